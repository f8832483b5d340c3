import fc from 'fast-check';
import { couponTypes } from './coupon';
import { defaultPricing, type Delivery, type Discounts, totalsOf } from './pricing';
import vectors from './pricing.vectors.json';
import { subtotalOf } from './subtotal';

const lines = fc.array(
  fc.record({ price: fc.integer({ min: 1, max: 50_000 }), quantity: fc.integer({ min: 1, max: 99 }) }),
  {
    minLength: 1,
    maxLength: 50,
  },
);
const coupon = fc.record({
  type: fc.constantFrom(...(Object.keys(couponTypes) as (keyof typeof couponTypes)[])),
  value: fc.integer({ min: 1, max: 100 }),
  maxDiscount: fc.option(fc.integer({ min: 1, max: 1000 })),
});
const discounts = fc.record({
  coupon: fc.option(coupon, { nil: undefined }),
  credit: fc.nat(200_000),
  giftCards: fc.nat(200_000),
});
const delivery = fc.constantFrom<Delivery>('standard', 'express');

describe('totalsOf', () => {
  test.each(vectors)('$name', ({ lines, delivery, discounts, shop, expect: expected }) => {
    const undiscounted = {
      promotionSaving: 0,
      couponSaving: 0,
      creditUsed: 0,
      saving: 0,
      giftCardUsed: 0,
      amountDue: expected.total,
    };
    const rules = {
      ...defaultPricing,
      taxIncluded: shop?.phase === 'live' && shop.taxMode === 'included',
    };
    expect(totalsOf(lines, delivery as Delivery, rules, discounts as Discounts)).toEqual({
      ...undiscounted,
      ...expected,
    });
  });

  test('an empty bag costs nothing, not even the platform fee', () => {
    expect(totalsOf([]).total).toBe(0);
  });

  test('the total is the sum of the lines that the shopper sees, in whole rupees', () => {
    fc.assert(
      fc.property(lines, delivery, discounts, fc.nat(100), (bag, chosen, given, share) => {
        const promotions = Math.floor((subtotalOf(bag) * share) / 100);
        const totals = totalsOf(bag, chosen, defaultPricing, { ...given, promotions });
        const { subtotal, gst, shipping, platformFee, couponSaving, creditUsed, saving, total } = totals;
        expect(saving).toBe(promotions + couponSaving + creditUsed);
        expect(subtotal + gst + shipping + platformFee - saving).toBe(total);
        expect(total - totals.giftCardUsed).toBe(totals.amountDue);
        expect(Object.values(totals).every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });

  test('takes no more from a balance than is there, and all of it before money is asked for', () => {
    fc.assert(
      fc.property(lines, delivery, discounts, (bag, chosen, given) => {
        const { creditUsed, giftCardUsed, amountDue } = totalsOf(bag, chosen, defaultPricing, given);
        expect(creditUsed).toBeLessThanOrEqual(given.credit);
        expect(giftCardUsed).toBeLessThanOrEqual(given.giftCards);
        if (amountDue > 0) expect([creditUsed, giftCardUsed]).toEqual([given.credit, given.giftCards]);
      }),
    );
  });

  test('the order of the lines changes nothing', () => {
    fc.assert(
      fc.property(lines, delivery, (bag, chosen) => {
        expect(totalsOf([...bag].reverse(), chosen)).toEqual(totalsOf(bag, chosen));
      }),
    );
  });
});

test('the subtotal multiplies price by quantity', () => {
  expect(
    subtotalOf([
      { price: 100, quantity: 3 },
      { price: 7, quantity: 1 },
    ]),
  ).toBe(307);
});
