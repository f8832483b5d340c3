import type { Product, WishlistItem } from '@shop/kernel/domain';

export const toWishlistItem = (product: Product): WishlistItem => ({
  id: product.id,
  name: product.name,
  price: product.price,
  picture: product.pictures[0] ?? null,
  category: product.category,
});
