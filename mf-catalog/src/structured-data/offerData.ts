import { type Product, shop, stockOf } from '@shop/kernel/domain';
import { links } from '@shop/kernel/routing';
import type { StructuredContext } from './StructuredContext';

/** schema.org offer of a product, in rupees. */
export const offerData = (product: Product, { validUntil, siteUrl }: StructuredContext) => ({
  '@type': 'Offer',
  price: product.price,
  priceCurrency: shop.currency,
  priceValidUntil: validUntil,
  availability: `https://schema.org/${stockOf(product).level === 'out' ? 'OutOfStock' : 'InStock'}`,
  url: siteUrl + links.product(product.id),
});
