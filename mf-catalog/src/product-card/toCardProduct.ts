import type { Answer } from '@shop/kernel/data';
import type { CardProduct } from './CardProduct';

/** A product as the database's lists give it. */
export type CardRow = Answer<'similar_products'>[number];

export const toCardProduct = ({
  original_price: originalPrice,
  category_id: category,
  images: pictures,
  review_count: reviewCount,
  stock: stockCount,
  best_value: bestValue,
  ...sameNames
}: CardRow): CardProduct => ({
  ...sameNames,
  ...{ originalPrice, category, pictures, reviewCount, stockCount },
  ...(bestValue && { bestValue }),
  inStock: stockCount > 0,
});
