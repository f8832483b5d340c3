import type { Answer } from '@shop/kernel/data';
import type { Product } from '@shop/kernel/domain';

type ListingAnswer = Answer<'list_products'>;

/** The database's answer with these products on its only page, in their order. */
export const listingAnswer = (products: Product[], changes: Partial<ListingAnswer> = {}): ListingAnswer => ({
  products: products.map(({ id, name, description, price, brand, rating, badges, ...product }) => ({
    ...{ id, name, description, price, brand, rating, badges },
    original_price: product.originalPrice,
    category_id: product.category,
    images: product.pictures.slice(0, 1),
    review_count: product.reviewCount,
    stock: product.stockCount,
    colours: [],
  })),
  total: products.length,
  more: false,
  page: 1,
  pages: 1,
  facets: [],
  choice: {},
  exact: true,
  corrected: null,
  mentioned: false,
  left_out: [],
  type: null,
  ...changes,
});
