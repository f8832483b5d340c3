import type { Database } from '@shop/kernel/data';
import type { CardProduct } from '../product-card/CardProduct';
import { fetchCards } from '../product-card/fetchCards';
import { type FacetChoice, type FacetGroup, facetGroups, knownChoice, matching } from './facets';
import type { ListingEntry } from './fetchListingEntries';
import type { ListingQuery } from './listingQuery';
import { sortEntries } from './sortEntries';

/** How many cards a page of a listing shows. */
const pageSize = 24;

export interface Listing {
  products: CardProduct[];
  total: number;
  /** Of the pages that exist, at least 1. */
  page: number;
  pages: number;
  choice: FacetChoice;
  groups: FacetGroup[];
}

/**
 * One page of the given entries, filtered and sorted; `featured` keeps the order they come in. A page beyond the end
 * is the last one. Throws `DataError`.
 */
export async function loadListing(
  db: Database,
  offered: readonly ListingEntry[],
  query: ListingQuery,
): Promise<Listing> {
  const { max = Infinity, sort } = query;
  const entries = offered.filter(({ price }) => price <= max);
  const choice = knownChoice(entries, query.choice);
  const found = sortEntries(matching(entries, choice), sort);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(query.page, pages);
  const ids = found.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id);
  const products = await fetchInOrder(db, ids, query.layout === 'list');
  return { products, total: found.length, page, pages, choice, groups: facetGroups(entries, choice) };
}

async function fetchInOrder(db: Database, ids: string[], described: boolean): Promise<CardProduct[]> {
  if (ids.length === 0) return [];
  const { products } = await fetchCards(db, { ids, limit: ids.length, described });
  return products.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
