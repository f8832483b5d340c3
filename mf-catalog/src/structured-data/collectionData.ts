import { pictureUrl, placeholderPicture, type Product } from '@shop/kernel/domain';
import { offerData } from './offerData';

const listed = 10;

/** Structured data of a listing: its first 10 products (spec §2, Category page). */
export function collectionData(name: string, url: string, products: Product[], validUntil: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: products.slice(0, listed).map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Product',
          name: product.name,
          image: pictureUrl(product.pictures[0] ?? placeholderPicture, 640),
          brand: { '@type': 'Brand', name: product.brand },
          offers: offerData(product, validUntil),
        },
      })),
    },
  };
}
