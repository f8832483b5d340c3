import {
  parseRecentlyViewedItem,
  type RecentlyViewed,
  recentlyViewedLimit,
  reduceRecentlyViewed,
} from './recentlyViewed';

test('newest first, unique, at most twelve', () => {
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

test('costs what the shop says, and is forgotten where the shop does not know it any more', () => {
  const item = (id: string) => ({ id, name: id, image: '', price: 1, category: 'men' });
  const sold = [{ id: 'a', price: 2 }];
  const list = reduceRecentlyViewed(['new', 'a', 'gone'].map(item), {
    ...{ type: 'refresh', asked: ['a', 'gone'], sold },
  });
  // What was looked at meanwhile was not asked for.
  expect(list.map(({ id, price }) => [id, price])).toEqual([
    ['new', 1],
    ['a', 2],
  ]);
});

describe('what the device kept', () => {
  const viewed = {
    id: 'kurta',
    name: 'Kurta',
    image: '/media/kurta-320.webp',
    price: 900,
    category: 'women',
  };

  test('whole comes back whole', () => {
    expect(parseRecentlyViewedItem(viewed)).toEqual(viewed);
  });

  test.each([undefined, null, 'free', '900', NaN, -1, 0.5, Infinity, {}])(
    'a tampered price drops the entry: %p',
    (price) => {
      expect(parseRecentlyViewedItem({ ...viewed, price })).toBeUndefined();
    },
  );

  test.each([null, 'kurta', 7, [], [viewed]])('%p is no entry at all', (value) => {
    expect(parseRecentlyViewedItem(value)).toBeUndefined();
  });
});
