import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '../registryEntry';
import { integrityOf } from './integrityOf';

/**
 * Says in one sentence what is wrong with the files of a release, or nothing when a browser would take them all: each
 * script that the registry names has a hash, lies where it is said to lie, and is what was built.
 */
export function fileProblem(buildFolder: string, release: RegistryEntry): string | undefined {
  const { name, version, entry, integrity, preload, rendering } = release;
  const label = `${name} ${version}`;
  const hashes = new Map(Object.entries(integrity));
  const named = [entry, ...preload.routes, ...Object.values(preload.pages).flat(), ...hashes.keys()];
  for (const address of new Set(named)) {
    const file = path.join(buildFolder, address);
    const hash = hashes.get(address);
    if (!hash) return `${label} has no integrity hash for ${address}: build it again.`;
    if (!existsSync(file)) return `${label} lacks ${address}: build it again.`;
    if (integrityOf(file) !== hash) return `${address} is not what was built: build ${name} again.`;
  }
  const serverHalf = `/remotes/${name}/${version}/server/remoteEntry.js`;
  if (rendering === 'server' && !existsSync(path.join(buildFolder, serverHalf)))
    return `${label} is rendered by the server and lacks ${serverHalf}: build it again.`;
  return undefined;
}
