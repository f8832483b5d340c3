import type { RegistryEntry } from '@shop/kernel/platform';
import path from 'node:path';
import { builtRelease } from '../build/buildRemote';
import { builtShell } from '../build/buildShell';
import { versionOf } from '../workspace/repository';
import { objectionTo } from './checkRegistry';
import { liveRemotes, writeRegistry } from './registryStore';
import { readHistory, released, rolledBack, writeHistory } from './releaseHistory';
import { withLock } from './withLock';

const registryLock = (buildFolder: string) => path.join(buildFolder, 'registry.lock');

/** Makes built remotes live, all at once. Throws with the reason when the contract gate refuses. */
export const publish = (buildFolder: string, entries: RegistryEntry[]): Promise<void> =>
  withLock(registryLock(buildFolder), () => {
    swap(buildFolder, entries);
    for (const { name, version } of entries) {
      writeHistory(buildFolder, name, released(readHistory(buildFolder, name), version));
    }
  });

/** Makes the version live that was live before. Returns it; throws when there is none. */
export const rollBack = (buildFolder: string, remote: string): Promise<string> =>
  withLock(registryLock(buildFolder), () => {
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
  // Before the first shell is built, the one to come is made of this repository's kernel.
  const kernel = builtShell(buildFolder)?.kernel ?? versionOf('shared-kernel');
  const replaced = new Set(entries.map(({ name }) => name));
  const remotes = [...liveRemotes(buildFolder).filter(({ name }) => !replaced.has(name)), ...entries];
  const objection = objectionTo(remotes, kernel);
  if (objection) throw new Error(objection);
  writeRegistry(buildFolder, remotes);
}
