import type { RegistryEntry } from '../registryEntry';

/** A released remote for tests; what a test does not say is plausible. */
export function registryEntry(entry: Partial<RegistryEntry> & { name: string }): RegistryEntry {
  const version = entry.version ?? '1.0.0';
  const base = `/remotes/${entry.name}/${version}`;
  return {
    title: 'This page',
    rendering: 'server',
    prefixes: [`/${entry.name}`],
    slots: [],
    contract: { '@shop/kernel': '*', '@shop/ui': '*', react: '*', 'styled-components': '*' },
    version,
    container: entry.name.replaceAll('-', '_'),
    entry: `${base}/remoteEntry.js`,
    integrity: {},
    preload: { routes: [`${base}/remoteEntry.js`, `${base}/exposed-routes.js`], pages: {} },
    ...entry,
  };
}
