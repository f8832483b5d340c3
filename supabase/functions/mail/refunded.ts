import { serviceTerms } from '@shop/kernel/domain';
import type { LetterBlock } from './letter';
import type { OrderPayload } from './orderPayload';

const cashDays = serviceTerms.refundByPayment.find(({ method }) => method === 'Cash on delivery')?.days ?? '';

/** How much goes back, and which way (`private.pay_back`). */
export function refunded(order: OrderPayload): LetterBlock[] {
  if (!order.amount) return [];
  return [
    { kind: 'amounts', rows: [['Refund', order.amount]] },
    { kind: 'note', text: refundWay(order) },
  ];
}

/** Where the money of a return will go, said before anybody has looked at it. */
export function refundPlan({ kind, refund_to: to }: OrderPayload): LetterBlock[] {
  if (kind !== 'return' || !to) return [];
  const text =
    to === 'credit'
      ? 'Once we have checked it, your money becomes store credit, as you asked.'
      : `Once we have checked it, your money goes to ${to} within ${cashDays} business days.`;
  return [{ kind: 'note', text }];
}

function refundWay({ payment_method: method, refund_vpa: vpa, refund_to: to, key }: OrderPayload): string {
  if (method === 'online')
    return `It goes back the way you paid, usually within ${serviceTerms.refundDays}. What gift cards and store credit paid is there again at once.`;
  if (vpa) return `It goes to ${vpa} within ${cashDays} business days.`;
  if (method === 'cod' && key)
    return 'It waits for you as store credit: create an account with this e-mail address, or write to us for another way.';
  if (to === 'credit') return 'It is in your store credit now, as you asked.';
  return method === 'cod'
    ? 'It is in your store credit now, because your account has no verified UPI ID.'
    : 'It is on your gift cards and in your store credit again.';
}
