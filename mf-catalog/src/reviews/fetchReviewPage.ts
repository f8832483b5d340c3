import { type Database, unwrap } from '@shop/kernel/data';
import { keyOf, type ReviewChoice } from './reviewChoice';
import { type FitCounts, type Review, toReview } from './toReview';

/** Some of a product's reviews, one after another. */
export interface ReviewPage {
  /** Of the choice that they answer. */
  key: string;
  /** How many the choice has in all. */
  total: number;
  /** How many of the product's reviews have photos at all. */
  pictured: number;
  fit: FitCounts;
  reviews: Review[];
  /** How many of the total were received, those that a new review moved twice. */
  received: number;
}

/** The reviews of a choice from `offset` on, five at a time. Throws `DataError`. */
export async function fetchReviewPage(
  db: Database,
  productId: string,
  choice: ReviewChoice,
  offset = 0,
): Promise<ReviewPage> {
  const { total, pictured, fit, rows } = await unwrap(
    db.rpc(
      'get_reviews',
      {
        p_product_id: productId,
        ...(choice.stars && { p_rating: choice.stars }),
        ...(choice.withPhotos && { p_pictured: true }),
        p_sort: choice.sort,
        p_offset: offset,
      },
      { get: true },
    ),
  );
  // Nothing comes behind an empty page, whatever was counted.
  const received = rows.length > 0 ? offset + rows.length : total;
  return { key: keyOf(choice), total, pictured, fit, received, reviews: rows.map(toReview) };
}
