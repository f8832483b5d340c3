import path from 'node:path';
import {
  type Changed,
  linksGivenUp,
  type LocalDesk,
  noteFile,
  openLocalDesk,
  writeWhole,
} from '@shop/registry/desk';
import { localCaller } from './localCaller';
import type { ChangeRequest, ReleaseDoor } from './releaseDoor';

/** The door of a shop on this machine, by its build folder: whoever may write there may release everything. */
export function folderDoor(buildFolder: string, remoteFolder: string): ReleaseDoor {
  const opened = openLocalDesk(buildFolder);
  return {
    putFile: async (address, bytes) => {
      const outcome = await (await opened).store.putFile(address, bytes);
      if (outcome === 'other') throw new Error(`The shop has ${address} already, and other bytes in it.`);
    },
    change: async (remote, request) => {
      const desk = await opened;
      const liveIn = ({ remotes }: Pick<Changed['registry'], 'remotes'>) =>
        remotes.find(({ name }) => name === remote);
      if ('entry' in request)
        writeWhole(path.join(buildFolder, 'remotes', remote, request.entry.version, noteFile), request.entry);
      const before = liveIn(await desk.read());
      const { version, changed } = await changeBy(desk, remote, request, localCaller(remoteFolder));
      const after = liveIn(changed.registry);
      const isGone = changed.registry.killed?.includes(`${remote}@${after?.version}`);
      return {
        change: { version },
        live: isGone ? undefined : after?.version,
        linksGivenUp: linksGivenUp(before, isGone ? undefined : after),
      };
    },
  };
}

type Asked = { version: string; changed: Changed };

async function changeBy(
  desk: LocalDesk,
  remote: string,
  { commit, reason, ...request }: ChangeRequest,
  caller: ReturnType<typeof localCaller>,
): Promise<Asked> {
  const remarks = { commit, reason };
  const noted = (changed: Changed): Asked => ({ version: changed.changes[0]?.version ?? '', changed });
  switch (request.action) {
    case 'release':
      return noted(await desk.release(caller, { entries: [request.entry] }, remarks));
    case 'trial':
      return noted(await desk.trial(caller, request, remarks));
    case 'share':
      return noted(await desk.share(caller, remote, request.share, remarks));
    case 'promote':
      return noted(await desk.promote(caller, remote, remarks));
    case 'rollback':
      return noted(await desk.rollBack(caller, remote, remarks));
    case 'kill':
      return noted(await desk.kill(caller, remote, request.version, remarks));
  }
}
