import type { Product } from '@shop/kernel/domain';
import type { CardPicture } from './cardPicture';

/** What a card shows of a product. Pages of cards carry no more than that: whole products weighed three times as much. */
export interface CardProduct extends Pick<
  Product,
  | 'id'
  | 'name'
  | 'price'
  | 'originalPrice'
  | 'category'
  | 'brand'
  | 'rating'
  | 'reviewCount'
  | 'badges'
  | 'bestValue'
  | 'inStock'
  | 'stockCount'
> {
  /** The main one first; the others need not be there. */
  pictures: CardPicture[];
  /** The colours it comes in, each a product of its own; `hex` is null for several colours at once. */
  colours?: { id: string; name: string; hex: string | null }[];
  /** Title of a promotion that everybody gets on it. Known where the database's lists are shown. */
  promotion?: string;
  /** Where cards have room for it. */
  description?: string;
}
