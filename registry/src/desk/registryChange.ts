import path from 'node:path';
import { assetOriginsFrom } from '../origins';
import type { RegistryEntry } from '../registryEntry';
import { type Trial, versionLabel } from '../trials';
import { builtShell } from './builtVersions';
import type { RegistryContent } from './registryStore';
import { fileProblem } from './releasedFiles';
import { releaseGate } from './releaseGate';
import { withLock } from './withLock';

/** Does `work` while nobody else changes what is live. */
export const changingRegistry = <Result>(buildFolder: string, work: () => Result): Promise<Result> =>
  withLock(path.join(buildFolder, 'registry.lock'), work);

/** Throws with the reason when the release gate refuses what is about to be live. */
export function requireFit(buildFolder: string, candidate: RegistryContent): void {
  const problem = fitProblem(buildFolder, candidate);
  if (problem) throw new Error(problem);
}

/** The same as a sentence. The build of a first shell asks for itself whether it brings what is live needs. */
export const fitProblem = (buildFolder: string, candidate: RegistryContent): string | undefined =>
  releaseGate(candidate, builtShell(buildFolder)?.brings, assetOriginsFrom(process.env));

/** Throws with the reason when a release can go live for nobody: it was killed, or its files are not whole. */
export function requireReleasable(buildFolder: string, entry: RegistryEntry, killed: string[]): void {
  const problem = killed.includes(versionLabel(entry))
    ? `${entry.name} ${entry.version} was killed: change its sources and release that.`
    : fileProblem(buildFolder, entry);
  if (problem) throw new Error(problem);
}

/** The live remotes with these in the place of their namesakes. */
export function replacing(remotes: RegistryEntry[], entries: RegistryEntry[]): RegistryEntry[] {
  const replaced = names(entries);
  return [...remotes.filter(({ name }) => !replaced.has(name)), ...entries];
}

/** The trials without those of these remotes. */
export function without(trials: Trial[], entries: RegistryEntry[]): Trial[] {
  const ended = names(entries);
  return trials.filter(({ entry }) => !ended.has(entry.name));
}

const names = (entries: RegistryEntry[]) => new Set(entries.map(({ name }) => name));
