import type { Product } from '@shop/kernel/domain';

const limit = 50;
const previews = new Map<string, Product>();

/** Keeps what a card knew, so that the page or popup it opens can paint before the database answered. */
export function rememberPreview(product: Product): void {
  previews.delete(product.id);
  previews.set(product.id, product);
  const oldest = previews.keys().next();
  if (previews.size > limit && !oldest.done) previews.delete(oldest.value);
}

/** What the opened card knew: complete but for further pictures, and as old as the page it stood on. */
export const previewOf = (productId: string): Product | undefined => previews.get(productId);

/** For a product that has changed since its card was drawn. */
export const forgetPreview = (productId: string): boolean => previews.delete(productId);
