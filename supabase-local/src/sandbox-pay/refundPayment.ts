import type { Database, Queryable } from '../db/database';
import { findBookedPayment, jsonRows, lockOrder, type Notes, paidAmount, type Refund } from './books';
import { addRefundEvent } from './events';
import { isId, newId } from './ids';

export interface RefundRequest {
  paymentId: string;
  /** Paise; without it, all that is left. */
  amount: number | undefined;
  receipt: string | null;
  notes: Notes;
  /** X-Refund-Idempotency. */
  key: string | undefined;
}

export type RefundRefusal = 'unknown' | 'different' | 'not captured' | 'refunded' | 'too much';

const select = 'select id, payment_id, amount, receipt, notes, status, created_at from sandbox_pay.refunds';

/** Pays money back, in parts if wanted. The same key with the same request gives the same refund again. */
export function refundPayment(db: Database, asked: RefundRequest): Promise<Refund | RefundRefusal> {
  return db.transaction(async (tx) => {
    const known = await findBookedPayment(tx, asked.paymentId);
    if (!known) return 'unknown';
    await lockOrder(tx, known.order.id);
    const text = JSON.stringify([asked.paymentId, asked.amount ?? null, asked.receipt, asked.notes]);
    const earlier = asked.key === undefined ? undefined : await findByKey(tx, asked.key);
    if (earlier) return earlier.request === text ? earlier.refund : 'different';

    const booked = await findBookedPayment(tx, asked.paymentId);
    if (!booked) return 'unknown';
    const { payment, order, refunded } = booked;
    if (payment.status === 'refunded') return 'refunded';
    if (payment.status !== 'captured') return 'not captured';
    const left = paidAmount(payment, order) - refunded;
    const amount = asked.amount ?? left;
    if (amount > left) return 'too much';

    const id = newId('rfnd');
    await tx.query(
      `insert into sandbox_pay.refunds (id, payment_id, amount, receipt, notes, status, idempotency_key, request)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[id, payment.id, amount, asked.receipt, JSON.stringify(asked.notes), payment.refunds_become],
        ...[asked.key ?? null, text],
      ],
    );
    await tellAbout(tx, id);
    const [refund] = await jsonRows<Refund>(tx, `${select} where id = $1`, [id]);
    if (!refund) throw new Error('A refund that was just written is gone.');
    return refund;
  });
}

/** What a bank does in its own time with refunds that wait. Resolves with how many it decided. */
export function settleRefunds(
  db: Database,
  paymentId: string,
  status: 'processed' | 'failed',
): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query(
      `update sandbox_pay.refunds set status = $2 where payment_id = $1 and status = 'pending' returning id`,
      [paymentId, status],
    );
    for (const row of rows) await tellAbout(tx, String(row.id));
    return rows.length;
  });
}

export async function findRefund(db: Queryable, id: string): Promise<Refund | undefined> {
  if (!isId(id)) return undefined;
  return (await jsonRows<Refund>(db, `${select} where id = $1`, [id]))[0];
}

/** Moves the payment as its refunds stand, and writes the webhook. */
async function tellAbout(tx: Queryable, refundId: string): Promise<void> {
  const refund = await findRefund(tx, refundId);
  const booked = refund && (await findBookedPayment(tx, refund.payment_id));
  if (!booked) return;
  const whole = booked.refunded === paidAmount(booked.payment, booked.order);
  const payment = { ...booked.payment, status: whole ? ('refunded' as const) : ('captured' as const) };
  await tx.query('update sandbox_pay.payments set status = $2 where id = $1', [payment.id, payment.status]);
  await addRefundEvent(tx, refund, { ...booked, payment });
}

async function findByKey(tx: Queryable, key: string) {
  const [row] = await jsonRows<Refund & { request: string }>(
    tx,
    `select id, payment_id, amount, receipt, notes, status, created_at, request
     from sandbox_pay.refunds where idempotency_key = $1`,
    [key],
  );
  if (!row) return undefined;
  const { request, ...refund } = row;
  return { request, refund };
}
