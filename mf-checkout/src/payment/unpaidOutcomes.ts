import type { Order } from '@shop/kernel/domain';

const channels = { upi: 'UPI payment', card: 'card payment', netbanking: 'net banking payment' };

/** How somebody came back from the provider without having paid, as the address says it. */
export const unpaidOutcomes = {
  failed: {
    title: 'Your order is not paid yet',
    tone: 'error',
    text: (payment: Order['payment']) =>
      `The ${payment?.channel ? channels[payment.channel] : 'payment'} did not go through, and the order is not ` +
      'paid. You can try again or pay another way.',
  },
  cancelled: {
    title: 'Your order is not paid yet',
    tone: 'info',
    text: () => 'You left the payment page before paying. Nothing was charged.',
  },
  pending: {
    title: 'Your bank has not answered yet',
    tone: 'info',
    text: () =>
      'When it takes the money, the order is placed by itself, and you get an e-mail. Please pay again only when ' +
      'your bank says that the payment failed.',
  },
} as const;

export type UnpaidOutcome = keyof typeof unpaidOutcomes;

export const isUnpaidOutcome = (said: string | null): said is UnpaidOutcome =>
  said !== null && Object.hasOwn(unpaidOutcomes, said);
