/** The terms of the affiliate programme: rupees, percent, days (spec §9, Affiliate). */
export const affiliateTerms = {
  /** Percent of an order's value in rupees; a tier starts at its lower bound. */
  tiers: [
    { from: 0, percent: 5 },
    { from: 1000, percent: 8 },
    { from: 5000, percent: 12 },
    { from: 10_000, percent: 15 },
  ],
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
