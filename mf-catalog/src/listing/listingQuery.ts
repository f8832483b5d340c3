import type { CardLayout } from '../product-card/ProductCard';
import { type FacetChoice, type FacetKey, facetKeys } from './facets';
import { type ProductSort, productSorts } from './productSorts';

/** What a listing's address asks for. Whatever is absurd there counts as not asked. */
export interface ListingQuery {
  sort: ProductSort;
  layout: CardLayout;
  /** From 1. */
  page: number;
  /** Rupees, inclusive: the mega menu's 'Under ₹…'. */
  max: number | undefined;
  choice: FacetChoice;
}

const highestPage = 10_000;
const highestPrice = 10_000_000;
const mostValues = 30;

function wholeNumber(text: string | null, highest: number): number | undefined {
  const value = /^\d{1,8}$/.test(text ?? '') ? Number(text) : 0;
  return value >= 1 && value <= highest ? value : undefined;
}

const valuesOf = (search: URLSearchParams, key: FacetKey) =>
  [...new Set(search.getAll(key))].slice(0, mostValues);

export function parseListingQuery(search: URLSearchParams): ListingQuery {
  return {
    sort: productSorts.find((sort) => sort === search.get('sort')) ?? 'featured',
    layout: search.get('view') === 'list' ? 'list' : 'grid',
    page: wholeNumber(search.get('page'), highestPage) ?? 1,
    max: wholeNumber(search.get('max'), highestPrice),
    choice: Object.fromEntries(
      facetKeys.map((key) => [key, valuesOf(search, key)]),
    ) as unknown as FacetChoice,
  };
}

/** A link's `to` that stays on the page: '?' alone empties the query. */
const toSearch = (search: URLSearchParams): string => `?${search.toString()}`;

/**
 * The search part of an address with `changes` applied to `current`; '' removes a key. Every change but that
 * of page or layout starts at the first page again.
 */
export function changeSearch(
  current: URLSearchParams,
  changes: Partial<Record<'sort' | 'view' | 'page' | 'max', string>>,
): string {
  const next = new URLSearchParams(current);
  if (!('page' in changes) && !('view' in changes)) next.delete('page');
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return toSearch(next);
}

/** Adds a facet's value to the address, or takes it out; starts at the first page. */
export function toggleFacet(current: URLSearchParams, key: FacetKey, value: string): string {
  const next = new URLSearchParams(current);
  next.delete('page');
  if (next.has(key, value)) next.delete(key, value);
  else next.append(key, value);
  return toSearch(next);
}

/** The address without any filter; sort and layout stay. */
export function clearFilters(current: URLSearchParams): string {
  const next = new URLSearchParams(current);
  for (const key of [...facetKeys, 'max', 'page']) next.delete(key);
  return toSearch(next);
}
