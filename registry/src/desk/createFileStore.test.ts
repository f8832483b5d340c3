import { mkdir, readdir, readFile, rename, rm, rmdir, stat, truncate, utimes } from 'node:fs/promises';
import path from 'node:path';
import { keepsTheStoreContract } from '../testing/storeContract';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeRelease } from '../testing/writeRelease';
import { createFileStore } from './createFileStore';
import { openLocalDesk } from './openLocalDesk';

const root = temporaryFolder();
const monthAgo = Date.now() / 1000 - 30 * 24 * 60 * 60;
let count = 0;

keepsTheStoreContract('the store of a build folder', () => {
  const folder = path.join(root, String(++count));
  const again = () => createFileStore(folder);
  const age = async () => {
    for (const place of await readdir(folder, { recursive: true }))
      await utimes(path.join(folder, place), monthAgo, monthAgo);
  };
  return Promise.resolve({ store: again(), again, age, lose: () => rm(path.join(folder, 'registry.json')) });
});

it('keeps the first of two files that come to one address at once', async () => {
  const store = createFileStore(path.join(root, String(++count)));
  const address = '/remotes/mf-a/1/x.js';
  const texts = ['one', 'two'];
  const outcomes = await Promise.all(texts.map((text) => store.putFile(address, Buffer.from(text))));
  expect(outcomes.toSorted()).toEqual(['other', 'stored']);
  expect(String(await store.readFile(address))).toBe(texts[outcomes.indexOf('stored')]);
});

describe('a history that could not be written to its end', () => {
  const asha = { name: 'Asha', mayRelease: () => true };
  const openShop = async () => {
    const folder = path.join(root, String(++count));
    const desk = await openLocalDesk(folder, {});
    const release = (version: string) =>
      desk.release(asha, {
        entries: ['mf-a', 'mf-b'].map((name) => writeRelease(folder, { name, version })),
      });
    const history = async () =>
      (await desk.store.changes({ limit: 10 })).map(({ kind, remote, version }) => [kind, remote, version]);
    await release('1');
    return { desk, release, history, file: path.join(folder, 'releases/changes.jsonl') };
  };
  const releases = [
    ['release', 'mf-b', '2'],
    ['release', 'mf-a', '2'],
    ['release', 'mf-b', '1'],
    ['release', 'mf-a', '1'],
  ];

  it.each([1, 40])('is mended by the next change where it lacks its last %i bytes', async (bytes) => {
    const { desk, release, history, file } = await openShop();
    await release('2');
    await truncate(file, (await stat(file)).size - bytes);
    expect(await history()).toEqual(releases);

    await desk.kill(asha, 'mf-a', '2');
    expect(await history()).toEqual([['kill', 'mf-a', '2'], ...releases]);
    const last = (await readFile(file, 'utf8')).trimEnd().split('\n').at(-1) ?? '';
    expect(JSON.parse(last)).toMatchObject({ kind: 'kill' });
  });

  it('fails no change, and is written when it can be', async () => {
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { desk, release, history, file } = await openShop();
    await rename(file, `${file}.before`);
    await mkdir(file);
    await release('2');
    await desk.kill(asha, 'mf-a', '2');
    expect(warning).toHaveBeenCalledTimes(2);
    warning.mockRestore();

    await rmdir(file);
    await rename(`${file}.before`, file);
    await desk.rollBack(asha, 'mf-b');
    expect(await history()).toEqual([['rollback', 'mf-b', '1'], ['kill', 'mf-a', '2'], ...releases]);
    expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(6);
  });
});
