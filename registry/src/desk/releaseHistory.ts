import type { RegistryEntry } from '../registryEntry';
import { type RemoteHistory, versionLabel } from '../trials';
import type { Live } from './live';

/** Versions that are kept whole on every store: the live one and those that one goes back to first. */
const keptReleases = 5;
/** Versions that one can go back to while their files are there. */
const rememberedReleases = 12;
const rememberedWithdrawals = 50;

const untold: RemoteHistory = { earlier: [], withdrawn: [] };

export const historyOf = ({ history }: Pick<Live, 'history'>, remote: string): RemoteHistory =>
  new Map(Object.entries(history)).get(remote) ?? untold;

/** The history of what is live with that of one remote changed. */
export const withHistory = (live: Live, remote: string, history: RemoteHistory): Live['history'] => ({
  ...live.history,
  [remote]: {
    ...history,
    earlier: history.earlier.slice(-rememberedReleases),
    withdrawn: history.withdrawn.slice(-rememberedWithdrawals),
  },
});

/** After a version became live for everybody. What was killed is nothing to go back to. */
export function released(live: Live, entry: RegistryEntry, since: RemoteHistory['since']): RemoteHistory {
  const { earlier, withdrawn } = historyOf(live, entry.name);
  const before = live.remotes.find(({ name }) => name === entry.name);
  const isKept = before && before.version !== entry.version && !live.killed.includes(versionLabel(before));
  return {
    since: before?.version === entry.version ? historyOf(live, entry.name).since : since,
    earlier: isKept ? [...earlier, before] : earlier,
    withdrawn: withdrawn.filter((version) => version !== entry.version),
  };
}

/** After a version was taken back that a build would make live again by itself. */
export const withdrawing = (history: RemoteHistory, version: string): RemoteHistory => ({
  ...history,
  withdrawn: [...history.withdrawn.filter((other) => other !== version), version],
});

/** Versions of a remote whose files stay, whatever their age. */
export function keptVersions(live: Live, remote: string): Set<string> {
  const now = live.remotes.filter(({ name }) => name === remote);
  const tried = live.trials.flatMap(({ entry }) => (entry.name === remote ? [entry] : []));
  const before = historyOf(live, remote).earlier.slice(-(keptReleases - 1));
  return new Set([...now, ...tried, ...before].map(({ version }) => version));
}
