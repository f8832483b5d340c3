import type { Database, Queryable } from '../db/database';
import { findOrder, findPayments, isPaid, lockOrder, type Method, type Order, type Payment } from './books';
import { addCapture, addEvent } from './events';
import { newId } from './ids';

/** `late`: the bank answers after `captureDelay`, when the shopper has long gone. */
export type Outcome = 'success' | 'failure' | 'late';

export interface Attempt {
  method: Method;
  instrument: string;
  outcome: Outcome;
}

/** Makes one attempt on an order. `undefined` when nothing can be paid any more: paid already, or out of time. */
export function payOrder(
  db: Database,
  orderId: string,
  { method, instrument, outcome }: Attempt,
  captureDelay: number,
): Promise<Payment | undefined> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOrder(tx, orderId);
    if (!order || isOver(order) || isPaid(await findPayments(tx, orderId))) return undefined;
    const id = newId('pay');
    await tx.query(
      `insert into sandbox_pay.payments (id, order_id, method, status, instrument, error_description, capture_at)
       values ($1, $2, $3, $4, $5, $6, now() + $7::integer * interval '1 second')`,
      [
        id,
        orderId,
        method,
        { success: 'captured', failure: 'failed', late: 'created' }[outcome],
        instrument,
        outcome === 'failure' ? 'The bank declined this test payment.' : null,
        outcome === 'late' ? captureDelay : null,
      ],
    );
    const payment = (await findPayments(tx, orderId)).find((found) => found.id === id);
    if (!payment) throw new Error('A payment that was just written is gone.');
    if (outcome === 'success') await addCapture(tx, order, payment);
    if (outcome === 'failure') await addEvent(tx, 'payment.failed', order, payment);
    return payment;
  });
}

/** Whether the merchant waits no longer. */
export function isOver({ expire_by: end }: Order, now = Date.now()): boolean {
  return end !== null && Date.parse(end) <= now;
}

/** Captures what banks have thought over by now; with `orderId`, what they are still thinking over for that order. */
export async function captureLate(db: Database, orderId?: string): Promise<number> {
  const { rows } = await db.query(
    `select id, order_id from sandbox_pay.payments
     where status = 'created' and capture_at is not null and (capture_at <= now() or order_id = $1) order by capture_at`,
    [orderId ?? null],
  );
  for (const row of rows) await db.transaction((tx) => captureOne(tx, String(row.order_id), String(row.id)));
  return rows.length;
}

async function captureOne(tx: Queryable, orderId: string, paymentId: string): Promise<void> {
  await lockOrder(tx, orderId);
  const order = await findOrder(tx, orderId);
  const payments = await findPayments(tx, orderId);
  const late = payments.find(({ id, status }) => id === paymentId && status === 'created');
  if (!order || !late) return;
  // An order is charged once: what comes after another payment fails, as it does at real providers.
  const paid = isPaid(payments);
  const after = paid
    ? { status: 'failed' as const, error_description: 'The order had been paid already.' }
    : { status: 'captured' as const, error_description: null };
  await tx.query(
    'update sandbox_pay.payments set status = $2, error_description = $3, capture_at = null where id = $1',
    [paymentId, after.status, after.error_description],
  );
  const settled = { ...late, ...after };
  if (paid) await addEvent(tx, 'payment.failed', order, settled);
  else await addCapture(tx, order, settled);
}
