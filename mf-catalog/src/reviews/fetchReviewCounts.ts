import { type Database, unwrap } from '@shop/kernel/data';

/** How many written reviews gave each number of stars; stars that nobody gave are absent. */
export type ReviewCounts = Partial<Record<string, number>>;

/** Throws `DataError`. */
export async function fetchReviewCounts(db: Database, productId: string): Promise<ReviewCounts> {
  const counts: ReviewCounts = await unwrap(db.rpc('count_reviews', { p_product_id: productId }));
  return counts;
}
