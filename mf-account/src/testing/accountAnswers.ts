/** What the account's functions answer for a shopper with two orders. */
export const accountAnswers: Record<string, unknown> = {
  get_account_figures: {
    orders: 2,
    underway: 1,
    delivered: 1,
    spent: 1117,
    saved: 150,
    wishlist: 3,
    credit: 250,
  },
  get_affiliate: {
    code: 'TDABCDEF',
    clicks: { total: 12, last_30_days: 4 },
    orders: 2,
    totals: { pending: 80, approved: 600, paid: 0, reversed: 0 },
    available: 600,
    month: { sales: 2, bonus_percent: 0, bonus_amount: 0 },
    commissions: [
      { id: 'c1', base: 1000, percent: 8, amount: 80, state: 'pending', created_at: '2026-11-21T19:00:00Z' },
    ],
    bonuses: [],
    payouts: [],
  },
};
