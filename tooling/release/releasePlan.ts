import { sourceVersion } from '@shop/kit';
import { type LiveShell, type RegistryEntry, versionLabel } from '@shop/registry';
import { builtRelease, builtShell, historyOf, isSigned, readLive } from '@shop/registry/desk';
import { shellSourceVersion } from '../build/shellSourceVersion';
import { remoteNames, remoteProject } from '../workspace/repository';

/** Nothing is built. What the sources call for `isLive`, or it was taken back or is on trial. */
interface Stays {
  kind: 'stays';
  outcome: string;
  isLive: boolean;
}

/** What a build does about a remote: nothing, making a version live that was built before, or building one. */
export type ReleasePlan =
  | Stays
  | { kind: 'known'; entry: RegistryEntry }
  | { kind: 'build'; version: string };

/** What the sources of a remote call for. What was rolled back stays so until it is released. */
export function releasePlan(buildFolder: string, remote: string): ReleasePlan {
  const version = sourceVersion(remoteProject(remote));
  const now = readLive(buildFolder);
  const { remotes, trials, killed } = now;
  if (killed.includes(versionLabel({ name: remote, version })))
    return { kind: 'stays', outcome: `stays as it is: ${version} was killed`, isLive: false };
  const live = remotes.find(({ name }) => name === remote);
  if (live?.version === version) return { kind: 'stays', outcome: `up to date, ${version}`, isLive: true };
  const trial = trials.find(({ entry }) => entry.name === remote && entry.version === version);
  if (trial)
    return { kind: 'stays', outcome: `stays on trial with ${trial.share} %, ${version}`, isLive: false };
  if (live && historyOf(now, remote).withdrawn.includes(version))
    return { kind: 'stays', outcome: `stays at ${live.version}: ${version} was rolled back`, isLive: false };
  const entry = builtRelease(buildFolder, remote, version);
  return entry ? { kind: 'known', entry } : { kind: 'build', version };
}

/** What a build does about the shell. */
export type ShellPlan = Stays | { kind: 'known'; shell: LiveShell } | { kind: 'build'; version: string };

/** What the sources of the shell call for. What was rolled back stays so until it is released. */
export function shellPlan(buildFolder: string): ShellPlan {
  const version = shellSourceVersion();
  const { shell: live, shellHistory } = readLive(buildFolder);
  if (live && shellHistory?.withdrawn.includes(version))
    return { kind: 'stays', outcome: `stays at ${live.version}: ${version} was rolled back`, isLive: false };
  const shell = builtShell(buildFolder, version);
  if (!shell) return { kind: 'build', version };
  return live?.version === version
    ? { kind: 'stays', outcome: `up to date, ${version}`, isLive: true }
    : { kind: 'known', shell };
}

/** What visitors are sent: the shell first, because remotes are checked against it. */
export const shopPackages = (): string[] => ['shell', ...remoteNames()];

const planOf = (buildFolder: string, name: string): ReleasePlan | ShellPlan =>
  name === 'shell' ? shellPlan(buildFolder) : releasePlan(buildFolder, name);

/** Whether a build would change shell or remotes. It loads no compiler to find out. */
export const isStale = (buildFolder: string): boolean =>
  !isSigned(buildFolder) || shopPackages().some((name) => planOf(buildFolder, name).kind !== 'stays');

/** A line for each of shell and remotes of which visitors are sent another version than that of these sources. */
export const heldBack = (buildFolder: string): string[] =>
  shopPackages().flatMap((name) => {
    const plan = planOf(buildFolder, name);
    return plan.kind === 'stays' && !plan.isLive ? [`${name} ${plan.outcome}`] : [];
  });
