import type { Arguments } from '@shop/kernel/data';

/** What was counted in one minute. */
export type VitalCount = Arguments<'record_vitals'>['p_counts'][number];
/** What it is counted of. */
export type CountedOf = Pick<VitalCount, 'remote' | 'version' | 'page' | 'trial'>;

/** Counts that wait to be written to the database. */
export interface VitalCounts {
  add(of: CountedOf, measure: string, bucket?: number, count?: number): void;
  rows(): VitalCount[];
  /** The rows, which are then no longer waiting. */
  take(): VitalCount[];
}

/** Rows that wait while the database is away. */
const mostRows = 2000;

/**
 * Counts by minute, version and kind of page. When more wait than there is room for, minutes and kinds of pages are
 * given up, and the figures of trials stay whole: how many rows there can be then depends on the registry alone.
 */
export function createVitalCounts(now: () => number = Date.now): VitalCounts {
  let rows = new Map<string, VitalCount>();

  const put = (row: VitalCount) => {
    const { count, ...of } = row;
    const key = Object.values(of).join(' ');
    const known = rows.get(key);
    if (known) known.count += count;
    else rows.set(key, row);
  };
  const coarsen = () => {
    const fine = [...rows.values()];
    rows = new Map();
    const at = fine[0]?.at ?? '';
    for (const row of fine) put({ ...row, at, page: '' });
  };
  return {
    add: ({ remote, version, page, trial }, measure, bucket = 0, count = 1) => {
      if (count === 0) return;
      if (rows.size >= mostRows) coarsen();
      const at = new Date(Math.floor(now() / 60_000) * 60_000).toISOString();
      put({ at, remote, version, page, trial, measure, bucket, count });
    },
    rows: () => [...rows.values()],
    take: () => {
      const taken = [...rows.values()];
      rows = new Map();
      return taken;
    },
  };
}
