import { localCaller, progressLine } from '@shop/kit';
import { buildRemote } from '@shop/kit/build';
import type { LiveShell, RegistryEntry } from '@shop/registry';
import { builtShell, currentCommit, openLocalDesk, readLive, validateRegistry } from '@shop/registry/desk';
import { buildBackend } from '../build/buildBackend';
import { buildShell } from '../build/buildShell';
import { shellSourceVersion } from '../build/shellSourceVersion';
import { buildGallery } from '../gallery/buildGallery';
import { inRepository, remoteProject } from '../workspace/repository';
import { sharedVersions } from '../workspace/sharedPackages';
import { releasePlan, shellPlan, shopPackages } from './releasePlan';

/** What an open shop is made of. */
export const allPackages = (): string[] => ['backend', ...shopPackages()];

/** Builds what is stale among the named packages, and makes rebuilt remotes live together. */
export async function buildPackages(buildFolder: string, names: string[]): Promise<void> {
  if (names.includes('shell')) requireFit(buildFolder, names);
  const releases: RegistryEntry[] = [];
  let shell: LiveShell | undefined;
  for (const name of names) {
    if (name === 'backend') await progressLine(name, freshBackend);
    else if (name === 'gallery') await progressLine(name, freshGallery);
    else if (name === 'shell') shell = await progressLine(name, () => freshShell(buildFolder));
    else releases.push(...(await progressLine(name, () => freshRelease(buildFolder, name))));
  }
  await makeLive(buildFolder, releases, shell);
}

/** Releases remotes together with the shell that was built; before the first one is live, with the one that is there. */
async function makeLive(
  buildFolder: string,
  entries: RegistryEntry[],
  built: LiveShell | undefined,
): Promise<void> {
  const desk = await openLocalDesk(buildFolder);
  const live = await desk.read();
  const shell = built ?? (live.shell ? undefined : builtShell(buildFolder, shellSourceVersion()));
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

/** The shell to release, when the sources call for another than the live one. */
async function freshShell(buildFolder: string): Promise<{ outcome: string; result: LiveShell | undefined }> {
  const plan = shellPlan(buildFolder);
  if (plan.kind === 'stays') return { outcome: plan.outcome, result: undefined };
  if (plan.kind === 'known') return { outcome: `live again, ${plan.shell.version}`, result: plan.shell };
  return { outcome: `built ${plan.version}`, result: await buildShell(buildFolder, plan.version) };
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
