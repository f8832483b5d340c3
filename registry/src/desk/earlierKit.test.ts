import path from 'node:path';
import { entryOfFirstKit } from '../testing/entryOfFirstKit';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeRelease } from '../testing/writeRelease';
import type { LiveShell } from '../trials';
import type { Caller } from './createReleaseDesk';
import { openLocalDesk, writeRegistry } from './openLocalDesk';
import { readLive } from './readLive';

const root = temporaryFolder();
let folder: string;
let count = 0;
beforeEach(() => {
  folder = path.join(root, String(++count));
});

const asha: Caller = { name: 'Asha', mayRelease: () => true };
const desk = () => openLocalDesk(folder, {});
const brings = {
  '@shop/kernel': '0.4.1',
  '@shop/ui': '0.2.1',
  react: '19.3.1',
  'styled-components': '6.6.0',
};
const shell: LiveShell = { version: 'now', brings, facts: {} };
const contractOf = (kernel: string) => ({ ...brings, '@shop/kernel': kernel });
const liveVersion = () => readLive(folder).remotes[0]?.version;

/** A shop in which a remote of the first kit was live before the one that is live now. */
async function shopWith(kernel: string) {
  const { integrity, server: _later, ...old } = writeRelease(folder, entryOfFirstKit(contractOf(kernel)));
  const now = writeRelease(folder, { name: 'mf-old', version: '2', contract: contractOf('^0.4.1') });
  await writeRegistry(folder, {
    remotes: [now],
    shell,
    history: { 'mf-old': { earlier: [{ ...old, integrity }], withdrawn: [] } },
  });
  return old.version;
}

test('a rollback goes to a release of an earlier kit that runs on the live shell', async () => {
  const version = await shopWith('>=0.3.0 <0.5.0');
  await (await desk()).rollBack(asha, 'mf-old');
  expect(liveVersion()).toBe(version);
});

test('a rollback to one that was built for an earlier shell is refused, and says what to do', async () => {
  await shopWith('^0.3.0');
  await expect((await desk()).rollBack(asha, 'mf-old')).rejects.toThrow(
    'mf-old 0.1.0-1a2b3c4d was built for @shop/kernel ^0.3.0, the live shell brings 0.4.1: release a mended mf-old instead.',
  );
  expect(liveVersion()).toBe('2');
});

test('a release of a later kit is refused for its contract, whatever else of it is unknown here', async () => {
  await shopWith('^0.4.1');
  const later = { ...entryOfFirstKit(contractOf('^0.5.0')), version: 'later' };
  const refusal = 'mf-old needs @shop/kernel ^0.5.0, the shell brings 0.4.1: release the shell first.';
  await expect((await desk()).release(asha, { entries: [later] })).rejects.toThrow(refusal);
  await expect((await desk()).trial(asha, { share: 10, entry: later })).rejects.toThrow(refusal);
});
