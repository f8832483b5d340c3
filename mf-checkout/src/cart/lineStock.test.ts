import { isShort, lineLimit, lineProblem } from './lineStock';

const fine = { quantity: 4, maxStock: 4, price: 480, gone: false };

test('a line may hold its stock, and at most 99 of anything', () => {
  expect(lineLimit({ maxStock: 4 })).toBe(4);
  expect(lineLimit({ maxStock: 500 })).toBe(99);
  expect(lineLimit({})).toBe(99);
});

test('a line above its stock is short and says what is left', () => {
  expect(isShort(fine)).toBe(false);
  expect(lineProblem(fine)).toBe('');
  expect(lineProblem({ ...fine, maxStock: 3 })).toBe('Only 3 left. Please take fewer.');
  expect(lineProblem({ ...fine, maxStock: 0 })).toBe('Sold out. Please remove it.');
});

test('a changed price and a product out of sale are named', () => {
  expect(lineProblem({ ...fine, seenPrice: 450 })).toBe('The price changed from ₹450 to ₹480.');
  expect(lineProblem({ ...fine, seenPrice: 450, gone: true })).toBe('No longer sold. Please remove it.');
});
