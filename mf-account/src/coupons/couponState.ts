import { couponProblem, discountOf, formatRupees, type Coupon } from '@shop/kernel/domain';
import type { UsedCoupon } from './fetchCoupons';

export interface CouponState {
  /** `usable` on the bag as it is; `waiting` for more in the bag or for its first day; `over` otherwise. */
  kind: 'usable' | 'waiting' | 'over';
  text: string;
}

interface Circumstances {
  /** Rupees of goods in the bag. */
  subtotal: number;
  /** Rupees that shipping would cost. */
  shipping: number;
  used: readonly UsedCoupon[];
  now: Date;
}

/** Whether a coupon would count for the bag as it is, in words. The server decides at checkout. */
export function couponState(coupon: Coupon, { subtotal, shipping, used, now }: Circumstances): CouponState {
  const uses = used.filter(({ code }) => code === coupon.id).length;
  if (coupon.perUserLimit !== null && uses >= coupon.perUserLimit)
    return { kind: 'over', text: 'You have used this coupon.' };
  switch (couponProblem(coupon, { subtotal, now })) {
    case 'COUPON_EXPIRED':
      return { kind: 'over', text: 'This coupon has expired.' };
    case 'COUPON_NOT_YET':
      return { kind: 'waiting', text: 'This coupon is not valid yet.' };
    case 'COUPON_MINIMUM':
      return subtotal === 0
        ? { kind: 'waiting', text: `For orders of ${formatRupees(coupon.minOrder)} and more.` }
        : { kind: 'waiting', text: `Add goods of ${formatRupees(coupon.minOrder - subtotal)} to use it.` };
    default:
      break;
  }
  const saving = discountOf(coupon, { subtotal, shipping });
  return saving > 0
    ? { kind: 'usable', text: `Saves ${formatRupees(saving)} on your bag.` }
    : { kind: 'waiting', text: 'Your bag already ships free.' };
}

/** The label on the coupon: what it takes off. */
export function discountLabel({ type, value }: Pick<Coupon, 'type' | 'value'>): string {
  if (type === 'shipping') return 'FREE SHIPPING';
  return type === 'percentage' ? `${value}% OFF` : `${formatRupees(value)} OFF`;
}
