import type { Review } from '@shop/kernel/domain';

export interface ReviewRow {
  id: string;
  product_id: string;
  user_name: string;
  rating: number;
  comment: string;
  reviewed_on: string;
  verified: boolean;
}

export const toReview = (row: ReviewRow): Review => ({
  id: row.id,
  productId: row.product_id,
  userName: row.user_name,
  rating: row.rating,
  comment: row.comment,
  date: row.reviewed_on,
  verified: row.verified,
});
