import { isWished, reduceWishlist } from './wishlist';

test('the wishlist ignores duplicates', () => {
  const item = { id: 'a', name: 'A', price: 1, picture: null, category: 'men' };
  const once = reduceWishlist([], { type: 'add', item });
  expect(reduceWishlist(once, { type: 'add', item })).toBe(once);
  expect(isWished(once, 'a')).toBe(true);
  expect(reduceWishlist(once, { type: 'remove', id: 'a' })).toEqual([]);
});
