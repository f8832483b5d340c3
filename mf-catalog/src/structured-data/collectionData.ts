import { pictureUrl, placeholderPicture } from '@shop/kernel/domain';
import { linkTo } from '@shop/kernel/routing';
import type { CardProduct } from '../product-card/CardProduct';
import type { Stop } from '../trail/trailTo';
import { offerData } from './offerData';
import { ratingData } from './ratingData';
import { addressOf, type StructuredContext } from './StructuredContext';
import { trailData } from './trailData';

const listed = 10;

/** Structured data of a listing, the last of these stops: the way to it and its first 10 products (docs/spec.md 2, Category page). */
export function collectionData(
  name: string,
  stops: readonly Stop[],
  products: CardProduct[],
  context: StructuredContext,
) {
  const { siteUrl } = context;
  const page = stops.at(-1)?.page;
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url: page && addressOf(page, context),
    breadcrumb: trailData(stops, context),
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
