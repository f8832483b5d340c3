import type { RegistryEntry } from '../registryEntry';
import type { LiveShell, Trial } from '../trials';
import { type Live, replacing, without } from './live';
import type { ReleaseChange } from './registryStore';
import {
  given,
  type Note,
  requireContracts,
  requireFit,
  requireReleasable,
  requireRunnable,
  requireTrial,
  type Tools,
  tried,
  wholeness,
} from './releaseChecks';
import { historyOf, released, withdrawing, withHistory } from './releaseHistory';
import { ReleaseRefused } from './ReleaseRefused';
import { requireMeant } from './requireMeant';
import { requireNobodyLeftBehind, shellName, withShell } from './shellHistory';

/** A change as a step writes it: the desk adds when, who and the sequence. */
export type ChangeDraft = Omit<ReleaseChange, 'sequence' | 'at' | 'by'>;

/** What is live after a step, and what is to be remembered of it. */
export interface Step {
  next: Live;
  changes: ChangeDraft[];
}

const liveEntry = ({ remotes }: Live, remote: string) => remotes.find(({ name }) => name === remote);
const trialOf = ({ trials }: Live, remote: string) => trials.find(({ entry }) => entry.name === remote);

/** Makes versions live for everybody, all at once and with a shell where one is given, and ends their trials. */
export async function releaseStep(
  tools: Tools,
  live: Live,
  { entries, shell }: { entries: RegistryEntry[]; shell?: LiveShell },
  note: Note,
): Promise<Step> {
  const { by, at, commit, reason } = note;
  requireContracts({ shell: shell ?? live.shell }, entries);
  for (const entry of entries) await requireReleasable(tools, live, entry);
  const next = {
    ...withShell(live, shell),
    remotes: replacing(live.remotes, entries),
    trials: without(live.trials, entries),
    history: entries.reduce(
      (history, entry) => withHistory({ ...live, history }, entry.name, released(live, entry, { at, by })),
      live.history,
    ),
  };
  if (next.shell?.version !== live.shell?.version) requireNobodyLeftBehind(next);
  const report = requireFit(tools, next, { before: live, entries });
  const seen = new Map<string, string[]>();
  for (const entry of entries) seen.set(entry.name, await tried(tools, entry, next, note));
  return {
    next,
    changes: [
      ...shellChange(live, next, report, note),
      ...entries.map((entry): ChangeDraft => {
        const before = liveEntry(live, entry.name);
        return {
          kind: 'release',
          remote: entry.name,
          version: entry.version,
          from: before?.version,
          commit: commit ?? entry.commit,
          report: [wholeness(entry), ...report, ...(seen.get(entry.name) ?? []), ...given(before, entry)],
          reason,
        };
      }),
    ],
  };
}

/** The row of a shell that is released; none where it was live before. */
function shellChange(live: Live, { shell }: Live, report: string[], { commit, reason }: Note): ChangeDraft[] {
  if (!shell || shell.version === live.shell?.version) return [];
  const { version } = shell;
  return [{ kind: 'shell', remote: shellName, version, from: live.shell?.version, commit, report, reason }];
}

/** Shows a version to `share` percent of the visitors. */
export async function trialStep(
  tools: Tools,
  live: Live,
  { entry, share }: Trial,
  note: Note,
): Promise<Step> {
  const { at, commit, reason } = note;
  requireContracts(live, [entry]);
  await requireReleasable(tools, live, entry);
  const before = liveEntry(live, entry.name);
  if (!before) throw new ReleaseRefused(`${entry.name} is not live yet: release it to everybody first.`);
  const next = { ...live, trials: [...without(live.trials, [entry]), { share, entry, since: at }] };
  const report = [
    wholeness(entry),
    ...requireFit(tools, next, { before: live, entries: [entry] }),
    ...(await tried(tools, entry, next, note)),
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
  // It was tried before its visitors got it.
  const { next, changes } = await releaseStep(
    { ...tools, probe: undefined },
    live,
    { entries: [entry] },
    note,
  );
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
  requireRunnable(live, entry);
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
