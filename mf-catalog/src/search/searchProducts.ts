import { type Database, unwrap } from '@shop/kernel/data';

export interface SearchAnswer {
  /** Ids of published products, best first. */
  ids: string[];
  /** False where no product has the words and the found ones are merely alike. */
  exact: boolean;
}

/** More than that nobody pages through; sorting and filtering work on them. */
const mostFound = 200;

/** Finds products by words; nothing for a query without any. Throws `DataError`. */
export async function searchProducts(db: Database, query: string): Promise<SearchAnswer> {
  if (!query) return { ids: [], exact: true };
  const { ids, exact } = await unwrap(
    db.rpc('search_products', { p_query: query, p_limit: mostFound, p_offset: 0 }),
  );
  return { ids, exact };
}
