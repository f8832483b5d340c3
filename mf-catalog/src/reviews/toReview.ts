import type { Answer } from '@shop/kernel/data';
import type { Picture } from '@shop/kernel/domain';

export interface Review {
  id: string;
  productId: string;
  userName: string;
  rating: number;
  comment: string;
  /** ISO date of the day in IST. */
  date: string;
  verified: boolean;
  /** How many shoppers found it helpful. */
  helpful: number;
  /** Approved ones, drawn anew in two sizes. */
  photos: Picture[];
  /** How its writer says it runs, and the size they bought. */
  fit: Fit | null;
  size: string | null;
}

export type Fit = keyof FitCounts;
/** How many said so. */
export type FitCounts = Answer<'get_reviews'>['fit'];

export const toReview = (row: Answer<'get_reviews'>['rows'][number]): Review => ({
  id: row.id,
  productId: row.product_id,
  userName: row.user_name,
  rating: row.rating,
  comment: row.comment,
  date: row.reviewed_on,
  verified: row.verified,
  helpful: row.helpful,
  fit: row.fit,
  size: row.size,
  photos: row.photos.map(({ id, width, height }, index) => ({
    path: `reviews/${id}`,
    alt: `Photo ${index + 1} by ${row.user_name}`,
    width,
    height,
    widths: [320, 960],
  })),
});
