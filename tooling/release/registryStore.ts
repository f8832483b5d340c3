import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PublishedRegistry } from '@shop/registry';
import { readJson } from '../workspace/repository';
import { writeWhole } from '../workspace/writeWhole';

const registryFile = (buildFolder: string) => path.join(buildFolder, 'registry.json');

/** What is live, on trial and killed, without its revision. */
export type RegistryContent = Required<Omit<PublishedRegistry, 'revision'>>;

/** The registry as it is now; before the first release there is none, and nothing is live. */
export function readRegistry(buildFolder: string): RegistryContent {
  const file = registryFile(buildFolder);
  if (!existsSync(file)) return { remotes: [], trials: [], killed: [] };
  const { remotes, trials = [], killed = [] } = readJson<PublishedRegistry>(file);
  return { remotes, trials, killed };
}

/** Swaps the registry whole. `build` tells revisions apart whose addresses are the same (development). */
export function writeRegistry(
  buildFolder: string,
  { remotes, trials = [], killed = [] }: Pick<RegistryContent, 'remotes'> & Partial<RegistryContent>,
  build = '',
): void {
  const sorted = remotes.toSorted((a, b) => a.name.localeCompare(b.name));
  const revision = createHash('sha256')
    .update(JSON.stringify([sorted, trials, killed]) + build)
    .digest('hex')
    .slice(0, 12);
  const registry: PublishedRegistry = { revision, remotes: sorted, trials, killed };
  writeWhole(registryFile(buildFolder), registry);
}
