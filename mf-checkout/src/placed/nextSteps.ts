import { formatRupees, type Order, promisedDays } from '@shop/kernel/domain';

interface Step {
  title: string;
  text: string;
}

const unpacked: readonly Order['status'][] = ['placed', 'confirmed'];
const ended: readonly Order['status'][] = ['delivered', 'rto'];

/** What a shopper can still expect of an order; nothing once it has ended. */
export function nextSteps(
  order: Pick<Order, 'status' | 'promisedFrom' | 'promisedTo' | 'shipTo' | 'amountDue' | 'payment' | 'email'>,
): Step[] {
  const { shipTo, status } = order;
  if (ended.includes(status)) return [];
  const packing = {
    title: 'We pack it',
    text: `Your order is checked and packed within 24 hours. Every step reaches you at ${order.email}.`,
  };
  return [
    ...(unpacked.includes(status) ? [packing] : []),
    {
      title: 'It travels',
      text: `It reaches ${shipTo.city} ${promisedDays(order)}. The courier calls +91\u00a0${shipTo.phone}.`,
    },
    payStep(order),
  ];
}

function payStep({ payment, amountDue }: Pick<Order, 'payment' | 'amountDue'>): Step {
  if (payment?.method === 'cod')
    return {
      title: 'You pay at the door',
      text: `Please keep ${formatRupees(amountDue)} in cash ready.`,
    };
  return { title: 'You open it', text: 'It is paid, so the courier only hands it over.' };
}
