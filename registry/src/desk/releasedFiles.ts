import { existsSync } from 'node:fs';
import path from 'node:path';
import { type RegistryEntry, serverEntryOf } from '../registryEntry';
import { integrityOf } from './integrityOf';

/**
 * Says in one sentence what is wrong with the files of a release, or nothing when browsers and web servers would take
 * them all: each script that the registry names has a hash, lies where it is said to lie, and is what was built. A server
 * half that was built before those had hashes only has to be there.
 */
export function fileProblem(buildFolder: string, release: RegistryEntry): string | undefined {
  const { name, version, entry, integrity, preload } = release;
  const named = [entry, ...preload.routes, ...Object.values(preload.pages).flat()];
  const unhashed = named.find((address) => !Object.hasOwn(integrity, address));
  if (unhashed) return `${name} ${version} has no integrity hash for ${unhashed}: build it again.`;
  const problem = hashedFileProblem(buildFolder, release, integrity);
  if (problem) return problem;
  const serverHalf = serverEntryOf(release);
  if (release.rendering === 'server' && !existsSync(path.join(buildFolder, serverHalf)))
    return `${name} ${version} is rendered by the server and lacks ${serverHalf}: build it again.`;
  return hashedFileProblem(buildFolder, release, release.server ?? {});
}

function hashedFileProblem(
  buildFolder: string,
  { name, version }: RegistryEntry,
  hashes: Record<string, string>,
): string | undefined {
  for (const [address, hash] of Object.entries(hashes)) {
    const file = path.join(buildFolder, address);
    if (!existsSync(file)) return `${name} ${version} lacks ${address}: build it again.`;
    if (integrityOf(file) !== hash) return `${address} is not what was built: build ${name} again.`;
  }
  return undefined;
}
