import type { Order } from '@shop/kernel/domain';
import { cancellableUntil, returnableLines, returnableUntil, timeLeftText } from './orderTerms';

const placedAt = '2026-11-21T10:00:00Z';
const deliveredAt = '2026-11-21T10:00:00Z';

test.each(['placed', 'confirmed'] as const)('%s can be cancelled for an hour', (status) => {
  expect(cancellableUntil({ status, placedAt })).toBe(Date.parse('2026-11-21T11:00:00Z'));
});

test('an unpaid order can be cancelled any time, a packed one never', () => {
  expect(cancellableUntil({ status: 'pending_payment', placedAt })).toBe(Infinity);
  expect(cancellableUntil({ status: 'packed', placedAt })).toBeUndefined();
});

test('a delivered order can come back for so many days', () => {
  const whole = { parcels: [], lines: [] };
  expect(returnableUntil({ ...whole, status: 'delivered', deliveredAt }, 7)).toBe(
    Date.parse('2026-11-28T10:00:00Z'),
  );
  expect(returnableUntil({ ...whole, status: 'shipped', deliveredAt: null }, 7)).toBeUndefined();
});

const line = (variantId: string, quantity: number): Order['lines'][number] => ({
  variantId,
  productId: 'tee',
  name: 'Tee',
  variant: 'M',
  imagePath: '',
  unitPrice: 100,
  quantity,
  lineTotal: 100 * quantity,
  discount: 0,
});
const asked = (state: Order['returns'][number]['state'], quantity: number): Order['returns'][number] => ({
  id: state,
  kind: 'return',
  state,
  reason: 'Too small',
  comment: '',
  refundAmount: null,
  refundTo: null,
  note: '',
  at: placedAt,
  lines: [{ variantId: 'tee:m', quantity, exchangeVariantId: null, exchangeVariant: null }],
});

test('what was asked for is not offered again, what was rejected is', () => {
  const lines = [line('tee:m', 3), line('tee:l', 1)];
  const left = (returns: Order['returns']) =>
    returnableLines({ lines, returns, parcels: [], status: 'delivered', deliveredAt }, 0).map((each) => [
      each.variantId,
      each.left,
    ]);
  expect(left([asked('requested', 2), asked('rejected', 1)])).toEqual([
    ['tee:m', 1],
    ['tee:l', 1],
  ]);
  expect(left([asked('refunded', 3)])).toEqual([['tee:l', 1]]);
});

test('of several parcels each gives back what it brought, from the day on which it came', () => {
  const parcel = { state: 'delivered' as const, courier: 'Blue Dart', trackingNumber: 'BD1' };
  const tee = { name: 'Tee', variant: '' };
  const order = {
    ...{
      lines: [line('tee:m', 3), line('tee:l', 1)],
      status: 'shipped' as const,
      deliveredAt: null,
      returns: [],
    },
    parcels: [
      { ...parcel, position: 1, deliveredAt, lines: [{ ...tee, variantId: 'tee:m', quantity: 2 }] },
      {
        ...parcel,
        position: 2,
        deliveredAt: '2026-11-25T10:00:00Z',
        lines: [{ ...tee, variantId: 'tee:l', quantity: 1 }],
      },
      {
        ...{ ...parcel, state: 'shipped' as const, position: 3, deliveredAt: null },
        lines: [{ ...tee, variantId: 'tee:m', quantity: 1 }],
      },
    ],
  };
  expect(returnableUntil(order, 7)).toBe(Date.parse('2026-12-02T10:00:00Z'));
  const left = (since: string) =>
    returnableLines(order, Date.parse(since)).map((each) => [each.variantId, each.left]);
  expect(left(deliveredAt)).toEqual([
    ['tee:m', 2],
    ['tee:l', 1],
  ]);
  expect(left('2026-11-22T10:00:00Z')).toEqual([['tee:l', 1]]);
  // The third has not come, and makes up for none of those that go back.
  expect(returnableLines({ ...order, returns: [asked('requested', 1)] }, 0).map((each) => each.left)).toEqual(
    [1, 1],
  );
});

test.each([
  [30_000, '1 minute'],
  [59 * 60_000, '59 minutes'],
  [119 * 60_000, '119 minutes'],
  [3 * 3_600_000, '3 hours'],
  [6.5 * 24 * 3_600_000, '6 days'],
])('%d milliseconds are %s', (left, words) => {
  expect(timeLeftText(left)).toBe(words);
});
