import fc from 'fast-check';
import { defaultSettings, totalsOf } from '@shop/kernel/domain';
import { missingForFreeShipping } from './missingForFreeShipping';

describe('free shipping', () => {
  test('exactly the threshold is one rupee short', () => {
    expect(missingForFreeShipping(1000, defaultSettings)).toBe(1);
    expect(missingForFreeShipping(1001, defaultSettings)).toBe(0);
  });

  test('adding what is missing makes standard shipping free, and one rupee less does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (subtotal) => {
        const enough = subtotal + missingForFreeShipping(subtotal, defaultSettings);
        expect(totalsOf([{ price: enough, quantity: 1 }]).shipping).toBe(0);
        expect(totalsOf([{ price: enough - 1, quantity: 1 }]).shipping).toBe(50);
      }),
    );
  });
});
