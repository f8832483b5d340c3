import { fetchProduct, fetchProducts, fetchReviews, type Database } from '@shop/kernel/data';
import type { Product, Review } from '@shop/kernel/domain';
import { isSlug } from '../slug/isSlug';

/** Spec §9. */
const similarLimit = 8;

export interface ProductDetails {
  product: Product;
  reviews: Review[];
  /** Others of the same category, at most 8. */
  similar: Product[];
}

/** What the product page shows, or `null` for an unknown id. Throws `DataError`. */
export async function loadProduct(db: Database, id: string): Promise<ProductDetails | null> {
  if (!isSlug(id)) return null;
  const [product, reviews] = await Promise.all([fetchProduct(db, id), fetchReviews(db, id)]);
  if (!product) return null;
  const { products } = await fetchProducts(db, { category: product.category, limit: similarLimit + 1 });
  const similar = products.filter((other) => other.id !== id).slice(0, similarLimit);
  return { product, reviews, similar };
}
