import { type Database, unwrap } from '@shop/kernel/data';

export type ReviewPermission = 'yes' | 'not_bought' | 'already' | 'signed_out';

/** Whether the signed-in shopper may review the product, or why not. Throws `DataError`. */
export async function fetchReviewPermission(db: Database, productId: string): Promise<ReviewPermission> {
  const permission: ReviewPermission = await unwrap(db.rpc('can_review', { p_product_id: productId }));
  return permission;
}
