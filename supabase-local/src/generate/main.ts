import { mkdir } from 'node:fs/promises';
import { generateProducts } from '@shop/sample-catalogue/generate';
import { migrate, preparePlatform } from '../db/migrate';
import { openPglite } from '../db/openPglite';
import { openPostgres } from '../db/openPostgres';
import { readConfig } from '../readConfig';
import { seedDatabase } from '../seedDatabase';

/** Milliseconds: nobody waits for an answer here, and a machine may have other work. */
const patience = 120_000;

/** `npm run seed -- --products N`: the samples and a generated catalogue, in the database of the environment. */
async function main(): Promise<void> {
  const wanted = Number(process.argv[process.argv.indexOf('--products') + 1]);
  if (!process.argv.includes('--products') || !Number.isInteger(wanted) || wanted < 1 || wanted > 5_000_000)
    throw new Error('Say how many: npm run seed -- --products 100000');
  const config = readConfig(process.env);
  if (!config.databaseUrl) await mkdir(config.dataDir, { recursive: true });
  const db = await (config.databaseUrl
    ? openPostgres(config.databaseUrl, { timeout: patience, pooled: config.databasePooled })
    : openPglite(config.dataDir));
  try {
    await preparePlatform(db, config.platformDirs);
    await migrate(db, config.migrationsDir);
    await seedDatabase(db, config);
    const started = Date.now();
    await generateProducts(
      (work) => db.transaction((tx) => work((sql, params) => tx.query(sql, params))),
      wanted,
      (done) => {
        const seconds = Math.round((Date.now() - started) / 1000);
        if (done % 100_000 === 0 || done === wanted) process.stdout.write(`${done} products, ${seconds} s\n`);
      },
    );
    await db.query('analyze public.products, public.product_variants, public.product_attributes');
    await db.query(
      'analyze private.listing_entries, private.listing_bits, private.listing_counts, private.listing_values',
    );
  } finally {
    await db.close();
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
