import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { assetOriginsFrom } from '../origins';
import type { RegistryEntry } from '../registryEntry';
import type { PublishedRegistry, RemoteHistory } from '../trials';
import { builtRelease } from './builtVersions';
import { createFileStore } from './createFileStore';
import { createReleaseDesk, type ReleaseDesk } from './createReleaseDesk';
import { type Live, nothingLive, registryOf } from './live';
import type { Probe } from './probe/createProbe';
import { registryKeys } from './registryKeys';
import type { RegistryStore } from './registryStore';
import { createSigner, createVerifier, type Signer } from './signature';

/** The desk of this machine's build folder, and the store that it keeps what is live in. */
export interface LocalDesk extends ReleaseDesk {
  store: RegistryStore;
}

/**
 * Opens the desk of a build folder with the environment's keys, or with the folder's own pair, which it makes at the
 * first time. What was released here before there were signatures is signed then.
 */
export async function openLocalDesk(
  buildFolder: string,
  env: NodeJS.ProcessEnv = process.env,
  probe?: Probe,
): Promise<LocalDesk> {
  const { privateKey, publicKeys, made } = await registryKeys(buildFolder, env);
  const [sign, verify] = await Promise.all([createSigner(privateKey), createVerifier(publicKeys)]);
  const store = createFileStore(buildFolder);
  if (made) await signWhatWasReleased(buildFolder, store, sign);
  return { ...createReleaseDesk({ store, sign, verify, assetOrigins: assetOriginsFrom(env), probe }), store };
}

/**
 * Writes a registry past the desk, signed, without gate and history: for builds that are watched, and for tests.
 * `build` tells revisions apart whose addresses are the same.
 */
export async function writeRegistry(
  buildFolder: string,
  content: Partial<Omit<Live, 'sequence'>>,
  build = '',
): Promise<void> {
  const { privateKey } = await registryKeys(buildFolder, {});
  const sign = await createSigner(privateKey);
  const store = createFileStore(buildFolder);
  const stored = await store.read();
  const { sequence = 0 } = stored ? (JSON.parse(stored.payload) as PublishedRegistry) : {};
  const next = registryOf({ ...nothingLive, ...content, sequence: sequence + 1 }, build);
  const outcome = await store.swap(sequence, await sign(JSON.stringify(next)), []);
  if (outcome === 'conflict') throw new Error('Another wrote the registry at the same time.');
}

async function signWhatWasReleased(buildFolder: string, store: RegistryStore, sign: Signer): Promise<void> {
  const stored = await store.read();
  if (!stored || stored.signature) return;
  const { remotes, trials = [], killed = [] } = JSON.parse(stored.payload) as PublishedRegistry;
  const registry = registryOf({
    sequence: 1,
    remotes,
    trials,
    killed,
    history: Object.fromEntries(remotes.map((live) => [live.name, formerHistory(buildFolder, live)])),
  });
  await store.swap(0, await sign(JSON.stringify(registry)), []);
}

/** Before registries were signed, each remote's versions stood in a file of its own, the present one last. */
function formerHistory(buildFolder: string, { name, version: live }: RegistryEntry): RemoteHistory {
  const file = path.join(buildFolder, 'releases', `${name}.json`);
  if (!existsSync(file)) return { earlier: [], withdrawn: [] };
  const { versions, withdrawn } = JSON.parse(readFileSync(file, 'utf8')) as {
    versions: string[];
    withdrawn: string[];
  };
  const earlier = versions
    .filter((version) => version !== live)
    .flatMap((version) => builtRelease(buildFolder, name, version) ?? []);
  return { earlier, withdrawn };
}
