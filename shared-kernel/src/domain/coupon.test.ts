import { couponCodeOf, couponProblem, couponTypes, discountOf } from './coupon';

const bag = { subtotal: 999, shipping: 50 };

test.each([
  ['percentage, half a rupee up', { type: 'percentage', value: 50, maxDiscount: null }, 500],
  ['percentage up to its maximum', { type: 'percentage', value: 50, maxDiscount: 150 }, 150],
  ['flat', { type: 'flat', value: 100, maxDiscount: null }, 100],
  ['flat, never more than the goods', { type: 'flat', value: 2000, maxDiscount: null }, 999],
  ['shipping', { type: 'shipping', value: 0, maxDiscount: null }, 50],
  ['shipping up to its maximum', { type: 'shipping', value: 0, maxDiscount: 30 }, 30],
] as const)('%s', (_, coupon, off) => {
  expect(discountOf(coupon, bag)).toBe(off);
});

test('counts from its first to its last moment, from its minimum on', () => {
  const coupon = {
    validFrom: '2026-01-01T00:00:00+05:30',
    validUntil: '2026-12-31T23:59:59+05:30',
    minOrder: 500,
  };
  const problem = (now: string, subtotal = 500) => couponProblem(coupon, { subtotal, now: new Date(now) });
  expect(problem('2025-12-31T18:29:59Z')).toBe('COUPON_NOT_YET');
  expect(problem('2025-12-31T18:30:00Z')).toBeUndefined();
  expect(problem('2026-12-31T18:29:59Z')).toBeUndefined();
  expect(problem('2026-12-31T18:30:00Z')).toBe('COUPON_EXPIRED');
  expect(problem('2026-06-01T00:00:00Z', 499)).toBe('COUPON_MINIMUM');
});

test('a code is what was meant', () => {
  expect(couponCodeOf(' namaste 10\n')).toBe('NAMASTE10');
});

test('the staff reads what each type is worth', () => {
  expect(couponTypes.percentage.worth(20)).toBe('20%');
  expect(couponTypes.flat.worth(1000)).toBe('₹1,000');
  expect(couponTypes.shipping.worth(0)).toBe('Shipping');
});
