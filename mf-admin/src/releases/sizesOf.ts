import type { RemoteReleases, VersionState } from './releaseState';

/** What browsers fetch for the entry or a page of a version, beside what they may. */
export interface Size {
  part: string;
  /** KB compressed. */
  size: number;
  /** KB compressed; absent where its team set no limit. */
  budget?: number;
}

/** The heaviest against its budget first, as the release gate measures them. */
export function sizesOf({ sizes = {} }: VersionState, { budget = {} }: RemoteReleases): Size[] {
  const allowed = new Map(Object.entries(budget));
  return Object.entries(sizes)
    .map(([part, size]) => ({
      part,
      size,
      budget: allowed.get(part) ?? (part === 'entry' ? undefined : allowed.get('page')),
    }))
    .toSorted((a, b) => usedOf(b) - usedOf(a));
}

/** Part of the budget that is used; of what has none, nothing. */
export const usedOf = ({ size, budget }: Size): number => (budget ? size / budget : 0);
