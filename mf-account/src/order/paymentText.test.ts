import type { Order } from '@shop/kernel/domain';
import { paymentMethodText, paymentText } from './paymentText';

type Payment = NonNullable<Order['payment']>;

const order = (status: Order['status'], payment: Partial<Payment> | null, used = {}) => ({
  ...{ status, amountDue: 644, creditUsed: 0, giftCardUsed: 0, ...used },
  payment: payment && {
    ...{
      id: 'p1',
      method: 'online' as const,
      state: 'captured' as const,
      channel: null,
      amount: 644,
      refunded: 0,
    },
    ...payment,
  },
});

test.each<[Order['status'], Payment['state'], string]>([
  ['cancelled', 'refused', 'Nothing was paid.'],
  ['cancelled', 'due', 'Nothing was paid.'],
  ['rto', 'refused', 'The parcel was refused, so nothing was paid.'],
  ['rto', 'due', 'Nothing was paid.'],
  ['delivered', 'due', '₹644 in cash; the courier has not confirmed it yet.'],
  ['cancelled', 'created', 'Nothing was paid.'],
  ['expired', 'created', 'Nothing was paid.'],
  ['expired', 'failed', 'Nothing was paid.'],
  ['pending_payment', 'created', '₹644 is waiting to be paid.'],
  ['pending_payment', 'failed', 'The payment failed. You can try again while the order waits.'],
  ['placed', 'due', 'Please keep ₹644 ready when the parcel arrives.'],
  // What came back of it stands below, with its day.
  ['delivered', 'part_refunded', '₹644 was paid.'],
  ['cancelled', 'refunded', '₹644 was paid.'],
])('of a %s order whose payment is %s', (status, state, text) => {
  expect(paymentText(order(status, { state }))).toBe(text);
});

test.each([
  [{ giftCardUsed: 644 }, '₹644 is back on your gift cards.'],
  [{ creditUsed: 200 }, '₹200 is back in your store credit.'],
  [
    { creditUsed: 200, giftCardUsed: 444 },
    '₹200 is back in your store credit. ₹444 is back on your gift cards.',
  ],
])('credit and gift cards that had paid a cancelled order are back: %j', (used, text) => {
  expect(paymentMethodText(order('cancelled', null, used))).toBe('Paid back');
  expect(paymentText(order('cancelled', null, used))).toBe(text);
  expect(paymentText(order('cancelled', { state: 'refused' }, used))).toBe(`Nothing else was paid. ${text}`);
  expect(paymentText(order('cancelled', { state: 'refunded' }, used))).toBe(`₹644 was paid. ${text}`);
});

test('what a coupon alone paid comes back as nothing', () => {
  expect(paymentMethodText(order('cancelled', null))).toBe('Nothing to pay');
  expect(paymentText(order('cancelled', null))).toBe('Nothing was paid.');
});

test('an order that stands keeps what paid it', () => {
  const standing = order('placed', null, { giftCardUsed: 644 });
  expect(paymentMethodText(standing)).toBe('Paid in full');
  expect(paymentText(standing)).toBe('Coupon, store credit and gift cards paid everything.');
});
