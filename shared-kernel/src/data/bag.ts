import type { Bag, BagLine } from '../domain/bag';
import type { Call, Database } from './database';
import { unwrap } from './dataError';
import type { Answer } from './schema';
import type { BagRequestLine } from './shapes/requestShapes';

export type { BagRequestLine };

const toBagLine = (row: Answer<'get_bag'>[number]): BagLine => ({
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
  const call = async (ask: (db: Database) => Call<'get_bag'>) => {
    const rows = await unwrap(ask(await connect()));
    return rows.map(toBagLine);
  };
  return {
    fetch: () => call((db) => db.rpc('get_bag')),
    setQuantity: (variantId, quantity) =>
      call((db) => db.rpc('set_bag_line', { p_variant_id: variantId, p_quantity: quantity })),
    clear: () => call((db) => db.rpc('clear_bag')),
    // The server reads 50 lines at most, as many as an order may have.
    merge: (mergeId, lines) =>
      call((db) => db.rpc('merge_bag', { p_merge_id: mergeId, p_lines: lines.slice(0, 50) })),
  };
}
