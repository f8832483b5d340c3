import { stockOf } from './stock';

const stocked = (stockCount: number, inStock = true) => ({ stockCount, inStock });

test.each([
  [stocked(0), 'out', 'Out of stock'],
  [stocked(9, false), 'out', 'Out of stock'],
  [stocked(1), 'low', 'Only 1 left'],
  [stocked(5), 'low', 'Only 5 left'],
  [stocked(6), 'in-stock', ''],
])('%o', (item, level, notice) => {
  expect(stockOf(item)).toEqual({ level, notice });
});
