import type { Product } from '@shop/kernel/domain';

const limit = 100;
/** Milliseconds for which an entry says what costs and sells; what is older only fills the place until it is asked for again. */
const freshFor = 60_000;
const previews = new Map<string, { product: Product; since: number }>();

/** Keeps what is known of a product, so that the page or popup that opens can paint before the database answered. */
export function rememberPreview(product: Product): void {
  previews.delete(product.id);
  previews.set(product.id, { product, since: Date.now() });
  const oldest = previews.keys().next();
  if (previews.size > limit && !oldest.done) previews.delete(oldest.value);
}

/** The product as it was last fetched: a placeholder, for a tab may be open for hours. */
export const previewOf = (productId: string): Product | undefined => previews.get(productId)?.product;

/** The product, if it was fetched a moment ago. */
export function freshPreviewOf(productId: string): Product | undefined {
  const known = previews.get(productId);
  return known && Date.now() - known.since < freshFor ? known.product : undefined;
}

/** For a product that has changed since it was fetched. */
export const forgetPreview = (productId: string): boolean => previews.delete(productId);
