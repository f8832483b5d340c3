/** The orders of a listing (spec §2, Category page). */
export const productSorts = ['featured', 'newest', 'price-low', 'price-high', 'rating'] as const;
export type ProductSort = (typeof productSorts)[number];
