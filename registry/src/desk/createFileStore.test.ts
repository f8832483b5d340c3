import { readdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { keepsTheStoreContract } from '../testing/storeContract';
import { temporaryFolder } from '../testing/temporaryFolder';
import { createFileStore } from './createFileStore';

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
