import { shop } from '@shop/kernel/domain';
import type { Brand } from '../SellingRow';
import type { Traits } from '../traits/traits';
import { importedTypes, makers } from './makers';
import { netQuantity } from './netQuantity';

/**
 * What the law asks a shop to say of a product (Legal Metrology (Packaged Commodities) Rules 2011, rule 6), as attributes:
 * origin, maker, importer and net quantity.
 */
export function declarationsOf(brand: Brand, { type, attributes }: Traits): Record<string, string> {
  const imported = importedTypes.get(type);
  const quantity = { 'net-quantity': netQuantity(type, attributes) };
  if (!imported) return { ...quantity, origin: 'india', maker: `${brand} (sample maker), ${makers[brand]}` };
  return {
    ...quantity,
    origin: imported.origin,
    maker: `Sample maker for ${brand}, ${imported.city}`,
    importer: `${shop.legal.entity}, ${shop.legal.registeredAddress}`,
  };
}
