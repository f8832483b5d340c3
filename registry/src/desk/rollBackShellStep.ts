import type { RegistryEntry } from '../registryEntry';
import { type LiveShell, type RemoteHistory, versionLabel } from '../trials';
import { type Live, replacing } from './live';
import { type Note, requireFit, type Tools, unmetOn, wholeness } from './releaseChecks';
import { fileProblem } from './releasedFiles';
import { historyOf, withdrawing, withHistory } from './releaseHistory';
import { ReleaseRefused } from './ReleaseRefused';
import { type ChangeDraft, endTrialStep, type Step } from './releaseSteps';
import { requireMeant } from './requireMeant';
import { noShellHistory, rollBackTogether, shellName } from './shellHistory';

const rememberedWithdrawals = 50;

interface Ways extends Note {
  /** Whether remotes that need the newer shell go back with it. */
  together: boolean;
  /** Throws where the caller may not release that remote. */
  requireRight(remote: string): void;
}

/**
 * Makes the shell live again that was live before. Remotes that cannot run on it, such as those that a breaking release brought,
 * go back in the same change where the caller says so, each to its last version that runs there; their trials end. Throws
 * with one of them else, and with the way.
 */
export async function rollBackShellStep(tools: Tools, live: Live, ways: Ways): Promise<Step> {
  requireMeant(live, shellName, ways.meant);
  const { shell: before, shellHistory = noShellHistory } = live;
  const shell = shellHistory.earlier.at(-1);
  if (!before || !shell) throw new ReleaseRefused('The shell has no earlier release to go back to.');
  const remotes = await rollBackRemotes(tools, live, shell, ways);
  const next: Live = {
    ...remotes.next,
    shell,
    shellHistory: {
      earlier: shellHistory.earlier.slice(0, -1),
      withdrawn: [...shellHistory.withdrawn, before.version].slice(-rememberedWithdrawals),
    },
  };
  const { version } = shell;
  const { reason } = ways;
  const report = requireFit(tools, next);
  return {
    next,
    changes: [
      { kind: 'rollback', remote: shellName, version, from: before.version, report, reason },
      ...remotes.changes.map((change) => ({ ...change, report: [...change.report, ...report] })),
    ],
  };
}

/** What is live with every remote on a version that runs on `shell`. */
async function rollBackRemotes(tools: Tools, live: Live, shell: LiveShell, ways: Ways): Promise<Step> {
  const behind = [...new Set(leftBehind(live, shell).map(({ name }) => name))];
  let step: Step = { next: live, changes: [] };
  for (const name of behind) {
    if (leftBehind({ ...step.next, remotes: [] }, shell).some((entry) => entry.name === name)) {
      const ended = endTrialStep(step.next, name, 'rollback', ways);
      step = { next: ended.next, changes: [...step.changes, ...ended.changes] };
    }
    const entry = leftBehind({ ...step.next, trials: [] }, shell).find((each) => each.name === name);
    if (!entry) continue;
    const taken = await rollBackTo(tools, step.next, shell, entry, ways);
    step = { next: taken.next, changes: [...step.changes, ...taken.changes] };
  }
  const [first] = leftBehind(live, shell);
  if (first && !ways.together)
    throw new ReleaseRefused(
      `${unmetOn(shell, first)}: roll back ${behind.join(', ')} with it, by ${rollBackTogether}.`,
    );
  for (const name of behind) ways.requireRight(name);
  return step;
}

/** What of live and tried remotes cannot run on a shell. */
const leftBehind = ({ remotes, trials }: Pick<Live, 'remotes' | 'trials'>, shell: LiveShell) =>
  [...remotes, ...trials.map(({ entry }) => entry)].filter((entry) => unmetOn(shell, entry));

async function rollBackTo(
  tools: Tools,
  live: Live,
  shell: LiveShell,
  now: RegistryEntry,
  { at, by, reason }: Note,
): Promise<Step> {
  const history = historyOf(live, now.name);
  const entry = await lastThatRuns(tools, live, shell, history);
  if (!entry)
    throw new ReleaseRefused(
      `${unmetOn(shell, now)}, and no version of ${now.name} before it runs there: release a mended shell instead.`,
    );
  const earlier = history.earlier.slice(0, history.earlier.indexOf(entry));
  const { name: remote, version, commit } = entry;
  const change: ChangeDraft = {
    kind: 'rollback',
    remote,
    version,
    from: now.version,
    commit,
    report: [wholeness(entry)],
    reason,
  };
  return {
    next: {
      ...live,
      remotes: replacing(live.remotes, [entry]),
      history: withHistory(
        live,
        remote,
        withdrawing({ ...history, since: { at, by }, earlier }, now.version),
      ),
    },
    changes: [change],
  };
}

/** The last version of a remote that was live before, is whole, was not killed, and runs on a shell. */
async function lastThatRuns(
  tools: Tools,
  { killed }: Live,
  shell: LiveShell,
  { earlier }: RemoteHistory,
): Promise<RegistryEntry | undefined> {
  for (const entry of earlier.toReversed())
    if (!unmetOn(shell, entry) && !killed.includes(versionLabel(entry)) && !(await fileProblem(tools, entry)))
      return entry;
  return undefined;
}
