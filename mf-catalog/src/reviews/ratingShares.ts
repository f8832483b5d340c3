import type { ReviewCounts } from './fetchReviewCounts';

export interface RatingShare {
  stars: number;
  count: number;
  /** Whole percent of all reviews. */
  percent: number;
}

/** How many reviews gave 5, 4, 3, 2 and 1 stars. */
export function ratingShares(counts: ReviewCounts): RatingShare[] {
  const countOf = (stars: number) => counts[stars] ?? 0;
  const allStars = [5, 4, 3, 2, 1];
  const all = allStars.reduce((sum, stars) => sum + countOf(stars), 0);
  return allStars.map((stars) => ({
    stars,
    count: countOf(stars),
    percent: Math.round((countOf(stars) / Math.max(1, all)) * 100),
  }));
}
