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
  /** Rupees before the maximum. */
  saving: (value: number, amounts: { subtotal: number; shipping: number }) => number;
}

/** What each type of coupon takes off, and what it is called. The database computes the same (`compute_totals`). */
export const couponTypes: Record<CouponType, CouponTypeTerms> = {
  percentage: {
    name: 'Percent',
    hasValue: true,
    isCapped: true,
    worth: (value) => `${value}%`,
    label: (value) => `${value}% OFF`,
    saving: (value, { subtotal }) => Math.round((subtotal * value) / 100),
  },
  flat: {
    name: 'Rupees',
    hasValue: true,
    isCapped: false,
    worth: (value) => formatRupees(value),
    label: (value) => `${formatRupees(value)} OFF`,
    saving: (value, { subtotal }) => Math.min(value, subtotal),
  },
  shipping: {
    name: 'Shipping',
    hasValue: false,
    isCapped: true,
    worth: () => 'Shipping',
    label: () => 'FREE SHIPPING',
    saving: (_, { shipping }) => shipping,
  },
};

/** What a coupon takes off: percent for `percentage`, rupees for `flat`; `maxDiscount` in rupees. */
export interface CouponRule {
  type: CouponType;
  value: number;
  maxDiscount: number | null;
}

/** A coupon as shoppers see it (spec §3); `id` is the code. Times are ISO, amounts rupees. */
export interface Coupon extends CouponRule {
  id: string;
  title: string;
  description: string;
  minOrder: number;
  validFrom: string;
  validUntil: string;
  perUserLimit: number | null;
  isNew: boolean;
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
  | 'COUPON_MEMBERS';

/** Codes are compared in capitals and without the spaces that copying brings along. */
export const couponCodeOf = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/**
 * Rupees that a coupon takes off. Percentages round half up and stop at `maxDiscount`; nothing takes off more than
 * the goods, or the fee, that it applies to. The database computes the same (`quote_order`).
 */
export function discountOf(
  { type, value, maxDiscount }: CouponRule,
  amounts: { subtotal: number; shipping: number },
): number {
  const { saving, isCapped } = couponTypes[type];
  return Math.min(saving(value, amounts), (isCapped ? maxDiscount : null) ?? Infinity);
}

/** What keeps a coupon from counting as far as its own terms say; how often it was used only the server knows. */
export function couponProblem(
  { validFrom, validUntil, minOrder }: Pick<Coupon, 'validFrom' | 'validUntil' | 'minOrder'>,
  { subtotal, now }: { subtotal: number; now: Date },
): CouponProblemCode | undefined {
  if (now < new Date(validFrom)) return 'COUPON_NOT_YET';
  if (now > new Date(validUntil)) return 'COUPON_EXPIRED';
  return subtotal < minOrder ? 'COUPON_MINIMUM' : undefined;
}
