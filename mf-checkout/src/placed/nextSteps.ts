import { formatRupees, type Delivery, type Order } from '@shop/kernel/domain';

/** Spec §9, "Shipping timing". */
const days: Record<Delivery, string> = { standard: '3 to 5 business days', express: '1 to 2 business days' };

/** What a shopper can expect after ordering. */
export function nextSteps({
  delivery,
  shipTo,
  total,
}: Pick<Order, 'delivery' | 'shipTo' | 'total'>): { title: string; text: string }[] {
  return [
    { title: 'We pack it', text: 'Your order is checked and packed within 24 hours.' },
    {
      title: 'It travels',
      text: `It reaches ${shipTo.city} in ${days[delivery]}. The courier calls +91\u00a0${shipTo.phone}.`,
    },
    { title: 'You pay at the door', text: `Please keep ${formatRupees(total)} in cash ready.` },
  ];
}
