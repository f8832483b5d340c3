import type { Product } from './product';
import { cardStockNotice } from './stock';

/** Under a chip: 'Only 3 left' when it runs low, 'Sold out' when nothing is left. */
export function variantNote(stock: number): string | undefined {
  if (stock === 0) return 'Sold out';
  return cardStockNotice({ inStock: true, stockCount: stock }) || undefined;
}

const sizeLabel = /^(XXS|XS|S|M|L|XL|XXL|3XL|UK \d+|\d+-\d+Y|\d{2})$/;

/** What variants differ in: 'size' where every label is one, otherwise 'option'. */
export const variantKind = (labels: readonly string[]): 'size' | 'option' =>
  labels.every((label) => sizeLabel.test(label)) ? 'size' : 'option';

/** What the choice is called. */
export const variantLegend = ({ variants }: Pick<Product, 'variants'>): string =>
  `Select ${variantKind(variants.map(({ label }) => label))}`;
