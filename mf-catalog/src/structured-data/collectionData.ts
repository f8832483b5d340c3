import { pictureUrl, placeholderPicture } from '@shop/kernel/domain';
import type { LinkRef } from '@shop/kernel/platform';
import { linkTo } from '@shop/kernel/routing';
import type { CardProduct } from '../product-card/CardProduct';
import { offerData } from './offerData';
import { ratingData } from './ratingData';
import { addressOf, type StructuredContext } from './StructuredContext';

const listed = 10;

/** Structured data of a listing: its first 10 products (spec §2, Category page). */
export function collectionData(
  name: string,
  page: LinkRef,
  products: CardProduct[],
  context: StructuredContext,
) {
  const { siteUrl } = context;
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url: addressOf(page, context),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: products.slice(0, listed).map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Product',
          name: product.name,
          url: addressOf(linkTo('product', { id: product.id }), context),
          image: siteUrl + pictureUrl(product.pictures[0] ?? placeholderPicture, 640),
          brand: { '@type': 'Brand', name: product.brand },
          offers: offerData(product, context),
          ...ratingData(product),
        },
      })),
    },
  };
}
