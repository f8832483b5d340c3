import type { Measured } from './figures';
import type { Samples } from './samples';
import { pageNames, type Target } from './Target';

/** What to measure of a page, by its address. */
type Measure = (url: string) => Promise<Measured>;

/**
 * Loads each page of each shop so many times. The shops take turns, and the one that begins changes, so that whatever the
 * machine does meanwhile meets all of them.
 */
export async function measureTargets(
  samples: Samples,
  targets: readonly Target[],
  loads: number,
  measure: Measure,
): Promise<void> {
  for (let load = 0; load < loads; load += 1) {
    const inTurn = load % 2 === 0 ? targets : targets.toReversed();
    for (const page of pageNames) {
      for (const { name, addresses } of inTurn) {
        const url = addresses[page];
        if (url) samples.add(name, page, await measure(url));
      }
    }
  }
}
