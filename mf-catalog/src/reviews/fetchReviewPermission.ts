import { type Answer, type Database, unwrap } from '@shop/kernel/data';

export type ReviewPermission = Answer<'can_review'>;

/** Whether the signed-in shopper may review the product, or why not. Throws `DataError`. */
export const fetchReviewPermission = (db: Database, productId: string): Promise<ReviewPermission> =>
  unwrap(db.rpc('can_review', { p_product_id: productId }));
