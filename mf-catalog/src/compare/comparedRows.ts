import { categoryName, discountPercent, formatRupees } from '@shop/kernel/domain';
import { counted } from '../reviews/counted';
import type { ComparedProduct } from './compareList';

export interface ComparedRow {
  label: string;
  /** One entry a product, in their order. */
  values: string[];
  /** Whether the products differ here. */
  differs: boolean;
}

const facts: [string, (product: ComparedProduct) => string][] = [
  ['Price', ({ price }) => formatRupees(price)],
  ['Original price', ({ originalPrice }) => formatRupees(originalPrice)],
  ['Discount', (product) => (discountPercent(product) > 0 ? `${discountPercent(product)}% OFF` : 'None')],
  ['Rating', ({ rating, reviewCount }) => `${rating.toFixed(1)} of 5 (${counted(reviewCount, 'rating')})`],
  ['Brand', ({ brand }) => brand],
  ['Category', ({ category }) => categoryName(category)],
  ['Features', ({ features }) => features.join('\n')],
  ['Description', ({ description }) => description],
];

/** The comparison fact by fact, each marked with whether it tells the products apart. */
export function comparedRows(products: readonly ComparedProduct[]): ComparedRow[] {
  return facts.map(([label, valueOf]) => {
    const values = products.map(valueOf);
    return { label, values, differs: new Set(values).size > 1 };
  });
}
