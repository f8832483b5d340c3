import { progressLine, sourceVersion } from '@shop/kit';
import { buildRemote } from '@shop/kit/build';
import type { RegistryEntry } from '@shop/registry';
import { builtRelease, currentCommit, linksGivenUp, openLocalDesk } from '@shop/registry/desk';
import { inRepository, remoteNames, remoteProject } from '../workspace/repository';
import { localCaller } from './localCaller';

const buildFolder = inRepository('dist');

/**
 * Builds one remote from its sources and makes it live, with `--share 10` for ten percent of the visitors. Open tabs
 * keep theirs until they reload.
 */
export async function releaseCommand(args: string[]): Promise<void> {
  const remote = remoteFrom(args, 'release');
  const share = shareFrom(args);
  const project = remoteProject(remote);
  const version = sourceVersion(project);
  const desk = await openLocalDesk(buildFolder);
  const before = liveEntry((await desk.read()).remotes, remote);
  const release = await progressLine(remote, async () => {
    const entry =
      builtRelease(buildFolder, remote, version) ?? (await buildRemote(buildFolder, project, version));
    const remarks = { reason: reasonFrom(args), commit: entry.commit ?? currentCommit(inRepository(remote)) };
    if (share === undefined) await desk.release(localCaller(), { entries: [entry] }, remarks);
    else await desk.trial(localCaller(), { entry, share }, remarks);
    const audience = share === undefined ? 'is live' : `is on trial with ${share} % of the visitors`;
    return { outcome: `${version} ${audience}`, result: entry };
  });
  warnOfLinks(linksGivenUp(before, release));
}

/** Ends a trial, or makes the version live that was live before. A build does not bring the present one back, a release does. */
export async function rollbackCommand(args: string[]): Promise<void> {
  const remote = remoteFrom(args, 'rollback');
  const desk = await openLocalDesk(buildFolder);
  const before = liveEntry((await desk.read()).remotes, remote);
  const after = await progressLine(remote, async () => {
    const { registry } = await desk.rollBack(localCaller(), remote, { reason: reasonFrom(args) });
    const live = liveEntry(registry.remotes, remote);
    return { outcome: `back to ${live?.version ?? 'nothing'}`, result: live };
  });
  warnOfLinks(linksGivenUp(before, after));
}

/** Takes a version from everybody, open tabs included, for good: the one on trial, or else the live one. */
export async function killCommand(args: string[]): Promise<void> {
  const remote = remoteFrom(args, 'kill');
  const named = args[1]?.startsWith('--') ? undefined : args[1];
  const desk = await openLocalDesk(buildFolder);
  const before = liveEntry((await desk.read()).remotes, remote);
  const after = await progressLine(remote, async () => {
    const { killed, registry } = await desk.kill(localCaller(), remote, named, { reason: reasonFrom(args) });
    const left = killed.live
      ? `everybody gets ${killed.live}`
      : 'there is no other, so its pages say that they are not there';
    return { outcome: `killed ${killed.version}, ${left}`, result: liveEntry(registry.remotes, remote) };
  });
  warnOfLinks(linksGivenUp(before, after));
}

const liveEntry = (remotes: RegistryEntry[], remote: string) => remotes.find(({ name }) => name === remote);

function warnOfLinks(names: string[]): void {
  if (names.length === 0) return;
  console.warn(`  No longer offered: ${names.join(', ')}. Pages that name them show text instead of a link.`);
}

function remoteFrom([remote]: string[], command: string): string {
  if (remote && remoteNames().includes(remote)) return remote;
  throw new Error(`Say which remote: npm run ${command} -w ${remoteNames().join(' | ')}`);
}

function shareFrom(args: string[]): number | undefined {
  const position = args.indexOf('--share');
  if (position < 0) return undefined;
  const share = Number(args[position + 1]);
  if (Number.isInteger(share) && share >= 1 && share <= 99) return share;
  throw new Error('--share takes a whole percentage from 1 to 99; without it everybody gets the release.');
}

/** Why, in the words of whoever releases: it stands in the history. */
function reasonFrom(args: string[]): string | undefined {
  const position = args.indexOf('--reason');
  return position < 0 ? undefined : args[position + 1];
}
