import type { Database } from '../db/database';
import { jsonRows } from './books';
import { isId, newId } from './ids';

/** Money of the merchant on its way to somebody's UPI ID. `amount` is paise. */
export interface Payout {
  id: string;
  vpa: string;
  amount: number;
  reference: string;
  status: 'queued' | 'processing' | 'processed' | 'reversed' | 'failed';
  created_at: string;
}

interface PayoutRequest {
  vpa: string;
  amount: number;
  /** The merchant's own id, and the key by which a repetition is known. */
  reference: string;
}

/**
 * Sends paise to a UPI ID, once for a `reference`: asked again it answers with the first payout, and with
 * `'different'` for another request under the same key.
 */
export async function payOut(
  db: Database,
  { vpa, amount, reference }: PayoutRequest,
): Promise<Payout | 'different'> {
  await db.query(
    `insert into sandbox_pay.payouts (id, vpa, amount, reference) values ($1, $2, $3, $4)
     on conflict (reference) do nothing`,
    [newId('pout'), vpa, amount, reference],
  );
  const [payout] = await jsonRows<Payout>(db, 'select * from sandbox_pay.payouts where reference = $1', [
    reference,
  ]);
  if (!payout) throw new Error(`The payout ${reference} is gone.`);
  return payout.vpa === vpa && payout.amount === amount ? payout : 'different';
}

export async function findPayout(db: Database, id: string): Promise<Payout | undefined> {
  if (!isId(id)) return undefined;
  return (await jsonRows<Payout>(db, 'select * from sandbox_pay.payouts where id = $1', [id]))[0];
}
