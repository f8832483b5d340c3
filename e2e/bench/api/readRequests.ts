import { type Database, fetchProduct } from '@shop/kernel/data';
import type { Api } from './openApi';
import { recordRequest, type WireRequest } from './recordRequest';

/** What the pages of the catalogue ask for: a department, one product, a search. */
export async function readRequests(api: Api): Promise<Record<string, WireRequest>> {
  const record = (call: (db: Database) => PromiseLike<unknown>) =>
    recordRequest(api, undefined, (db) => call(db as unknown as Database));
  return {
    category: await record((db) =>
      db.rpc('list_products', { p_category: 'women', p_filters: '{}' }, { get: true }),
    ),
    product: await record((db) => fetchProduct(db, 'neel-lotus-tee')),
    search: await record((db) =>
      db.rpc('list_products', { p_search: 'silk saree', p_filters: '{}' }, { get: true }),
    ),
  };
}
