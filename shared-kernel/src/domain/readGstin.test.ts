import fc from 'fast-check';
import { gstinCheckCharacter, readGstin } from './readGstin';
import { shop } from './shop';
import vectors from './taxIds.vectors.json';

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
  expect(readGstin(shop.legal.gstin)).toBe(shop.legal.gstin);
});

test('accepts every number that carries its check character, and no other character there', () => {
  fc.assert(
    fc.property(first14, fc.constantFrom(...signs), (start, other) => {
      const check = gstinCheckCharacter(start);
      expect(readGstin(start + check)).toBe(start + check);
      expect(readGstin(start + other) !== undefined).toBe(other === check);
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
        expect(readGstin(right.slice(0, place) + digit + right.slice(place + 1))).toBeUndefined();
      },
    ),
  );
});

test.each(vectors.gstins)('the GST number $value: $valid ($why)', ({ value, valid }) => {
  expect(readGstin(value) === value).toBe(valid);
});

test('what is typed as on a certificate, with spaces and in small letters, is read as it is kept', () => {
  expect(readGstin(' 27 aapfu-0939f1zv ')).toBe('27AAPFU0939F1ZV');
});
