import type { InsiderTier } from '../insider/fetchInsider';
import { couponState, discountLabel } from './couponState';
import type { ShopCoupon, SpentCoupons } from './fetchCoupons';

const coupon: ShopCoupon = {
  id: 'NAMASTE10',
  title: '10% off',
  description: '',
  type: 'percentage',
  value: 10,
  minOrder: 500,
  maxDiscount: 150,
  validFrom: '2025-10-01T00:00:00+05:30',
  validUntil: '2030-12-31T23:59:59+05:30',
  isNew: true,
  insiderTier: null,
};
const tiers = [
  { id: 'silver', name: 'Silver', from_spend: 10_000, early_access_hours: 24 },
  { id: 'gold', name: 'Gold', from_spend: 25_000, early_access_hours: 48 },
] as InsiderTier[];
const now = new Date('2026-11-21T10:00:00Z');
const state = (
  subtotal: number,
  spent: SpentCoupons = {},
  of = coupon,
  shipping = 50,
  ownTier: string | null = null,
) => couponState(of, { subtotal, shipping, spent, tiers, ownTier, now });

test('says what it saves on the bag, up to its limit', () => {
  expect(state(500)).toEqual({ kind: 'usable', text: 'Saves ₹50 on your bag.' });
  expect(state(5000)).toEqual({ kind: 'usable', text: 'Saves ₹150 on your bag.' });
});

test('says what is missing', () => {
  expect(state(420)).toEqual({ kind: 'waiting', text: 'Add goods of ₹80 to use it.' });
  expect(state(0)).toEqual({ kind: 'waiting', text: 'For orders of ₹500 and more.' });
});

test('is over when it was used or has expired', () => {
  expect(state(500, { NAMASTE10: 'COUPON_ALREADY_USED' })).toMatchObject({
    kind: 'over',
    text: 'You have used this coupon.',
  });
  expect(state(500, { NAMASTE10: 'COUPON_USED_UP' })).toMatchObject({
    kind: 'over',
    text: 'This coupon has been used up.',
  });
  const expired = { ...coupon, validUntil: '2025-12-31T23:59:59+05:30' };
  expect(state(500, {}, expired)).toMatchObject({ kind: 'over', text: 'This coupon has expired.' });
});

test('free shipping saves nothing on a bag that ships free', () => {
  const free = { ...coupon, type: 'shipping', value: 0, minOrder: 1, maxDiscount: 50 } as const;
  expect(state(400, {}, free)).toMatchObject({ kind: 'usable', text: 'Saves ₹50 on your bag.' });
  expect(state(2000, {}, free, 0)).toMatchObject({ kind: 'waiting', text: 'Your bag already ships free.' });
});

test('on an empty bag it speaks of orders', () => {
  expect(state(0, {}, { ...coupon, minOrder: 0 })).toEqual({ kind: 'waiting', text: 'For any order.' });
});

test.each([
  [null, { kind: 'members', text: 'For Gold members.' }],
  ['silver', { kind: 'members', text: 'For Gold members.' }],
  ['gold', { kind: 'usable', text: 'Saves ₹50 on your bag.' }],
])('a coupon of the Gold tier for %s', (ownTier, expected) => {
  expect(state(500, {}, { ...coupon, insiderTier: 'gold' }, 50, ownTier)).toEqual(expected);
});

test.each([
  [null, { kind: 'waiting', text: 'Valid from 23 November 2026.' }],
  ['silver', { kind: 'waiting', text: 'Valid from 22 November 2026.' }],
  ['gold', { kind: 'usable', text: 'Saves ₹50 on your bag, before everybody else.' }],
])('a coupon of the day after tomorrow for %s', (ownTier, expected) => {
  const later = { ...coupon, validFrom: '2026-11-23T10:00:00Z' };
  expect(state(500, {}, later, 50, ownTier)).toEqual(expected);
});

test('is labelled by what it takes off', () => {
  expect(discountLabel(coupon)).toBe('10% OFF');
  expect(discountLabel({ type: 'flat', value: 100 })).toBe('₹100 OFF');
  expect(discountLabel({ type: 'shipping', value: 0 })).toBe('FREE SHIPPING');
});
