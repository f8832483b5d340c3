/** The value that this share of all values does not exceed; between two of them, their mean by distance. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below = NaN, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

/** How many times one sample is the other, and between which ratios that lies with a confidence of at least 95 %. */
export interface Ratio {
  ratio: number;
  low: number;
  high: number;
}

const doubt = 0.05;

/**
 * The Hodges-Lehmann estimate over all pairs of loads with the interval that the Mann-Whitney test leaves: it supposes no
 * distribution and one odd load moves it little. Four loads of each are the fewest that give 95 %; with fewer the
 * interval is unbounded. Of two or more loads without any spread, such as bytes, the ratio is
 * its own interval.
 */
export function ratioOf(these: readonly number[], those: readonly number[]): Ratio {
  const pairs = these.flatMap((a) => those.map((b) => a / b)).sort((a, b) => a - b);
  const ratio = quantile(pairs, 0.5);
  if (pairs.length > 1 && pairs.every((pair) => pair === ratio)) return { ratio, low: ratio, high: ratio };
  const outside = pairsOutside(these.length, those.length);
  if (outside === 0) return { ratio, low: 0, high: Infinity };
  return { ratio, low: pairs[outside - 1] ?? NaN, high: pairs.at(-outside) ?? NaN };
}

/** How many of the sorted pairs, counted from either end, lie on or outside the interval: 0 when there are too few. */
function pairsOutside(n: number, m: number): number {
  const ways = waysToRank(n, m);
  const all = ways.reduce((total, each) => total + each, 0);
  let below = 0;
  let outside = 0;
  for (const each of ways) {
    below += each;
    if (below / all > doubt / 2) break;
    outside += 1;
  }
  return outside;
}

/** In how many orders of n and m values exactly u pairs have the first value above the second, for each u. */
function waysToRank(n: number, m: number): number[] {
  // The coefficients of the Gaussian binomial: products of (1 - x^(m + i)) / (1 - x^i).
  const ways = [1, ...Array.from({ length: n * m }, () => 0)];
  for (let i = 1; i <= n; i += 1) {
    for (let u = n * m; u >= m + i; u -= 1) ways[u] = (ways[u] ?? 0) - (ways[u - m - i] ?? 0);
    for (let u = i; u <= n * m; u += 1) ways[u] = (ways[u] ?? 0) + (ways[u - i] ?? 0);
  }
  return ways;
}
