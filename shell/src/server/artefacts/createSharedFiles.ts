import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { PublishedRegistry, RegistryEntry } from '@shop/registry';
import { matchesHash, type RegistryStore } from '@shop/registry/desk';
import { logFault } from '../log/log';
import type { Settings } from '../settings';
import { createSingleFlight } from '../singleFlight';
import { ArtefactFault } from './ArtefactFault';
import { openedEntries } from './openedEntries';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Files = Pick<RegistryStore, 'readFile'>;

/** Fetches a file of a release from the store that web servers share. Throws `ArtefactFault`. */
export const fetchFromStore =
  (store: Files) =>
  async (_entry: Pick<RegistryEntry, 'origin'>, address: string): Promise<Uint8Array> => {
    const bytes = await store.readFile(address).catch(() => undefined);
    if (!bytes) throw new ArtefactFault(`${address} is not to be had from the store.`);
    return bytes;
  };

interface SharedFilesOptions extends Pick<Settings, 'buildFolder' | 'cacheFolder'> {
  store: Files;
  registryOf: () => Promise<PublishedRegistry | undefined>;
}

/**
 * Before a script of a release is served: brings it from the shared store onto this disk, once, when it lies in neither
 * folder and what is live, on trial or was live before names it with its hash. It appears whole, and compressed beside it.
 */
export function createSharedFiles({
  store,
  buildFolder,
  cacheFolder,
  registryOf,
}: SharedFilesOptions): MiddlewareHandler {
  const once = createSingleFlight<void>();
  const fetchScript = async (address: string, hash: string) => {
    const bytes = await store.readFile(address).catch(() => undefined);
    if (bytes && matchesHash(bytes, hash)) await keep(path.join(cacheFolder, address), bytes);
    else logFault(`[artefacts] ${address} ${bytes ? 'is not what was released' : 'is not to be had'}.`);
  };
  return async (context, next) => {
    const address = context.req.path;
    const isHere = [buildFolder, cacheFolder].some((folder) => existsSync(path.join(folder, address)));
    const hash = isHere ? undefined : hashOf(await registryOf(), address);
    if (hash) await once(address, () => fetchScript(address, hash));
    return next();
  };
}

/** Of versions that somebody may have open, too. */
function hashOf(registry: PublishedRegistry | undefined, address: string): string | undefined {
  if (!registry) return undefined;
  return openedEntries(registry)
    .map(({ integrity }) => new Map(Object.entries(integrity)).get(address))
    .find(Boolean);
}

/** The forms that browsers take come first: whoever finds the file finds them beside it. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const forms: [string, Uint8Array][] = [
    [`${file}.br`, await brotli(bytes, { params })],
    [`${file}.gz`, await gzipped(bytes)],
    [file, bytes],
  ];
  for (const [place, form] of forms) {
    await writeFile(`${place}.${process.pid}.draft`, form);
    await rename(`${place}.${process.pid}.draft`, place);
  }
}
