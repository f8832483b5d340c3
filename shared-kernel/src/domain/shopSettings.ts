import { defaultPricing, type PricingRules } from './pricing';
import { type Phase, shop } from './shop';

/** What an admin may change about the shop as a whole: the row of `shop_settings`. Rupees, percent, days. */
export interface ShopSettings extends PricingRules {
  phase: Phase;
  /** Days after delivery within which an order may be sent back. */
  returnDays: number;
}

/** The values of a fresh database, for as long as none has answered yet (spec §9, adr 0013). */
export const defaultSettings: ShopSettings = {
  ...defaultPricing,
  phase: 'beta',
  returnDays: shop.returnPeriodDays,
};
