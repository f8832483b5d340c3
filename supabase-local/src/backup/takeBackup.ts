import { link, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { create } from 'tar';
import { type EmbeddedDatabase, engineFolder } from '../db/openPglite';
import { keysFile, readLocalKeys, writeLocalKeys } from '../localKeys';
import { objectsFolder } from '../storage/objectFiles';
import { draftPrefix } from './backupDrafts';
import { type Manifest, manifestName } from './manifest';

/** What lies in a backup, in this order: who reads it learns first what it is. */
const parts = [manifestName, keysFile, engineFolder, objectsFolder];

/**
 * The shop of a data folder at one moment, as one compressed file, while it is open: requests wait for as long as
 * copying the database takes, tenths of a second. Stored objects are never rewritten, so that a second name for each is
 * enough. Ends with the stream, whether it was read to its end or not.
 */
export async function takeBackup(db: EmbeddedDatabase, dataDir: string): Promise<Readable> {
  // Beside what it copies: second names need the same disk.
  const folder = await mkdtemp(join(dataDir, draftPrefix));
  const cleanUp = () => rm(folder, { recursive: true, force: true });
  try {
    await mkdir(join(folder, objectsFolder));
    let migration = '';
    const takenAt = await db.whileAtRest(async (copyFiles, query) => {
      const at = new Date().toISOString();
      const { rows } = await query(
        `select max(version) as version from supabase_migrations.schema_migrations`,
      );
      migration = String(rows[0]?.version);
      await copyFiles(join(folder, engineFolder));
      await linkFiles(join(dataDir, objectsFolder), join(folder, objectsFolder));
      return at;
    });
    await writeLocalKeys(folder, await readLocalKeys(dataDir));
    const manifest: Manifest = { format: 1, takenAt, migration };
    await writeFile(join(folder, manifestName), JSON.stringify(manifest));
    const file = new PassThrough();
    const pack = create({ cwd: folder, gzip: { level: 4 }, portable: true }, parts);
    pack.on('error', (error) => file.destroy(error as Error));
    pack.pipe(file);
    file.once('close', () => void cleanUp());
    return file;
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/** Removed since it was listed. */
const unlessGone = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
};

async function linkFiles(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => []);
  for (const name of names) await link(join(from, name), join(to, name)).catch(unlessGone);
}
