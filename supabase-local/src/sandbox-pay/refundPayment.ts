import type { Database } from '../db/database';
import { findOrder, jsonRows, lockOrder, type Payment } from './books';
import { addEvent } from './events';
import { newId } from './ids';

export interface Refund {
  id: string;
  payment_id: string;
  /** Paise. */
  amount: number;
  receipt: string;
}

const find =
  'select id, payment_id, amount, receipt from sandbox_pay.refunds where payment_id = $1 order by created_at';

/**
 * Pays money back at once. The same receipt gives the same refund again. `undefined` for an unknown payment,
 * `'refused'` for more than was paid.
 */
export function refundPayment(
  db: Database,
  paymentId: string,
  amount: number,
  receipt: string,
): Promise<Refund | 'refused' | undefined> {
  return db.transaction(async (tx) => {
    const select = 'select * from sandbox_pay.payments where id = $1';
    const [known] = await jsonRows<Payment>(tx, select, [paymentId]);
    if (!known) return undefined;
    await lockOrder(tx, known.order_id);
    const [payment] = await jsonRows<Payment>(tx, select, [paymentId]);
    const order = await findOrder(tx, known.order_id);
    if (!payment || !order) return undefined;
    const earlier = await jsonRows<Refund>(tx, find, [paymentId]);
    const same = earlier.find((refund) => refund.receipt === receipt);
    if (same) return same;
    const back = earlier.reduce((sum, refund) => sum + refund.amount, amount);
    if (payment.status !== 'captured' || back > order.amount) return 'refused';

    const refund: Refund = { id: newId('rfnd'), payment_id: paymentId, amount, receipt };
    await tx.query(
      'insert into sandbox_pay.refunds (id, payment_id, amount, receipt) values ($1, $2, $3, $4)',
      [refund.id, paymentId, amount, receipt],
    );
    const status = back === order.amount ? 'refunded' : 'captured';
    await tx.query('update sandbox_pay.payments set status = $2 where id = $1', [paymentId, status]);
    await addEvent(tx, 'refund.processed', order, { ...payment, status }, refund);
    return refund;
  });
}
