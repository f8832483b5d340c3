import type { Figures } from './figures';
import type { RemoteReleases } from './releaseState';

/** What a version is to its remote now. */
export type Role = 'live' | 'trial' | 'earlier';

export interface ShownVersion {
  version: string;
  role: Role;
}

/** More lines than these nobody tells apart. */
const mostEarlier = 2;

/** The versions whose figures are shown: live, tried, and the latest of the others that were measured. */
export function shownVersions({ live, trial }: RemoteReleases, figures: readonly Figures[]): ShownVersion[] {
  const current = [live.version, ...(trial ? [trial.version] : [])];
  const others = figures
    .filter(({ version }) => !current.includes(version))
    .toSorted((a, b) => b.slot.localeCompare(a.slot))
    .map(({ version }) => version);
  return [
    { version: live.version, role: 'live' },
    ...(trial ? [{ version: trial.version, role: 'trial' as const }] : []),
    ...[...new Set(others)].slice(0, mostEarlier).map((version) => ({ version, role: 'earlier' as const })),
  ];
}
