import { formatRupees, type Order, promisedDays } from '@shop/kernel/domain';

interface Step {
  title: string;
  text: string;
}

/** What a shopper can expect after ordering. */
export function nextSteps(
  order: Pick<Order, 'promisedFrom' | 'promisedTo' | 'shipTo' | 'amountDue' | 'payment' | 'email'>,
): Step[] {
  const { shipTo } = order;
  return [
    {
      title: 'We pack it',
      text: `Your order is checked and packed within 24 hours. Every step reaches you at ${order.email}.`,
    },
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
