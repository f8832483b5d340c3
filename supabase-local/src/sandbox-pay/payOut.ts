import type { Database } from '../db/database';
import { jsonRows } from './books';
import { newId } from './ids';

interface Payout {
  id: string;
  vpa: string;
  amount: number;
}

/** Sends paise to a UPI ID, once for a `reference`: asked again it answers with the first payout. */
export async function payOut(db: Database, vpa: string, amount: number, reference: string): Promise<Payout> {
  await db.query(
    `insert into sandbox_pay.payouts (id, vpa, amount, reference) values ($1, $2, $3, $4)
     on conflict (reference) do nothing`,
    [newId('pout'), vpa, amount, reference],
  );
  const select = 'select id, vpa, amount from sandbox_pay.payouts where reference = $1';
  const [payout] = await jsonRows<Payout>(db, select, [reference]);
  if (!payout) throw new Error(`The payout ${reference} is gone.`);
  return payout;
}
