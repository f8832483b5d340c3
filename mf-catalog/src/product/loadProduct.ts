import { type Database, fetchProduct } from '@shop/kernel/data';
import type { Product } from '@shop/kernel/domain';
import type { CardProduct } from '../product-card/CardProduct';
import { fetchCards } from '../product-card/fetchCards';
import { fetchReviewCounts, type ReviewCounts } from '../reviews/fetchReviewCounts';
import { fetchReviewPage } from '../reviews/fetchReviewPage';
import type { Review } from '../reviews/toReview';
import { isSlug } from '../slug/isSlug';

/** Spec §9. */
const similarLimit = 8;

export interface ProductDetails {
  product: Product;
  /** The newest ones; the page asks for more. */
  reviews: Review[];
  reviewCounts: ReviewCounts;
  /** Others of the same category, at most 8. */
  similar: CardProduct[];
}

/** What the product page shows, or `null` for an unknown id. Throws `DataError`. */
export async function loadProduct(db: Database, id: string): Promise<ProductDetails | null> {
  if (!isSlug(id)) return null;
  const [product, reviews, reviewCounts] = await Promise.all([
    fetchProduct(db, id),
    fetchReviewPage(db, id),
    fetchReviewCounts(db, id),
  ]);
  if (!product) return null;
  const { products } = await fetchCards(db, { category: product.category, limit: similarLimit + 1 });
  const similar = products.filter((other) => other.id !== id).slice(0, similarLimit);
  return { product, reviews, reviewCounts, similar };
}
