import fc from 'fast-check';
import {
  allowsCashOnDelivery,
  deliveries,
  missingForFreeShipping,
  subtotalOf,
  totalsOf,
  type Delivery,
} from './pricing';
import vectors from './pricing.vectors.json';

const lines = fc.array(
  fc.record({ price: fc.integer({ min: 1, max: 50_000 }), quantity: fc.integer({ min: 1, max: 99 }) }),
  {
    minLength: 1,
    maxLength: 50,
  },
);
const delivery = fc.constantFrom<Delivery>(...deliveries);

describe('totalsOf', () => {
  test.each(vectors)('$name', ({ lines, delivery, expect: expected }) => {
    expect(totalsOf(lines, delivery as Delivery)).toEqual({ ...expected, saving: 0 });
  });

  test('an empty bag costs nothing, not even the platform fee', () => {
    expect(totalsOf([]).total).toBe(0);
  });

  test('the total is the sum of the lines that the shopper sees, in whole rupees', () => {
    fc.assert(
      fc.property(lines, delivery, (bag, chosen) => {
        const { subtotal, gst, shipping, platformFee, saving, total } = totalsOf(bag, chosen);
        expect(subtotal + gst + shipping + platformFee - saving).toBe(total);
        expect([gst, shipping, total].every(Number.isInteger)).toBe(true);
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

describe('free shipping', () => {
  test('exactly the threshold is one rupee short', () => {
    expect(missingForFreeShipping(1000)).toBe(1);
    expect(missingForFreeShipping(1001)).toBe(0);
  });

  test('adding what is missing makes standard shipping free, and one rupee less does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (subtotal) => {
        const enough = subtotal + missingForFreeShipping(subtotal);
        expect(totalsOf([{ price: enough, quantity: 1 }]).shipping).toBe(0);
        expect(totalsOf([{ price: enough - 1, quantity: 1 }]).shipping).toBe(50);
      }),
    );
  });
});

test('cash on delivery strictly below 5000 rupees', () => {
  expect(allowsCashOnDelivery(4999)).toBe(true);
  expect(allowsCashOnDelivery(5000)).toBe(false);
});

test('the subtotal multiplies price by quantity', () => {
  expect(
    subtotalOf([
      { price: 100, quantity: 3 },
      { price: 7, quantity: 1 },
    ]),
  ).toBe(307);
});
