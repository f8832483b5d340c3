import type { RegistryEntry } from '../registryEntry';
import { versionLabel } from '../trials';
import { type Live, replacing } from './live';
import type { Note, Tools } from './releaseChecks';
import { fileProblem } from './releasedFiles';
import { fitProblem } from './releaseGate';
import { historyOf, withdrawing, withHistory } from './releaseHistory';
import { ReleaseRefused } from './ReleaseRefused';
import type { Step } from './releaseSteps';

/** What became of a remote whose version was killed. */
export interface Killed {
  version: string;
  /** What everybody gets now; absent when there is none, and its pages say that they are not there. */
  live?: string;
}

/**
 * Takes a version from everybody, for good: the one on trial, or else the live one, unless `version` names another. In
 * the place of a live version comes the last one before it that may live; where there is none, its pages say that they
 * are not there, which is better than what was killed. Throws when the remote was never released, or that version was not.
 */
export async function killStep(
  tools: Tools,
  live: Live,
  { remote, version }: { remote: string; version?: string },
  note: Note,
): Promise<Step & { killed: Killed }> {
  const before = live.remotes.find(({ name }) => name === remote);
  if (!before) throw new ReleaseRefused(`${remote} is not live.`);
  const tried = live.trials.find(({ entry }) => entry.name === remote)?.entry;
  const doomed = version ?? tried?.version ?? before.version;
  const history = historyOf(live, remote);
  requireKnown(live, before, doomed);
  const left = withdrawing(
    { ...history, earlier: history.earlier.filter((entry) => entry.version !== doomed) },
    doomed,
  );
  const next: Live = {
    ...live,
    trials: live.trials.filter(({ entry }) => entry.name !== remote || entry.version !== doomed),
    killed: [...new Set([...live.killed, versionLabel({ name: remote, version: doomed })])],
    history: withHistory(live, remote, left),
  };
  const change = { kind: 'kill' as const, remote, version: doomed, reason: note.reason };
  if (before.version !== doomed)
    return {
      next,
      changes: [{ ...change, report: [`Everybody gets ${before.version}.`] }],
      killed: { version: doomed, live: before.version },
    };
  const successor = await successorOf(tools, left.earlier, next);
  const earlier = successor ? left.earlier.slice(0, left.earlier.indexOf(successor)) : [];
  const since = { at: note.at, by: note.by };
  return {
    next: {
      ...next,
      remotes: successor ? replacing(next.remotes, [successor]) : next.remotes,
      history: withHistory(live, remote, { ...left, since, earlier }),
    },
    changes: [{ ...change, from: doomed, report: [reportOf(successor)] }],
    killed: { version: doomed, live: successor?.version },
  };
}

/** A slip of the pen must not leave the harmful version live while whoever killed it believes that it is gone. */
function requireKnown({ trials, killed, history }: Live, now: RegistryEntry, version: string): void {
  const tried = trials.find(({ entry }) => entry.name === now.name)?.entry;
  const { earlier, withdrawn } = historyOf({ history }, now.name);
  const isKnown =
    [now, tried, ...earlier].some((entry) => entry?.version === version) ||
    withdrawn.includes(version) ||
    killed.includes(versionLabel({ name: now.name, version }));
  if (isKnown) return;
  const onTrial = tried ? `, on trial ${tried.version}` : '';
  throw new ReleaseRefused(
    `Nothing is known of a version ${version} of ${now.name}, so nothing was killed: live is ${now.version}${onTrial}.`,
  );
}

const reportOf = (successor: RegistryEntry | undefined) =>
  successor
    ? `Everybody gets ${successor.version}, the last version before it that is whole and fits.`
    : 'There is no version before it that is whole and fits: its pages say that they are not there.';

/** The last version that was live before, whose files are whole, and with which the others fit together. */
async function successorOf(
  tools: Tools,
  earlier: RegistryEntry[],
  next: Live,
): Promise<RegistryEntry | undefined> {
  for (const entry of earlier.toReversed()) {
    const isWhole =
      !next.killed.includes(versionLabel(entry)) &&
      !fitProblem({ ...next, remotes: replacing(next.remotes, [entry]) }, tools.assetOrigins) &&
      !(await fileProblem(tools, entry));
    if (isWhole) return entry;
  }
  return undefined;
}
