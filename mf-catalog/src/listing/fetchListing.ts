import { type Answer, type Database, unwrap } from '@shop/kernel/data';
import type { CardProduct } from '../product-card/CardProduct';
import { toCardProduct } from '../product-card/toCardProduct';
import type { FacetChoice } from './FacetChoice';
import type { ListingQuery } from './listingQuery';

/** A facet with its values in order, and how many products each would find. */
export type FacetGroup = Answer<'list_products'>['facets'][number];

export interface Listing {
  products: CardProduct[];
  /** Exact up to ten thousand; `more` where there are more than that. */
  total: number;
  more: boolean;
  /** Of the pages that exist, at least 1. */
  page: number;
  pages: number;
  choice: FacetChoice;
  groups: FacetGroup[];
  /**
   * False where no product has the words of a search; `corrected` are those that were looked for then, in another spelling or
   * without `leftOut`.
   */
  exact: boolean;
  corrected: string | null;
  /** Nothing is called by the words, and what is listed says them in its description. */
  mentioned: boolean;
  leftOut: string[];
  /** The group or type of this category that was asked for; a type with its group. */
  type: Answer<'list_products'>['type'];
}

/** What the list is of, besides what stands in its address. */
interface Scope {
  /** '' and `all` are the whole shop. */
  category?: string;
  words?: string;
  /** A collection's slug. */
  collection?: string;
}

/**
 * A page of a category, a type, a search or a collection. By GET, with the arguments always in one order: whatever caches addresses
 * can answer it. Throws `DataError`.
 */
export async function fetchListing(
  db: Database,
  { category, words, collection }: Scope,
  query: ListingQuery,
): Promise<Listing> {
  const {
    products,
    facets,
    left_out: leftOut,
    ...rest
  } = await unwrap(
    db.rpc(
      'list_products',
      {
        ...(category && { p_category: category }),
        ...(query.type && { p_type: query.type }),
        ...(words !== undefined && { p_search: words }),
        ...(query.max && { p_max: query.max }),
        p_filters: JSON.stringify(query.choice),
        p_sort: query.sort,
        p_page: query.page,
        p_described: query.layout === 'list',
        ...(collection && { p_collection: collection }),
      },
      { get: true },
    ),
  );
  return { ...rest, leftOut, products: products.map(toCardProduct), groups: facets };
}
