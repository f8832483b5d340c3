import { createLinks } from './links';

const remotes: Parameters<typeof createLinks>[0] = [
  { links: { cart: '/cart{?coupon}' } },
  { links: { product: '/product/{id}' } },
  // Released before links had owners.
  {},
  { links: { gift: '/gift' }, isKilled: true },
];

test('a page is found by its name, and by that of nobody else', () => {
  const links = createLinks(remotes);
  expect(links.resolve({ name: 'product', values: { id: 'a/b' } })).toBe('/product/a%2Fb');
  expect(links.resolve({ name: 'cart', values: {} })).toBe('/cart');
  expect(links.resolve({ name: 'gift', values: {} })).toBeUndefined();
  expect(links.resolve({ name: 'constructor', values: {} })).toBeUndefined();
});

test('an owner that asks for more than was given has no address for it', () => {
  const links = createLinks([{ links: { cart: '/cart/{owner}' } }]);
  expect(links.resolve({ name: 'cart', values: { coupon: 'NAMASTE' } })).toBeUndefined();
});

test('a page is plain where its remote wants it so: this path alone, or all below it', () => {
  const { isPlain } = createLinks([...remotes, { plain: ['/checkout', '/checkout/payment/'] }]);
  const paths = ['/checkout', '/checkout/payment/TD1', '/checkout/placed/TD1', '/checkout/payment', '/'];
  expect(paths.filter(isPlain)).toEqual(['/checkout', '/checkout/payment/TD1']);
});
