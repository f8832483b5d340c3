import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedRegistry } from '@shop/registry';
import { pruneVersions } from '@shop/registry/desk';
import { logFault } from '../log/log';
import type { Settings } from '../settings';
import { openedEntries } from './openedEntries';

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

/**
 * Removes from this machine's cache what nothing live, tried or remembered names and nobody fetched for a week: now, and once
 * a day. Whatever is asked for again is fetched again.
 */
export function pruneCacheDaily(
  { cacheFolder }: Pick<Settings, 'cacheFolder'>,
  registryOf: () => Promise<PublishedRegistry | undefined>,
): void {
  const prune = () =>
    registryOf()
      .then((registry) => registry && pruneCache(cacheFolder, registry))
      .catch((error: unknown) => logFault('[artefacts] the cache could not be pruned', error));
  void prune();
  setInterval(() => void prune(), day).unref();
}

/** The same at once. */
export async function pruneCache(cacheFolder: string, registry: PublishedRegistry): Promise<void> {
  const home = path.join(cacheFolder, 'remotes');
  const remotes = await readdir(home).catch(() => []);
  const entries = openedEntries(registry);
  for (const remote of remotes) {
    const kept = entries.filter(({ name }) => name === remote).map(({ version }) => version);
    pruneVersions(path.join(home, remote), new Set(kept));
  }
}
