import { formatRupees } from './money';

export type CouponType = 'percentage' | 'flat' | 'shipping';

interface CouponTypeTerms {
  /** What the staff chooses, and what the value counts. */
  name: string;
  /** Whether the staff enters a value. */
  hasValue: boolean;
  /** Whether the saving stops at the coupon's maximum. */
  isCapped: boolean;
  /** In a word, for the staff. */
  worth: (value: number) => string;
  /** What it takes off, as shoppers read it. */
  label: (value: number) => string;
  /**
   * Rupees that a coupon takes off; the subtotal is that of the goods less promotions. Percentages round half up; nothing
   * takes off more than its maximum, and than the goods or the fee that it applies to. The database computes the same
   * (`compute_totals`), and knows which types pay for shipping (`coupon_pays_shipping`).
   */
  saving: (coupon: CouponRule, amounts: { subtotal: number; shipping: number }) => number;
}

const atMost = (maximum: number | null, saving: number) => Math.min(saving, maximum ?? Infinity);

/** What each type of coupon takes off, and what it is called. */
export const couponTypes: Record<CouponType, CouponTypeTerms> = {
  percentage: {
    name: 'Percent',
    hasValue: true,
    isCapped: true,
    worth: (value) => `${value}%`,
    label: (value) => `${value}% OFF`,
    saving: ({ value, maxDiscount }, { subtotal }) =>
      atMost(maxDiscount, Math.round((subtotal * value) / 100)),
  },
  flat: {
    name: 'Rupees',
    hasValue: true,
    isCapped: false,
    worth: (value) => formatRupees(value),
    label: (value) => `${formatRupees(value)} OFF`,
    saving: ({ value }, { subtotal }) => Math.min(value, subtotal),
  },
  shipping: {
    name: 'Shipping',
    hasValue: false,
    isCapped: true,
    worth: () => 'Shipping',
    label: () => 'FREE SHIPPING',
    saving: ({ maxDiscount }, { shipping }) => atMost(maxDiscount, shipping),
  },
};

/** What a coupon takes off: percent for `percentage`, rupees for `flat`; `maxDiscount` in rupees. */
export interface CouponRule {
  type: CouponType;
  value: number;
  maxDiscount: number | null;
}

/** Why the server does not count a coupon (`quote_order`). */
export type CouponProblemCode =
  | 'COUPON_UNKNOWN'
  | 'COUPON_NOT_YET'
  | 'COUPON_EXPIRED'
  | 'COUPON_MINIMUM'
  | 'COUPON_USED_UP'
  | 'COUPON_ALREADY_USED'
  | 'COUPON_SIGN_IN'
  | 'COUPON_MEMBERS'
  | 'TOO_MANY_ATTEMPTS';
