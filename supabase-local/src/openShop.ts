import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openingTimeout } from './db/database';
import { migrate, preparePlatform } from './db/migrate';
import { type EmbeddedDatabase, engineFolder, openEngine, withLock } from './db/openPglite';
import { openLater, openPostgres } from './db/openPostgres';
import { withReplica } from './db/withReplica';
import { writePast } from './past/writePast';
import type { BackendConfig } from './readConfig';
import { seedDatabase } from './seedDatabase';

/**
 * Opens the database, migrated and seeded. The embedded engine's statements may still take as long as opening may: what
 * reads the tables first is not hurried either (`limitStatements`). Throws `StartupError` when the operator has to act.
 */
export async function openShop(config: BackendConfig): Promise<Database> {
  const { dataDir, databaseUrl } = config;
  if (!databaseUrl) return withLock(dataDir, () => openEmbedded(config));
  const pooled = config.databasePooled;
  const opening = await openPostgres(databaseUrl, { pooled, timeout: openingTimeout });
  await orClose(opening, () => prepare(config, opening));
  await opening.close();
  const db = await openPostgres(databaseUrl, { pooled });
  return config.replicaUrl ? withReplica(db, openLater(config.replicaUrl)) : db;
}

async function openEmbedded(config: BackendConfig): Promise<EmbeddedDatabase> {
  const folder = join(config.dataDir, engineFolder);
  if (await isEmpty(folder)) await makeFolder(config, folder);
  const open = () => openEngine(folder, { timeout: openingTimeout });
  const db = await open();
  if (!(await orClose(db, () => prepare(config, db)))) return db;
  // The embedded engine keeps what its largest work took, so it starts afresh: 300 MB less after migrations.
  await db.close();
  return open();
}

/** Under another name until all of it is there: what is broken off leaves no half of a shop, and no half of a past. */
async function makeFolder(config: BackendConfig, folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const now = Date.now();
  const isFull = config.past === 'full';
  // Nobody waits for an answer yet, and on a slow machine the catalogue alone takes longer than a request may.
  const db = await openEngine(draft, { clock: isFull ? now - shopAge : null, timeout: 0 });
  await orClose(db, async () => {
    await prepare(config, db);
    if (isFull) await writePast(db, now);
  });
  await db.close();
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

/** Before the first customer came; in milliseconds. */
const shopAge = 420 * 24 * 3_600_000;

/** Brings the database up to date. Resolves to whether that was much work. */
async function prepare(config: BackendConfig, db: Database): Promise<boolean> {
  const isNewer = await preparePlatform(db, config.platformDirs);
  const isMigrated = await migrate(db, config.migrationsDir);
  const isSeeded = await seedDatabase(db, config);
  return isNewer || isMigrated || isSeeded;
}

async function orClose<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Or not there. What is no folder is said by whoever opens it. */
const isEmpty = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    (names) => names.length === 0,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
