import type { FuzzOptions } from './fuzzFamily';

const seed = Number(process.env.FUZZ_SEED ?? 12);

/** Of `npm test`; `npm run fuzz` goes through both. */
export const quickerEngine = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite';

/** What `npm test` runs of each family, 150 calls. `FUZZ_SEED` draws others. */
export const slice = (): FuzzOptions => ({ calls: 150, seed, concurrency: 8 });
