import { defaultPricing, formatRupees, type Totals } from '@shop/kernel/domain';

interface AmountRow {
  label: string;
  value: string;
  strong?: boolean;
  tone?: 'neem';
}

/** Every fee of an order, in the order of the spec's sum (§9); all of them are visible already in the bag. */
export function amountRows(totals: Totals): AmountRow[] {
  return [
    { label: 'Subtotal', value: formatRupees(totals.subtotal) },
    { label: `GST (${defaultPricing.gstPercent}%)`, value: formatRupees(totals.gst) },
    shippingRow(totals.shipping),
    { label: 'Platform fee', value: formatRupees(totals.platformFee) },
    { label: 'Total', value: formatRupees(totals.total), strong: true },
  ];
}

const shippingRow = (shipping: number): AmountRow =>
  shipping > 0
    ? { label: 'Shipping', value: formatRupees(shipping) }
    : { label: 'Shipping', value: 'Free', tone: 'neem' };

/** Always shown, and 0 without coupon or credit (spec §9, "The saving message"). */
export const savingText = ({ saving }: Pick<Totals, 'saving'>): string =>
  `You save ${formatRupees(saving)} on this order`;
