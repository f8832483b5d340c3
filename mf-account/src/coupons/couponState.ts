import { couponTypes, formatDate, formatRupees, lookUp } from '@shop/kernel/domain';
import type { InsiderTier } from '../insider/fetchInsider';
import { beginsFor, couponProblem } from './couponProblem';
import type { ShopCoupon, SpentCoupons } from './fetchCoupons';

export interface CouponState {
  /** `usable` on the bag as it is; `waiting` for more in the bag or for its first day; of other `members`; `over` otherwise. */
  kind: 'usable' | 'waiting' | 'members' | 'over';
  text: string;
}

interface Circumstances {
  /** Rupees of goods in the bag. */
  subtotal: number;
  /** Rupees that shipping would cost. */
  shipping: number;
  spent: SpentCoupons;
  tiers: readonly InsiderTier[];
  /** Id of the shopper's insider tier. */
  ownTier: string | null | undefined;
  now: Date;
}

const spentTexts = {
  COUPON_USED_UP: 'This coupon has been used up.',
  COUPON_ALREADY_USED: 'You have used this coupon.',
};

/** Whether a coupon would count for the bag as it is, in words. The server decides at checkout. */
export function couponState(
  coupon: ShopCoupon,
  { subtotal, shipping, spent, tiers, ownTier, now }: Circumstances,
): CouponState {
  const problem = lookUp(spent, coupon.id);
  if (problem) return { kind: 'over', text: spentTexts[problem] };
  const own = tiers.find(({ id }) => id === ownTier);
  const wanted = tiers.find(({ id }) => id === coupon.insiderTier);
  const beginsForMe = beginsFor(own, coupon);
  switch (couponProblem({ ...coupon, validFrom: beginsForMe }, { subtotal, now })) {
    case 'COUPON_EXPIRED':
      return { kind: 'over', text: 'This coupon has expired.' };
    case 'COUPON_NOT_YET':
      return { kind: 'waiting', text: `Valid from ${formatDate(beginsForMe, 'day')}.` };
    default:
      break;
  }
  if (wanted && (own?.from_spend ?? 0) < wanted.from_spend)
    return { kind: 'members', text: `For ${wanted.name} members.` };
  if (subtotal < coupon.minOrder || subtotal === 0)
    return { kind: 'waiting', text: missing(coupon, subtotal) };
  const saving = couponTypes[coupon.type].saving(coupon, { subtotal, shipping });
  if (saving === 0) return { kind: 'waiting', text: 'Your bag already ships free.' };
  return {
    kind: 'usable',
    text: `Saves ${formatRupees(saving)} on your bag${now < new Date(coupon.validFrom) ? ', before everybody else' : ''}.`,
  };
}

function missing({ minOrder }: ShopCoupon, subtotal: number): string {
  if (minOrder <= 1) return 'For any order.';
  if (subtotal === 0) return `For orders of ${formatRupees(minOrder)} and more.`;
  return `Add goods of ${formatRupees(minOrder - subtotal)} to use it.`;
}

/** The label on the coupon: what it takes off. */
export const discountLabel = ({ type, value }: Pick<ShopCoupon, 'type' | 'value'>): string =>
  couponTypes[type].label(value);
