import type { Row } from '@shop/kernel/data';
import type { Review } from '@shop/kernel/domain';

export const toReview = (row: Omit<Row<'reviews'>, 'user_id'>): Review => ({
  id: row.id,
  productId: row.product_id,
  userName: row.user_name,
  rating: row.rating,
  comment: row.comment,
  date: row.reviewed_on,
  verified: row.verified,
});
