import { compareLimit, type CompareList, isCompareFull, reduceCompare, toCompared } from './compare';
import { fallbackDescription, fallbackFeatures } from './product';
import { type RecentlyViewed, recentlyViewedLimit, reduceRecentlyViewed } from './recentlyViewed';
import { isWished, reduceWishlist } from './wishlist';

const compared = (id: string) =>
  toCompared(
    {
      id,
      name: id,
      price: 1,
      originalPrice: 1,
      category: 'men',
      brand: '',
      rating: 4,
      reviewCount: 1,
      description: '',
      features: [],
    },
    `/media/${id}`,
  );

describe('compare', () => {
  const full = ['a', 'b', 'c'].reduce<CompareList>(
    (list, id) => reduceCompare(list, { type: 'add', product: compared(id) }),
    {},
  );

  test('holds at most three, each once', () => {
    expect(Object.keys(full)).toHaveLength(compareLimit);
    expect(isCompareFull(full)).toBe(true);
    expect(reduceCompare(full, { type: 'add', product: compared('d') })).toBe(full);
    expect(reduceCompare(full, { type: 'add', product: compared('a') })).toBe(full);
  });

  test('remove and clear', () => {
    expect(Object.keys(reduceCompare(full, { type: 'remove', id: 'b' }))).toEqual(['a', 'c']);
    expect(reduceCompare(full, { type: 'clear' })).toEqual({});
  });

  test('what a product does not say is filled in', () => {
    expect(compared('a')).toMatchObject({ description: fallbackDescription, features: fallbackFeatures });
  });
});

test('recently viewed: newest first, unique, at most twelve', () => {
  const view = (list: RecentlyViewed, id: string) =>
    reduceRecentlyViewed(list, {
      type: 'view',
      item: { id, name: id, image: '', price: 1, category: 'men' },
    });
  const list = [...Array(14).keys()].map(String).reduce(view, []);
  expect(list).toHaveLength(recentlyViewedLimit);
  expect(list[0]?.id).toBe('13');
  const again = view(list, '5');
  expect(again[0]?.id).toBe('5');
  expect(again).toHaveLength(recentlyViewedLimit);
});

test('the wishlist ignores duplicates', () => {
  const item = { id: 'a', name: 'A', price: 1, picture: null, category: 'men' };
  const once = reduceWishlist([], { type: 'add', item });
  expect(reduceWishlist(once, { type: 'add', item })).toBe(once);
  expect(isWished(once, 'a')).toBe(true);
  expect(reduceWishlist(once, { type: 'remove', id: 'a' })).toEqual([]);
});
