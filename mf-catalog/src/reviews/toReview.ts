import type { Row } from '@shop/kernel/data';

export interface Review {
  id: string;
  productId: string;
  userName: string;
  rating: number;
  comment: string;
  /** ISO date of the day in IST. */
  date: string;
  verified: boolean;
}

export const toReview = (row: Omit<Row<'reviews'>, 'user_id'>): Review => ({
  id: row.id,
  productId: row.product_id,
  userName: row.user_name,
  rating: row.rating,
  comment: row.comment,
  date: row.reviewed_on,
  verified: row.verified,
});
