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

function refundWay({ payment_method: method, refund_vpa: vpa }: OrderPayload): string {
  if (method === 'online')
    return `It goes back the way you paid, usually within ${serviceTerms.refundDays}. What gift cards and store credit paid is there again at once.`;
  if (vpa) return `It goes to ${vpa} within ${cashDays} business days.`;
  return method === 'cod'
    ? 'It is in your store credit now, because your account has no verified UPI ID.'
    : 'It is on your gift cards and in your store credit again.';
}
