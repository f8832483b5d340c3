import fc from 'fast-check';
import { sizeCharts } from '@shop/kernel/domain';
import {
  adviceText,
  adviseSize,
  measuredPart,
  measureProblem,
  readMeasure,
  type SizeAdvice,
} from './adviseSize';

const { men, kids, footwear } = sizeCharts;

it.each([
  [men, 0, 84, { kind: 'below', size: 'XS' }],
  [men, 0, 85.5, { kind: 'size', size: 'XS' }],
  [men, 0, 98, { kind: 'size', size: 'M' }],
  [men, 0, 101, { kind: 'between', smaller: 'M', larger: 'L' }],
  [men, 0, 101.5, { kind: 'between', smaller: 'M', larger: 'L' }],
  [men, 0, 102.5, { kind: 'between', smaller: 'M', larger: 'L' }],
  [men, 0, 105, { kind: 'size', size: 'L' }],
  [men, 0, 125, { kind: 'size', size: 'XXL' }],
  [men, 0, 125.1, { kind: 'above', size: 'XXL' }],
  [kids, 0, 101, { kind: 'between', smaller: '2-3Y', larger: '4-5Y' }],
  [kids, 0, 107, { kind: 'size', size: '4-5Y' }],
  [kids, 2, 51.5, { kind: 'size', size: '2-3Y' }],
  [footwear, 0, 26.2, { kind: 'size', size: 'UK 8' }],
  [footwear, 0, 26.7, { kind: 'between', smaller: 'UK 8', larger: 'UK 9' }],
  [footwear, 0, 20.5, { kind: 'below', size: 'UK 2' }],
] as const)('of %# says what a measure means', (chart, measure, centimetres, advice) => {
  expect(adviseSize(chart, measure, centimetres)).toEqual(advice);
});

describe('whatever the chart and the measure', () => {
  const places = Object.values(sizeCharts).flatMap((chart) =>
    chart.measures.map((_, measure) => ({ chart, measure })),
  );
  const anywhere = fc.constantFrom(...places);
  const centimetres = fc.double({ min: 0, max: 300, noNaN: true });

  /** A place on the way from the smallest size to the largest: odd ones are between two. */
  const placeOf = (rows: readonly { size: string }[], advice: SizeAdvice) => {
    const at = (size: string) => 2 * rows.findIndex((row) => row.size === size);
    if (advice.kind === 'between') return at(advice.smaller) + 1;
    return at(advice.size) + { below: -1, size: 0, above: 1 }[advice.kind];
  };

  it('there is an answer with sizes of the chart, and neighbours only', () => {
    fc.assert(
      fc.property(anywhere, centimetres, ({ chart, measure }, length) => {
        const advice = adviseSize(chart, measure, length);
        const sizes = chart.rows.map(({ size }) => size);
        if (advice.kind === 'between')
          expect(sizes.indexOf(advice.larger)).toBe(sizes.indexOf(advice.smaller) + 1);
        else expect(sizes).toContain(advice.size);
        expect(adviceText(advice, chart.measures[measure] ?? '')).toMatch(/\.$/);
      }),
    );
  });

  it('a larger measure never leads to a smaller size', () => {
    fc.assert(
      fc.property(anywhere, centimetres, centimetres, ({ chart, measure }, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(placeOf(chart.rows, adviseSize(chart, measure, less))).toBeLessThanOrEqual(
          placeOf(chart.rows, adviseSize(chart, measure, more)),
        );
      }),
    );
  });

  it('the middle of a size is that size', () => {
    for (const { chart, measure } of places)
      for (const { size, ranges } of chart.rows) {
        const { from = 0, to = 0 } = ranges[measure] ?? {};
        expect(adviseSize(chart, measure, (from + to) / 2)).toEqual({ kind: 'size', size });
      }
  });
});

it.each([
  ['96', 'cm', 96],
  [' 96,5 ', 'cm', 96.5],
  ['38', 'in', 96.52],
  ['', 'cm', undefined],
  ['M', 'cm', undefined],
  ['38', 'cm', 38],
  ['12', 'cm', undefined],
  ['96', 'in', undefined],
] as const)('reads %p %s as centimetres', (typed, unit, centimetres) => {
  const read = readMeasure(typed, unit);
  if (centimetres === undefined) expect(read).toBeUndefined();
  else expect(read).toBeCloseTo(centimetres);
});

it('knows a foot from a body', () => {
  expect(readMeasure('26', 'cm', measuredPart(footwear))).toBe(26);
  expect(readMeasure('26', 'cm', measuredPart(men))).toBeUndefined();
  expect(readMeasure('96', 'cm', measuredPart(footwear))).toBeUndefined();
  expect(measureProblem('in', 'foot')).toBe('Give it in inches, such as 10.');
});
