import { categoryName, pictureUrl, type Product } from '@shop/kernel/domain';
import { linkTo } from '@shop/kernel/routing';
import { offerData } from './offerData';
import { ratingData } from './ratingData';
import { addressOf, type StructuredContext } from './StructuredContext';

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
        description: product.description,
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
          { name: 'Home', page: linkTo('home') },
          { name: categoryName(product.category), page: linkTo('category', { id: product.category }) },
          { name: product.name, page: linkTo('product', { id: product.id }) },
        ].map(({ name, page }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: addressOf(page, context),
        })),
      },
    ],
  };
}
