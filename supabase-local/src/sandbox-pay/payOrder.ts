import type { Database, Queryable } from '../db/database';
import {
  type BookedCard,
  type BookedPayment,
  findBookedPayment,
  findOrder,
  findPayments,
  isPaid,
  lockOrder,
  type Method,
  type Order,
  type Payment,
} from './books';
import { addCapture, addPaymentEvent } from './events';
import { newId } from './ids';

/** `late`: the bank answers after `captureDelay`, when the shopper has long gone. */
export type Outcome = 'success' | 'failure' | 'late';

export interface Attempt {
  method: Method;
  instrument: string;
  vpa?: string | undefined;
  bank?: string | undefined;
  card?: BookedCard | undefined;
  /** Of a card that is kept. */
  tokenId?: string | undefined;
  outcome: Outcome;
}

/** Makes one attempt on an order. `undefined` when nothing can be paid any more: paid already, or out of time. */
export function payOrder(
  db: Database,
  orderId: string,
  attempt: Attempt,
  captureDelay: number,
): Promise<Payment | undefined> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOrder(tx, orderId);
    if (!order || isOver(order) || isPaid(await findPayments(tx, orderId))) return undefined;
    const id = newId('pay');
    const { method, instrument, vpa, bank, card, tokenId, outcome } = attempt;
    const allowed = order.capture === 'manual' ? 'authorized' : 'captured';
    await tx.query(
      `insert into sandbox_pay.payments (
         id, order_id, method, status, instrument, error_description, capture_at, vpa, bank, card, customer_id, token_id
       ) values ($1, $2, $3, $4, $5, $6, now() + $7::integer * interval '1 second', $8, $9, $10, $11, $12)`,
      [
        ...[
          id,
          orderId,
          method,
          { success: allowed, failure: 'failed', late: 'created' }[outcome],
          instrument,
        ],
        outcome === 'failure' ? 'The bank declined this test payment.' : null,
        outcome === 'late' ? captureDelay : null,
        ...[
          vpa ?? null,
          bank ?? null,
          card ? JSON.stringify(card) : null,
          order.customer_id,
          tokenId ?? null,
        ],
      ],
    );
    const booked = await bookedNow(tx, id);
    if (outcome === 'success') await addAllowed(tx, booked);
    if (outcome === 'failure') await addPaymentEvent(tx, 'payment.failed', booked);
    return booked.payment;
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
  for (const row of rows) await db.transaction((tx) => decideLate(tx, String(row.order_id), String(row.id)));
  return rows.length;
}

export type CaptureRefusal = 'unknown' | 'paid' | 'not authorized' | 'other amount';

/** The merchant takes what the bank has allowed, all of it and once. */
export function capturePayment(
  db: Database,
  paymentId: string,
  amount: number,
): Promise<BookedPayment | CaptureRefusal> {
  return db.transaction(async (tx) => {
    const known = await findBookedPayment(tx, paymentId);
    if (!known) return 'unknown';
    await lockOrder(tx, known.order.id);
    const { payment, order } = await bookedNow(tx, paymentId);
    if (isPaid(await findPayments(tx, order.id))) return 'paid';
    if (payment.status !== 'authorized') return 'not authorized';
    if (amount !== (payment.amount ?? order.amount)) return 'other amount';
    await setStatus(tx, paymentId, 'captured', null);
    const captured = await bookedNow(tx, paymentId);
    await addCapture(tx, captured);
    return captured;
  });
}

async function decideLate(tx: Queryable, orderId: string, paymentId: string): Promise<void> {
  await lockOrder(tx, orderId);
  const payments = await findPayments(tx, orderId);
  if (!payments.some(({ id, status }) => id === paymentId && status === 'created')) return;
  const order = await findOrder(tx, orderId);
  // An order is charged once: what comes after another payment fails, as it does at real providers.
  if (isPaid(payments)) await setStatus(tx, paymentId, 'failed', 'The order had been paid already.');
  else await setStatus(tx, paymentId, order?.capture === 'manual' ? 'authorized' : 'captured', null);
  const booked = await bookedNow(tx, paymentId);
  if (booked.payment.status === 'failed') await addPaymentEvent(tx, 'payment.failed', booked);
  else await addAllowed(tx, booked);
}

/** A bank says "allowed" before the money moves, so a capture is two events. */
async function addAllowed(tx: Queryable, booked: BookedPayment): Promise<void> {
  const authorized = { ...booked.payment, status: 'authorized' as const };
  await addPaymentEvent(tx, 'payment.authorized', { ...booked, payment: authorized });
  if (booked.payment.status === 'captured') await addCapture(tx, booked);
}

async function setStatus(tx: Queryable, id: string, status: Payment['status'], error: string | null) {
  await tx.query(
    'update sandbox_pay.payments set status = $2, error_description = $3, capture_at = null where id = $1',
    [id, status, error],
  );
}

async function bookedNow(tx: Queryable, id: string): Promise<BookedPayment> {
  const booked = await findBookedPayment(tx, id);
  if (!booked) throw new Error('A payment that was just written is gone.');
  return booked;
}
