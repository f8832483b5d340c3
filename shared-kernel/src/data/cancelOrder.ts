import type { Database } from './database';
import { unwrap } from './dataError';

/**
 * Cancels an own order: within an hour of placing it, or any time while it waits for its payment. Stock, coupon,
 * credit and gift cards go back. Throws `DataError` CANCEL_CLOSED.
 */
export async function cancelOrder(db: Database, number: string, reason = ''): Promise<void> {
  await unwrap(db.rpc('cancel_order', { p_number: number, p_reason: reason }));
}
