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

/** The rest of the programme's terms: rupees, percent, days (spec §9). */
export const affiliateTerms = {
  joiningFee: 0,
  minimumPayout: 500,
  payoutDay: '1st',
  attributionDays: 30,
  /** Extra percent of the month's order value for so many sales and more. */
  bonuses: [
    { sales: 50, percent: 2 },
    { sales: 100, percent: 5 },
  ],
} as const;

/** Extra percent for a month with so many sales; the higher bonus replaces the lower. */
export function affiliateBonusPercent(sales: number): number {
  return affiliateTerms.bonuses.findLast((bonus) => sales >= bonus.sales)?.percent ?? 0;
}

/** Estimated month of an affiliate in whole rupees: `sales` orders of `orderValue` rupees each. */
export function affiliateEarnings(
  orderValue: number,
  sales: number,
): { commission: number; bonus: number; total: number } {
  const commission = Math.round((orderValue * affiliatePercent(orderValue)) / 100) * sales;
  const bonus = Math.round((orderValue * sales * affiliateBonusPercent(sales)) / 100);
  return { commission, bonus, total: commission + bonus };
}
