import { type RegistryEntry, serverEntryOf } from '../registryEntry';
import { matchesHash } from './matchesHash';
import type { RegistryStore } from './registryStore';

type Files = Pick<RegistryStore, 'readFile'>;

/** Files that are read at one time. */
const atOnce = 8;

/**
 * Says in one sentence what is wrong with the files of a release, or nothing when browsers and web servers would take
 * them all: each script that the registry names has a hash, lies where it is said to lie, and is what was built. A server
 * half that was built before those had hashes only has to be there.
 */
export async function fileProblem(files: Files, release: RegistryEntry): Promise<string | undefined> {
  const { name, version, entry, integrity, preload } = release;
  const named = [entry, ...preload.routes, ...Object.values(preload.pages).flat()];
  const unhashed = named.find((address) => !Object.hasOwn(integrity, address));
  if (unhashed) return `${name} ${version} has no integrity hash for ${unhashed}: build it again.`;
  const problem = await hashedFileProblem(files, release, integrity);
  if (problem) return problem;
  const serverHalf = serverEntryOf(release);
  if (release.rendering === 'server' && !(await files.readFile(serverHalf)))
    return `${name} ${version} is rendered by the server and lacks ${serverHalf}: build it again.`;
  return hashedFileProblem(files, release, release.server ?? {});
}

const hashedFileProblem = (
  files: Files,
  { name, version }: RegistryEntry,
  hashes: Record<string, string>,
): Promise<string | undefined> =>
  firstProblem(Object.entries(hashes), async ([address, hash]) => {
    const bytes = await files.readFile(address);
    if (!bytes) return `${name} ${version} lacks ${address}: build it again.`;
    return matchesHash(bytes, hash) ? undefined : `${address} is not what was built: build ${name} again.`;
  });

/** The problem of the first that has one; a few are looked at together. */
async function firstProblem<Item>(
  items: Item[],
  problemOf: (item: Item) => Promise<string | undefined>,
): Promise<string | undefined> {
  for (let from = 0; from < items.length; from += atOnce) {
    const problems = await Promise.all(items.slice(from, from + atOnce).map(problemOf));
    const problem = problems.find(Boolean);
    if (problem) return problem;
  }
  return undefined;
}
