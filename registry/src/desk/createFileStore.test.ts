import { rm } from 'node:fs/promises';
import path from 'node:path';
import { keepsTheStoreContract } from '../testing/storeContract';
import { temporaryFolder } from '../testing/temporaryFolder';
import { createFileStore } from './createFileStore';

const root = temporaryFolder();
let count = 0;

keepsTheStoreContract('the store of a build folder', () => {
  const folder = path.join(root, String(++count));
  const again = () => createFileStore(folder);
  return Promise.resolve({ store: again(), again, lose: () => rm(path.join(folder, 'registry.json')) });
});
