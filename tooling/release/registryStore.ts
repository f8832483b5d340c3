import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '@shop/kernel/platform';
import { type PublishedRegistry, type Trial } from '@shop/registry';
import { readJson } from '../workspace/repository';
import { writeWhole } from '../workspace/writeWhole';

const registryFile = (buildFolder: string) => path.join(buildFolder, 'registry.json');

/** The remotes that are live now, and the versions on trial. */
export function readRegistry(buildFolder: string): { remotes: RegistryEntry[]; trials: Trial[] } {
  const file = registryFile(buildFolder);
  if (!existsSync(file)) return { remotes: [], trials: [] };
  const { remotes, trials = [] } = readJson<PublishedRegistry>(file);
  return { remotes, trials };
}

/** Swaps the registry whole. `build` tells revisions apart whose addresses are the same (development). */
export function writeRegistry(
  buildFolder: string,
  remotes: RegistryEntry[],
  trials: Trial[] = [],
  build = '',
): void {
  const sorted = remotes.toSorted((a, b) => a.name.localeCompare(b.name));
  const revision = createHash('sha256')
    .update(JSON.stringify([sorted, trials]) + build)
    .digest('hex')
    .slice(0, 12);
  const registry: PublishedRegistry = { revision, remotes: sorted, trials };
  writeWhole(registryFile(buildFolder), registry);
}
