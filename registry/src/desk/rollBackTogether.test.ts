import path from 'node:path';
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
const shellTeam: Caller = { name: 'the shell’s team', mayRelease: (name) => name === 'shell' };
const others = { '@shop/ui': '1.0.0', react: '1.0.0', 'styled-components': '1.0.0' };
const desk = () => openLocalDesk(folder, {});
const shell = (version: string, kernel: string): LiveShell => ({
  version,
  brings: { ...others, '@shop/kernel': kernel },
  facts: {},
});
const remote = (name: string, version: string, kernel: string) =>
  writeRelease(folder, { name, version, contract: { ...others, '@shop/kernel': kernel } });

function liveVersions() {
  const live = readLive(folder);
  const remotes = Object.fromEntries(live.remotes.map(({ name, version }) => [name, version]));
  return { shell: live.shell?.version, ...remotes };
}

/** A release that breaks the contract: the shell and `mf-a` went live together, `mf-b` runs on both shells. */
async function breakingRelease() {
  await (
    await desk()
  ).release(asha, {
    entries: [remote('mf-a', '1', '^0.1.0'), remote('mf-b', '1', '>=0.1.0')],
    shell: shell('1', '0.1.0'),
  });
  await (
    await desk()
  ).release(asha, {
    entries: [remote('mf-a', '2', '^0.2.0')],
    shell: shell('2', '0.2.0'),
  });
}
const before = { shell: '1', 'mf-a': '1', 'mf-b': '1' };
const after = { shell: '2', 'mf-a': '2', 'mf-b': '1' };

test('the shell of a breaking release is not rolled back alone: the sentence names the remote, and the way', async () => {
  await breakingRelease();
  await expect((await desk()).rollBack(asha, 'shell')).rejects.toThrow(
    'mf-a needs @shop/kernel ^0.2.0, the shell 1 brings 0.1.0: roll back mf-a with it, by npm run rollback -w @shop/shell -- --together.',
  );
  expect(liveVersions()).toEqual(after);
});

test('nor is the remote: the sentence names the shell, and the way', async () => {
  await breakingRelease();
  await expect((await desk()).rollBack(asha, 'mf-a')).rejects.toThrow(
    'mf-a 1 was built for @shop/kernel ^0.1.0, the live shell brings 0.2.0: roll the shell back with it, by npm run rollback -w @shop/shell -- --together, or release a mended mf-a.',
  );
  expect(liveVersions()).toEqual(after);
});

test('together they go back at once, and nobody else; each has a row, and no build brings them back', async () => {
  await breakingRelease();
  const { registry } = await (
    await desk()
  ).rollBack(asha, 'shell', { together: true, reason: 'The bag is empty.' });
  expect(liveVersions()).toEqual(before);
  const { store } = await desk();
  const rows = await store.changes({ limit: 2 });
  expect(rows.map(({ remote: name, ...row }) => [name, row]).sort()).toMatchObject([
    ['mf-a', { kind: 'rollback', version: '1', from: '2', reason: 'The bag is empty.' }],
    ['shell', { kind: 'rollback', version: '1', from: '2', reason: 'The bag is empty.' }],
  ]);
  expect(new Set(rows.map(({ sequence }) => sequence)).size).toBe(1);
  expect(registry.history?.['mf-a']).toMatchObject({ earlier: [], withdrawn: ['2'] });
  expect(registry.shellHistory).toEqual({ earlier: [], withdrawn: ['2'] });
});

test('a trial that needs the newer shell ends with it', async () => {
  await (
    await desk()
  ).release(asha, {
    entries: [remote('mf-a', '1', '>=0.1.0')],
    shell: shell('1', '0.1.0'),
  });
  await (await desk()).release(asha, { entries: [], shell: shell('2', '0.2.0') });
  await (await desk()).trial(asha, { share: 10, entry: remote('mf-a', '2', '^0.2.0') });
  await expect((await desk()).rollBack(asha, 'shell')).rejects.toThrow(/roll back mf-a with it/);
  await (await desk()).rollBack(asha, 'shell', { together: true });
  expect([liveVersions(), readLive(folder).trials]).toEqual([{ shell: '1', 'mf-a': '1' }, []]);
});

test('it goes past a version that was killed, and past one that is as new', async () => {
  await (
    await desk()
  ).release(asha, {
    entries: [remote('mf-a', '1', '^0.1.0')],
    shell: shell('1', '0.1.0'),
  });
  await (await desk()).release(asha, { entries: [remote('mf-a', '1b', '^0.1.0')] });
  await (
    await desk()
  ).release(asha, {
    entries: [remote('mf-a', '2', '^0.2.0')],
    shell: shell('2', '0.2.0'),
  });
  await (await desk()).release(asha, { entries: [remote('mf-a', '3', '^0.2.0')] });
  await (await desk()).kill(asha, 'mf-a', '1b');
  await (await desk()).rollBack(asha, 'shell', { together: true });
  expect(liveVersions()).toEqual({ shell: '1', 'mf-a': '1' });
});

test('where a remote has nothing that runs on the earlier shell, nothing goes back', async () => {
  await (
    await desk()
  ).release(asha, {
    entries: [remote('mf-a', '1', '>=0.1.0')],
    shell: shell('1', '0.1.0'),
  });
  await (
    await desk()
  ).release(asha, {
    entries: [remote('mf-b', '1', '^0.2.0')],
    shell: shell('2', '0.2.0'),
  });
  const refusal =
    'mf-b needs @shop/kernel ^0.2.0, the shell 1 brings 0.1.0, and no version of mf-b before it runs there: release a mended shell instead.';
  await expect((await desk()).rollBack(asha, 'shell')).rejects.toThrow(refusal);
  await expect((await desk()).rollBack(asha, 'shell', { together: true })).rejects.toThrow(refusal);
  expect(liveVersions()).toEqual({ shell: '2', 'mf-a': '1', 'mf-b': '1' });
});

test('who may release the shell alone takes no team’s remote back with it', async () => {
  await breakingRelease();
  await expect((await desk()).rollBack(shellTeam, 'shell', { together: true })).rejects.toThrow(
    'the shell’s team may not release mf-a.',
  );
  expect(liveVersions()).toEqual(after);
});

test('a remote is taken back by its own name; together is a word about the shell', async () => {
  await breakingRelease();
  await expect((await desk()).rollBack(asha, 'mf-a', { together: true })).rejects.toThrow(
    'Only the shell is rolled back together with remotes.',
  );
});
