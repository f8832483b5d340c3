import { sourceVersion } from '@shop/kit';
import { type LiveShell, type RegistryEntry, versionLabel } from '@shop/registry';
import { builtRelease, builtShell, historyOf, isSigned, readLive } from '@shop/registry/desk';
import { shellSourceVersion } from '../build/shellSourceVersion';
import { remoteNames, remoteProject } from '../workspace/repository';

/** What a build does about a remote: nothing, making a version live that was built before, or building one. */
export type ReleasePlan =
  | { kind: 'stays'; outcome: string }
  | { kind: 'known'; entry: RegistryEntry }
  | { kind: 'build'; version: string };

/** What the sources of a remote call for. What was rolled back stays so until it is released. */
export function releasePlan(buildFolder: string, remote: string): ReleasePlan {
  const version = sourceVersion(remoteProject(remote));
  const now = readLive(buildFolder);
  const { remotes, trials, killed } = now;
  if (killed.includes(versionLabel({ name: remote, version })))
    return { kind: 'stays', outcome: `stays as it is: ${version} was killed` };
  const live = remotes.find(({ name }) => name === remote);
  if (live?.version === version) return { kind: 'stays', outcome: `up to date, ${version}` };
  const trial = trials.find(({ entry }) => entry.name === remote && entry.version === version);
  if (trial) return { kind: 'stays', outcome: `stays on trial with ${trial.share} %, ${version}` };
  if (live && historyOf(now, remote).withdrawn.includes(version))
    return { kind: 'stays', outcome: `stays at ${live.version}: ${version} was rolled back` };
  const entry = builtRelease(buildFolder, remote, version);
  return entry ? { kind: 'known', entry } : { kind: 'build', version };
}

/** What a build does about the shell. */
export type ShellPlan =
  | { kind: 'stays'; outcome: string }
  | { kind: 'known'; shell: LiveShell }
  | { kind: 'build'; version: string };

/** What the sources of the shell call for. What was rolled back stays so until it is released. */
export function shellPlan(buildFolder: string): ShellPlan {
  const version = shellSourceVersion();
  const { shell: live, shellHistory } = readLive(buildFolder);
  if (live && shellHistory?.withdrawn.includes(version))
    return { kind: 'stays', outcome: `stays at ${live.version}: ${version} was rolled back` };
  const shell = builtShell(buildFolder, version);
  if (!shell) return { kind: 'build', version };
  return live?.version === version
    ? { kind: 'stays', outcome: `up to date, ${version}` }
    : { kind: 'known', shell };
}

/** What visitors are sent: the shell first, because remotes are checked against it. */
export const shopPackages = (): string[] => ['shell', ...remoteNames()];

/** Whether a build would change shell or remotes. It loads no compiler to find out. */
export const isStale = (buildFolder: string): boolean =>
  shellPlan(buildFolder).kind !== 'stays' ||
  !isSigned(buildFolder) ||
  remoteNames().some((remote) => releasePlan(buildFolder, remote).kind !== 'stays');
