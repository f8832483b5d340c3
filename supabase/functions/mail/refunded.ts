import { serviceTerms } from '@shop/kernel/domain';
import type { LetterBlock } from './letter';
import type { OrderPayload } from './orderPayload';

const { refundDays, refundWithin } = serviceTerms;

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** How much goes back, and which way (`private.pay_back`). */
export function refunded(order: OrderPayload): LetterBlock[] {
  if (!order.amount) return [];
  return [
    { kind: 'amounts', rows: [['Refund', order.amount]] },
    { kind: 'note', text: refundText(order) },
  ];
}

/** Where the money of a return will go, said before anybody has looked at it. */
export function refundPlan({ kind, refund_to: to }: OrderPayload): LetterBlock[] {
  if (kind !== 'return' || !to) return [];
  const text =
    to === 'credit'
      ? 'Once we have checked it, your money becomes store credit, as you asked.'
      : `Once we have checked it, your money goes to ${to} within ${refundWithin.cash}.`;
  return [{ kind: 'note', text }];
}

/** What comes back of an order that will not arrive: money where some was paid, and what was used beside it. */
export function returned(order: OrderPayload, also?: 'coupon'): LetterBlock[] {
  const { coupon_saving: saved, credit_used: credit, gift_card_used: giftCards } = order.totals;
  const used = [
    also && saved > 0 && 'coupon',
    credit > 0 && 'store credit',
    giftCards > 0 && 'gift cards',
  ].filter((each) => typeof each === 'string');
  const text = [
    order.paid && refundWay(order, 'What you have paid'),
    used.length > 0 && `Your ${list.format(used)} can be used again at once.`,
  ]
    .filter(Boolean)
    .join(' ');
  return text ? [{ kind: 'note', text }] : [];
}

const refundText = (order: OrderPayload): string =>
  order.payment_method === 'online'
    ? `${refundWay(order, 'It')} What gift cards and store credit paid is there again at once.`
    : refundWay(order, 'It');

function refundWay(order: OrderPayload, money: 'It' | 'What you have paid'): string {
  const { payment_method: method, payment_channel: channel, refund_vpa: vpa, refund_to: to, key } = order;
  if (method === 'online')
    return `${money} goes back the way you paid, usually within ${channel ? refundWithin[channel] : refundDays}.`;
  if (order.failed_vpa)
    return `${money} is in your store credit now, because it could not be paid to ${order.failed_vpa}.`;
  if (vpa) return `${money} goes to ${vpa} within ${refundWithin.cash}.`;
  if (method === 'cod' && key)
    return `${money} waits for you as store credit: create an account with this e-mail address, or write to us for another way.`;
  if (to === 'credit') return `${money} is in your store credit now, as you asked.`;
  return method === 'cod'
    ? `${money} is in your store credit now, because your account has no verified UPI ID.`
    : `${money} is on your gift cards and in your store credit again.`;
}
