import { type Database, fetchProduct, fetchProducts } from '@shop/kernel/data';
import type { Api } from './openApi';
import { recordRequest, type WireRequest } from './recordRequest';

/** What the pages of the catalogue ask for: cards of a department, one product, ids for words. */
export async function readRequests(api: Api): Promise<Record<string, WireRequest>> {
  const record = (call: (db: Database) => PromiseLike<unknown>) =>
    recordRequest(api, undefined, (db) => call(db as unknown as Database));
  return {
    category: await record((db) => fetchProducts(db, { category: 'women', limit: 24 })),
    product: await record((db) => fetchProduct(db, 'neel-lotus-tee')),
    search: await record((db) =>
      db.rpc('search_products', { p_query: 'silk saree', p_limit: 200, p_offset: 0 }),
    ),
  };
}
