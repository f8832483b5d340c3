import { fetchProducts } from '@shop/kernel/data';
import type { Product } from '@shop/kernel/domain';
import type { Platform } from '@shop/kernel/platform';

export interface WishlistData {
  /** Resolves when the list is the shopper's own: a signed-in one comes from the server. */
  restored: Promise<void>;
  /** The saved products that are still sold, by id; `undefined` when the shop did not answer. Never rejects. */
  products: Promise<ReadonlyMap<string, Product> | undefined>;
}

/** Nothing is awaited: the list shows as soon as it is there, today's prices and stock follow. */
export function loadWishlist({ session, wishlist, connect }: Platform): WishlistData {
  const restored = session.settled().then(() => wishlist.saved());
  const read = async () => {
    await restored;
    const ids = wishlist.get().map(({ id }) => id);
    if (ids.length === 0) return new Map<string, Product>();
    const { products } = await fetchProducts(await connect(), { ids });
    return new Map(products.map((product) => [product.id, product]));
  };
  return { restored, products: read().catch(() => undefined) };
}
