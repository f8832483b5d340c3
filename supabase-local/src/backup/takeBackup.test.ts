import fs, { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { list } from 'tar';
import type { EmbeddedDatabase } from '../db/openPglite';
import { engineFolder } from '../db/openPglite';
import { openLocalKeys } from '../localKeys';
import { objectsFolder } from '../storage/objectFiles';
import { takeBackup } from './takeBackup';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** One without a table that matters here. */
const db = {
  whileAtRest: (work: Parameters<EmbeddedDatabase['whileAtRest']>[0]) =>
    work(
      async (into) => void (await mkdir(into)),
      () => Promise.resolve({ rows: [{ version: '1' }] }),
    ),
} as EmbeddedDatabase;

it('has every picture but one that is removed while it is taken', async () => {
  await openLocalKeys(dataDir);
  await mkdir(join(dataDir, objectsFolder));
  for (const name of ['gone', 'kept']) await writeFile(join(dataDir, objectsFolder, name), name);
  const { link } = fs;
  jest.spyOn(fs, 'link').mockImplementation(async (from, to) => {
    if (String(from).endsWith('gone')) await rm(from);
    return link(from, to);
  });
  const file = join(dataDir, 'shop.tgz');
  await writeFile(file, await buffer(await takeBackup(db, dataDir)));
  const names: string[] = [];
  await list({ file, onReadEntry: ({ path }) => void names.push(path) });
  expect(names).toEqual(expect.arrayContaining([`${engineFolder}/`, `${objectsFolder}/kept`]));
  expect(names).not.toContain(`${objectsFolder}/gone`);
});
