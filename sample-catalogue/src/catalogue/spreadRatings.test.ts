import fc from 'fast-check';
import { reviewRows } from './reviewRows';
import { sampleProducts } from './sampleProducts';
import { sellingRows } from './sellingRows';
import { spreadRatings } from './spreadRatings';

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
const meanOf = (ratings: number[]) =>
  sumOf(ratings.map((given, index) => given * (index + 1))) / sumOf(ratings);

test('a rating and a count are spread over five stars that come to both', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 50 }), fc.integer({ min: 10, max: 20_000 }), (tenths, count) => {
      const ratings = spreadRatings(tenths / 10, count);
      expect(ratings).toHaveLength(5);
      for (const given of ratings) expect(given).toBeGreaterThanOrEqual(0);
      expect(sumOf(ratings)).toBe(count);
      expect(Math.abs(meanOf(ratings) - tenths / 10)).toBeLessThanOrEqual(0.05);
    }),
  );
});

test('who has written a review is not counted twice', () => {
  expect(sumOf(spreadRatings(4.8, 213, [5]))).toBe(212);
  expect(spreadRatings(5, 1, [5])).toEqual([0, 0, 0, 0, 0]);
});

test('the sample products come to the figures that they are listed with', () => {
  const listed = new Map(sellingRows.map((row) => [row.id, row]));
  for (const { id, ratings } of sampleProducts()) {
    const all = [...ratings];
    for (const { product_id, rating } of reviewRows)
      if (product_id === id) all[rating - 1] = (all[rating - 1] ?? 0) + 1;
    expect([id, meanOf(all).toFixed(1), sumOf(all)]).toEqual([
      id,
      listed.get(id)?.rating.toFixed(1),
      listed.get(id)?.reviewCount,
    ]);
  }
});
