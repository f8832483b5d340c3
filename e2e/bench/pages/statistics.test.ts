import fc from 'fast-check';
import { quantile, ratioOf } from './statistics';

const loads = (min: number, max: number) =>
  fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: min, maxLength: max });

test('a quantile lies between the values around its place', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([10, 20, 30, 40, 50], 0.75)).toBe(40);
  expect(quantile([7], 0.75)).toBe(7);
});

test('two samples of four that do not meet differ with certainty, and no two of three do', () => {
  expect(ratioOf([8, 8.4, 8.8, 9.2], [4, 4.1, 4.2, 4.3])).toEqual({
    ratio: expect.closeTo(2.07, 2) as number,
    low: expect.closeTo(8 / 4.3) as number,
    high: expect.closeTo(9.2 / 4) as number,
  });
  expect(ratioOf([8, 9, 10], [4, 5, 6])).toMatchObject({ low: 0, high: Infinity });
});

test('the interval leaves as many pairs outside as the table of Mann and Whitney says', () => {
  // Critical values of U for n = m at 5 % on both sides: a difference counts up to them.
  const critical = new Map([
    [4, 0],
    [5, 2],
    [6, 5],
    [7, 8],
    [8, 13],
    [10, 23],
  ]);
  for (const [size, u] of critical) {
    const sample = Array.from({ length: size }, (_, index) => 1000 + index);
    const other = Array.from({ length: size }, (_, index) => 1 + index / size ** 3);
    const pairs = sample.flatMap((a) => other.map((b) => a / b)).sort((a, b) => a - b);
    expect(ratioOf(sample, other).low).toBe(pairs[u]);
  }
});

test('exact figures have an exact ratio', () => {
  expect(ratioOf([150, 150], [120, 120])).toEqual({ ratio: 1.25, low: 1.25, high: 1.25 });
  // One load of each says nothing of their spread.
  expect(ratioOf([150], [120])).toEqual({ ratio: 1.25, low: 0, high: Infinity });
});

test('whoever is compared the other way round gets the inverse', () => {
  fc.assert(
    fc.property(loads(4, 9), loads(4, 9), (these, those) => {
      const [there, back] = [ratioOf(these, those), ratioOf(those, these)];
      expect(there.low).toBeLessThanOrEqual(there.high);
      expect(there.low * back.high).toBeCloseTo(1);
      expect(there.high * back.low).toBeCloseTo(1);
    }),
  );
});

test('a sample compared with itself never counts as different', () => {
  fc.assert(
    fc.property(loads(4, 9), (sample) => {
      const { low, high } = ratioOf(sample, sample);
      expect(low).toBeLessThanOrEqual(1);
      expect(high).toBeGreaterThanOrEqual(1);
    }),
  );
});
