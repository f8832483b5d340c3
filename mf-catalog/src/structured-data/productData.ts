import { categoryName, metaDescription, pictureUrl, type Product } from '@shop/kernel/domain';
import { links } from '@shop/kernel/routing';
import { offerData } from './offerData';

const shareWidth = 960;

/** Structured data of a product: offer, rating and its place in the shop. `validUntil` is an ISO date. */
export function productData(product: Product, validUntil: string) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: product.name,
        description: metaDescription(product.description),
        sku: product.sku,
        brand: { '@type': 'Brand', name: product.brand },
        category: categoryName(product.category),
        image: product.pictures.map((picture) => pictureUrl(picture, shareWidth)),
        offers: offerData(product, validUntil),
        ...(product.reviewCount > 0 && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating,
            reviewCount: product.reviewCount,
          },
        }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          ['Home', links.home()],
          [categoryName(product.category), links.category(product.category)],
          [product.name, links.product(product.id)],
        ].map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
      },
    ],
  };
}
