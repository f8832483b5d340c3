import { isShort, lineLimit, shortageText } from './lineStock';

test('a line may hold its stock, and at most 99 of anything', () => {
  expect(lineLimit({ maxStock: 4 })).toBe(4);
  expect(lineLimit({ maxStock: 500 })).toBe(99);
  expect(lineLimit({})).toBe(99);
});

test('a line above its stock is short and says what is left', () => {
  expect(isShort({ quantity: 4, maxStock: 4 })).toBe(false);
  expect(shortageText({ quantity: 4, maxStock: 4 })).toBe('');
  expect(shortageText({ quantity: 4, maxStock: 3 })).toBe('Only 3 left. Please take fewer.');
  expect(shortageText({ quantity: 1, maxStock: 0 })).toBe('Sold out. Please remove it.');
});
