import path from 'node:path';
import type { RegistryEntry } from '@shop/kernel/platform';
import { type Trial } from '@shop/registry';
import { builtRelease, builtShell } from '../build/builtVersions';
import { sharedVersions } from '../workspace/sharedPackages';
import { pruneVersions } from './pruneVersions';
import { readRegistry, writeRegistry } from './registryStore';
import { fileProblem } from './releasedFiles';
import { releaseGate } from './releaseGate';
import { readHistory, released, rolledBack, withdrawn, writeHistory } from './releaseHistory';
import { withLock } from './withLock';

const registryLock = (buildFolder: string) => path.join(buildFolder, 'registry.lock');

/** Makes built remotes live, all at once, and ends their trials. Throws with the reason when the release gate refuses. */
export const publish = (buildFolder: string, entries: RegistryEntry[]): Promise<void> =>
  withLock(registryLock(buildFolder), () => {
    entries.forEach((entry) => requireFiles(buildFolder, entry));
    swap(buildFolder, entries);
    for (const { name, version } of entries) {
      const history = released(readHistory(buildFolder, name), version);
      writeHistory(buildFolder, name, history);
      pruneVersions(buildFolder, name, history);
    }
  });

/** Shows a built remote to `share` percent of the visitors. Throws when the release gate refuses. */
export const publishTrial = (buildFolder: string, { entry, share }: Trial): Promise<void> =>
  withLock(registryLock(buildFolder), () => {
    requireFiles(buildFolder, entry);
    const { remotes, trials } = readRegistry(buildFolder);
    if (!remotes.some(({ name }) => name === entry.name))
      throw new Error(`${entry.name} is not live yet: release it to everybody first.`);
    const tried = [...without(trials, [entry]), { share, entry }];
    check(buildFolder, remotes, tried);
    writeRegistry(buildFolder, remotes, tried);
  });

/**
 * Takes the newest step back: ends a trial, or else makes the version live that was live before. Returns the version
 * that everybody gets now; throws when there is none.
 */
export const rollBack = (buildFolder: string, remote: string): Promise<string> =>
  withLock(registryLock(buildFolder), () => {
    const { remotes, trials } = readRegistry(buildFolder);
    const trial = trials.find(({ entry }) => entry.name === remote)?.entry;
    const live = remotes.find(({ name }) => name === remote);
    if (trial && live) {
      writeRegistry(buildFolder, remotes, without(trials, [trial]));
      writeHistory(buildFolder, remote, withdrawn(readHistory(buildFolder, remote), trial.version));
      return live.version;
    }
    const history = rolledBack(readHistory(buildFolder, remote));
    const version = history?.versions.at(-1);
    if (!history || version === undefined) throw new Error(`${remote} has no earlier release to go back to.`);
    const entry = builtRelease(buildFolder, remote, version);
    if (!entry) throw new Error(`The files of ${remote} ${version} are gone: release it again instead.`);
    requireFiles(buildFolder, entry);
    swap(buildFolder, [entry]);
    writeHistory(buildFolder, remote, history);
    return version;
  });

function swap(buildFolder: string, entries: RegistryEntry[]): void {
  const { remotes, trials } = readRegistry(buildFolder);
  const next = replacing(remotes, entries);
  const staying = without(trials, entries);
  check(buildFolder, next, staying);
  writeRegistry(buildFolder, next, staying);
}

function check(buildFolder: string, remotes: RegistryEntry[], trials: Trial[]): void {
  // Before the first shell is built, the one to come is made of this repository's packages.
  const problem = releaseGate({ remotes, trials }, builtShell(buildFolder)?.brings ?? sharedVersions());
  if (problem) throw new Error(problem);
}

function requireFiles(buildFolder: string, entry: RegistryEntry): void {
  const problem = fileProblem(buildFolder, entry);
  if (problem) throw new Error(problem);
}

const names = (entries: RegistryEntry[]) => new Set(entries.map(({ name }) => name));

function replacing(remotes: RegistryEntry[], entries: RegistryEntry[]): RegistryEntry[] {
  const replaced = names(entries);
  return [...remotes.filter(({ name }) => !replaced.has(name)), ...entries];
}

function without(trials: Trial[], entries: RegistryEntry[]): Trial[] {
  const ended = names(entries);
  return trials.filter(({ entry }) => !ended.has(entry.name));
}
