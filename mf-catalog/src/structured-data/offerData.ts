import { shop, stockLevel, type Product } from '@shop/kernel/domain';
import { links } from '@shop/kernel/routing';

/** schema.org offer of a product, in rupees. `validUntil` is an ISO date. */
export const offerData = (product: Product, validUntil: string) => ({
  '@type': 'Offer',
  price: product.price,
  priceCurrency: shop.currency,
  priceValidUntil: validUntil,
  availability: `https://schema.org/${stockLevel(product) === 'out' ? 'OutOfStock' : 'InStock'}`,
  url: links.product(product.id),
});
