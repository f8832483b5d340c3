import type { CardLayout } from '../product-card/CardLayout';
import { isSlug } from '../slug/isSlug';
import type { FacetChoice } from './FacetChoice';
import { type ProductSort, productSorts } from './productSorts';

/** What a listing's address asks for. Whatever is absurd there counts as not asked. */
export interface ListingQuery {
  sort: ProductSort;
  layout: CardLayout;
  /** From 1. */
  page: number;
  /** Rupees, inclusive: the mega menu's 'Under ₹…'. */
  max: number | undefined;
  /** A group or a type, as the menus link to it. */
  type: string | undefined;
  /** Values by facet, several types among them. */
  choice: FacetChoice;
}

const highestPage = 10_000;
const highestPrice = 10_000_000;
const mostValues = 30;
const mostFacets = 20;
const longestValue = 200;

function wholeNumber(text: string | null, highest: number): number | undefined {
  const value = /^\d{1,8}$/.test(text ?? '') ? Number(text) : 0;
  return value >= 1 && value <= highest ? value : undefined;
}

/** What else stands in a listing's address; every other name is a facet's. */
const ownNames = new Set(['q', 'sort', 'view', 'page', 'max']);

/** The facets' names in the address: ids of attributes are slugs, and links from outside bring names of their own. */
const facetNames = (search: URLSearchParams): string[] =>
  [...new Set(search.keys())].filter((name) => !ownNames.has(name) && isSlug(name)).slice(0, mostFacets);

// No database takes a NUL character, not even to find nothing.
const valuesOf = (search: URLSearchParams, name: string) =>
  [...new Set(search.getAll(name))]
    .filter((value) => value !== '' && !value.includes('\0') && value.length <= longestValue)
    .slice(0, mostValues);

export function parseListingQuery(search: URLSearchParams): ListingQuery {
  const choice = new Map(facetNames(search).map((name) => [name, valuesOf(search, name)]));
  const [type, ...otherTypes] = choice.get('type') ?? [];
  if (otherTypes.length === 0) choice.delete('type');
  return {
    sort: productSorts.find((sort) => sort === search.get('sort')) ?? 'featured',
    layout: search.get('view') === 'list' ? 'list' : 'grid',
    page: wholeNumber(search.get('page'), highestPage) ?? 1,
    max: wholeNumber(search.get('max'), highestPrice),
    type: otherTypes.length === 0 ? type : undefined,
    choice: Object.fromEntries(choice),
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

/**
 * Adds a facet's value to the address, or takes it out, whether it is there or not: a double press is one. Starts at the first
 * page.
 */
export function chooseFacet(current: URLSearchParams, key: string, value: string, isChosen: boolean): string {
  const next = new URLSearchParams(current);
  next.delete('page');
  next.delete(key, value);
  if (isChosen) next.append(key, value);
  return toSearch(next);
}

/** The address without any filter; sort and layout stay. */
export function clearFilters(current: URLSearchParams): string {
  const next = new URLSearchParams(current);
  for (const name of [...facetNames(next), 'max', 'page']) next.delete(name);
  return toSearch(next);
}
