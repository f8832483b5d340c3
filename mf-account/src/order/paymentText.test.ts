import type { Order } from '@shop/kernel/domain';
import { paymentText } from './paymentText';

type Payment = NonNullable<Order['payment']>;

const textOf = (status: Order['status'], method: Payment['method'], state: Payment['state']) =>
  paymentText({
    status,
    amountDue: 998,
    payment: { id: 'p1', method, state, channel: null, amount: 998, refunded: 0 },
  });

test.each([
  ['expired', 'online', 'created'],
  ['expired', 'online', 'failed'],
  ['cancelled', 'online', 'created'],
  // Cash is noted as refused when its order is cancelled, and no parcel came to a door.
  ['cancelled', 'cod', 'refused'],
  ['rto', 'cod', 'due'],
] as const)('of a %s order whose %s payment is %s nothing was paid', (status, method, state) => {
  expect(textOf(status, method, state)).toBe('Nothing was paid.');
});

test.each([
  ['pending_payment', 'online', 'created', '₹998 is waiting to be paid.'],
  ['rto', 'cod', 'refused', 'The parcel was refused, so nothing was paid.'],
  ['cancelled', 'online', 'refunded', '₹998 was paid and is on its way back to you.'],
  ['delivered', 'cod', 'due', '₹998 in cash; the courier has not confirmed it yet.'],
] as const)('of a %s order whose %s payment is %s it says: %s', (status, method, state, text) => {
  expect(textOf(status, method, state)).toBe(text);
});
