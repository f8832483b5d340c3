import { progressLine, sourceVersion } from '@shop/kit';
import { buildRemote } from '@shop/kit/build';
import {
  builtRelease,
  killVersion,
  linksGivenUp,
  publish,
  publishTrial,
  readRegistry,
  rollBack,
} from '@shop/registry/desk';
import { inRepository, remoteNames, remoteProject } from '../workspace/repository';

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
  const before = liveEntry(remote);
  const release = await progressLine(remote, async () => {
    const release =
      builtRelease(buildFolder, remote, version) ?? (await buildRemote(buildFolder, project, version));
    if (share === undefined) await publish(buildFolder, [release]);
    else await publishTrial(buildFolder, { entry: release, share });
    const audience = share === undefined ? 'is live' : `is on trial with ${share} % of the visitors`;
    return { outcome: `${version} ${audience}`, result: release };
  });
  warnOfLinks(linksGivenUp(before, release));
}

/** Ends a trial, or makes the version live that was live before. A build does not bring the present one back, a release does. */
export async function rollbackCommand(args: string[]): Promise<void> {
  const remote = remoteFrom(args, 'rollback');
  const before = liveEntry(remote);
  await progressLine(remote, async () => {
    const version = await rollBack(buildFolder, remote);
    return { outcome: `back to ${version}`, result: undefined };
  });
  warnOfLinks(linksGivenUp(before, liveEntry(remote)));
}

/** Takes a version from everybody, open tabs included, for good: the one on trial, or else the live one. */
export async function killCommand(args: string[]): Promise<void> {
  const remote = remoteFrom(args, 'kill');
  const before = liveEntry(remote);
  await progressLine(remote, async () => {
    const { version, live } = await killVersion(buildFolder, remote, args[1]);
    const left = live
      ? `everybody gets ${live}`
      : 'there is no other, so its pages say that they are not there';
    return { outcome: `killed ${version}, ${left}`, result: undefined };
  });
  warnOfLinks(linksGivenUp(before, liveEntry(remote)));
}

const liveEntry = (remote: string) => readRegistry(buildFolder).remotes.find(({ name }) => name === remote);

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
