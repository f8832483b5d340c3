import type { sizeCharts } from '@shop/kernel/domain';

type SizeChart = (typeof sizeCharts)[keyof typeof sizeCharts];

/** What a measure of the body says of sizes: one, two that it lies between, or that it lies outside the chart. */
export type SizeAdvice =
  | { kind: 'size'; size: string }
  | { kind: 'between'; smaller: string; larger: string }
  | { kind: 'below' | 'above'; size: string };

/** Centimetres beside the border of two sizes in which either fits; a quarter of a narrow size. */
const nearBorder = 1;

/**
 * The advice for one measure of a chart (its place in the chart's `measures`) in centimetres. A larger measure never leads to a smaller size,
 * and every measure leads to an answer.
 */
export function adviseSize({ rows }: SizeChart, measure: number, centimetres: number): SizeAdvice {
  const sizes = rows.map(({ size, ranges }) => ({ size, from: 0, to: 0, ...ranges[measure] }));
  for (const [index, { size, from, to }] of sizes.entries()) {
    const next = sizes[index + 1];
    const near = Math.min(nearBorder, (to - from) / 4);
    if (index === 0 && centimetres < from - near) return { kind: 'below', size };
    if (!next) return centimetres > to + near ? { kind: 'above', size } : { kind: 'size', size };
    const border = (to + next.from) / 2;
    const reach = Math.max((next.from - to) / 2, Math.min(near, (next.to - next.from) / 4));
    if (centimetres < border - reach) return { kind: 'size', size };
    if (centimetres <= border + reach) return { kind: 'between', smaller: size, larger: next.size };
  }
  throw new Error('A chart has sizes');
}

const centimetresPerInch = 2.54;
/** Centimetres that a body can measure around or from foot to head, and a foot from heel to toe; what to write instead of others. */
const plausible = {
  body: { from: 30, to: 220, example: { cm: 96, in: 38 } },
  foot: { from: 8, to: 35, example: { cm: 26, in: 10 } },
};

/** What of somebody a chart measures. */
export const measuredPart = ({ measures }: SizeChart): keyof typeof plausible =>
  measures[0] === 'Foot length' ? 'foot' : 'body';

/** What to say of what is no measure. */
export const measureProblem = (unit: 'cm' | 'in', part: keyof typeof plausible): string =>
  `Give it in ${unit === 'cm' ? 'centimetres' : 'inches'}, such as ${plausible[part].example[unit]}.`;

/** Centimetres of what somebody typed in their unit; nothing for what is no measure of that part of them. */
export function readMeasure(
  typed: string,
  unit: 'cm' | 'in',
  part: keyof typeof plausible = 'body',
): number | undefined {
  const { from, to } = plausible[part];
  const number = Number(typed.trim().replace(',', '.'));
  const centimetres = unit === 'cm' ? number : number * centimetresPerInch;
  return typed.trim() !== '' && centimetres >= from && centimetres <= to ? centimetres : undefined;
}

/** The advice in a sentence. `measure` is what was measured, as the chart calls it. */
export function adviceText(advice: SizeAdvice, measure: string): string {
  const of = `Your ${measure.toLowerCase()}`;
  switch (advice.kind) {
    case 'size':
      return `Take ${advice.size}. ${of} is within its measures.`;
    case 'between':
      return `Between ${advice.smaller} and ${advice.larger}: take ${advice.larger} for a loose fit, ${advice.smaller} for a close one. ${of} is at the border of the two.`;
    case 'below':
      return `${advice.size} is our smallest and will sit loosely. ${of} is below its measures.`;
    case 'above':
      return `${advice.size} is our largest and may be tight. ${of} is above its measures.`;
  }
}
