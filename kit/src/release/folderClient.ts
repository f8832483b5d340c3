import path from 'node:path';
import {
  type Caller,
  type Changed,
  linksGivenUp,
  type LocalDesk,
  noteFile,
  openLocalDesk,
  writeWhole,
} from '@shop/registry/desk';
import { folderProbe } from './folderProbe';
import { localCaller } from './localCaller';
import type { ChangeRequest, ReleaseClient } from './releaseClient';

/** Releases to a shop on this machine, by its build folder: whoever may write there may release everything. */
export function folderClient(
  buildFolder: string,
  remoteFolder: string,
  env: NodeJS.ProcessEnv = process.env,
): ReleaseClient {
  let opened: Promise<LocalDesk> | undefined;
  // When it is first asked for: a refusal that comes while a release is still being built would be heard by nobody.
  const open = () => (opened ??= openLocalDesk(buildFolder, env, folderProbe(buildFolder, env)));
  return {
    putFile: async (address, bytes) => {
      const outcome = await (await open()).store.putFile(address, bytes);
      if (outcome === 'other') throw new Error(`The shop has ${address} already, and other bytes in it.`);
    },
    change: async (remote, request) => {
      const desk = await open();
      const liveIn = ({ remotes }: Pick<Changed['registry'], 'remotes'>) =>
        remotes.find(({ name }) => name === remote);
      if ('entry' in request)
        writeWhole(path.join(buildFolder, 'remotes', remote, request.entry.version, noteFile), request.entry);
      const before = liveIn(await desk.read());
      const { changes, registry } = await changeBy(desk, remote, request, localCaller(remoteFolder));
      const after = liveIn(registry);
      return { changes, live: after?.version, linksGivenUp: linksGivenUp(before, after) };
    },
  };
}

function changeBy(
  desk: LocalDesk,
  remote: string,
  { commit, reason, withoutProbe, ...request }: ChangeRequest,
  caller: Caller,
): Promise<Changed> {
  const remarks = { commit, reason, withoutProbe };
  switch (request.action) {
    case 'release':
      return desk.release(caller, { entries: [request.entry] }, remarks);
    case 'trial':
      return desk.trial(caller, request, remarks);
    case 'share':
      return desk.share(caller, remote, request.share, remarks);
    case 'promote':
      return desk.promote(caller, remote, remarks);
    case 'rollback':
      return desk.rollBack(caller, remote, { ...remarks, meant: request.version });
    case 'kill':
      return desk.kill(caller, remote, request.version, remarks);
  }
}
