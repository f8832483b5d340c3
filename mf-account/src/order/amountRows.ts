import { defaultPricing, formatRupees, type Totals } from '@shop/kernel/domain';

interface AmountRow {
  label: string;
  value: string;
  strong?: boolean;
  tone?: 'neem';
}

/** Every amount of an order, as it was charged (spec §9). */
export function amountRows(totals: Totals): AmountRow[] {
  const rows: AmountRow[] = [
    { label: 'Subtotal', value: formatRupees(totals.subtotal) },
    { label: `GST (${defaultPricing.gstPercent}%)`, value: formatRupees(totals.gst) },
    { label: 'Shipping', value: totals.shipping ? formatRupees(totals.shipping) : 'Free' },
    { label: 'Platform fee', value: formatRupees(totals.platformFee) },
  ];
  if (totals.saving > 0)
    rows.push({ label: 'You saved', value: `−${formatRupees(totals.saving)}`, tone: 'neem' });
  return [...rows, { label: 'Total', value: formatRupees(totals.total), strong: true }];
}
