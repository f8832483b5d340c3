import { DataError } from '@shop/kernel/data';
import { refusalText } from './refusalText';

const nameOf = () => 'Neel Lotus Tee';

test.each([
  ['TOTAL_CHANGED', { expected: 1117, actual: 1188 }, /from ₹1,117 to ₹1,188/],
  [
    'TOTAL_CHANGED',
    { expected: 1117, actual: 1188, reason: '“Buy 2 get 1” has ended.' },
    /^“Buy 2 get 1” has ended\. The total changed from ₹1,117 to ₹1,188/,
  ],
  [
    'TOTAL_CHANGED',
    {
      expected: 0,
      actual: 0,
      expected_credit: 1117,
      actual_credit: 1188,
      reason: '“Buy 2 get 1” has ended.',
    },
    /^“Buy 2 get 1” has ended\. The total changed from ₹1,117 to ₹1,188\. It would be ₹1,188 from your store credit, ₹0 to pay\. Nothing/,
  ],
  [
    'TOTAL_CHANGED',
    { expected: 0, actual: 0, expected_credit: 645, actual_credit: 355, actual_gift_cards: 290 },
    /^It would be ₹355 from your store credit, ₹290 from your gift cards, ₹0 to pay\. Nothing/,
  ],
  ['STALE', { expected: 645, actual: 1235 }, /It comes to ₹1,235 now, not ₹645\. Nothing was ordered/],
  ['STALE', { expected: 645, actual: 645 }, /It still comes to ₹645\. Nothing was ordered/],
  ['OUT_OF_STOCK', { variant_id: 'a', available: 0 }, /Neel Lotus Tee has just sold out/],
  ['OUT_OF_STOCK', { variant_id: 'a', available: 2 }, /Only 2 of Neel Lotus Tee are left/],
  ['OUT_OF_STOCK', { variant_id: 'a', available: 1 }, /Only 1 of Neel Lotus Tee is left/],
  ['UNKNOWN_VARIANT', { variant_id: 'a' }, /Neel Lotus Tee is no longer sold/],
  ['COD_LIMIT', {}, /too high for cash on delivery/],
  ['UNKNOWN_ADDRESS', {}, /choose another/],
  ['INVALID_ADDRESS', { field: 'name' }, /please call us/],
  ['INVALID_ADDRESS', { field: 'state', pin: '560001' }, /^the service’s words Nothing was ordered\.$/],
  ['COUPON_USED_UP', {}, /the service’s words/],
  ['FORBIDDEN', {}, /^the service’s words Nothing/],
  ['CREDIT_SHORT', {}, /store credit or gift cards changed/],
  ['INVALID_PAYMENT_METHOD', {}, /how to pay/],
  ['SIGN_IN_REQUIRED', {}, /sign in again/],
  ['INVALID_FIELD', { field: 'email' }, /check your e-mail address/],
  ['IDEMPOTENCY_KEY_REUSED', {}, /try again/],
])('%s %j', (code, details, text) => {
  const said = refusalText(new DataError(code, 'the service’s words', details), nameOf);
  expect(said).toMatch(text);
  expect(said).toMatch(/Nothing was ordered/);
});

test.each([
  new DataError('NETWORK', 'Failed to fetch'),
  new DataError('57014', 'timeout'),
  new Error('broken'),
])('%s leaves the outcome open', (error) => {
  expect(refusalText(error, nameOf)).toBeUndefined();
});
