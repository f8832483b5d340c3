import type { Product } from '@shop/kernel/domain';

/** A product with its first picture only: what a card shows, without the weight of the gallery. */
export const cardProduct = (product: Product): Product => ({
  ...product,
  pictures: product.pictures.slice(0, 1),
});
