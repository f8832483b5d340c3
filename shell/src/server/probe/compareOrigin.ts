import { fetchedFrom, type RegistryEntry } from '@shop/registry';
import { matchesHash } from '@shop/registry/desk';
import { fetchArtefact } from '../artefacts/fetchArtefact';
import { ProbeFault } from './ProbeFault';

/** Compares what another origin serves with what was released. Resolves to what it saw; throws `ProbeFault`. */
export async function compareOrigin(entry: RegistryEntry): Promise<string[]> {
  if (entry.origin === undefined) return [];
  const scripts = Object.entries(entry.integrity);
  for (const [path, hash] of scripts) {
    if (!matchesHash(await fetchArtefact(entry, path), hash))
      throw new ProbeFault(`${fetchedFrom(entry, path)} is not what was released.`);
  }
  return [`All ${scripts.length} scripts are at ${entry.origin} and are what was released.`];
}
