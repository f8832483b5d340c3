import type { FuzzOptions } from './fuzzFamily';

/** What `npm test` runs of each family; `FUZZ_SEED` draws other calls. */
export const slice: FuzzOptions = { calls: 1_000, seed: Number(process.env.FUZZ_SEED ?? 12), concurrency: 8 };
