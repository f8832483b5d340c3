import { Badge } from '@shop/ui';
import type { RemoteReleases } from './releaseState';

/** How things stand with a remote, in a word. */
export function StateBadge({ remote: { live, trial } }: { remote: RemoteReleases }) {
  if (live.isKilled) return <Badge $tone="kumkum">Killed</Badge>;
  if (trial) return <Badge $tone="haldi">{`Trial ${trial.share}%`}</Badge>;
  return <Badge $tone="neem">Live</Badge>;
}
