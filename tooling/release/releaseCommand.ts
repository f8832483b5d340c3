import { buildRemote, builtRelease, sourceVersion } from '../build/buildRemote';
import { progressLine } from '../build/progressLine';
import { inRepository, remoteNames } from '../workspace/repository';
import { publish, rollBack } from './publish';

const buildFolder = inRepository('dist');

/** Builds one remote from its sources and makes it live. Open tabs keep theirs until they reload. */
export async function releaseCommand(args: string[]): Promise<void> {
  const remote = remoteFrom(args, 'release');
  const version = sourceVersion(remote);
  await progressLine(remote, async () => {
    const release =
      builtRelease(buildFolder, remote, version) ?? (await buildRemote(buildFolder, remote, version));
    await publish(buildFolder, [release]);
    return { outcome: `${version} is live`, result: undefined };
  });
}

/** Makes the version live that was live before. A build does not bring the present one back, a release does. */
export async function rollbackCommand(args: string[]): Promise<void> {
  const remote = remoteFrom(args, 'rollback');
  await progressLine(remote, async () => {
    const version = await rollBack(buildFolder, remote);
    return { outcome: `back to ${version}`, result: undefined };
  });
}

function remoteFrom([remote]: string[], command: string): string {
  if (remote && remoteNames().includes(remote)) return remote;
  throw new Error(`Say which remote: npm run ${command} -w ${remoteNames().join(' | ')}`);
}
