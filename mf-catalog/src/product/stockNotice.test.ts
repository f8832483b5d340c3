import { stockNotice } from './stockNotice';

const stocked = (stockCount: number, inStock = true) => ({ stockCount, inStock });

test.each([
  [stocked(0), ''],
  [stocked(9, false), ''],
  [stocked(1), 'Hurry, only 1 left'],
  [stocked(5), 'Hurry, only 5 left'],
  [stocked(6), ''],
])('%o', (item, notice) => {
  expect(stockNotice(item)).toBe(notice);
});
