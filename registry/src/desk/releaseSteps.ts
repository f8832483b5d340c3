import type { RegistryEntry } from '../registryEntry';
import { type LiveShell, type Trial, versionLabel } from '../trials';
import { entryProblem } from './entryProblem';
import { linksGivenUp } from './linksGivenUp';
import { type Live, replacing, without } from './live';
import type { RegistryStore, ReleaseChange } from './registryStore';
import { fileProblem } from './releasedFiles';
import { fitProblem, lossProblem, mixturesOf } from './releaseGate';
import { historyOf, released, withdrawing, withHistory } from './releaseHistory';
import { ReleaseRefused } from './ReleaseRefused';
import { requireMeant } from './requireMeant';

/** What every change says besides what it does. */
export interface Note {
  by: string;
  /** ISO. */
  at: string;
  commit?: string;
  reason?: string;
  /** What is on trial, or else live, as far as whoever shares, promotes or rolls back knows. */
  meant?: string;
}

/** A change as a step writes it: the desk adds when, who and the sequence. */
export type ChangeDraft = Omit<ReleaseChange, 'sequence' | 'at' | 'by'>;

/** What is live after a step, and what is to be remembered of it. */
export interface Step {
  next: Live;
  changes: ChangeDraft[];
}

/** What a step needs to look at what would go live. */
export interface Tools extends Pick<RegistryStore, 'readFile'> {
  /** Where remotes' files may come from beside the shop itself. */
  assetOrigins: readonly string[];
}

const liveEntry = ({ remotes }: Live, remote: string) => remotes.find(({ name }) => name === remote);
const trialOf = ({ trials }: Live, remote: string) => trials.find(({ entry }) => entry.name === remote);

/** Makes versions live for everybody, all at once and with a shell where one is given, and ends their trials. */
export async function releaseStep(
  tools: Tools,
  live: Live,
  { entries, shell = live.shell }: { entries: RegistryEntry[]; shell?: LiveShell },
  { by, at, commit, reason }: Note,
): Promise<Step> {
  for (const entry of entries) await requireReleasable(tools, live, entry);
  const next = {
    ...live,
    shell,
    remotes: replacing(live.remotes, entries),
    trials: without(live.trials, entries),
    history: entries.reduce(
      (history, entry) => withHistory({ ...live, history }, entry.name, released(live, entry, { at, by })),
      live.history,
    ),
  };
  const report = requireFit(tools, next, { before: live, entries });
  const shellChange: ChangeDraft[] =
    shell && shell.version !== live.shell?.version
      ? [
          {
            kind: 'shell',
            remote: 'shell',
            version: shell.version,
            from: live.shell?.version,
            commit,
            report,
            reason,
          },
        ]
      : [];
  return {
    next,
    changes: [
      ...shellChange,
      ...entries.map((entry): ChangeDraft => {
        const before = liveEntry(live, entry.name);
        return {
          kind: 'release',
          remote: entry.name,
          version: entry.version,
          from: before?.version,
          commit: commit ?? entry.commit,
          report: [wholeness(entry), ...report, ...given(before, entry)],
          reason,
        };
      }),
    ],
  };
}

/** Shows a version to `share` percent of the visitors. */
export async function trialStep(
  tools: Tools,
  live: Live,
  { entry, share }: Trial,
  { at, commit, reason }: Note,
): Promise<Step> {
  await requireReleasable(tools, live, entry);
  const before = liveEntry(live, entry.name);
  if (!before) throw new ReleaseRefused(`${entry.name} is not live yet: release it to everybody first.`);
  const next = { ...live, trials: [...without(live.trials, [entry]), { share, entry, since: at }] };
  const report = [
    wholeness(entry),
    ...requireFit(tools, next, { before: live, entries: [entry] }),
    ...given(before, entry),
  ];
  const { name: remote, version } = entry;
  return {
    next,
    changes: [
      {
        kind: 'trial',
        remote,
        version,
        from: before.version,
        commit: commit ?? entry.commit,
        share,
        report,
        reason,
      },
    ],
  };
}

/** Gives what is on trial to another share of the visitors. */
export function shareStep(
  tools: Tools,
  live: Live,
  remote: string,
  share: number,
  { at, reason, meant }: Note,
): Step {
  requireMeant(live, remote, meant);
  const { entry } = requireTrial(live, remote);
  const next = { ...live, trials: [...without(live.trials, [entry]), { share, entry, since: at }] };
  const { version, commit } = entry;
  return {
    next,
    changes: [{ kind: 'share', remote, version, commit, share, report: requireFit(tools, next), reason }],
  };
}

/** Gives what is on trial to everybody. */
export async function promoteStep(tools: Tools, live: Live, remote: string, note: Note): Promise<Step> {
  requireMeant(live, remote, note.meant);
  const { entry } = requireTrial(live, remote);
  const { next, changes } = await releaseStep(tools, live, { entries: [entry] }, note);
  return { next, changes: changes.map((change) => ({ ...change, kind: 'promote' })) };
}

/** Ends a trial, whoever wants it ended: everybody gets the live version. */
export function endTrialStep(
  live: Live,
  remote: string,
  kind: 'rollback' | 'trial-ended',
  { reason }: Note,
): Step {
  const { entry } = requireTrial(live, remote);
  const next = {
    ...live,
    trials: without(live.trials, [entry]),
    history: withHistory(live, remote, withdrawing(historyOf(live, remote), entry.version)),
  };
  const { version, commit } = entry;
  return { next, changes: [{ kind, remote, version, commit, report: ['Its trial has ended.'], reason }] };
}

/** Takes the newest step back: ends a trial, or else makes the version live that was live before. */
export async function rollBackStep(tools: Tools, live: Live, remote: string, note: Note): Promise<Step> {
  requireMeant(live, remote, note.meant);
  if (trialOf(live, remote)) return endTrialStep(live, remote, 'rollback', note);
  const before = liveEntry(live, remote);
  const { earlier, withdrawn } = historyOf(live, remote);
  const entry = earlier.at(-1);
  if (!before || !entry) throw new ReleaseRefused(`${remote} has no earlier release to go back to.`);
  if (!(await tools.readFile(entry.entry)))
    throw new ReleaseRefused(`The files of ${remote} ${entry.version} are gone: release it again instead.`);
  await requireReleasable(tools, live, entry);
  const next = {
    ...live,
    remotes: replacing(live.remotes, [entry]),
    history: withHistory(
      live,
      remote,
      withdrawing(
        { since: { at: note.at, by: note.by }, earlier: earlier.slice(0, -1), withdrawn },
        before.version,
      ),
    ),
  };
  const report = [wholeness(entry), ...requireFit(tools, next), ...given(before, entry)];
  const { version, commit } = entry;
  return {
    next,
    changes: [
      { kind: 'rollback', remote, version, from: before.version, commit, report, reason: note.reason },
    ],
  };
}

/** Throws with the reason when a release can go live for nobody: it was killed, or its files are not whole. */
async function requireReleasable(tools: Tools, { killed }: Live, entry: RegistryEntry): Promise<void> {
  const problem = killed.includes(versionLabel(entry))
    ? `${entry.name} ${entry.version} was killed: change its sources and release that.`
    : await fileProblem(tools, entry);
  if (problem) throw new ReleaseRefused(problem);
}

/**
 * Throws with the reason when the release gate refuses what is about to be live; else says what it saw. What is released
 * for the first time is held to more than what is taken back.
 */
function requireFit(
  { assetOrigins }: Tools,
  candidate: Live,
  released?: { before: Live; entries: RegistryEntry[] },
): string[] {
  const problem =
    fitProblem(candidate, assetOrigins) ??
    released?.entries.map(entryProblem).find(Boolean) ??
    (released && lossProblem(released.before, candidate));
  if (problem) throw new ReleaseRefused(problem);
  const { remotes, trials, shell } = candidate;
  const mixtures = mixturesOf(candidate).length;
  return [
    `Lives together with ${remotes.length - 1} other remotes${trials.length > 0 ? `, in each of ${mixtures} mixtures of live and tried versions` : ''}.`,
    shell
      ? `Every contract is met by the shell ${shell.version}.`
      : 'There is no shell yet to hold contracts against.',
  ];
}

function requireTrial(live: Live, remote: string): Trial {
  const trial = trialOf(live, remote);
  if (!trial) throw new ReleaseRefused(`Nothing of ${remote} is on trial.`);
  return trial;
}

const wholeness = ({ integrity }: RegistryEntry) =>
  `All ${Object.keys(integrity).length} scripts are there and are what was built.`;

const given = (before: RegistryEntry | undefined, now: RegistryEntry): string[] => {
  const names = linksGivenUp(before, now);
  return names.length > 0 ? [`No longer offered: ${names.join(', ')}.`] : [];
};
