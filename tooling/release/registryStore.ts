import type { Registry, RegistryEntry } from '@shop/kernel/platform';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../build/writeWhole';
import { readJson } from '../workspace/repository';

const registryFile = (buildFolder: string) => path.join(buildFolder, 'registry.json');

/** The remotes that are live now. */
export function liveRemotes(buildFolder: string): RegistryEntry[] {
  const file = registryFile(buildFolder);
  return existsSync(file) ? readJson<Registry>(file).remotes : [];
}

/** Swaps the registry whole. `build` tells revisions apart whose addresses are the same (development). */
export function writeRegistry(buildFolder: string, remotes: RegistryEntry[], build = ''): void {
  const sorted = remotes.toSorted((a, b) => a.name.localeCompare(b.name));
  const revision = createHash('sha256')
    .update(JSON.stringify(sorted) + build)
    .digest('hex')
    .slice(0, 12);
  const registry: Registry = { revision, remotes: sorted };
  writeWhole(registryFile(buildFolder), registry);
}
