import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryDir } from './repositoryDir';

const cache = join(repositoryDir, 'dist', 'test-cache');

/** Whatever goes into a fresh database, relative to the repository. */
const sources = [
  'supabase/migrations',
  'sample-catalogue/src',
  'supabase-local/platform',
  'supabase-local/platform-exposing',
  'supabase-local/src',
  'test-databases/src',
  'shared-kernel/src/domain',
];

/** No test run lasts that long, so no process reads what is older and of other sources. */
const keptFor = 3_600_000;

/**
 * A folder that `fill` makes once and that every later test run finds again, until migrations, samples or backend
 * change. Processes that ask at the same time may both fill one; all get the same.
 */
export async function cachedFolder(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(cache, `${name}-${await hashSources()}`);
  await mkdir(cache, { recursive: true });
  if (!(await exists(folder))) {
    await removeOutdated();
    const draft = await mkdtemp(join(cache, 'draft-'));
    await fill(draft);
    // Another process may have finished first; then its folder is as good.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  }
  return folder;
}

async function exists(path: string): Promise<boolean> {
  return Boolean(await stat(path).catch(() => undefined));
}

async function removeOutdated(): Promise<void> {
  const outdated = Date.now() - keptFor;
  for (const name of await readdir(cache)) {
    const folder = join(cache, name);
    const made = (await stat(folder).catch(() => undefined))?.mtimeMs ?? outdated;
    if (made < outdated) await rm(folder, { recursive: true, force: true });
  }
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    const entries = await readdir(join(repositoryDir, source), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'));
    for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
      hash.update(path).update(await readFile(path));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
