import { type Product, sizeCharts } from '@shop/kernel/domain';

type SizeChartName = keyof typeof sizeCharts;

const inOrder: SizeChartName[] = ['kids', 'men', 'women'];

/**
 * The chart of a product, when all its choices are sizes of one. Men's and women's sizes share their labels, so
 * the category decides between them, and unisex pieces get the men's.
 */
export function chartFor({
  variants,
  category,
}: Pick<Product, 'variants' | 'category'>): SizeChartName | undefined {
  const fits = (name: SizeChartName) =>
    variants.every(({ label }) => sizeCharts[name].rows.some(({ size }) => size === label));
  if (variants.length === 0) return undefined;
  if (category === 'women' && fits('women')) return 'women';
  return inOrder.find(fits);
}
