import type { Channel, PaymentEvent, PaymentEventType, ProviderPayment } from './paymentProvider';
import { readWirePayload } from './readWirePayload';

/** What the provider sends, in the manner of Razorpay: amounts in paise. */
export interface WirePayment {
  id: string;
  order_id: string;
  amount: number;
  method: Channel | null;
  status: ProviderPayment['state'];
  error_description: string | null;
}

export interface WireRefund {
  id: string;
  payment_id: string;
  amount: number;
}

export interface WirePayload {
  payment: { entity: WirePayment };
  refund?: { entity: WireRefund };
}

const toRupees = (paise: number) => paise / 100;

export function toPayment(payment: WirePayment): ProviderPayment {
  return {
    id: payment.id,
    orderId: payment.order_id,
    amount: toRupees(payment.amount),
    channel: payment.method,
    state: payment.status,
    error: payment.error_description,
  };
}

const eventTypes: readonly PaymentEventType[] = [
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'refund.processed',
  'refund.failed',
];

/**
 * `undefined` for a kind of event that does not concern us. Throws `FunctionError` 400 for one that does and has
 * another shape. The id is made of what the signature covers, not taken from the header, which it does not cover: a
 * copy with another header would count twice.
 */
export function toEvent(body: Readonly<Record<string, unknown>>): PaymentEvent | undefined {
  const event = eventTypes.find((known) => known === body.event);
  if (!event) return undefined;
  const payload = readWirePayload(body.payload);
  const payment = payload.payment.entity;
  const subject = payload.refund?.entity ?? payment;
  return {
    id: `${subject.id}:${event}`,
    type: event,
    orderId: payment.order_id,
    paymentId: payment.id,
    amount: toRupees(subject.amount),
    channel: payment.method,
    payload: { payment: { ...payment }, ...(payload.refund && { refund: { ...payload.refund.entity } }) },
  };
}
