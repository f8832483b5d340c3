import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '../registryEntry';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeRelease } from '../testing/writeRelease';
import type { LiveShell } from '../trials';
import type { Caller } from './createReleaseDesk';
import { openLocalDesk } from './openLocalDesk';
import { readLive } from './readLive';

const root = temporaryFolder();
let count = 0;
let folder: string;
beforeEach(() => {
  folder = path.join(root, String(++count));
});

const asha: Caller = { name: 'Asha', mayRelease: () => true };
const catalogTeam: Caller = { name: 'mf-a', mayRelease: (name) => name === 'mf-a' };
const others = { '@shop/ui': '1.0.0', react: '1.0.0', 'styled-components': '1.0.0' };
const desk = () => openLocalDesk(folder, {});
const shell = (version: string, kernel = '0.1.0'): LiveShell => ({
  version,
  brings: { ...others, '@shop/kernel': kernel },
  facts: {},
});
const release = async (of: LiveShell, entries: RegistryEntry[] = []) =>
  (await desk()).release(asha, { entries, shell: of }, { commit: 'abcdef1' });
const rollBack = async () => (await desk()).rollBack(asha, 'shell', { reason: 'it was slow' });
const remote = (version: string, kernel: string) =>
  writeRelease(folder, { name: 'mf-a', version, contract: { ...others, '@shop/kernel': kernel } });
const live = () => readLive(folder).shell?.version;

test('a shell is released and rolled back as a remote is, and the history has a row for each', async () => {
  await release(shell('1'), [remote('1', '^0.1.0')]);
  await release(shell('2'));
  expect(live()).toBe('2');
  await rollBack();
  expect([live(), readLive(folder).shellHistory]).toEqual(['1', { earlier: [], withdrawn: ['2'] }]);
  const { store } = await desk();
  expect(await store.changes({ remote: 'shell', limit: 9 })).toMatchObject([
    { kind: 'rollback', version: '1', from: '2', by: 'Asha', reason: 'it was slow' },
    { kind: 'shell', version: '2', from: '1', commit: 'abcdef1', report: expect.any(Array) },
    { kind: 'shell', version: '1' },
  ]);
  await expect(rollBack()).rejects.toThrow('The shell has no earlier release to go back to.');
  await release(shell('2'));
  expect(readLive(folder).shellHistory).toMatchObject({ earlier: [{ version: '1' }], withdrawn: [] });
});

test('what is released of a remote leaves the shell as it is', async () => {
  await release(shell('1'), [remote('1', '^0.1.0')]);
  await release(shell('2'));
  await (await desk()).release(asha, { entries: [remote('2', '^0.1.0')] });
  expect(live()).toBe('2');
  await rollBack();
  expect(live()).toBe('1');
});

test('a shell that leaves a remote behind is refused, whichever way it goes', async () => {
  await release(shell('1', '0.1.0'), [remote('1', '^0.1.0')]);
  await expect(release(shell('2', '0.2.0'))).rejects.toThrow(
    'mf-a needs @shop/kernel ^0.1.0, the shell 2 brings 0.2.0: release mf-a with it.',
  );
  await release(shell('2', '0.2.0'), [remote('2', '^0.2.0')]);
  await expect(rollBack()).rejects.toThrow(
    'mf-a needs @shop/kernel ^0.2.0, the shell 1 brings 0.1.0: roll back mf-a with it, by npm run rollback -w @shop/shell -- --together.',
  );
  expect(live()).toBe('2');
});

test('a remote on trial counts as one that is live', async () => {
  await release(shell('1', '0.1.0'), [remote('1', '>=0.1.0')]);
  await release(shell('2', '0.2.0'));
  await (await desk()).trial(asha, { share: 10, entry: remote('2', '^0.2.0') });
  await expect(rollBack()).rejects.toThrow(/^mf-a needs .* roll back mf-a with it, /);
});

test('a team may not release the shell, and nobody can kill it', async () => {
  await release(shell('1'), [remote('1', '^0.1.0')]);
  await expect((await desk()).release(catalogTeam, { entries: [], shell: shell('2') })).rejects.toThrow(
    'mf-a may not release shell.',
  );
  await expect((await desk()).rollBack(catalogTeam, 'shell')).rejects.toThrow('may not release shell');
  await expect((await desk()).kill(asha, 'shell')).rejects.toThrow('A shell is not killed: roll it back.');
});

test('the folders of the last five shells stay, older ones go after a week', async () => {
  const monthAgo = Date.now() / 1000 - 30 * 24 * 60 * 60;
  const first = remote('1', '^0.1.0');
  for (const name of ['1', '2', '3', '4', '5', '6', '7']) {
    mkdirSync(path.join(folder, 'shell', name), { recursive: true });
    await release(shell(name), name === '1' ? [first] : []);
    utimesSync(path.join(folder, 'shell', name), monthAgo, monthAgo);
  }
  expect(readdirSync(path.join(folder, 'shell')).sort()).toEqual(['3', '4', '5', '6', '7']);
});
