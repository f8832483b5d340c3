import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRegistry, type PublishedRegistry, type RegistryEntry, versionLabel } from '@shop/registry';
import { readLive } from '@shop/registry/desk';

/** A shop that a live version is copied from. Both reject with one sentence. */
export interface Stage {
  /** What everybody gets of a remote there. */
  liveEntry(remote: string): Promise<RegistryEntry>;
  /** A file by its address; nothing when it is not there. */
  readFile(address: string): Promise<Buffer | undefined>;
}

/**
 * A stage by its address, whose files a team's token gives (`SHOP_STAGE_TOKEN`: server halves are for nobody else), or by
 * its build folder on this machine, relative to the remote's. Throws with what is missing.
 */
export function openStage(from: string | undefined, folder: string, env: NodeJS.ProcessEnv): Stage {
  if (!from) throw new Error('Say from which shop: --from https://stage.example, or its build folder.');
  if (!/^https?:\/\//.test(from)) return folderStage(path.resolve(folder, from));
  if (!env.SHOP_STAGE_TOKEN)
    throw new Error('Set SHOP_STAGE_TOKEN to the token that whoever runs the stage made for your team.');
  return httpStage(from, env.SHOP_STAGE_TOKEN);
}

function folderStage(buildFolder: string): Stage {
  return {
    liveEntry: async (remote) => liveIn(readLive(buildFolder), remote, buildFolder),
    readFile: async (address) => {
      const file = path.join(buildFolder, address);
      return existsSync(file) ? readFile(file) : undefined;
    },
  };
}

function httpStage(stage: string, token: string): Stage {
  const get = (address: string) =>
    fetch(new URL(address, stage), { headers: { authorization: `Bearer ${token}` } }).catch(
      (cause: unknown) => {
        throw new Error(`${stage} does not answer.`, { cause });
      },
    );
  return {
    liveEntry: async (remote) => {
      const answer = await get('/registry.json');
      if (!answer.ok) throw new Error(`${stage} answers ${answer.status} to GET /registry.json.`);
      return liveIn(parseRegistry(await answer.text()), remote, stage);
    },
    readFile: async (address) => {
      const answer = await get(address.replace(/^\/remotes\//, '/releases/files/'));
      if (answer.status === 404) return undefined;
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
      throw new Error(error ?? `${stage} answers ${answer.status} to GET ${address}.`);
    },
  };
}

function liveIn(
  { remotes, killed }: Pick<PublishedRegistry, 'remotes' | 'killed'>,
  remote: string,
  where: string,
): RegistryEntry {
  const entry = remotes.find(({ name }) => name === remote);
  if (!entry) throw new Error(`${remote} is not live in ${where}.`);
  // Where there was no other, it keeps its place, and nobody gets it.
  if (killed?.includes(versionLabel(entry)))
    throw new Error(
      `${remote} ${entry.version} was killed in ${where}: release another version there first.`,
    );
  return entry;
}
