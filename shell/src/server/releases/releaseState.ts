import type { LiveShell, RegistryEntry } from '@shop/registry';
import { historyOf, type Live, type ReleaseChange } from '@shop/registry/desk';

/** One version of a remote, as a page about releases tells it. */
interface VersionState {
  version: string;
  commit?: string;
  origin?: string;
  /** Compressed KB by entry and page, where the build noted them. */
  sizes?: RegistryEntry['sizes'];
}

/** What is live of a remote, and what one can go back to. */
interface RemoteReleases {
  name: string;
  title: string;
  live: VersionState & { since?: string; by?: string; isKilled: boolean };
  trial?: VersionState & { share: number; since?: string };
  /** The latest first. */
  earlier: VersionState[];
  withdrawn: string[];
  budget?: RegistryEntry['budget'];
}

/** The answer of `GET /releases`. */
export interface ReleaseState {
  sequence: number;
  /** With the versions that one can go back to, the latest first. */
  shell?: LiveShell & { earlier: { version: string }[] };
  remotes: RemoteReleases[];
  killed: string[];
  /** The newest first. */
  changes: ReleaseChange[];
  /** Who asks, and what they may release of what is live. */
  caller: { name: string; mayRelease: string[] };
}

export const releaseState = (live: Live): Omit<ReleaseState, 'changes' | 'caller'> => ({
  sequence: live.sequence,
  shell: live.shell && {
    ...live.shell,
    earlier: (live.shellHistory?.earlier ?? []).toReversed().map(({ version }) => ({ version })),
  },
  killed: live.killed,
  remotes: live.remotes.map((entry) => {
    const { since, earlier, withdrawn } = historyOf(live, entry.name);
    const trial = live.trials.find((running) => running.entry.name === entry.name);
    return {
      name: entry.name,
      title: entry.title,
      live: {
        ...versionState(entry),
        since: since?.at,
        by: since?.by,
        isKilled: live.killed.includes(`${entry.name}@${entry.version}`),
      },
      trial: trial && { ...versionState(trial.entry), share: trial.share, since: trial.since },
      earlier: earlier.toReversed().map(versionState),
      withdrawn,
      budget: entry.budget,
    };
  }),
});

const versionState = ({ version, commit, origin, sizes }: RegistryEntry): VersionState => ({
  version,
  commit,
  origin,
  sizes,
});
