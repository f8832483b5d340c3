import { mkdir } from 'node:fs/promises';
import { openingTimeout } from '../db/database';
import { FolderInUse } from '../db/lockFolder';
import { migrate, preparePlatform } from '../db/migrate';
import { openPglite } from '../db/openPglite';
import { openPostgres } from '../db/openPostgres';
import { type BackendConfig, readConfig } from '../readConfig';
import { seedDatabase } from '../seedDatabase';
import { askRunningShop } from './askRunningShop';
import { fillCatalogue, isProductCount, mostProducts } from './fillCatalogue';

/** `npm run seed -- --products N`: the samples and a generated catalogue, in the database of the environment, whether its shop runs or not. */
async function main(): Promise<void> {
  const wanted = Number(process.argv[process.argv.indexOf('--products') + 1]);
  if (!process.argv.includes('--products') || !isProductCount(wanted))
    throw new Error(`Say how many, from 1 to ${mostProducts}: npm run seed -- --products 100000`);
  const config = readConfig(process.env);
  const started = Date.now();
  const tell = (done: number) => {
    const seconds = Math.round((Date.now() - started) / 1000);
    if (done % 100_000 === 0 || done === wanted) process.stdout.write(`${done} products, ${seconds} s\n`);
  };
  try {
    await fillDatabase(config, wanted, tell);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    await askRunningShop(config, wanted, tell);
  }
}

/** Throws `FolderInUse` where a shop runs on the embedded engine. */
async function fillDatabase(
  config: BackendConfig,
  wanted: number,
  tell: (done: number) => void,
): Promise<void> {
  if (!config.databaseUrl) await mkdir(config.dataDir, { recursive: true });
  const db = await (config.databaseUrl
    ? openPostgres(config.databaseUrl, { timeout: openingTimeout, pooled: config.databasePooled })
    : openPglite(config.dataDir));
  try {
    await preparePlatform(db, config.platformDirs);
    await migrate(db, config.migrationsDir);
    await seedDatabase(db, config);
    await fillCatalogue(db, wanted, tell);
  } finally {
    await db.close();
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
