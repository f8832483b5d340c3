import { type Database, unwrap } from '@shop/kernel/data';

/** An order that waits for its online payment and holds its pieces until then. */
export interface OpenOrder {
  number: string;
  /** Rupees. */
  amountDue: number;
  /** ISO time. */
  expiresAt: string;
  /** Pieces that it holds, by variant id. */
  held: Readonly<Record<string, number>>;
}

/** The shopper's order that waits for payment; there is at most one. Throws `DataError`. */
export async function fetchOpenOrder(db: Database): Promise<OpenOrder | undefined> {
  const rows = await unwrap(
    db
      .from('orders')
      .select('number,amount_due,expires_at,order_lines(variant_id,quantity)')
      .eq('status', 'pending_payment')
      // Of the database's clock: nothing may have been heard yet by which this device's could be mended.
      .gt('expires_at', 'now')
      .order('placed_at', { ascending: false })
      .limit(1),
  );
  const [row] = rows;
  // Rows without a time are no match for the filter.
  if (!row?.expires_at) return undefined;
  const held = Object.fromEntries(row.order_lines.map((line) => [line.variant_id, line.quantity]));
  return { number: row.number, amountDue: row.amount_due, expiresAt: row.expires_at, held };
}
