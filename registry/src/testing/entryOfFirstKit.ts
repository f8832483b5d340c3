import type { RegistryEntry } from '../registryEntry';

/**
 * A remote as the first kit described it: without what it uses and announces, without sizes, a commit and hashes of the
 * server half, its routes in a script of their own, its links named by nobody.
 */
export const entryOfFirstKit = (contract: Record<string, string>): RegistryEntry => ({
  name: 'mf-old',
  title: 'The old page',
  rendering: 'server',
  prefixes: ['/mf-old'],
  slots: [],
  contract,
  version: '0.1.0-1a2b3c4d',
  container: 'mf_old',
  entry: '/remotes/mf-old/0.1.0-1a2b3c4d/remoteEntry.js',
  integrity: {},
  preload: {
    routes: [
      '/remotes/mf-old/0.1.0-1a2b3c4d/remoteEntry.js',
      '/remotes/mf-old/0.1.0-1a2b3c4d/exposed-routes.js',
    ],
    pages: {},
  },
});
