import { randomOf } from './arrivals';
import { middles, type Point, trendOf, verdictOf } from './trend';

const series = (count: number, of: (at: number) => number): Point[] =>
  Array.from({ length: count }, (_, at) => ({ at, value: of(at) }));

test('of a straight line the slope is its own interval', () => {
  expect(trendOf(series(20, (at) => 100 + 3 * at))).toEqual({ slope: 3, low: 3, high: 3 });
});

test('with too few points it knows nothing', () => {
  expect(trendOf(series(4, (at) => at))).toEqual({ slope: 1, low: -Infinity, high: Infinity });
});

test('holds the true slope under noise in about 95 of 100 cases', () => {
  const random = randomOf(11);
  const held = Array.from({ length: 300 }, () => {
    const { low, high } = trendOf(series(24, (at) => 200 + 0.5 * at + 20 * (random() - 0.5)));
    return low <= 0.5 && high >= 0.5;
  });
  const share = held.filter(Boolean).length / held.length;
  expect(share).toBeGreaterThan(0.91);
  expect(share).toBeLessThanOrEqual(1);
});

test.each([
  ['flat', (_at: number, noise: number) => 300 + 4 * noise],
  ['growing', (at: number, noise: number) => 300 + 2 * at + 4 * noise],
  // Ten points of noise as large as the allowance say nothing.
  ['undecided', (at: number, noise: number) => 300 + 0.4 * at + 120 * noise],
] as const)('calls a memory %s', (verdict, of) => {
  const random = randomOf(5);
  expect(verdictOf(series(verdict === 'undecided' ? 10 : 24, (at) => of(at, random() - 0.5)))).toBe(verdict);
});

test('one collection of garbage makes no trend', () => {
  expect(verdictOf(series(24, (at) => (at === 12 ? 900 : 300 + (at % 3))))).toBe('flat');
});

test('of a minute the middle counts', () => {
  const points = [1, 2, 9].map((value, index) => ({ at: index * 20, value }));
  expect(middles([...points, { at: 61, value: 5 }], 60)).toEqual([
    { at: 30, value: 2 },
    { at: 90, value: 5 },
  ]);
});
