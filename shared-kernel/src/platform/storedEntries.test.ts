import { parseComparedProduct, parseRecentlyViewedItem, parseWishlistItem } from './storedEntries';

const compared = {
  id: 'kurta',
  name: 'Kurta',
  price: 900,
  originalPrice: 1200,
  category: 'women',
  brand: 'Neel',
  rating: 4.5,
  reviewCount: 12,
  description: 'Soft',
  features: ['Cotton'],
  image: '/media/kurta-320.webp',
};
const viewed = { id: 'kurta', name: 'Kurta', image: '/media/kurta-320.webp', price: 900, category: 'women' };
const wished = { id: 'kurta', name: 'Kurta', price: 900, picture: null, category: 'women', inStock: true };

test('what was stored whole comes back whole', () => {
  expect(parseComparedProduct(compared)).toEqual(compared);
  expect(parseRecentlyViewedItem(viewed)).toEqual(viewed);
  expect(parseWishlistItem(wished)).toEqual(wished);
});

test.each([undefined, null, 'free', '900', NaN, -1, 0.5, Infinity, {}])(
  'a tampered price drops the entry: %p',
  (price) => {
    expect(parseComparedProduct({ ...compared, price })).toBeUndefined();
    expect(parseComparedProduct({ ...compared, originalPrice: price })).toBeUndefined();
    expect(parseRecentlyViewedItem({ ...viewed, price })).toBeUndefined();
    expect(parseWishlistItem({ ...wished, price })).toBeUndefined();
  },
);

test.each([
  { rating: 'good' },
  { rating: 6 },
  { reviewCount: '12' },
  { features: 'Cotton' },
  { features: [1] },
  { name: { toString: 1 } },
  { id: '' },
  { image: undefined },
])('a compared product with %p is none', (fault) => {
  expect(parseComparedProduct({ ...compared, ...fault })).toBeUndefined();
});

test.each([null, 'kurta', 7, [], [compared]])('%p is no entry at all', (value) => {
  expect(parseComparedProduct(value)).toBeUndefined();
  expect(parseRecentlyViewedItem(value)).toBeUndefined();
  expect(parseWishlistItem(value)).toBeUndefined();
});
