import type { RegistryEntry } from '../registryEntry';
import { type PublishedRegistry } from '../trials';

/** A released remote; what a test does not say is plausible. */
export const entry = (name: string, fields: Partial<RegistryEntry> = {}): RegistryEntry => {
  const base = `/remotes/${name}/1.0.0`;
  return {
    name,
    version: '1.0.0',
    title: 'The checkout',
    rendering: 'server',
    prefixes: [`/${name}`],
    slots: [],
    contract: { '@shop/kernel': '^0.2.0' },
    container: name.replaceAll('-', '_'),
    entry: `${base}/remoteEntry.js`,
    integrity: { [`${base}/remoteEntry.js`]: 'sha384-abc+/=' },
    preload: { routes: [`${base}/remoteEntry.js`], pages: { [`${name}/cart`]: [`${base}/cart.js`] } },
    ...fields,
  };
};
/** A registry in which nothing is wrong. */
export const sound = (): PublishedRegistry => ({
  revision: '4fa4c15cb705',
  remotes: [
    entry('mf-catalog', {
      prefixes: ['/', '/category'],
      slots: ['quick-view'],
      links: { home: '/', category: '/category{/id}{?max,sort}{#facet}' },
      plain: ['/category/gifts', '/category/'],
      sitemaps: ['/sitemap.catalog'],
      consumes: {
        slots: ['newsletter'],
        links: ['cart'],
        commands: ['show-toast'],
        facts: { 'bag/changed': 2 },
      },
      probe: { addresses: ['/category/men?sort=new'], slots: { 'quick-view': { productId: 'x' } } },
      handles: ['open-quick-view'],
      announces: { 'bag/saved': 2 },
      budget: { entry: 10, page: 30, 'product/:id': 40.5 },
      sizes: { entry: 8.1, home: 22 },
      server: { '/remotes/mf-catalog/1.0.0/server/remoteEntry.js': 'sha384-abc+/=' },
    }),
    entry('mf-admin', { audience: 'admin', rendering: 'browser', origin: 'https://assets.example' }),
  ],
  trials: [{ share: 10, entry: entry('mf-admin') }],
});
