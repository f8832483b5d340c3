import type { Beacon, BeaconEntry } from './beacon';

/** What a document measured and has not told yet. */
export interface Tally {
  view(version: string, page: string): void;
  /** Something of the version is shown, be it on another's page. */
  visit(version: string, page: string): void;
  error(version: string, page: string): void;
  measure(version: string, page: string, vital: 'lcp' | 'inp' | 'cls', value: number): void;
  /** What is new since the last time; undefined where nothing is. */
  take(): Beacon | undefined;
}

/** Of one kind of page of one version in one message; more is no news. */
const most = 200;

/** Counts by version and kind of page; that a version was visited, and that it failed, is said once in a document. */
export function createTally(): Tally {
  let entries = new Map<string, BeaconEntry>();
  const visited = new Set<string>();
  const failed = new Set<string>();

  const entryOf = (version: string, page: string) => {
    const key = `${version} ${page}`;
    const entry = entries.get(key) ?? { version, page };
    entries.set(key, entry);
    return entry;
  };
  const visit = (version: string, page: string) => {
    if (visited.has(version)) return;
    visited.add(version);
    entryOf(version, page).visit = 'begun';
  };
  return {
    visit,
    view: (version, page) => {
      visit(version, page);
      const entry = entryOf(version, page);
      entry.views = Math.min(most, (entry.views ?? 0) + 1);
    },
    error: (version, page) => {
      visit(version, page);
      const entry = entryOf(version, page);
      entry.errors = Math.min(most, (entry.errors ?? 0) + 1);
      if (failed.has(version)) return;
      failed.add(version);
      entry.failure = 'first';
    },
    measure: (version, page, vital, value) => {
      entryOf(version, page)[vital] = value;
    },
    take: () => {
      const taken = [...entries.values()];
      entries = new Map();
      return taken.length > 0 ? { entries: taken } : undefined;
    },
  };
}
