import { localCaller, progressLine } from '@shop/kit';
import { buildRemote } from '@shop/kit/build';
import type { RegistryEntry } from '@shop/registry';
import {
  builtShell,
  currentCommit,
  liveShellOf,
  openLocalDesk,
  readLive,
  validateRegistry,
} from '@shop/registry/desk';
import { buildBackend } from '../build/buildBackend';
import { buildShell } from '../build/buildShell';
import { shellIsStale } from '../build/shellIsStale';
import { buildGallery } from '../gallery/buildGallery';
import { inRepository, remoteProject } from '../workspace/repository';
import { sharedVersions } from '../workspace/sharedPackages';
import { releasePlan, shopPackages } from './releasePlan';

/** What an open shop is made of. */
export const allPackages = (): string[] => ['backend', ...shopPackages()];

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
  await makeLive(buildFolder, releases);
}

/** Releases remotes together with the shell, where that is another than the one that they were checked against. */
async function makeLive(buildFolder: string, entries: RegistryEntry[]): Promise<void> {
  const desk = await openLocalDesk(buildFolder);
  const live = await desk.read();
  const built = builtShell(buildFolder);
  const shell = built && built.sources !== live.shell?.version ? liveShellOf(built) : undefined;
  // A shell alone is nothing that a web server could show.
  const changes = entries.length > 0 || (shell && live.remotes.length > 0);
  const commit = currentCommit(inRepository());
  if (changes) await desk.release(localCaller(inRepository()), { entries, shell }, { commit });
}

/** Throws when a remote is live that is not built now and cannot run on the shell that is. */
function requireFit(buildFolder: string, names: string[]): void {
  const staying = readLive(buildFolder).remotes.filter(({ name }) => !names.includes(name));
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

/** The release to publish, when the sources call for another than the live one. */
async function freshRelease(
  buildFolder: string,
  remote: string,
): Promise<{ outcome: string; result: RegistryEntry[] }> {
  const plan = releasePlan(buildFolder, remote);
  if (plan.kind === 'stays') return { outcome: plan.outcome, result: [] };
  if (plan.kind === 'known') return { outcome: `live again, ${plan.entry.version}`, result: [plan.entry] };
  return {
    outcome: `built ${plan.version}`,
    result: [await buildRemote(buildFolder, remoteProject(remote), plan.version)],
  };
}
