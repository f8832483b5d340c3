import { categoryName, type Product } from '@shop/kernel/domain';
import type { ProductDetails } from './loadProduct';

/** What can be told of a product in a word or two, by name: who made it, what it is, its attributes in their order. */
export function specificationsOf(
  product: Product,
  facts: ProductDetails['facts'] | undefined,
): [name: string, value: string][] {
  const kind = facts?.trail.at(-1)?.name;
  const labels = product.variants.map(({ label }) => label).filter(Boolean);
  return [
    ['Maker', product.brand],
    ['Department', categoryName(product.category)],
    ...(kind ? ([['Kind', kind]] as const) : []),
    ...(facts?.colour ? ([['Colour', facts.colour.name]] as const) : []),
    ...(facts?.specifications ?? []).map(
      ({ name, unit, values }) => [name, [values.join(', '), unit].filter(Boolean).join(' ')] as const,
    ),
    ...(labels.length > 0 ? ([[product.sizeTitle ?? 'Comes in', labels.join(', ')]] as const) : []),
    ['SKU', product.sku],
  ].map(([name = '', value = '']) => [name, value]);
}
