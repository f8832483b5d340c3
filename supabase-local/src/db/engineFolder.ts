import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startupError';

/** Major version of the embedded engine's files. */
const engineVersion = '18';

/** What to do about a folder that the engine cannot use; nothing in it is changed. */
const advice =
  'Nothing was changed. Put a backup in its place, or move the folder away to start with an empty shop.';

/**
 * Makes the embedded engine's folder, or makes sure that an engine of this version wrote it: over files without a
 * version the engine would start afresh. Throws `StartupError`.
 */
export async function prepareEngineFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length === 0) return;
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (!/^\d+$/.test(version)) throw damagedFolder(folder);
  if (version !== engineVersion)
    throw new StartupError(
      `The database in ${folder} is of version ${version}, and this shop's engine of version ${engineVersion}. ${advice}`,
    );
}

/** Said when the engine does not open its own files. */
export const damagedFolder = (folder: string): StartupError =>
  new StartupError(`The database in ${folder} is damaged and does not open. ${advice}`);
