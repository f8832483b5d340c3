import { formatRupees, type Order } from '@shop/kernel/domain';

type Payment = NonNullable<Order['payment']>;

const states: Record<Payment['state'], (amount: string) => string> = {
  due: (amount) => `Please keep ${amount} ready when the parcel arrives.`,
  collected: (amount) => `${amount} was paid at the door.`,
  refused: () => 'The parcel was refused, so nothing was paid.',
  created: (amount) => `${amount} is waiting to be paid.`,
  authorized: (amount) => `${amount} is being confirmed by your bank.`,
  captured: (amount) => `${amount} was paid.`,
  failed: () => 'The payment failed. You can try again while the order waits.',
  part_refunded: (amount) => `${amount} was paid, and part of it is on its way back.`,
  refunded: (amount) => `${amount} was paid and is on its way back to you.`,
};

/** What a payment stays at when its order ends before anybody has paid or refused anything. */
const neverPaid: readonly Payment['state'][] = ['due', 'refused', 'created', 'failed'];

const channels: Record<NonNullable<Payment['channel']>, string> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
};

/** By what an order is paid. */
export function paymentMethodText(payment: Payment | null): string {
  if (!payment) return 'Paid in full';
  if (payment.method === 'cod') return 'Cash on delivery';
  return payment.channel ? channels[payment.channel] : 'Online payment';
}

/** How the order is paid and what is still due. */
export function paymentText({
  status,
  payment,
  amountDue,
}: Pick<Order, 'status' | 'payment' | 'amountDue'>): string {
  if (!payment) return 'Coupon, store credit and gift cards paid everything.';
  if (payment.state === 'due' && status === 'rto') return 'Nothing was paid.';
  if ((status === 'cancelled' || status === 'expired') && neverPaid.includes(payment.state))
    return 'Nothing was paid.';
  // The courier hands cash in days after the door.
  if (payment.state === 'due' && status === 'delivered')
    return `${formatRupees(amountDue)} in cash; the courier has not confirmed it yet.`;
  return states[payment.state](formatRupees(payment.amount));
}
