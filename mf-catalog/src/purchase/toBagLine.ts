import type { BagLine, Product } from '@shop/kernel/domain';

export const toBagLine = (
  product: Product,
  variant: Product['variants'][number],
  quantity: number,
): BagLine => ({
  id: variant.id,
  productId: product.id,
  name: product.name,
  price: product.price,
  picture: product.pictures[0] ?? null,
  variant: variant.label,
  quantity,
  maxStock: variant.stock,
});
