import { registryEntry } from '@shop/registry/testing';
import type { PageData } from '../pageData';
import { pageDataJson } from './pageDataJson';

const environment = { supabaseUrl: 'https://db.example' } as unknown as PageData['environment'];

const dataOf = (remotes: ReturnType<typeof registryEntry>[], hydration = '') =>
  JSON.parse(
    pageDataJson(
      { hydration },
      {
        registry: { revision: 'r1', remotes },
        environment,
        vitalsShare: 0,
        settings: { assetOrigins: [] } as never,
      },
    ),
  ) as PageData;

test('a page says of a remote what its browser needs, and of its hashes that of the entry', () => {
  const base = '/remotes/mf-cart/1.0.0';
  const released = registryEntry({
    name: 'mf-cart',
    links: { cart: '/mf-cart' },
    integrity: { [`${base}/remoteEntry.js`]: 'sha384-entry', [`${base}/cart.js`]: 'sha384-cart' },
    server: { [`${base}/server/remoteEntry.js`]: 'sha384-server' },
    sizes: { entry: 3 },
  });
  expect(dataOf([released]).registry).toEqual({
    revision: 'r1',
    remotes: [
      {
        name: 'mf-cart',
        version: '1.0.0',
        title: 'This page',
        rendering: 'server',
        prefixes: ['/mf-cart'],
        slots: [],
        links: { cart: '/mf-cart' },
        container: 'mf_cart',
        entry: `${base}/remoteEntry.js`,
        integrity: { [`${base}/remoteEntry.js`]: 'sha384-entry' },
      },
    ],
  });
});

test('in development there are no hashes', () => {
  expect(dataOf([registryEntry({ name: 'mf-cart' })]).registry.remotes[0]?.integrity).toEqual({});
});

test('the loaders’ data comes as it was rendered', () => {
  expect(dataOf([registryEntry({ name: 'mf-cart' })], '{"loaderData":{"a":1}}').hydration).toEqual({
    loaderData: { a: 1 },
  });
});
