import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What the name of a folder begins with in which a backup is put together. */
export const draftPrefix = '.backup-';

/** Removes what backups left that were broken off with their process, each a copy of the whole database. */
export async function removeBackupDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(draftPrefix)) await rm(join(dataDir, name), { recursive: true, force: true });
}
