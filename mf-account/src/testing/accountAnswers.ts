import type { InsiderTier } from '../insider/fetchInsider';

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
  get_insider: {
    spend: 26_000,
    tier: 'gold',
    next: { tier: 'platinum', from_spend: 50_000, missing: 24_000 },
  },
  get_invoices: [],
  may_exchange_size: true,
  get_mail_standing: { state: 'well', at: null },
  get_account_closing: {
    obstacles: [],
    credit: 250,
    commission: 0,
    gift_cards: 0,
    orders: 2,
    has_password: true,
    signed_in_lately: false,
  },
  get_affiliate: {
    code: 'TDABCDEF',
    clicks: { total: 12, last_30_days: 4 },
    orders: 2,
    totals: { pending: 80, approved: 600, paid: 0, reversed: 0 },
    pan: null,
    available: 600,
    month: { sales: 2, bonus_percent: 0, bonus_amount: 0 },
    bonuses: [],
    payouts: [],
  },
};

const tierCoupon = {
  type: 'percentage' as const,
  min_order: 1,
  valid_from: '2025-01-01T00:00:00Z',
  valid_until: '2100-01-01T00:00:00Z',
};

/** The insider programme as the database has it. */
export const tiers: InsiderTier[] = [
  {
    id: 'silver',
    name: 'Silver',
    from_spend: 10_000,
    cashback_percent: 3,
    early_access_hours: 24,
    occasion_bonus: 100,
    coupons: [{ ...tierCoupon, id: 'SILVER5', value: 5 }],
  },
  {
    id: 'gold',
    name: 'Gold',
    from_spend: 25_000,
    cashback_percent: 4,
    early_access_hours: 48,
    occasion_bonus: 150,
    coupons: [{ ...tierCoupon, id: 'GOLD8', value: 8 }],
  },
  {
    id: 'platinum',
    name: 'Platinum',
    from_spend: 50_000,
    cashback_percent: 5,
    early_access_hours: 72,
    occasion_bonus: 200,
    coupons: [],
  },
];
