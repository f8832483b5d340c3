import { type Answer, type Database, unwrap } from '@shop/kernel/data';

/** How many written reviews gave each number of stars; stars that nobody gave are absent. */
export type ReviewCounts = Answer<'count_reviews'>;

/** Throws `DataError`. */
export const fetchReviewCounts = (db: Database, productId: string): Promise<ReviewCounts> =>
  unwrap(db.rpc('count_reviews', { p_product_id: productId }));

/** Number of written reviews. */
export const writtenReviews = (counts: ReviewCounts): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
