import { linksGivenUp } from './linksGivenUp';

test('names that go are told, and those that stay or lead elsewhere are not', () => {
  const before = { links: { cart: '/cart', wishlist: '/wishlist', gifts: '/gifts' } };
  expect(linksGivenUp(before, { links: { cart: '/bag', news: '/news' } })).toEqual(['wishlist', 'gifts']);
  expect(linksGivenUp(before, {})).toEqual(['cart', 'wishlist', 'gifts']);
});

test('a first release gives nothing up', () => {
  expect(linksGivenUp(undefined, { links: { cart: '/cart' } })).toEqual([]);
});
