import type { Order } from '@shop/kernel/domain';

type OrderToCancel = Pick<Order, 'number' | 'couponId' | 'creditUsed' | 'giftCardUsed' | 'payment'>;

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** What cancelling a whole order comes to, in words: what it used is free again, and what was paid goes back. */
export function cancelText(order: OrderToCancel): string {
  const { number, couponId, creditUsed, giftCardUsed, payment } = order;
  const used = [
    couponId !== null && 'coupon',
    creditUsed > 0 && 'store credit',
    giftCardUsed > 0 && 'gift cards',
  ].filter((each) => each !== false);
  return [
    `Order ${number} will not be sent.`,
    used.length > 0 && `You get back the ${list.format(used)} that it used.`,
    payment && moneyText(payment, creditUsed + giftCardUsed > 0),
  ]
    .filter(Boolean)
    .join(' ');
}

function moneyText({ method, state }: NonNullable<Order['payment']>, hasUsedBalances: boolean): string {
  if (state === 'captured') return 'What you paid online goes back the way it came.';
  // Of single pieces, or of a change that made it cheaper.
  if (state === 'part_refunded') return 'The rest of what you paid online goes back the way it came.';
  if (method !== 'cod') return '';
  return hasUsedBalances ? 'Nothing else was paid yet.' : 'Nothing was paid yet, so nothing is owed.';
}
