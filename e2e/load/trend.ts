import { quantile } from '../bench/pages/statistics';

/** A value at a time, such as megabytes at a minute. */
export interface Point {
  at: number;
  value: number;
}

/** By how much a value grows in one unit of time, and between which bounds that lies with a confidence of 95 %. */
export interface Trend {
  slope: number;
  low: number;
  high: number;
}

/** Of the normal distribution: 95 % lie within so many standard deviations. */
const within = 1.96;

/**
 * The Theil-Sen slope with Sen's interval: the median of the slopes between all pairs. It supposes no distribution, and one
 * collection of garbage moves it little. With fewer than five points the interval is unbounded.
 */
export function trendOf(points: readonly Point[]): Trend {
  const slopes = points
    .flatMap((a, index) => points.slice(index + 1).map((b) => (b.value - a.value) / (b.at - a.at)))
    .sort((a, b) => a - b);
  const slope = quantile(slopes, 0.5);
  const n = points.length;
  const spread = within * Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18);
  const outside = Math.floor((slopes.length - spread) / 2);
  if (n < 5 || outside < 1) return { slope, low: -Infinity, high: Infinity };
  return { slope, low: slopes[outside - 1] ?? NaN, high: slopes.at(-outside) ?? NaN };
}

/** Of several points of a time the one in the middle, so that what comes and goes within it does not count. */
export function middles(points: readonly Point[], width: number): Point[] {
  const groups = new Map<number, number[]>();
  for (const { at, value } of points) {
    const group = Math.floor(at / width);
    groups.set(group, [...(groups.get(group) ?? []), value]);
  }
  return [...groups].map(([group, values]) => ({ at: (group + 0.5) * width, value: quantile(values, 0.5) }));
}

export type Verdict = 'flat' | 'growing' | 'undecided';

/** A growth over the whole time of up to this share of what there was is none. */
const allowance = 0.05;

/** Flat where even the upper bound of the growth is within the allowance, growing where even the lower bound is above 0 and the slope beyond it. */
export function verdictOf(points: readonly Point[]): Verdict {
  const { slope, low, high } = trendOf(points);
  const duration = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0);
  const values = points.map(({ value }) => value);
  const allowed = allowance * quantile(values, 0.5);
  if (high * duration <= allowed) return 'flat';
  return low > 0 && slope * duration > allowed ? 'growing' : 'undecided';
}
