import type { GoingLiveFacts } from '../going-live/checklist';
import type { SettingsRecord } from '../settings/settingsRecord';

/** A shop that nobody has set up yet. */
export const testSettings: SettingsRecord = {
  phase: 'beta',
  free_shipping_above: 1000,
  standard_shipping: 50,
  express_shipping: 150,
  platform_fee: 5,
  gst_percent: 18,
  cod_limit: 5000,
  return_days: 7,
  tax_mode: 'added',
  launch_on: '2025-10-01',
  terms_since: '2026-11-01',
  sale_ends_on: null,
  saved_at: null,
  updated_at: '2026-11-21T08:00:00Z',
  tiers: [
    { from_amount: 0, percent: 5 },
    { from_amount: 1000, percent: 8 },
    { from_amount: 5000, percent: 12 },
    { from_amount: 10000, percent: 15 },
  ],
};

export const testFacts: GoingLiveFacts = {
  seller_saved_at: null,
  owners: 1,
  staff: 1,
  mail_sent_at: null,
  mails_failed: 0,
  online_payment_at: null,
  delivery_saved_at: null,
  products: { published: 0, samples: 0, largest_discount: 0, undiscounted: 0 },
  ended_coupons: 0,
  sale_put_off: 0,
  launch_put_off: 0,
  texts: [],
  statements: [],
};
