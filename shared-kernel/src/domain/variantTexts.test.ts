import { variantKind, variantNote } from './variantTexts';

const labelled = (...labels: string[]) => labels.map((label) => ({ label }));

test('sizes are called so, and everything else an option', () => {
  expect(variantKind(labelled('S', 'M', '3XL'))).toBe('size');
  expect(variantKind(labelled('UK 7', 'UK 8'))).toBe('size');
  expect(variantKind(labelled('2-3Y', '4-5Y'))).toBe('size');
  expect(variantKind(labelled('26', '29'))).toBe('size');
  expect(variantKind(labelled('M', 'Red'))).toBe('option');
  expect(variantKind(labelled('S', 'Black frame'))).toBe('option');
});

test('the size system says how its sizes are called', () => {
  expect(variantKind(labelled('2.4', '2.6'), 'Bangle size')).toBe('bangle size');
  expect(variantKind(labelled('UK 7', 'UK 8'), 'UK size')).toBe('UK size');
  expect(variantKind(labelled('Kumkum', 'Rani'), 'Shade')).toBe('shade');
  expect(variantKind(labelled(''), 'Size')).toBeUndefined();
});

test('a product with one unnamed variant leaves nothing to choose', () => {
  expect(variantKind(labelled(''))).toBeUndefined();
  expect(variantKind(labelled())).toBeUndefined();
  expect(variantKind(labelled('M'))).toBe('size');
  expect(variantKind(labelled('', 'M'))).toBe('option');
});

test('a chip says when little or nothing is left', () => {
  expect(variantNote(0)).toBe('Sold out');
  expect(variantNote(3)).toBe('Only 3 left');
  expect(variantNote(6)).toBeUndefined();
});
