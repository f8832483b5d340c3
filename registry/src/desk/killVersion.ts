import type { RegistryEntry } from '../registryEntry';
import { versionLabel } from '../trials';
import { builtRelease } from './builtVersions';
import { changingRegistry, fitProblem, replacing } from './registryChange';
import { readRegistry, type RegistryContent, writeRegistry } from './registryStore';
import { fileProblem } from './releasedFiles';
import { readHistory, type ReleaseHistory, withdrawn, writeHistory } from './releaseHistory';

/** What became of a remote whose version was killed. */
export interface Killed {
  version: string;
  /** What everybody gets now; absent when there is none, and its pages say that they are not there. */
  live?: string;
}

/**
 * Takes a version from everybody, for good: the one on trial, or else the live one, unless `version` names another. In
 * the place of a live version comes the last one before it that may live; where there is none, its pages say that they
 * are not there, which is better than what was killed. Throws when the remote was never released.
 */
export const killVersion = (buildFolder: string, remote: string, version?: string): Promise<Killed> =>
  changingRegistry(buildFolder, () => {
    const now = readRegistry(buildFolder);
    const live = now.remotes.find(({ name }) => name === remote);
    if (!live) throw new Error(`${remote} is not live.`);
    const trial = now.trials.find(({ entry }) => entry.name === remote)?.entry;
    const doomed = version ?? trial?.version ?? live.version;
    const next: RegistryContent = {
      ...now,
      trials: now.trials.filter(({ entry }) => entry.name !== remote || entry.version !== doomed),
      killed: [...new Set([...now.killed, versionLabel({ name: remote, version: doomed })])],
    };
    const history = readHistory(buildFolder, remote);
    const left = withdrawn(
      { ...history, versions: history.versions.filter((other) => other !== doomed) },
      doomed,
    );
    if (live.version !== doomed) {
      writeRegistry(buildFolder, next);
      writeHistory(buildFolder, remote, left);
      return { version: doomed, live: live.version };
    }
    const successor = successorOf(buildFolder, live, left, next);
    writeRegistry(buildFolder, successor ? { ...next, remotes: replacing(next.remotes, [successor]) } : next);
    // The last of a history is what is live, so what could not take the place leaves it.
    const versions = left.versions.slice(0, successor ? left.versions.lastIndexOf(successor.version) + 1 : 0);
    writeHistory(buildFolder, remote, { ...left, versions });
    return { version: doomed, live: successor?.version };
  });

/** The last version that was live before, whose files are whole, and with which the others fit together. */
function successorOf(
  buildFolder: string,
  { name }: RegistryEntry,
  { versions }: ReleaseHistory,
  next: RegistryContent,
): RegistryEntry | undefined {
  return versions
    .toReversed()
    .map((version) => builtRelease(buildFolder, name, version))
    .find(
      (entry) =>
        entry &&
        !next.killed.includes(versionLabel(entry)) &&
        !fileProblem(buildFolder, entry) &&
        !fitProblem(buildFolder, { ...next, remotes: replacing(next.remotes, [entry]) }),
    );
}
