import { containerName, ownerOf, type RegistryEntry, registryFor } from './registry';

const remotes = [
  { name: 'catalog', prefixes: ['/', '/category', '/product'] },
  { name: 'checkout', prefixes: ['/cart', '/checkout'] },
  { name: 'placed', prefixes: ['/checkout/placed'] },
];

test.each([
  ['/', 'catalog'],
  ['/category', 'catalog'],
  ['/category/men', 'catalog'],
  ['/checkout', 'checkout'],
  ['/checkout/placed/TD1', 'placed'],
  ['/categoryx', undefined],
  ['/nowhere', undefined],
])('%s belongs to %s', (path, name) => {
  expect(ownerOf(remotes, path)?.name).toBe(name);
});

test('a container name is an identifier', () => {
  expect(containerName('mf-catalog')).toBe('mf_catalog');
});

const entry = (name: string, version: string): RegistryEntry => ({
  name,
  version,
  title: name,
  rendering: 'server',
  prefixes: [],
  slots: [],
  contract: {},
  container: containerName(name),
  entry: '',
  integrity: {},
  preload: { routes: [], pages: {} },
});

test('a trial reaches its share of the buckets, and each set of versions has a revision of its own', () => {
  const published = {
    revision: 'r',
    remotes: [entry('mf-a', '1'), entry('mf-b', '1')],
    trials: [
      { share: 10, entry: entry('mf-a', '2') },
      { share: 50, entry: entry('mf-b', '2') },
    ],
  };
  const versionsAt = (bucket: number) =>
    registryFor(published, bucket)
      .remotes.map(({ version }) => version)
      .join('');

  expect([0, 9, 10, 49, 50, 99].map(versionsAt)).toEqual(['22', '22', '12', '12', '11', '11']);
  expect(new Set([0, 20, 60].map((bucket) => registryFor(published, bucket).revision)).size).toBe(3);
  expect(registryFor(published, 60)).toEqual({ revision: 'r', remotes: published.remotes });
});
