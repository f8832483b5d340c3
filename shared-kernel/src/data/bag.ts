import type { Bag, BagLine, Picture } from '../domain/domain';
import type { Database } from './database';
import { unwrap } from './dataError';

interface BagRow {
  variant_id: string;
  product_id: string;
  name: string;
  variant_label: string;
  image: Picture | null;
  price: number;
  quantity: number;
  stock: number;
}

/** What `merge_bag` and `place_order` take: nothing that has a price. */
export interface BagRequestLine {
  variant_id: string;
  quantity: number;
}

const toBagLine = (row: BagRow): BagLine => ({
  id: row.variant_id,
  productId: row.product_id,
  name: row.name,
  price: row.price,
  picture: row.image,
  variant: row.variant_label,
  quantity: row.quantity,
  maxStock: row.stock,
});

export const toRequestLines = (bag: Bag): BagRequestLine[] =>
  bag.map((line) => ({ variant_id: line.id, quantity: line.quantity }));

/** The signed-in shopper's bag on the server. Every change answers with the whole bag. Throws `DataError`. */
export interface ServerBag {
  fetch(): Promise<Bag>;
  /** 0 removes the line; the server caps at stock. */
  setQuantity(variantId: string, quantity: number): Promise<Bag>;
  clear(): Promise<Bag>;
  /** Adds a visitor's lines once per `mergeId`, however often it is sent (adr 0008). */
  merge(mergeId: string, lines: BagRequestLine[]): Promise<Bag>;
}

export function createServerBag(connect: () => Promise<Database>): ServerBag {
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const db = await connect();
    const rows: BagRow[] = await unwrap(db.rpc(name, args));
    return rows.map(toBagLine);
  };
  return {
    fetch: () => call('get_bag'),
    setQuantity: (variantId, quantity) =>
      call('set_bag_line', { p_variant_id: variantId, p_quantity: quantity }),
    clear: () => call('clear_bag'),
    // The server reads 50 lines at most, as many as an order may have.
    merge: (mergeId, lines) => call('merge_bag', { p_merge_id: mergeId, p_lines: lines.slice(0, 50) }),
  };
}
