import type { Queryable } from '../db/database';
import type { Order, Payment } from './books';
import { newId } from './ids';
import { paymentEntity, refundEntity } from './wire';

export type EventType = 'payment.authorized' | 'payment.captured' | 'payment.failed' | 'refund.processed';

/** Writes a webhook into the books; `deliverEvents` sends it. */
export async function addEvent(
  db: Queryable,
  type: EventType,
  order: Order,
  payment: Payment,
  refund?: Parameters<typeof refundEntity>[0],
): Promise<void> {
  const body = JSON.stringify({
    entity: 'event',
    event: type,
    contains: refund ? ['refund', 'payment'] : ['payment'],
    payload: {
      payment: { entity: paymentEntity(payment, order) },
      ...(refund && { refund: { entity: refundEntity(refund) } }),
    },
    created_at: Math.floor(Date.now() / 1000),
  });
  await db.query('insert into sandbox_pay.events (id, order_id, body) values ($1, $2, $3)', [
    newId('evt'),
    order.id,
    body,
  ]);
}

/** A bank says "allowed" before the money moves, so a capture is two events. */
export async function addCapture(db: Queryable, order: Order, payment: Payment): Promise<void> {
  await addEvent(db, 'payment.authorized', order, payment);
  await addEvent(db, 'payment.captured', order, payment);
}
