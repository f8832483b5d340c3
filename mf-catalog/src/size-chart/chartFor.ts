import { type Product, sizeCharts } from '@shop/kernel/domain';

type SizeChartName = keyof typeof sizeCharts;

const inOrder: SizeChartName[] = ['kids', 'men', 'women', 'waist', 'footwear', 'kidsFootwear'];

/**
 * The chart of a product, when all its choices are sizes of one. Men's and women's sizes share their labels, so
 * the category decides between them, and unisex pieces get the men's. So do adults' and children's shoes. A helmet's letters
 * are of no body.
 */
export function chartFor({
  variants,
  category,
}: Pick<Product, 'variants' | 'category'>): SizeChartName | undefined {
  const fits = (name: SizeChartName) =>
    variants.every(({ label }) => sizeCharts[name].rows.some(({ size }) => size === label));
  if (variants.length === 0 || category === 'toys-bicycles') return undefined;
  if (category === 'women' && fits('women')) return 'women';
  if (category === 'kids' && fits('kidsFootwear')) return 'kidsFootwear';
  return inOrder.find(fits);
}
