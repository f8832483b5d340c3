import fc from 'fast-check';
import { categoryName } from './category';
import { discountPercent, metaDescription } from './product';

describe('discountPercent', () => {
  test.each([
    [499, 799, 38],
    [750, 1000, 25],
    [1000, 1000, 0],
    [1000, 900, 0],
  ])('₹%i instead of ₹%i is %i %% off', (price, originalPrice, percent) => {
    expect(discountPercent({ price, originalPrice })).toBe(percent);
  });

  test('is a whole number between 0 and 100', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999 }),
        fc.integer({ min: 1, max: 99_999 }),
        (price, originalPrice) => {
          const percent = discountPercent({ price, originalPrice });
          expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        },
      ),
    );
  });
});

test('category names: known, unknown and none', () => {
  expect(categoryName('toys-bicycles')).toBe('Cycles & Bikes');
  expect(categoryName('electronics-gadgets')).toBe('Electronics Gadgets');
  expect(categoryName(undefined)).toBe('All Products');
  expect(categoryName('all')).toBe('All Products');
});

test('a meta description is at most 160 characters', () => {
  expect(metaDescription('short')).toBe('short');
  expect(metaDescription('word '.repeat(60)).length).toBeLessThanOrEqual(160);
});

test.each([
  ['a flower', '🌺'],
  ['a family, which is three joined', '👨‍👩‍👧'],
])('a meta description ends before or after %s', (_, sign) => {
  for (let before = 150; before < 160; before += 1) {
    const cut = metaDescription('x'.repeat(before) + sign + 'y'.repeat(20));
    // What a server writes as UTF-8 and a browser reads is what the browser computes.
    expect(new TextDecoder().decode(new TextEncoder().encode(cut))).toBe(cut);
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).not.toContain('\u200D…');
  }
});
