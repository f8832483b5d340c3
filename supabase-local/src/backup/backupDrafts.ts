import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startupError';

/** What the name of a folder begins with in which a backup is put together. */
export const draftPrefix = '.backup-';

/** The folder in which a backup is unpacked: inside of the data folder, which may be a volume of its own. */
export const restoreDraft = '.restoring';

/**
 * Removes what backups left that were broken off with their process, each a copy of the whole database. Throws
 * `StartupError` for a folder into which a backup came in part.
 */
export async function tidyDrafts(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  if (names.includes(restoreDraft))
    throw new StartupError(
      `A restore into ${dataDir} was broken off. Empty the folder, and run \`npm run restore\` again.`,
    );
  for (const name of names)
    if (name.startsWith(draftPrefix)) await rm(join(dataDir, name), { recursive: true, force: true });
}
