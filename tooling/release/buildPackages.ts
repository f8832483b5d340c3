import type { RegistryEntry } from '@shop/kernel/platform';
import { buildBackend } from '../build/buildBackend';
import { buildRemote, builtRelease, sourceVersion } from '../build/buildRemote';
import { buildShell, shellIsStale } from '../build/buildShell';
import { progressLine } from '../build/progressLine';
import { buildGallery } from '../gallery/buildGallery';
import { remoteNames } from '../workspace/repository';
import { sharedVersions } from '../workspace/sharedPackages';
import { publish } from './publish';
import { readRegistry } from './registryStore';
import { readHistory } from './releaseHistory';
import { validateRegistry } from './validateRegistry';

/** What an open shop is made of: the shell first, because remotes are checked against it. */
export const allPackages = (): string[] => ['backend', 'shell', ...remoteNames()];

/** Builds what is stale among the named packages, and makes rebuilt remotes live together. */
export async function buildPackages(buildFolder: string, names: string[]): Promise<void> {
  if (names.includes('shell')) requireFit(buildFolder, names);
  const releases: RegistryEntry[] = [];
  for (const name of names) {
    if (name === 'backend') await progressLine(name, freshBackend);
    else if (name === 'gallery') await progressLine(name, freshGallery);
    else if (name === 'shell') await progressLine(name, () => freshShell(buildFolder));
    else releases.push(...(await progressLine(name, () => freshRelease(buildFolder, name))));
  }
  if (releases.length > 0) await publish(buildFolder, releases);
}

/** Throws when a remote is live that is not built now and cannot run on the shell that is. */
function requireFit(buildFolder: string, names: string[]): void {
  const staying = readRegistry(buildFolder).remotes.filter(({ name }) => !names.includes(name));
  const problem = validateRegistry(staying, sharedVersions());
  if (problem) throw new Error(problem);
}

async function freshBackend() {
  await buildBackend();
  return { outcome: 'built', result: undefined };
}

async function freshGallery() {
  await buildGallery();
  return { outcome: 'built', result: undefined };
}

async function freshShell(buildFolder: string) {
  if (!shellIsStale(buildFolder)) return { outcome: 'up to date', result: undefined };
  await buildShell(buildFolder);
  return { outcome: 'built', result: undefined };
}

/** The release that the sources call for, when another is live. What was rolled back stays so until released. */
async function freshRelease(
  buildFolder: string,
  remote: string,
): Promise<{ outcome: string; result: RegistryEntry[] }> {
  const version = sourceVersion(remote);
  const { remotes, trials } = readRegistry(buildFolder);
  const live = remotes.find(({ name }) => name === remote);
  if (live?.version === version) return { outcome: `up to date, ${version}`, result: [] };
  const trial = trials.find(({ entry }) => entry.name === remote && entry.version === version);
  if (trial) return { outcome: `stays on trial with ${trial.share} %, ${version}`, result: [] };
  if (live && readHistory(buildFolder, remote).withdrawn.includes(version))
    return { outcome: `stays at ${live.version}: ${version} was rolled back`, result: [] };
  const known = builtRelease(buildFolder, remote, version);
  if (known) return { outcome: `live again, ${version}`, result: [known] };
  return { outcome: `built ${version}`, result: [await buildRemote(buildFolder, remote, version)] };
}
