import type { Product } from '@shop/kernel/domain';

const limit = 100;
const previews = new Map<string, Product>();

/** Keeps what is known of a product, so that the page or popup that opens can paint before the database answered. */
export function rememberPreview(product: Product): void {
  previews.delete(product.id);
  previews.set(product.id, product);
  const oldest = previews.keys().next();
  if (previews.size > limit && !oldest.done) previews.delete(oldest.value);
}

/** The product as it was when somebody first reached for its card. */
export const previewOf = (productId: string): Product | undefined => previews.get(productId);

/** For a product that has changed since its card was drawn. */
export const forgetPreview = (productId: string): boolean => previews.delete(productId);
