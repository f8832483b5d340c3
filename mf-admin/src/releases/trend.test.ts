import fc from 'fast-check';
import { linesOf, scaleOf, trendOf } from './trend';

const values = fc.array(fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })), { maxLength: 40 });

test('every value lies on the chart, and the scale is no ten times too long', () => {
  fc.assert(
    fc.property(values, (values) => {
      const trend = { version: '1', values };
      const scale = scaleOf([trend]);
      const points = linesOf(trend, scale).flat();
      expect(points).toHaveLength(values.filter((value) => value !== null).length);
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(1);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(1 + 1e-9);
      }
      const most = Math.max(0, ...values.map((value) => value ?? 0));
      expect(most === 0 || scale <= most * 2.5 + 1e-9).toBe(true);
    }),
    { examples: [[[Number.MIN_VALUE]]] },
  );
});

test('a line does not cross hours in which nothing was measured', () => {
  const lines = linesOf({ version: '1', values: [10, 20, null, 40] }, 40);
  expect(lines.map((line) => line.map(({ y }) => y))).toEqual([[0.25, 0.5], [1]]);
});

test('where nobody came, views are none and speed is unknown', () => {
  const row = {
    ...{ remote: 'mf-a', visits: 0, failedVisits: 0, answers: 0, failedAnswers: 0 },
    ...{
      slot: '2026-11-22T11:00:00+00:00',
      version: '1',
      views: 5,
      errorsPerThousand: 0,
      lcp: 900,
      inp: null,
    },
  };
  const slots = ['2026-11-22T10:00:00Z', '2026-11-22T11:00:00Z'].map((slot) => Date.parse(slot));
  expect(trendOf([row], '1', 'views', slots).values).toEqual([0, 5]);
  expect(trendOf([row], '1', 'lcp', slots).values).toEqual([null, 900]);
  expect(trendOf([row], '2', 'lcp', slots).values).toEqual([null, null]);
});
