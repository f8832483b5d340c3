import { fits } from './fits';
import type { FitCounts } from './toReview';

/** Fewer answers than that are opinions and no sum. */
export const fewestAnswers = 5;

/** What buyers say of the fit in a sentence; nothing while too few did. */
export function fitSummary(counts: FitCounts): string | undefined {
  const all = fits.reduce((sum, { value }) => sum + counts[value], 0);
  if (all < fewestAnswers) return undefined;
  const most = fits.find(({ value }) => counts[value] * 2 > all);
  if (most) return `Most say ${most.words} (${counts[most.value]} of ${all})`;
  return `Opinions differ: ${counts.small} say small, ${counts.true} true to size, ${counts.large} large`;
}
