import { pictureUrl, placeholderPicture, type Product } from '@shop/kernel/domain';
import { links } from '@shop/kernel/routing';
import { offerData } from './offerData';
import { ratingData } from './ratingData';
import type { StructuredContext } from './StructuredContext';

const listed = 10;

/** Structured data of a listing at `path`: its first 10 products (spec §2, Category page). */
export function collectionData(name: string, path: string, products: Product[], context: StructuredContext) {
  const { siteUrl } = context;
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url: siteUrl + path,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: products.slice(0, listed).map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Product',
          name: product.name,
          url: siteUrl + links.product(product.id),
          image: siteUrl + pictureUrl(product.pictures[0] ?? placeholderPicture, 640),
          brand: { '@type': 'Brand', name: product.brand },
          offers: offerData(product, context),
          ...ratingData(product),
        },
      })),
    },
  };
}
