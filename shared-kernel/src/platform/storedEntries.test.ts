import { parseWishlistItem } from './storedEntries';

const wished = { id: 'kurta', name: 'Kurta', price: 900, picture: null, category: 'women', inStock: true };

test('what was stored whole comes back whole', () => {
  expect(parseWishlistItem(wished)).toEqual(wished);
});

test.each([undefined, null, 'free', '900', NaN, -1, 0.5, Infinity, {}])(
  'a tampered price drops the entry: %p',
  (price) => {
    expect(parseWishlistItem({ ...wished, price })).toBeUndefined();
  },
);

test.each([null, 'kurta', 7, [], [wished]])('%p is no entry at all', (value) => {
  expect(parseWishlistItem(value)).toBeUndefined();
});
