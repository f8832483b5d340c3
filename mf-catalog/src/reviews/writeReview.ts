import { type Database, unwrap } from '@shop/kernel/data';
import type { ReviewDraft } from './reviewProblems';

/**
 * Publishes the shopper's review and answers the store credit that it earned, in rupees. Throws `DataError` with
 * INVALID_REVIEW (`details.field`), NOT_BOUGHT, ALREADY_REVIEWED or SIGN_IN_REQUIRED.
 */
export async function writeReview(
  db: Database,
  productId: string,
  { rating, comment, photos, fit }: ReviewDraft,
): Promise<number> {
  const answer = await unwrap(
    db.rpc('write_review', {
      p_product_id: productId,
      p_rating: rating,
      p_comment: comment,
      p_photos: [...photos],
      ...(fit && { p_fit: fit }),
    }),
  );
  return answer.reward;
}
