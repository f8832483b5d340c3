import type { Answer } from '@shop/kernel/data';
import { toCardPicture } from './cardPicture';
import type { CardProduct } from './CardProduct';

/** A product as the database's lists give it. */
export type CardRow = Answer<'similar_products'>[number];

export const toCardProduct = ({
  original_price: originalPrice,
  category_id: category,
  images,
  colours,
  review_count: reviewCount,
  stock: stockCount,
  best_value: bestValue,
  ...sameNames
}: CardRow): CardProduct => ({
  ...sameNames,
  ...{ originalPrice, category, reviewCount, stockCount },
  pictures: images.map((picture) => toCardPicture(picture, sameNames.name)),
  inStock: stockCount > 0,
  // Behind what all have: so their names are sent once.
  ...(colours.length > 0 && { colours }),
  ...(bestValue && { bestValue }),
});
