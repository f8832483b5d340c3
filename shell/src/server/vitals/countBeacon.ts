import { bucketOfVital, type PublishedRegistry, versionLabel } from '@shop/registry';
import type { Beacon, BeaconEntry } from '../../vitals/beacon';
import type { CountedOf, VitalCounts } from './createVitalCounts';

/**
 * What something of this version is counted as, undefined for one that nobody gets now: an open tab may run an earlier
 * one. A kind of page that no version knows is counted as none, so that nobody can invent any.
 */
export function countedOf(
  { remotes, trials = [] }: PublishedRegistry,
  label: string,
  page: string,
): CountedOf | undefined {
  const live = [...remotes, ...trials.map(({ entry }) => entry)];
  const entry = live.find((each) => versionLabel(each) === label);
  if (!entry) return undefined;
  const isPage = live.some(({ preload }) => Object.hasOwn(preload.pages, page));
  return {
    remote: entry.name,
    version: entry.version,
    page: isPage ? page : '',
    trial: trials.find((trial) => trial.entry.name === entry.name)?.since ?? '',
  };
}

/** Counts what a page sent; answers whether anything of it is live. */
export function countBeacon(
  { entries }: Beacon,
  registry: PublishedRegistry,
  counts: Pick<VitalCounts, 'add'>,
): boolean {
  const known = entries.flatMap((entry) => {
    const of = countedOf(registry, entry.version, entry.page);
    return of ? [{ entry, of }] : [];
  });
  for (const { entry, of } of known) countEntry(entry, of, counts);
  return known.length > 0;
}

function countEntry(entry: BeaconEntry, of: CountedOf, counts: Pick<VitalCounts, 'add'>): void {
  counts.add(of, 'views', 0, entry.views ?? 0);
  counts.add(of, 'errors', 0, entry.errors ?? 0);
  if (entry.visit) counts.add(of, 'visits');
  if (entry.failure) counts.add(of, 'failedVisits');
  for (const vital of ['lcp', 'inp', 'cls'] as const) {
    const value = entry[vital];
    if (value !== undefined) counts.add(of, vital, bucketOfVital(vital, value));
  }
}
