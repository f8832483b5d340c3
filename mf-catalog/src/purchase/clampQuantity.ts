/** Keeps a wanted quantity between 1 and what is there; 1 when the stock is unknown (spec §5). */
export function clampQuantity(wanted: number, stock: number | undefined): number {
  return Math.max(1, Math.min(Math.trunc(wanted) || 1, stock ?? 1));
}
