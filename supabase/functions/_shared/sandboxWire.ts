import type { Channel, PaymentEvent, PaymentEventType, ProviderPayment } from './paymentProvider';

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

export interface WireEvent {
  event: string;
  payload: { payment: { entity: WirePayment }; refund?: { entity: WireRefund } };
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

const eventTypes: readonly string[] = [
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'refund.processed',
  'refund.failed',
] satisfies PaymentEventType[];

/**
 * `undefined` for a kind of event that does not concern us. The id is made of what the signature covers, not taken
 * from the header, which it does not cover: a copy with another header would count twice.
 */
export function toEvent({ event, payload }: WireEvent): PaymentEvent | undefined {
  if (!eventTypes.includes(event)) return undefined;
  const payment = payload.payment.entity;
  const subject = payload.refund?.entity ?? payment;
  return {
    id: `${subject.id}:${event}`,
    type: event as PaymentEventType,
    orderId: payment.order_id,
    paymentId: payment.id,
    amount: toRupees(subject.amount),
    channel: payment.method,
    payload: { payment: { ...payment }, ...(payload.refund && { refund: { ...payload.refund.entity } }) },
  };
}
