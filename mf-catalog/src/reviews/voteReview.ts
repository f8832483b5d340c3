import { type Answer, type Database, unwrap } from '@shop/kernel/data';

/** Of a product's reviews, the shopper's own and those they found helpful. */
export type ReviewMarks = Answer<'get_my_review_marks'>;

/** Throws `DataError`. */
export const fetchReviewMarks = (db: Database, productId: string): Promise<ReviewMarks> =>
  unwrap(db.rpc('get_my_review_marks', { p_product_id: productId }));

/**
 * Says whether the shopper finds a review helpful; resolves with how many do. Throws `DataError` with UNKNOWN_REVIEW,
 * OWN_REVIEW, TOO_MANY_ATTEMPTS or SIGN_IN_REQUIRED.
 */
export const voteReview = (db: Database, reviewId: string, helpful: boolean): Promise<number> =>
  unwrap(db.rpc('vote_review', { p_review_id: reviewId, p_helpful: helpful }));
