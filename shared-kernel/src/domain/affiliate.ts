/** Percent of an order's value in rupees; a tier starts at its lower bound (spec §9, Affiliate). */
export const affiliateTiers = [
  { from: 0, percent: 5 },
  { from: 1000, percent: 8 },
  { from: 5000, percent: 12 },
  { from: 10_000, percent: 15 },
] as const;

/** Commission percent for an order of `amount` rupees. */
export function affiliatePercent(amount: number): number {
  return affiliateTiers.findLast((tier) => amount >= tier.from)?.percent ?? 0;
}
