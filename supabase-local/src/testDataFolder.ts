import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whatever goes into a fresh database, relative to the repository. */
const sources = [
  'supabase/migrations',
  'supabase/seed',
  'supabase-local/platform',
  'supabase-local/src',
  'shared-kernel/src/domain',
];

/**
 * A data folder with a migrated and seeded embedded database. It is copied from `dist/test-cache`, where the first
 * caller after a change of its sources leaves one, made by `fill`.
 */
export async function copyTestDataFolder(
  repository: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const cache = join(repository, 'dist', 'test-cache');
  const template = join(cache, await hashSources(repository));
  await mkdir(cache, { recursive: true });
  if (!(await readdir(template).catch(() => undefined))) {
    const fresh = await mkdtemp(join(cache, 'filling-'));
    await fill(fresh);
    // Another process may have finished first; then its folder is as good.
    await rename(fresh, template).catch(() => rm(fresh, { recursive: true }));
  }
  const folder = await mkdtemp(join(tmpdir(), 'shop-backend-'));
  await cp(template, folder, { recursive: true });
  return folder;
}

async function hashSources(repository: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    const names = (await readdir(join(repository, source), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const name of names) hash.update(name).update(await readFile(name));
  }
  return hash.digest('hex').slice(0, 16);
}
