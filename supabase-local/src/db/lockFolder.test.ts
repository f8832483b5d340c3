import { spawnSync } from 'node:child_process';
import fs, { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from './lockFolder';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const leaveLock = (content: string) => writeFile(join(folder, 'backend.lock'), content);

it.each([
  ['nobody has', () => undefined],
  ['a process had that has died', () => leaveLock(`${spawnSync(process.execPath, ['--version']).pid} 1`)],
  ['a process had that died before it had written its number', () => leaveLock('')],
])('of many that want a folder at once which %s, one gets it', async (_, prepare) => {
  await prepare();
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  const releases = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(releases).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(FolderInUse);
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${process.pid}`);

  await releases[0]?.();
  expect(await readdir(folder)).toEqual([]);
  await (
    await lockFolder(folder)
  )();
});

it('leaves a folder to whoever took it over while it was looking', async () => {
  await leaveLock(`${spawnSync(process.execPath, ['--version']).pid} 1`);
  const { readFile } = fs;
  let faster: Promise<unknown> | undefined;
  const look = jest.spyOn(fs, 'readFile').mockImplementation(async (...asked) => {
    const seen = await readFile(...asked);
    if (!faster && String(asked[0]).endsWith('.lock')) await (faster = lockFolder(folder));
    return seen;
  });
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
  await expect(faster).resolves.toBeDefined();
  look.mockRestore();
});

it('is not kept from a folder by one who died while taking it over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await leaveLock(`${pid} 1`);
  await writeFile(join(folder, 'backend.lock.stale'), `${pid} 1`);
  await (
    await lockFolder(folder)
  )();
  expect(await readdir(folder)).toEqual([]);
});
