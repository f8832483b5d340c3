import { type CouponRule, couponTypes } from './coupon';
import { type PricedLine, subtotalOf } from './subtotal';

/** What the totals are computed from; the database's `shop_settings` row in the same shape. Rupees, percent. */
export interface PricingRules {
  freeShippingAbove: number;
  standardShipping: number;
  expressShipping: number;
  platformFee: number;
  gstPercent: number;
  /** Prices hold the GST: nothing is added. Never so in the beta (spec §9). */
  taxIncluded?: boolean;
  /** Cash on delivery strictly below this amount due. */
  codLimit: number;
}

/** Spec §9. Express is 150 until an admin saves another fee (adr 0013). */
export const defaultPricing: PricingRules = {
  freeShippingAbove: 1000,
  standardShipping: 50,
  expressShipping: 150,
  platformFee: 5,
  gstPercent: 18,
  codLimit: 5000,
};

export type Delivery = 'standard' | 'express';

/**
 * Every amount of an order in rupees. `saving` is what promotions, coupon and store credit take off (spec §9);
 * gift cards are a way of paying, so they lower `amountDue` and leave `total` alone.
 */
export interface Totals {
  subtotal: number;
  gst: number;
  shipping: number;
  platformFee: number;
  /** Rupees off the goods by promotions; part of `subtotal` is never charged then. */
  promotionSaving: number;
  couponSaving: number;
  creditUsed: number;
  saving: number;
  total: number;
  giftCardUsed: number;
  /** What is left to pay in cash or online. */
  amountDue: number;
}

/** What a shopper pays with before money: a coupon that applies, and balances in rupees. */
export interface Discounts {
  /** Rupees that promotions take off the goods. Which ones they are decides the database alone. */
  promotions?: number;
  coupon?: CouponRule;
  /** Balance of store credit that may be used. */
  credit?: number;
  /** Balance of all gift cards that may be used. */
  giftCards?: number;
}

/**
 * Preview of what the server will charge: subtotal + round(GST) + shipping + platform fee (spec §9), less coupon
 * and store credit; gift cards pay first of what is left. Free shipping strictly above the threshold; an empty bag
 * costs nothing. Promotions come off the goods before GST and coupon, and leave the shipping as it is. Shares `pricing.vectors.json` with `quote_order` in SQL.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  delivery: Delivery = 'standard',
  rules: PricingRules = defaultPricing,
  { promotions = 0, coupon, credit = 0, giftCards = 0 }: Discounts = {},
): Totals {
  const filled = lines.length > 0;
  const subtotal = subtotalOf(lines);
  const goods = subtotal - promotions;
  const gst = rules.taxIncluded ? 0 : Math.round((goods * rules.gstPercent) / 100);
  const shipping = filled ? shippingFee(subtotal, delivery, rules) : 0;
  const platformFee = filled ? rules.platformFee : 0;
  const couponSaving = coupon ? couponTypes[coupon.type].saving(coupon, { subtotal: goods, shipping }) : 0;
  const discounted = goods + gst + shipping + platformFee - couponSaving;
  const creditUsed = Math.min(credit, discounted);
  const total = discounted - creditUsed;
  const giftCardUsed = Math.min(giftCards, total);
  const saving = promotions + couponSaving + creditUsed;
  const amountDue = total - giftCardUsed;
  return {
    ...{
      subtotal,
      gst,
      shipping,
      platformFee,
      promotionSaving: promotions,
      couponSaving,
      creditUsed,
      saving,
    },
    ...{ total, giftCardUsed, amountDue },
  };
}

function shippingFee(subtotal: number, delivery: Delivery, rules: PricingRules): number {
  if (delivery === 'express') return rules.expressShipping;
  return subtotal > rules.freeShippingAbove ? 0 : rules.standardShipping;
}
