import { formatRupees } from './money';
import type { Totals } from './pricing';

interface AmountRow {
  label: string;
  value: string;
  strong?: boolean;
  tone?: 'neem';
}

/** A promotion that an order has, under its name of then; rupees. */
export interface AppliedPromotion {
  title: string;
  saving: number;
}

/**
 * Every amount of an order under each other, in the order of the spec's sum (§9). Fees always show, GST where it comes on
 * top of prices; promotions below the goods that they make cheaper; what a coupon, store credit or gift cards pay shows
 * where it does, and then what is left to pay. With `mrp`, what the pieces cost before, it begins with that and the discount.
 */
export function amountRows(
  totals: Totals & { promotions?: readonly AppliedPromotion[] },
  gstPercent: number,
  couponId?: string | null,
  mrp?: number,
): AmountRow[] {
  const { shipping, giftCardUsed } = totals;
  return [
    ...(mrp !== undefined && mrp > totals.subtotal
      ? [{ label: 'MRP', value: formatRupees(mrp) }, ...less('Discount', mrp - totals.subtotal)]
      : []),
    { label: 'Subtotal', value: formatRupees(totals.subtotal) },
    ...(totals.promotions ?? []).flatMap(({ title, saving }) => less(title, saving)),
    ...(totals.gst > 0 ? [{ label: `GST (${gstPercent}%)`, value: formatRupees(totals.gst) }] : []),
    shipping > 0
      ? { label: 'Shipping', value: formatRupees(shipping) }
      : { label: 'Shipping', value: 'Free', tone: 'neem' },
    { label: 'Platform fee', value: formatRupees(totals.platformFee) },
    ...less(couponId ? `Coupon ${couponId}` : 'Coupon', totals.couponSaving),
    ...less('Store credit', totals.creditUsed),
    { label: 'Total', value: formatRupees(totals.total), strong: true },
    ...less('Gift cards', giftCardUsed),
    ...(giftCardUsed > 0 ? [{ label: 'To pay', value: formatRupees(totals.amountDue), strong: true }] : []),
  ];
}

const less = (label: string, amount: number): AmountRow[] =>
  amount > 0 ? [{ label, value: `−${formatRupees(amount)}`, tone: 'neem' }] : [];
