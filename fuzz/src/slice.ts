import type { FuzzOptions } from './fuzzFamily';

const seed = Number(process.env.FUZZ_SEED ?? 12);

/**
 * What `npm test` runs of each family, 300 calls; where it runs on several engines, each draws a part of its own.
 * `FUZZ_SEED` draws others.
 */
export const slice = (part = 0, parts = 1): FuzzOptions => ({
  calls: Math.ceil(300 / parts),
  seed: seed + part,
  concurrency: 8,
});
