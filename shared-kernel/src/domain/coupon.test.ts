import { couponTypes } from './coupon';

const bag = { subtotal: 999, shipping: 50 };

test.each([
  ['percentage, half a rupee up', { type: 'percentage', value: 50, maxDiscount: null }, 500],
  ['percentage up to its maximum', { type: 'percentage', value: 50, maxDiscount: 150 }, 150],
  ['flat', { type: 'flat', value: 100, maxDiscount: null }, 100],
  ['flat, never more than the goods', { type: 'flat', value: 2000, maxDiscount: null }, 999],
  ['shipping', { type: 'shipping', value: 0, maxDiscount: null }, 50],
  ['shipping up to its maximum', { type: 'shipping', value: 0, maxDiscount: 30 }, 30],
] as const)('%s', (_, coupon, off) => {
  expect(couponTypes[coupon.type].saving(coupon, bag)).toBe(off);
});

test('the staff reads what each type is worth', () => {
  expect(couponTypes.percentage.worth(20)).toBe('20%');
  expect(couponTypes.flat.worth(1000)).toBe('₹1,000');
  expect(couponTypes.shipping.worth(0)).toBe('Shipping');
});
