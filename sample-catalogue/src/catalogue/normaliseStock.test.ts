import fc from 'fast-check';
import { normaliseStock } from './normaliseStock';

describe('normaliseStock', () => {
  test('ids whose character codes sum to a multiple of 23 are sold out, whatever the sample says', () => {
    // 'sold' has the codes 115 + 111 + 108 + 100 = 434; two more letters bring it to 23 × 27 = 621.
    const id = `sold${String.fromCodePoint(90, 97)}`;
    expect([...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 23).toBe(0);
    expect(normaliseStock({ id, stockCount: 9, inStock: true })).toMatchObject({
      stockCount: 0,
      inStock: false,
    });
  });

  test('a count of 0 forces out of stock; a missing flag means in stock; badges default to none', () => {
    expect(normaliseStock({ id: 'b', stockCount: 0, inStock: true }).inStock).toBe(false);
    expect(normaliseStock({ id: 'b', stockCount: 3 })).toEqual({ stockCount: 3, inStock: true, badges: [] });
  });

  test('a missing count becomes 1 to 20, the same for the same id', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (id) => {
        const first = normaliseStock({ id });
        expect(normaliseStock({ id })).toEqual(first);
        expect(first.inStock ? first.stockCount >= 1 && first.stockCount <= 20 : first.stockCount === 0).toBe(
          true,
        );
      }),
    );
  });
});
