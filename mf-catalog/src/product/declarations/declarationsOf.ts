import { formatRupees, type Product, shop, type ShopSettings } from '@shop/kernel/domain';
import type { ProductDetails } from '../loadProduct';

type Facts = ProductDetails['facts'];

/** Attributes that the law asks of every product, with the names that shoppers read; the staff's are longer. */
const names = new Map([
  ['origin', 'Country of origin'],
  ['maker', 'Made or packed by'],
  ['importer', 'Imported by'],
  ['net-quantity', 'Net quantity'],
]);

/** Whether a specification stands among the declarations and not among what a product is like. */
export const isDeclaration = ({ id }: Facts['specifications'][number]): boolean => names.has(id);

/**
 * What rule 6(10) of the Legal Metrology (Packaged Commodities) Rules 2011 and rule 5(3) of the Consumer Protection
 * (E-Commerce) Rules 2020 ask to be said of a product: origin, maker or importer, net quantity, MRP, seller, and whom to ask.
 */
export function declarationsOf(
  product: Pick<Product, 'originalPrice'>,
  facts: Facts | undefined,
  { phase, taxIncluded, gstPercent }: Pick<ShopSettings, 'phase' | 'taxIncluded' | 'gstPercent'>,
): [name: string, value: string][] {
  const { contact, legal } = shop;
  // As the label of the price says it (spec §2, Product page).
  const tax = phase === 'beta' || taxIncluded ? 'with all taxes' : `plus ${gstPercent}% GST`;
  return [
    ...(facts?.specifications ?? [])
      .filter(isDeclaration)
      .map(({ id, name, values }): [string, string] => [names.get(id) ?? name, values.join(', ')]),
    ['MRP', `${formatRupees(product.originalPrice)} ${tax}`],
    ['Sold by', `${legal.entity}, ${legal.registeredAddress}`],
    ['Customer care', `${contact.phone}, ${contact.email}`],
  ];
}
