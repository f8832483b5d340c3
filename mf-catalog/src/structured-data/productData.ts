import { categoryName, metaDescription, pictureUrl, type Product } from '@shop/kernel/domain';
import { links } from '@shop/kernel/routing';
import { offerData } from './offerData';
import { ratingData } from './ratingData';
import type { StructuredContext } from './StructuredContext';

const shareWidth = 960;

/** Structured data of a product: offer, rating and its place in the shop. */
export function productData(product: Product, context: StructuredContext) {
  const { siteUrl } = context;
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
        image: product.pictures.map((picture) => siteUrl + pictureUrl(picture, shareWidth)),
        offers: offerData(product, context),
        ...ratingData(product),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          ['Home', links.home()],
          [categoryName(product.category), links.category(product.category)],
          [product.name, links.product(product.id)],
        ].map(([name, item], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: `${siteUrl}${item}`,
        })),
      },
    ],
  };
}
