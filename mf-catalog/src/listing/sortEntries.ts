import type { ListingEntry } from './fetchListingEntries';
import type { ProductSort } from './productSorts';

const orders: Record<ProductSort, ((a: ListingEntry, b: ListingEntry) => number) | undefined> = {
  featured: undefined,
  newest: (a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt),
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating,
};

/** Entries by a sort (spec §5); equals keep their featured order. */
export const sortEntries = (entries: readonly ListingEntry[], sort: ProductSort): ListingEntry[] =>
  entries.toSorted(orders[sort] ?? (() => 0));
