import { titleAt } from './titleAt';

const titles = { '/cart': 'Your Cart', '/orders/{number}': 'Order' };

test.each([
  ['/cart', 'Your Cart'],
  ['/cart/', 'Your Cart'],
  ['/orders/TD1', 'Order'],
  ['/orders', undefined],
  ['/orders/TD1/invoice', undefined],
  ['/', undefined],
])('the page at %s is called %s', (path, title) => {
  expect(titleAt(titles, path)).toBe(title);
});

test('a remote of before titles has none', () => {
  expect(titleAt(undefined, '/cart')).toBeUndefined();
});
