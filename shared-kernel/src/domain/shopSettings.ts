import { defaultPricing, type PricingRules } from './pricing';
import { type Phase, shop } from './shop';

/** What an admin may change about the shop as a whole: the row of `shop_settings`. Rupees, percent, days. */
export interface ShopSettings extends PricingRules {
  phase: Phase;
  /** Days after delivery within which an order may be sent back. */
  returnDays: number;
  /** Day in IST from which terms and policies are worded as they are (`2026-11-01`); null while no database has said it. */
  termsSince: string | null;
  /** Day of the full launch (`2025-10-01`, in IST); null once it is over. */
  launchDay: string | null;
  /** Days that the sale lasts still, 0 on its last; null where it has no end, or none to come. */
  saleEndsInDays: number | null;
}

/** The values of a fresh database, for as long as none has answered yet (spec §9, adr 0013). */
export const defaultSettings: ShopSettings = {
  ...defaultPricing,
  phase: 'beta',
  returnDays: shop.returnPeriodDays,
  termsSince: null,
  launchDay: null,
  saleEndsInDays: null,
};
