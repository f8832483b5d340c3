import type { Order } from '../domain/order';
import type { Database } from './database';
import { unwrap } from './dataError';
import { selectOrders, toOrder } from './orderRows';

/**
 * Cancels an own order: within an hour of placing it, or any time while it waits for its payment. Stock, coupon,
 * credit and gift cards go back. Throws `DataError` CANCEL_CLOSED.
 */
export async function cancelOrder(db: Database, number: string, reason = ''): Promise<void> {
  await unwrap(db.rpc('cancel_order', { p_number: number, p_reason: reason }));
}

/** One own order, or `undefined` when the shopper has none of that number. Throws `DataError`. */
export async function fetchOrder(db: Database, number: string): Promise<Order | undefined> {
  const rows = await unwrap(selectOrders(db).eq('number', number));
  return rows[0] && toOrder(rows[0]);
}
