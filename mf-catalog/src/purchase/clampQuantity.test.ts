import { clampQuantity } from './clampQuantity';

describe('clampQuantity', () => {
  test('stays between 1 and the stock, and is 1 when the stock is unknown', () => {
    expect(clampQuantity(0, 5)).toBe(1);
    expect(clampQuantity(9, 5)).toBe(5);
    expect(clampQuantity(9, undefined)).toBe(1);
    expect(clampQuantity(Number.NaN, 5)).toBe(1);
  });
});
