import type { Review } from '@shop/kernel/domain';

export interface RatingShare {
  stars: number;
  count: number;
  /** Whole percent of all reviews. */
  percent: number;
}

/** How many reviews gave 5, 4, 3, 2 and 1 stars. */
export function ratingShares(reviews: readonly Review[]): RatingShare[] {
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = reviews.filter(({ rating }) => rating === stars).length;
    return { stars, count, percent: Math.round((count / Math.max(1, reviews.length)) * 100) };
  });
}
