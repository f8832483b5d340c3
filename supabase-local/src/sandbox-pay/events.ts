import type { Queryable } from '../db/database';
import { type BookedPayment, findPayments, type Refund } from './books';
import { randomId } from './ids';
import { orderEntity, paymentEntity, refundEntity } from './wire';

type PaymentEvent = 'payment.authorized' | 'payment.captured' | 'payment.failed';

/** Of whose account an event is. */
const accountId = 'acc_SandboxPay0001';

/** Writes a webhook into the books; `deliverEvents` sends it. */
async function addEvent(
  db: Queryable,
  type: string,
  orderId: string,
  payload: Record<string, { entity: unknown }>,
): Promise<void> {
  const body = JSON.stringify({
    entity: 'event',
    account_id: accountId,
    event: type,
    contains: Object.keys(payload),
    payload,
    created_at: Math.floor(Date.now() / 1000),
  });
  await db.query('insert into sandbox_pay.events (id, order_id, body) values ($1, $2, $3)', [
    randomId(),
    orderId,
    body,
  ]);
}

export function addPaymentEvent(db: Queryable, type: PaymentEvent, booked: BookedPayment): Promise<void> {
  return addEvent(db, type, booked.order.id, { payment: { entity: paymentEntity(booked) } });
}

/** The money has moved: the payment is captured and its order is paid. */
export async function addCapture(db: Queryable, booked: BookedPayment): Promise<void> {
  await addPaymentEvent(db, 'payment.captured', booked);
  const order = orderEntity(booked.order, await findPayments(db, booked.order.id));
  await addEvent(db, 'order.paid', booked.order.id, {
    payment: { entity: paymentEntity(booked) },
    order: { entity: order },
  });
}

/** `refund.created`, `refund.processed` or `refund.failed`, as it stands. */
export function addRefundEvent(db: Queryable, refund: Refund, booked: BookedPayment): Promise<void> {
  const type = refund.status === 'pending' ? 'created' : refund.status;
  return addEvent(db, `refund.${type}`, booked.order.id, {
    refund: { entity: refundEntity(refund) },
    payment: { entity: paymentEntity(booked) },
  });
}
