import { shop, stockLevel, type Product } from '@shop/kernel/domain';
import { pictureUrl, placeholderPicture } from '@shop/kernel/domain';
import { links } from '@shop/kernel/routing';

const listed = 10;
const priceValidDays = 30;
const day = 86_400_000;

/** The ISO date until which structured data promises a price: 30 days from `now` in milliseconds (spec §9). */
export const priceValidUntil = (now: number): string =>
  new Date(now + priceValidDays * day).toISOString().slice(0, 10);

/** schema.org offer of a product, in rupees. */
export const offerData = (product: Product, validUntil: string) => ({
  '@type': 'Offer',
  price: product.price,
  priceCurrency: shop.currency,
  priceValidUntil: validUntil,
  availability: `https://schema.org/${stockLevel(product) === 'out' ? 'OutOfStock' : 'InStock'}`,
  url: links.product(product.id),
});

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
