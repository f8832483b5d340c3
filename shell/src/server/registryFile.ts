import type { PublishedRegistry } from '@shop/kernel/platform';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Reads `registry.json` again only when it was swapped, so that a release needs no restart. */
export function createRegistryFile(buildFolder: string): () => Promise<PublishedRegistry> {
  const file = path.join(buildFolder, 'registry.json');
  let known: { modified: number; registry: PublishedRegistry } | undefined;
  return async () => {
    const { mtimeMs } = await stat(file);
    if (known?.modified !== mtimeMs) {
      known = { modified: mtimeMs, registry: JSON.parse(await readFile(file, 'utf8')) as PublishedRegistry };
    }
    return known.registry;
  };
}
