import type { Wishlist, WishlistItem } from '../domain/wishlist';
import type { Call, Database } from './database';
import { unwrap } from './dataError';
import type { Answer } from './schema';

const toWishlistItem = (row: Answer<'get_wishlist'>[number]): WishlistItem => ({
  id: row.product_id,
  name: row.name,
  price: row.price,
  picture: row.image,
  category: row.category_id,
  inStock: row.in_stock,
});

/** The signed-in shopper's wishlist on the server, in added order. Every call answers with it whole. Throws `DataError`. */
export interface ServerWishlist {
  fetch(): Promise<Wishlist>;
  add(productId: string): Promise<Wishlist>;
  remove(productId: string): Promise<Wishlist>;
  clear(): Promise<Wishlist>;
  merge(productIds: string[]): Promise<Wishlist>;
}

export function createServerWishlist(connect: () => Promise<Database>): ServerWishlist {
  const call = async (ask: (db: Database) => Call<'get_wishlist'>) => {
    const rows = await unwrap(ask(await connect()));
    return rows.map(toWishlistItem);
  };
  return {
    fetch: () => call((db) => db.rpc('get_wishlist')),
    add: (productId) => call((db) => db.rpc('add_to_wishlist', { p_product_id: productId })),
    remove: (productId) => call((db) => db.rpc('remove_from_wishlist', { p_product_id: productId })),
    clear: () => call((db) => db.rpc('clear_wishlist')),
    merge: (productIds) => call((db) => db.rpc('merge_wishlist', { p_product_ids: productIds })),
  };
}
