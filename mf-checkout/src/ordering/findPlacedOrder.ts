import { type Database, unwrap } from '@shop/kernel/data';
import type { OrderReceipt, OrderRequest } from './placeOrder';

/** How far a device's clock may be from the shop's without being corrected, in milliseconds. */
const clockSkew = 120_000;

type Found = Pick<OrderReceipt, 'number' | 'status'>;

/**
 * The own order that a request sent at `sentAt` (milliseconds of the shop's clock) has become although its answer was lost: one that was
 * placed since, of the same pieces at the same price. Throws `DataError`.
 */
export async function findPlacedOrder(
  db: Database,
  { lines, expectedDue }: OrderRequest,
  sentAt: number,
): Promise<Found | undefined> {
  const rows = await unwrap(
    db
      .from('orders')
      .select('number,status,amount_due,order_lines(variant_id,quantity)')
      .gte('placed_at', new Date(sentAt - clockSkew).toISOString())
      .order('placed_at', { ascending: false }),
  );
  const wanted = piecesOf(lines);
  return rows.find((row) => row.amount_due === expectedDue && piecesOf(row.order_lines) === wanted);
}

const piecesOf = (lines: readonly { variant_id: string; quantity: number }[]): string =>
  lines
    .map(({ variant_id, quantity }) => `${quantity} ${variant_id}`)
    .sort()
    .join();
