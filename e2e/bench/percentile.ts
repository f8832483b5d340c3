/** The time that this share of all times does not exceed, to a tenth. */
export function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1));
}
