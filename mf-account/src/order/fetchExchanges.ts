import { type Database, unwrap } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';

/** Another size of something that was bought. */
export interface ExchangeOption {
  variantId: string;
  productId: string;
  label: string;
}

/** What the pieces of an order can be exchanged for today: the same product, in stock. Throws `DataError`. */
export async function fetchExchanges(
  db: Database,
  { lines }: Pick<Order, 'lines'>,
): Promise<ExchangeOption[]> {
  const rows = await unwrap(
    db
      .from('product_variants')
      .select('id,product_id,label')
      .in('product_id', [...new Set(lines.map(({ productId }) => productId))])
      .gt('stock', 0)
      .order('position'),
  );
  return rows.map(({ id, product_id, label }) => ({ variantId: id, productId: product_id, label }));
}

/**
 * Whether sizes of an own order are exchanged: of a first-time customer's (spec §9). What came broken or wrong is exchanged on
 * every order. Throws `DataError`: UNKNOWN_ORDER.
 */
export const mayExchangeSize = (db: Database, number: string): Promise<boolean> =>
  unwrap(db.rpc('may_exchange_size', { p_number: number }, { get: true }));
