import type { Product } from '@shop/kernel/domain';
import { isDeclaration } from './declarations/declarationsOf';
import type { ProductDetails } from './loadProduct';

/**
 * What can be told of a product in a word or two, by name: who made it, its colour, its attributes in their order. What
 * it is, says the way to it; who answers for it, say its declarations.
 */
export function specificationsOf(
  product: Product,
  facts: ProductDetails['facts'] | undefined,
): [name: string, value: string][] {
  const labels = product.variants.map(({ label }) => label).filter(Boolean);
  return [
    ['Maker', product.brand],
    ...(facts?.colour ? ([['Colour', facts.colour.name]] as const) : []),
    ...(facts?.specifications ?? [])
      .filter((specification) => !isDeclaration(specification))
      .map(({ name, unit, values }) => [name, [values.join(', '), unit].filter(Boolean).join(' ')] as const),
    ...(labels.length > 0 ? ([[product.sizeTitle ?? 'Comes in', labels.join(', ')]] as const) : []),
    ['SKU', product.sku],
  ].map(([name = '', value = '']) => [name, value]);
}
