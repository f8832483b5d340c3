export interface RatingShare {
  stars: number;
  count: number;
  /** Whole percent of all ratings. */
  percent: number;
}

/** How many gave 5, 4, 3, 2 and 1 stars; `ratings` begins with one star. */
export function ratingShares(ratings: readonly number[]): RatingShare[] {
  const countOf = (stars: number) => ratings[stars - 1] ?? 0;
  const allStars = [5, 4, 3, 2, 1];
  const all = allStars.reduce((sum, stars) => sum + countOf(stars), 0);
  return allStars.map((stars) => ({
    stars,
    count: countOf(stars),
    percent: Math.round((countOf(stars) / Math.max(1, all)) * 100),
  }));
}
