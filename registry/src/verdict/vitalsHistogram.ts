/** What browsers measure of a page: https://web.dev/articles/vitals. */
export type Vital = 'lcp' | 'inp' | 'cls';

/** Counts of views by bucket: one more than there are edges. */
export type Histogram = readonly number[];

/**
 * Upper edges of the buckets; the last one is open. LCP and INP in milliseconds, CLS without a unit. The database has the
 * same (`private.vital_edges`), so a change needs a migration and loses what was counted before.
 */
export const vitalEdges: Record<Vital, readonly number[]> = {
  lcp: [400, 600, 800, 1000, 1250, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 5000, 6500, 8000, 12000],
  inp: [16, 25, 40, 60, 80, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 2000],
  cls: [0.005, 0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.13, 0.16, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 2],
};

/** The bucket that a measured value falls into. */
export function bucketOfVital(vital: Vital, value: number): number {
  const edges = vitalEdges[vital];
  const index = edges.findIndex((edge) => value <= edge);
  return index < 0 ? edges.length : index;
}

export const countOf = (histogram: Histogram): number => histogram.reduce((sum, count) => sum + count, 0);

/** How many views were worse than the edge with this index. */
export const countBeyond = (histogram: Histogram, edge: number): number => countOf(histogram.slice(edge + 1));

/**
 * The value that three of four views stay within, read as if the views of a bucket were spread evenly over it; at least
 * the last edge where it lies beyond. Undefined without views.
 */
export function p75(vital: Vital, histogram: Histogram): number | undefined {
  const edges = vitalEdges[vital];
  const wanted = 0.75 * countOf(histogram);
  if (wanted === 0) return undefined;
  let below = 0;
  for (const [index, edge] of edges.entries()) {
    const count = histogram[index] ?? 0;
    const from = edges[index - 1] ?? 0;
    if (below + count >= wanted) return from + (edge - from) * ((wanted - below) / count);
    below += count;
  }
  return edges.at(-1);
}
