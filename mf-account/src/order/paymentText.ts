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
  // How far each refund is stands below.
  part_refunded: (amount) => `${amount} was paid.`,
  refunded: (amount) => `${amount} was paid.`,
};

const channels: Record<NonNullable<Payment['channel']>, string> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
};

type PaidOrder = Pick<Order, 'status' | 'payment' | 'amountDue' | 'creditUsed' | 'giftCardUsed'>;

const nothing = 'Nothing was paid.';

/** Nobody pays any more, and what was paid goes back. */
const isClosed = ({ status }: PaidOrder) =>
  status === 'cancelled' || status === 'expired' || status === 'rto';

/** By what an order is paid. */
export function paymentMethodText(order: PaidOrder): string {
  const { payment } = order;
  if (!payment)
    return !isClosed(order) ? 'Paid in full' : balancesBack(order) ? 'Paid back' : 'Nothing to pay';
  if (payment.method === 'cod') return 'Cash on delivery';
  return payment.channel ? channels[payment.channel] : 'Online payment';
}

/** How the order is paid and what is still due; of a closed one, what was paid. */
export function paymentText(order: PaidOrder): string {
  const { status, payment, amountDue } = order;
  if (isClosed(order)) return closedText(order);
  if (!payment) return 'Coupon, store credit and gift cards paid everything.';
  // The courier hands cash in days after the door.
  if (payment.state === 'due' && status === 'delivered')
    return `${formatRupees(amountDue)} in cash; the courier has not confirmed it yet.`;
  return states[payment.state](formatRupees(payment.amount));
}

function closedText(order: PaidOrder): string {
  const back = balancesBack(order);
  const paid = closedPayment(order);
  if (!back) return paid;
  if (!order.payment) return back;
  return `${paid === nothing ? 'Nothing else was paid.' : paid} ${back}`;
}

function closedPayment({ status, payment }: PaidOrder): string {
  if (!payment || payment.state === 'due' || payment.state === 'created' || payment.state === 'failed')
    return nothing;
  // The database calls all cash of a closed order refused; only a parcel that came back was.
  if (payment.state === 'refused' && status !== 'rto') return nothing;
  return states[payment.state](formatRupees(payment.amount));
}

/** Whatever closes an order gives back at once what balances had paid. */
const balancesBack = ({ creditUsed, giftCardUsed }: PaidOrder): string =>
  [
    creditUsed > 0 && `${formatRupees(creditUsed)} is back in your store credit.`,
    giftCardUsed > 0 && `${formatRupees(giftCardUsed)} is back on your gift cards.`,
  ]
    .filter(Boolean)
    .join(' ');
