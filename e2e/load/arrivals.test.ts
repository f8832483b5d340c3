import { drawArrivals, randomOf } from './arrivals';

test('as many come as the rate says, in order, and neither evenly nor all at once', () => {
  const arrivals = drawArrivals(50, 200, randomOf(7));
  // A Poisson process: the count's deviation is its root, 100; five of them are one in two million.
  expect(Math.abs(arrivals.length - 10_000)).toBeLessThan(500);
  expect(arrivals.toSorted((a, b) => a - b)).toEqual(arrivals);
  expect(arrivals.at(-1)).toBeLessThan(200_000);
  const gaps = arrivals.slice(1).map((at, index) => at - (arrivals[index] ?? 0));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const deviation = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length);
  expect(deviation / mean).toBeGreaterThan(0.9);
  expect(deviation / mean).toBeLessThan(1.1);
});

test('the same seed brings the same visitors', () => {
  expect(drawArrivals(20, 2, randomOf(3))).toEqual(drawArrivals(20, 2, randomOf(3)));
  expect(drawArrivals(20, 2, randomOf(3))).not.toEqual(drawArrivals(20, 2, randomOf(4)));
});
