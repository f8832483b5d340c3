import type { WishlistItem } from '@shop/kernel/domain';
import type { CardProduct } from './CardProduct';

export const toWishlistItem = (product: CardProduct): WishlistItem => ({
  id: product.id,
  name: product.name,
  price: product.price,
  picture: product.pictures[0] ?? null,
  category: product.category,
});
