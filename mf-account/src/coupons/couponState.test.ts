import type { Coupon } from '@shop/kernel/domain';
import { couponState, discountLabel } from './couponState';
import type { UsedCoupon } from './fetchCoupons';

const coupon: Coupon = {
  id: 'NAMASTE10',
  title: '10% off',
  description: '',
  type: 'percentage',
  value: 10,
  minOrder: 500,
  maxDiscount: 150,
  validFrom: '2025-10-01T00:00:00+05:30',
  validUntil: '2030-12-31T23:59:59+05:30',
  perUserLimit: 1,
  isNew: true,
};
const use: UsedCoupon = {
  id: 1,
  code: 'NAMASTE10',
  title: '10% off',
  amount: 50,
  usedOn: '2026-01-01T00:00:00Z',
  orderNumber: 'TD1',
};
const now = new Date('2026-11-21T10:00:00Z');
const state = (subtotal: number, used: UsedCoupon[] = [], of = coupon, shipping = 50) =>
  couponState(of, { subtotal, shipping, used, now });

test('says what it saves on the bag, up to its limit', () => {
  expect(state(500)).toEqual({ kind: 'usable', text: 'Saves ₹50 on your bag.' });
  expect(state(5000)).toEqual({ kind: 'usable', text: 'Saves ₹150 on your bag.' });
});

test('says what is missing', () => {
  expect(state(420)).toEqual({ kind: 'waiting', text: 'Add goods of ₹80 to use it.' });
  expect(state(0)).toEqual({ kind: 'waiting', text: 'For orders of ₹500 and more.' });
});

test('is over when it was used or has expired', () => {
  expect(state(500, [use])).toMatchObject({ kind: 'over', text: 'You have used this coupon.' });
  const expired = { ...coupon, validUntil: '2025-12-31T23:59:59+05:30' };
  expect(state(500, [], expired)).toMatchObject({ kind: 'over', text: 'This coupon has expired.' });
});

test('free shipping saves nothing on a bag that ships free', () => {
  const free = { ...coupon, type: 'shipping', value: 0, minOrder: 1, maxDiscount: 50 } as const;
  expect(state(400, [], free)).toMatchObject({ kind: 'usable', text: 'Saves ₹50 on your bag.' });
  expect(state(2000, [], free, 0)).toMatchObject({ kind: 'waiting', text: 'Your bag already ships free.' });
});

test('is labelled by what it takes off', () => {
  expect(discountLabel(coupon)).toBe('10% OFF');
  expect(discountLabel({ type: 'flat', value: 100 })).toBe('₹100 OFF');
  expect(discountLabel({ type: 'shipping', value: 0 })).toBe('FREE SHIPPING');
});
