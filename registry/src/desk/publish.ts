import type { RegistryEntry } from '../registryEntry';
import type { Trial } from '../trials';
import { builtRelease } from './builtVersions';
import { pruneVersions } from './pruneVersions';
import { changingRegistry, replacing, requireFit, requireReleasable, without } from './registryChange';
import { readRegistry, writeRegistry } from './registryStore';
import { readHistory, released, rolledBack, withdrawn, writeHistory } from './releaseHistory';

/** Makes built remotes live, all at once, and ends their trials. Throws with the reason when the release gate refuses. */
export const publish = (buildFolder: string, entries: RegistryEntry[]): Promise<void> =>
  changingRegistry(buildFolder, () => {
    swap(buildFolder, entries);
    for (const { name, version } of entries) {
      const history = released(readHistory(buildFolder, name), version);
      writeHistory(buildFolder, name, history);
      pruneVersions(buildFolder, name, history);
    }
  });

/** Shows a built remote to `share` percent of the visitors. Throws when the release gate refuses. */
export const publishTrial = (buildFolder: string, { entry, share }: Trial): Promise<void> =>
  changingRegistry(buildFolder, () => {
    const now = readRegistry(buildFolder);
    requireReleasable(buildFolder, entry, now.killed);
    if (!now.remotes.some(({ name }) => name === entry.name))
      throw new Error(`${entry.name} is not live yet: release it to everybody first.`);
    const next = { ...now, trials: [...without(now.trials, [entry]), { share, entry }] };
    requireFit(buildFolder, next);
    writeRegistry(buildFolder, next);
  });

/**
 * Takes the newest step back: ends a trial, or else makes the version live that was live before. Returns the version
 * that everybody gets now; throws when there is none.
 */
export const rollBack = (buildFolder: string, remote: string): Promise<string> =>
  changingRegistry(buildFolder, () => {
    const now = readRegistry(buildFolder);
    const trial = now.trials.find(({ entry }) => entry.name === remote)?.entry;
    const live = now.remotes.find(({ name }) => name === remote);
    if (trial && live) {
      writeRegistry(buildFolder, { ...now, trials: without(now.trials, [trial]) });
      writeHistory(buildFolder, remote, withdrawn(readHistory(buildFolder, remote), trial.version));
      return live.version;
    }
    const history = rolledBack(readHistory(buildFolder, remote));
    const version = history?.versions.at(-1);
    if (!history || version === undefined) throw new Error(`${remote} has no earlier release to go back to.`);
    const entry = builtRelease(buildFolder, remote, version);
    if (!entry) throw new Error(`The files of ${remote} ${version} are gone: release it again instead.`);
    swap(buildFolder, [entry]);
    writeHistory(buildFolder, remote, history);
    return version;
  });

function swap(buildFolder: string, entries: RegistryEntry[]): void {
  const now = readRegistry(buildFolder);
  for (const entry of entries) requireReleasable(buildFolder, entry, now.killed);
  const next = {
    ...now,
    remotes: replacing(now.remotes, entries),
    trials: without(now.trials, entries),
  };
  requireFit(buildFolder, next);
  writeRegistry(buildFolder, next);
}
