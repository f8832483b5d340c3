import type { ShopCoupon } from './fetchCoupons';

const hour = 3_600_000;

/** When a coupon begins for members of an insider tier, who may use it that much earlier. ISO times. */
export const beginsFor = (
  tier: { early_access_hours: number } | undefined,
  { validFrom }: Pick<ShopCoupon, 'validFrom'>,
): string => new Date(Date.parse(validFrom) - (tier?.early_access_hours ?? 0) * hour).toISOString();

/** What keeps a coupon from counting as far as its own terms say; how often it was used only the server knows. */
export function couponProblem(
  { validFrom, validUntil, minOrder }: Pick<ShopCoupon, 'validFrom' | 'validUntil' | 'minOrder'>,
  { subtotal, now }: { subtotal: number; now: Date },
): 'COUPON_NOT_YET' | 'COUPON_EXPIRED' | 'COUPON_MINIMUM' | undefined {
  if (now < new Date(validFrom)) return 'COUPON_NOT_YET';
  if (now > new Date(validUntil)) return 'COUPON_EXPIRED';
  return subtotal < minOrder ? 'COUPON_MINIMUM' : undefined;
}
