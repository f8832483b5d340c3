import type { Figures, Measure } from './figures';

/** The figures of one version over time: a number or nothing for each step of the span. */
export interface Trend {
  version: string;
  values: (number | null)[];
}

export interface Point {
  /** From 0 (left) to 1. */
  x: number;
  /** From 0 (below) to 1, which is the top of the scale. */
  y: number;
}

export function trendOf(
  figures: readonly Figures[],
  version: string,
  key: Measure['key'],
  slots: readonly number[],
): Trend {
  const known = new Map(
    figures.filter((row) => row.version === version).map((row) => [Date.parse(row.slot), row[key]]),
  );
  // Where nobody came, there were no views; how fast they would have been nobody knows.
  return { version, values: slots.map((slot) => known.get(slot) ?? (key === 'views' ? 0 : null)) };
}

/** A round number that no value is above, for the top of the scale. */
export function scaleOf(trends: readonly Trend[]): number {
  const most = Math.max(0, ...trends.flatMap(({ values }) => values.map((value) => value ?? 0)));
  if (most <= 0) return 1;
  // Of the smallest numbers there are, the power would be none at all.
  const power = 10 ** Math.max(-300, Math.floor(Math.log10(most)));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= most) ?? 10;
  return step * power;
}

/** Lines through the points that are next to each other; a point alone is a line of one. */
export function linesOf({ values }: Trend, scale: number): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] | undefined;
  values.forEach((value, index) => {
    if (value === null) {
      line = undefined;
      return;
    }
    if (!line) lines.push((line = []));
    line.push({ x: values.length > 1 ? index / (values.length - 1) : 0.5, y: value / scale });
  });
  return lines;
}
