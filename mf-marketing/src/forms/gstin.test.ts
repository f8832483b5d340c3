import fc from 'fast-check';
import { shop } from '@shop/kernel/domain';
import { gstinCheckCharacter, isGstin } from './gstin';

const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const letter = fc.constantFrom(...signs.slice(10));
const first14 = fc
  .tuple(
    fc.integer({ min: 1, max: 38 }).map((state) => String(state).padStart(2, '0')),
    fc.array(letter, { minLength: 5, maxLength: 5 }).map((letters) => letters.join('')),
    fc.integer({ min: 0, max: 9999 }).map((serial) => String(serial).padStart(4, '0')),
    letter,
    fc.constantFrom(...signs.slice(1)),
  )
  .map((parts) => `${parts.join('')}Z`);

test('the shop’s own number is well-formed', () => {
  expect(isGstin(shop.legal.gstin)).toBe(true);
});

test('accepts every number that carries its check character, and no other character there', () => {
  fc.assert(
    fc.property(first14, fc.constantFrom(...signs), (start, other) => {
      const check = gstinCheckCharacter(start);
      expect(isGstin(start + check)).toBe(true);
      expect(isGstin(start + other)).toBe(other === check);
    }),
  );
});

test('notices one mistyped digit of the serial', () => {
  fc.assert(
    fc.property(
      first14,
      fc.integer({ min: 7, max: 10 }),
      fc.integer({ min: 1, max: 9 }),
      (start, place, by) => {
        const right = start + gstinCheckCharacter(start);
        const digit = (Number(right[place]) + by) % 10;
        expect(isGstin(right.slice(0, place) + digit + right.slice(place + 1))).toBe(false);
      },
    ),
  );
});
