import { type Product, stockOf } from '@shop/kernel/domain';

/** Product page notice: 'Hurry, only N left' when 5 or fewer, otherwise nothing (spec §4). */
export const stockNotice = (item: Pick<Product, 'inStock' | 'stockCount'>): string =>
  stockOf(item).level === 'low' ? `Hurry, only ${item.stockCount} left` : '';
