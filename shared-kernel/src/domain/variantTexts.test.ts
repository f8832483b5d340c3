import { variantKind, variantLegend, variantNote } from './variantTexts';

const labelled = (...labels: string[]) => ({
  variants: labels.map((label) => ({ id: label, label, stock: 1 })),
});

test('sizes are called so, and everything else an option', () => {
  expect(variantLegend(labelled('S', 'M', '3XL'))).toBe('Select size');
  expect(variantLegend(labelled('UK 7', 'UK 8'))).toBe('Select size');
  expect(variantLegend(labelled('2-3Y', '4-5Y'))).toBe('Select size');
  expect(variantLegend(labelled('26', '29'))).toBe('Select size');
  expect(variantLegend(labelled('M', 'Red'))).toBe('Select option');
  expect(variantKind(['S', 'Black frame'])).toBe('option');
});

test('a chip says when little or nothing is left', () => {
  expect(variantNote(0)).toBe('Sold out');
  expect(variantNote(3)).toBe('Only 3 left');
  expect(variantNote(6)).toBeUndefined();
});
