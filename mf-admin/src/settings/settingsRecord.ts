/** Answer of `get_admin_settings`. Rupees, percent, days. */
export interface SettingsRecord {
  phase: 'beta' | 'live';
  free_shipping_above: number;
  standard_shipping: number;
  express_shipping: number;
  platform_fee: number;
  gst_percent: number;
  cod_limit: number;
  return_days: number;
  /** ISO time; `null` until an admin has saved. */
  saved_at: string | null;
  tiers: Tier[];
}

/** Commission of orders from so many rupees on, in percent. */
export interface Tier {
  from_amount: number;
  percent: number;
}

/** What the form shows for express before anybody has saved; shoppers pay 150 until then (spec §9, adr 0013). */
const unsavedExpress = 100;

export const shownExpress = ({ saved_at, express_shipping }: SettingsRecord): number =>
  saved_at === null ? unsavedExpress : express_shipping;
