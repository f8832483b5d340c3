import type { Picture, Wishlist, WishlistItem } from '../domain/domain';
import type { Database } from './database';
import { unwrap } from './dataError';

interface WishlistRow {
  product_id: string;
  name: string;
  price: number;
  image: Picture | null;
  category_id: string;
  in_stock: boolean;
}

const toWishlistItem = (row: WishlistRow): WishlistItem => ({
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
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const db = await connect();
    const rows: WishlistRow[] = await unwrap(db.rpc(name, args));
    return rows.map(toWishlistItem);
  };
  return {
    fetch: () => call('get_wishlist'),
    add: (productId) => call('add_to_wishlist', { p_product_id: productId }),
    remove: (productId) => call('remove_from_wishlist', { p_product_id: productId }),
    clear: () => call('clear_wishlist'),
    merge: (productIds) => call('merge_wishlist', { p_product_ids: productIds }),
  };
}
