import { shop, stockOf } from '@shop/kernel/domain';
import { linkTo } from '@shop/kernel/routing';
import type { CardProduct } from '../product-card/CardProduct';
import { addressOf, type StructuredContext } from './StructuredContext';

/** schema.org offer of a product, in rupees. */
export const offerData = (product: CardProduct, context: StructuredContext) => ({
  '@type': 'Offer',
  price: product.price,
  priceCurrency: shop.currency,
  priceValidUntil: context.validUntil,
  availability: `https://schema.org/${stockOf(product).level === 'out' ? 'OutOfStock' : 'InStock'}`,
  url: addressOf(linkTo('product', { id: product.id }), context),
});
