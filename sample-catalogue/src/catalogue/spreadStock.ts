/**
 * Shares a product's pieces among its choices: the middle ones get more, as shops order sizes, and every product a
 * little differently. The shares add up to `total`. Deterministic in the id.
 */
export function spreadStock(total: number, parts: number, id: string): number[] {
  const weights = Array.from(
    { length: parts },
    (_, index) =>
      3 + 2 * Math.min(index, parts - 1 - index) + ((id.charCodeAt(index % id.length) + index) % 4),
  );
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((total * weight) / weightSum));
  const heaviestFirst = weights
    .map((_, index) => index)
    .sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
  const left = total - shares.reduce((sum, share) => sum + share, 0);
  const favoured = new Set(heaviestFirst.slice(0, left));
  return shares.map((share, index) => share + (favoured.has(index) ? 1 : 0));
}
