import type { RegistryEntry } from '../registryEntry';
import { type LiveShell, type Trial, versionLabel } from '../trials';
import { entryProblem } from './entryProblem';
import { linksGivenUp } from './linksGivenUp';
import type { Live } from './live';
import type { Probe } from './probe/createProbe';
import type { RegistryStore } from './registryStore';
import { fileProblem } from './releasedFiles';
import { fitProblem, lossProblem, mixturesOf } from './releaseGate';
import { ReleaseRefused } from './ReleaseRefused';
import { rollBackTogether } from './shellHistory';
import { unmetContracts } from './unmetContracts';
import { unmetContract } from './validateRegistry';

/** What every change says besides what it does. */
export interface Note {
  by: string;
  /** ISO. */
  at: string;
  commit?: string;
  reason?: string;
  withoutProbe?: string;
  /** What is on trial, or else live, as far as whoever shares, promotes or rolls back knows. */
  meant?: string;
}

/** What a step needs to look at what would go live. */
export interface Tools extends Pick<RegistryStore, 'readFile'> {
  /** Where remotes' files may come from beside the shop itself. */
  assetOrigins: readonly string[];
  /** Tries what would go live; absent where it was tried before, or cannot be. */
  probe?: Probe;
}

/**
 * Throws with the remote that asks for what the shell does not bring. Asked before anything else about a release: one
 * that a newer kit built may have a form that this desk does not know, and its contract says why.
 */
export function requireContracts({ shell }: Pick<Live, 'shell'>, entries: RegistryEntry[]): void {
  const problem = unmetContract(entries, shell?.brings);
  if (problem) throw new ReleaseRefused(problem);
}

/**
 * Throws when the live shell has nothing for an earlier release to run on: going back would show a broken page. Where the
 * shell before has it, the two were released together, and go back together.
 */
export function requireRunnable({ shell, shellHistory }: Live, entry: RegistryEntry): void {
  const [unmet] = shell ? unmetContracts(shell, entry) : [];
  if (!shell || !unmet) return;
  const { name, version } = entry;
  const before = shellHistory?.earlier.at(-1);
  const cure =
    before && unmetContracts(before, entry).length === 0
      ? `roll the shell back with it, by ${rollBackTogether}, or release a mended ${name}`
      : `release a mended ${name} instead`;
  throw new ReleaseRefused(
    `${name} ${version} was built for ${unmet.what} ${unmet.range}, the live shell brings ${unmet.brought}: ${cure}.`,
  );
}

/** The beginning of a sentence about what a remote needs and a shell does not bring, or nothing. */
export function unmetOn(shell: LiveShell, entry: RegistryEntry): string | undefined {
  const [unmet] = unmetContracts(shell, entry);
  return (
    unmet &&
    `${entry.name} needs ${unmet.what} ${unmet.range}, the shell ${shell.version} brings ${unmet.brought}`
  );
}

/** Throws with the reason when a release can go live for nobody: it was killed, or its files are not whole. */
export async function requireReleasable(tools: Tools, { killed }: Live, entry: RegistryEntry): Promise<void> {
  const problem = killed.includes(versionLabel(entry))
    ? `${entry.name} ${entry.version} was killed: change its sources and release that.`
    : await fileProblem(tools, entry);
  if (problem) throw new ReleaseRefused(problem);
}

/**
 * Throws with the reason when the release gate refuses what is about to be live; else says what it saw. What is released
 * for the first time is held to more than what is taken back.
 */
export function requireFit(
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
  const others = remotes.length - 1;
  return [
    `Lives together with ${others} other ${others === 1 ? 'remote' : 'remotes'}${trials.length > 0 ? `, in each of ${mixtures} mixtures of live and tried versions` : ''}.`,
    shell
      ? `Every contract is met by the shell ${shell.version}.`
      : 'There is no shell yet to hold contracts against.',
  ];
}

/** What the probe saw of it. Throws when it must not go live. */
export async function tried(
  { probe }: Tools,
  entry: RegistryEntry,
  next: Live,
  { withoutProbe }: Note,
): Promise<string[]> {
  if (withoutProbe !== undefined) return [`Not tried by the probe: ${withoutProbe}`];
  return probe ? probe(entry, next) : [];
}

export function requireTrial(live: Live, remote: string): Trial {
  const trial = live.trials.find(({ entry }) => entry.name === remote);
  if (!trial) throw new ReleaseRefused(`Nothing of ${remote} is on trial.`);
  return trial;
}

export const wholeness = ({ integrity }: RegistryEntry) =>
  `All ${Object.keys(integrity).length} scripts are there and are what was built.`;

export const given = (before: RegistryEntry | undefined, now: RegistryEntry): string[] => {
  const names = linksGivenUp(before, now);
  return names.length > 0 ? [`No longer offered: ${names.join(', ')}.`] : [];
};
