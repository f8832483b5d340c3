import type { Order } from '@shop/kernel/domain';
import { cancelText } from './cancelText';

type Payment = NonNullable<Order['payment']>;

const order = (payment: Partial<Payment> | null, used: Partial<Order> = {}) => ({
  ...{ number: 'TD0123456789', couponId: null, creditUsed: 0, giftCardUsed: 0, ...used },
  payment: payment && {
    ...{ id: 'p1', method: 'online' as const, state: 'captured' as const, channel: null },
    ...{ amount: 644, refunded: 0, ...payment },
  },
});

test('says what becomes of the money, also after single pieces were cancelled', () => {
  const online = order({ state: 'captured' });
  expect(cancelText(online)).toBe(
    'Order TD0123456789 will not be sent. What you paid online goes back the way it came.',
  );
  expect(cancelText(order({ state: 'part_refunded', refunded: 200 }))).toBe(
    'Order TD0123456789 will not be sent. The rest of what you paid online goes back the way it came.',
  );
  expect(cancelText(order({ method: 'cod', state: 'due' }))).toBe(
    'Order TD0123456789 will not be sent. Nothing was paid yet, so nothing is owed.',
  );
});

test('names of coupon, store credit and gift cards what the order used, and nothing else', () => {
  expect(cancelText(order(null, { couponId: 'MONSOON', creditUsed: 50, giftCardUsed: 100 }))).toBe(
    'Order TD0123456789 will not be sent. You get back the coupon, store credit and gift cards that it used.',
  );
  expect(cancelText(order({ method: 'cod', state: 'due' }, { creditUsed: 50 }))).toBe(
    'Order TD0123456789 will not be sent. You get back the store credit that it used. Nothing else was paid yet.',
  );
});
