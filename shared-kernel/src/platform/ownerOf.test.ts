import { ownerOf } from './ownerOf';

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
