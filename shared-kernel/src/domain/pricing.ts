/** What the totals are computed from; the database's `shop_settings` row in the same shape. Rupees, percent. */
export interface PricingRules {
  freeShippingAbove: number;
  standardShipping: number;
  expressShipping: number;
  platformFee: number;
  gstPercent: number;
  /** Cash on delivery strictly below this total. */
  codLimit: number;
}

/** Spec §9. Express is 150 until an admin saves another fee (design §5.3). */
export const defaultPricing: PricingRules = {
  freeShippingAbove: 1000,
  standardShipping: 50,
  expressShipping: 150,
  platformFee: 5,
  gstPercent: 18,
  codLimit: 5000,
};

export const deliveries = ['standard', 'express'] as const;
export type Delivery = (typeof deliveries)[number];

/** Every amount of an order in rupees. `saving` is what coupons and credit take off. */
export interface Totals {
  subtotal: number;
  gst: number;
  shipping: number;
  platformFee: number;
  saving: number;
  total: number;
}

export interface PricedLine {
  price: number;
  quantity: number;
}

export const subtotalOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + line.price * line.quantity, 0);

/**
 * Preview of what the server will charge: subtotal + round(GST) + shipping + platform fee (spec §9).
 * Free shipping strictly above the threshold; an empty bag costs nothing. Shares `pricing.vectors.json`
 * with `quote_order` in SQL.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  delivery: Delivery = 'standard',
  rules: PricingRules = defaultPricing,
): Totals {
  const subtotal = subtotalOf(lines);
  if (lines.length === 0) return { subtotal: 0, gst: 0, shipping: 0, platformFee: 0, saving: 0, total: 0 };
  const gst = Math.round((subtotal * rules.gstPercent) / 100);
  const shipping = shippingFee(subtotal, delivery, rules);
  const { platformFee } = rules;
  return { subtotal, gst, shipping, platformFee, saving: 0, total: subtotal + gst + shipping + platformFee };
}

function shippingFee(subtotal: number, delivery: Delivery, rules: PricingRules): number {
  if (delivery === 'express') return rules.expressShipping;
  return subtotal > rules.freeShippingAbove ? 0 : rules.standardShipping;
}

/** Rupees of goods still missing for free standard shipping; 0 when it is reached (design §5.3). */
export function missingForFreeShipping(subtotal: number, rules: PricingRules = defaultPricing): number {
  return subtotal > rules.freeShippingAbove ? 0 : rules.freeShippingAbove + 1 - subtotal;
}

/** Cash on delivery strictly below the limit (design §5.4). */
export const allowsCashOnDelivery = (total: number, rules: PricingRules = defaultPricing): boolean =>
  total < rules.codLimit;
