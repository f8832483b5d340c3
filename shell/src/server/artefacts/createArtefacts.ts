import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type RegistryEntry, serverEntryOf, versionLabel } from '@shop/registry';
import { matchesHash } from '@shop/registry/desk';
import type { Settings } from '../settings';
import { ArtefactFault } from './ArtefactFault';
import { fetchArtefact } from './fetchArtefact';

/** Files of releases that this machine runs itself. */
export interface Artefacts {
  /**
   * The entry of a release's server half as an absolute path, once every file of it is on this disk with the bytes that
   * were released. Rejects with `ArtefactFault`.
   */
  serverHalf(entry: RegistryEntry): Promise<string>;
}

/** Where files come from that are not on this disk. */
export interface ArtefactSource {
  fetchFile?: (entry: RegistryEntry, address: string) => Promise<Uint8Array>;
  /** Also those of releases without an origin of their own: web servers share a store. */
  isShared?: boolean;
}

/**
 * Server halves lie in the build folder, or are fetched once from the release's origin into the cache, which is laid out
 * like it. Whatever is about to run is compared with the registry's hashes each time: a disk is no more trusted than a
 * network.
 */
export function createArtefacts(
  { buildFolder, cacheFolder }: Pick<Settings, 'buildFolder' | 'cacheFolder'>,
  { fetchFile = fetchArtefact, isShared = false }: ArtefactSource = {},
): Artefacts {
  const cached = async (entry: RegistryEntry, address: string, hash: string) => {
    const file = path.join(cacheFolder, address);
    if ((await problemOf(file, address, hash)) === undefined) return;
    const bytes = await fetchFile(entry, address);
    if (!matchesHash(bytes, hash))
      throw new ArtefactFault(`${entry.origin ?? ''}${address} is not what was released.`);
    await writeWhole(file, bytes);
  };

  return {
    serverHalf: async (entry) => {
      const { server, origin } = entry;
      const start = serverEntryOf(entry);
      // Released before server halves had hashes, from this very disk.
      if (!server && origin === undefined) return path.join(buildFolder, start);
      if (!server || !Object.hasOwn(server, start))
        throw new ArtefactFault(`${versionLabel(entry)} has no hash for ${start}.`);
      const files = Object.entries(server);
      const problems = await Promise.all(
        files.map(([address, hash]) => problemOf(path.join(buildFolder, address), address, hash)),
      );
      const problem = problems.find((sentence) => sentence !== undefined);
      if (problem === undefined) return path.join(buildFolder, start);
      if (origin === undefined && !isShared) throw new ArtefactFault(problem);
      await Promise.all(files.map(([address, hash]) => cached(entry, address, hash))).catch(
        (error: unknown) => {
          throw error instanceof ArtefactFault ? new ArtefactFault(`${problem} ${error.message}`) : error;
        },
      );
      return path.join(cacheFolder, start);
    },
  };
}

async function problemOf(file: string, address: string, hash: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return `${address} is not there.`;
  return matchesHash(bytes, hash) ? undefined : `${address} is not what was released.`;
}

/** It appears whole or not at all, as several web servers may share the cache. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
