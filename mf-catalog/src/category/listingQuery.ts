import { productSorts, type ProductSort } from '@shop/kernel/domain';
import type { CardLayout } from '../product-card/ProductCard';

/** How many cards a page of a listing shows. */
export const pageSize = 24;

/** What a listing's address asks for. Whatever is absurd there counts as not asked. */
export interface ListingQuery {
  sort: ProductSort;
  layout: CardLayout;
  /** From 1. */
  page: number;
  /** Rupees, inclusive: the mega menu's 'Under ₹…'. */
  max: number | undefined;
}

const highestPage = 10_000;
const highestPrice = 10_000_000;

function wholeNumber(text: string | null, highest: number): number | undefined {
  const value = /^\d{1,8}$/.test(text ?? '') ? Number(text) : 0;
  return value >= 1 && value <= highest ? value : undefined;
}

export function parseListingQuery(search: URLSearchParams): ListingQuery {
  return {
    sort: productSorts.find((sort) => sort === search.get('sort')) ?? 'featured',
    layout: search.get('view') === 'list' ? 'list' : 'grid',
    page: wholeNumber(search.get('page'), highestPage) ?? 1,
    max: wholeNumber(search.get('max'), highestPrice),
  };
}

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
  const text = next.toString();
  return text ? `?${text}` : '';
}
