import { type Database, unwrap } from '@shop/kernel/data';
import type { Review } from './toReview';
import { toReview } from './toReview';

const reviewsPerPage = 5;

/** Reviews of a product from `offset` on, newest first. Throws `DataError`. */
export async function fetchReviewPage(db: Database, productId: string, offset = 0): Promise<Review[]> {
  const rows = await unwrap(
    db
      .from('reviews')
      .select('id,product_id,user_name,rating,comment,reviewed_on,verified')
      .eq('product_id', productId)
      .order('reviewed_on', { ascending: false })
      .order('id')
      .range(offset, offset + reviewsPerPage - 1),
  );
  return rows.map(toReview);
}
