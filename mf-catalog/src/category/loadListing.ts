import { fetchProducts, type Database } from '@shop/kernel/data';
import type { Product } from '@shop/kernel/domain';
import { pageSize, type ListingQuery } from './listingQuery';

export interface Listing {
  products: Product[];
  total: number;
  /** Of the pages that exist, at least 1. */
  page: number;
  pages: number;
}

/** One page of a category. A page beyond the end answers with the last one. Throws `DataError`. */
export async function loadListing(
  db: Database,
  category: string | undefined,
  query: ListingQuery,
): Promise<Listing> {
  const at = (page: number) =>
    fetchProducts(db, {
      category,
      sort: query.sort,
      maxPrice: query.max,
      offset: (page - 1) * pageSize,
      limit: pageSize,
    });
  const found = await at(query.page);
  const pages = Math.max(1, Math.ceil(found.total / pageSize));
  const page = Math.min(query.page, pages);
  const { products } = page === query.page ? found : await at(page);
  return { products: products, total: found.total, page, pages };
}
