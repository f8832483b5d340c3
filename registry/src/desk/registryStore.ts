import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublishedRegistry } from '../trials';
import { writeWhole } from './writeWhole';

const registryFile = (buildFolder: string) => path.join(buildFolder, 'registry.json');

/** What is live, on trial and killed, without its revision. */
export type RegistryContent = Required<Omit<PublishedRegistry, 'revision'>>;

/** The registry as it is now; before the first release there is none, and nothing is live. */
export function readRegistry(buildFolder: string): RegistryContent {
  const file = registryFile(buildFolder);
  if (!existsSync(file)) return { remotes: [], trials: [], killed: [] };
  const { remotes, trials = [], killed = [] } = JSON.parse(readFileSync(file, 'utf8')) as PublishedRegistry;
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
