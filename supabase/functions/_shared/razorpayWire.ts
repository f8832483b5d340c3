import type { Channel, PaymentEvent, PaymentEventType, ProviderPayment, Transfer } from './paymentProvider';
import { readPayout, readWirePayload } from './readWirePayload';
import type { WirePayment, WirePayout, WireRefund } from './wireTypes';

/** The shop asks for whole rupees alone, so any other sum is none of them. */
const toRupees = (paise: number): number | null => (Number.isInteger(paise / 100) ? paise / 100 : null);

const channels: readonly Channel[] = ['upi', 'card', 'netbanking'];

const toChannel = (method: string | null): Channel | null =>
  channels.find((known) => known === method) ?? null;

export function toPayment(payment: WirePayment): ProviderPayment {
  return {
    id: payment.id,
    orderId: payment.order_id ?? '',
    amount: toRupees(payment.amount),
    channel: toChannel(payment.method),
    state: payment.status,
    error: payment.error_description,
  };
}

export const toRefund = ({ id, status }: WireRefund): Transfer => ({
  id,
  state: status === 'failed' ? 'failed' : status === 'processed' ? 'settled' : 'pending',
});

const lostPayouts = new Set(['rejected', 'cancelled', 'reversed', 'failed']);

export const toPayout = ({ id, status }: WirePayout): Transfer => ({
  id,
  state: status === 'processed' ? 'settled' : lostPayouts.has(status) ? 'failed' : 'pending',
});

const eventTypes: ReadonlyMap<unknown, PaymentEventType> = new Map([
  ['payment.authorized', 'payment.authorized'],
  ['payment.captured', 'payment.captured'],
  ['payment.failed', 'payment.failed'],
  // Says of the same payment the same: whichever of the two arrives counts.
  ['order.paid', 'payment.captured'],
  ['refund.processed', 'refund.processed'],
  ['refund.failed', 'refund.failed'],
  // A bank may send back what it had taken, days later. Says of a payout the same: whichever arrives counts.
  ['payout.reversed', 'payout.failed'],
  ['payout.failed', 'payout.failed'],
]);

/**
 * `undefined` for a kind of event that does not concern us, and for a payment without an order, which is none of ours.
 * Throws `FunctionError` 400 for one that does and has another shape. The id is made of what the signature covers, not
 * taken from the header, which it does not cover: a copy with another header would count twice.
 */
export function toEvent(body: Readonly<Record<string, unknown>>): PaymentEvent | undefined {
  const type = eventTypes.get(body.event);
  if (!type) return undefined;
  if (type === 'payout.failed') return payoutEvent(readPayout(body.payload));
  const payload = readWirePayload(body.payload);
  const payment = payload.payment.entity;
  if (payment.order_id === null) return undefined;
  const refund = payload.refund?.entity;
  const subject = refund ?? payment;
  return {
    id: `${subject.id}:${type}`,
    type,
    orderId: payment.order_id,
    paymentId: payment.id,
    amount: toRupees(subject.amount),
    channel: toChannel(payment.method),
    payload: {
      payment: {
        ...{ id: payment.id, status: payment.status, amount: payment.amount },
        error_description: payment.error_description,
      },
      ...(refund && { refund }),
    },
  };
}

const payoutEvent = (payout: WirePayout): PaymentEvent => ({
  ...{ id: `${payout.id}:payout.failed`, type: 'payout.failed' },
  ...{ orderId: '', paymentId: payout.id, amount: toRupees(payout.amount), channel: null },
  payload: { payout },
});
