import type { Stats } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { extract, type ReadEntry } from 'tar';
import { prepareEngineFolder } from '../db/engineFolder';
import { engineFolder } from '../db/openPglite';
import { keysFile, readLocalKeys } from '../localKeys';
import { StartupError } from '../startupError';
import { objectsFolder } from '../storage/objectFiles';
import { restoreDraft } from './backupDrafts';
import { type Manifest, manifestName, readManifest } from './manifest';

/** The first segments of what a backup may bring; whatever else is in the file stays there. */
const parts = new Set([manifestName, keysFile, engineFolder, objectsFolder]);

/** What a new volume holds by itself. */
const volumeName = 'lost+found';

/**
 * Makes a data folder of a backup, whole or not at all. Throws `StartupError` for a folder that holds something and for
 * a file that is no whole backup; both are left as they are.
 */
export async function restoreBackup(file: string, dataDir: string): Promise<Manifest> {
  const held = await readdir(dataDir).catch(() => []);
  if (held.some((name) => name !== restoreDraft && name !== volumeName))
    throw new StartupError(
      `${dataDir} holds something already. Set DATA_DIR to a new folder, and move the shop there when you have looked at it.`,
    );
  const draft = join(dataDir, restoreDraft);
  const isNew = (await mkdir(dataDir, { recursive: true, mode: 0o700 })) !== undefined;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  try {
    await extract({ file, cwd: draft, strict: true, filter: isPart }).catch((error: Error) => {
      throw new StartupError(`${file} is no whole backup of a shop: ${error.message}`);
    });
    const manifest = readManifest(await readFile(join(draft, manifestName), 'utf8').catch(() => undefined));
    await prepareEngineFolder(join(draft, engineFolder));
    await chmod(join(draft, keysFile), 0o600);
    await readLocalKeys(draft);
    await rm(join(draft, manifestName));
    for (const name of await readdir(draft)) await rename(join(draft, name), join(dataDir, name));
    await rmdir(draft);
    return manifest;
  } catch (error) {
    // Files that were being written when the fault was found may still come.
    await rm(isNew ? dataDir : draft, { recursive: true, force: true, maxRetries: 10 });
    throw error;
  }
}

/** Plain files and folders of the shop: a link could lead out of the folder. */
const isPart = (path: string, entry: ReadEntry | Stats): boolean =>
  parts.has(path.split('/')[0] ?? '') &&
  'type' in entry &&
  (entry.type === 'File' || entry.type === 'Directory');
