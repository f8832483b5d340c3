import { startStandalone } from '@shop/kit/dev';
import { remoteNames, remoteProject } from '../workspace/repository';
import { findBackend } from './findBackend';
import { readRunSettings } from './runSettings';

const firstPort = 4701;

/** Serves one remote alone on a port of its own, against the local backend. Throws when that does not run. */
export async function startRemoteAlone(remote: string, env: NodeJS.ProcessEnv): Promise<void> {
  const position = remoteNames().indexOf(remote);
  if (position < 0) throw new Error(`There is no remote ${remote}. Known: ${remoteNames().join(', ')}.`);
  const { backendPort, hosted } = readRunSettings(env);
  const backend = hosted ?? (await findBackend(backendPort, env.DATA_DIR));
  await startStandalone(remoteProject(remote), { port: firstPort + position, backend });
}
