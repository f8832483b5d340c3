import type { Measured } from './figures';
import type { Samples } from './samples';
import { type PageName, pageNames, type Target } from './Target';

/** What to measure of a page, by its address: once, or several times in one visit. */
type Measure = (url: string, page: PageName) => Promise<Measured | Measured[]>;

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
        if (!url) continue;
        for (const measured of [await measure(url, page)].flat()) samples.add(name, page, measured);
      }
    }
  }
}
