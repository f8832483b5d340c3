import { badgesOf, cardBadges } from './badges';

const plain = { rating: 4, reviewCount: 10, stockCount: 20, badges: [] };

describe('badges', () => {
  test('each automatic badge has its own bound', () => {
    expect(badgesOf(plain)).toEqual([]);
    expect(badgesOf({ ...plain, bestValue: true })).toEqual(['Best Value']);
    expect(badgesOf({ ...plain, rating: 4.7 })).toEqual(['Top Rated']);
    expect(badgesOf({ ...plain, reviewCount: 200 })).toEqual(['Popular']);
    expect(badgesOf({ ...plain, stockCount: 5 })).toEqual(['Limited Stock']);
    expect(badgesOf({ ...plain, stockCount: 0 })).toEqual([]);
  });

  test('hand-set badges come first, nothing is said twice, a card shows two', () => {
    const product = { ...plain, bestValue: true, rating: 4.9, badges: ['New', 'Best Value'] };
    expect(badgesOf(product)).toEqual(['New', 'Best Value', 'Top Rated']);
    expect(cardBadges(product)).toEqual(['New', 'Best Value']);
  });
});
