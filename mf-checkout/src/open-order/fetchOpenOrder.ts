import { unwrap, type Database } from '@shop/kernel/data';

/** An order that waits for its online payment and holds its pieces until then. */
export interface OpenOrder {
  number: string;
  /** Rupees. */
  amountDue: number;
  /** ISO time. */
  expiresAt: string;
}

interface OpenOrderRow {
  number: string;
  amount_due: number;
  expires_at: string;
}

/** The shopper's order that waits for payment at `now`; there is at most one. Throws `DataError`. */
export async function fetchOpenOrder(db: Database, now: Date): Promise<OpenOrder | undefined> {
  const rows = await unwrap(
    db
      .from('orders')
      .select('number,amount_due,expires_at')
      .eq('status', 'pending_payment')
      .gt('expires_at', now.toISOString())
      .order('placed_at', { ascending: false })
      .limit(1)
      .overrideTypes<OpenOrderRow[], { merge: false }>(),
  );
  return rows[0] && { number: rows[0].number, amountDue: rows[0].amount_due, expiresAt: rows[0].expires_at };
}
