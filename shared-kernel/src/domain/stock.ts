const lowStockLimit = 5;

/**
 * How things stand with a product, and what its card says of it (spec §4, "Stock display"). Low is 1 to 5 (spec §9,
 * "Low-stock flag"); nothing left or `inStock` false is out.
 */
export function stockOf(item: { inStock: boolean; stockCount: number }): {
  level: 'in-stock' | 'low' | 'out';
  /** Empty while there is enough. */
  notice: string;
} {
  if (!item.inStock || item.stockCount <= 0) return { level: 'out', notice: 'Out of stock' };
  if (item.stockCount > lowStockLimit) return { level: 'in-stock', notice: '' };
  return { level: 'low', notice: `Only ${item.stockCount} left` };
}
