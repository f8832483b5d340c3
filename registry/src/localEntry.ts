import { containerName, type RegistryEntry } from './registryEntry';
import type { RemoteManifest } from './remoteManifest';

/** The one version of a remote that runs on its developer's machine. */
export const localVersion = 'local';

/** Whether this is the origin of something that runs on the machine of whoever looks, above the ports of the system. */
export const isLocalOrigin = (text: string): boolean => {
  const [, port] = /^http:\/\/localhost:([1-9]\d{3,4})$/.exec(text) ?? [];
  return port !== undefined && Number(port) >= 1024 && Number(port) <= 65_535;
};

/**
 * A remote as its developer's own machine serves it: rendered by the browser, and without hashes, since its files change
 * with every edit.
 */
export function localEntry(
  {
    name,
    title,
    prefixes,
    slots,
    links,
    titles,
    plain,
    audience,
    contract,
  }: Omit<RemoteManifest, 'rendering' | 'budget' | 'probe' | 'sitemaps' | 'sitemapIndexes'>,
  origin: string,
): RegistryEntry & { origin: string } {
  const folder = `/remotes/${name}/${localVersion}`;
  const entry = `${folder}/remoteEntry.js`;
  return {
    name,
    title,
    rendering: 'browser',
    prefixes,
    slots,
    ...(links && { links }),
    ...(titles && { titles }),
    ...(plain && { plain }),
    ...(audience && { audience }),
    contract,
    version: localVersion,
    container: containerName(name),
    entry,
    origin,
    integrity: {},
    preload: { routes: [entry, `${folder}/exposed-routes.js`], pages: {} },
  };
}
