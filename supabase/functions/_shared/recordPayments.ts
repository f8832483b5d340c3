import type { Answer } from '@shop/kernel/data';
import type { FunctionContext } from './edgeFunction';
import type { PaymentEvent, PaymentEventType, ProviderPayment } from './paymentProvider';

type Recorder = Pick<FunctionContext, 'db'>;
type Asker = Pick<FunctionContext, 'db' | 'provider'>;

/** Tells the database what happened at the provider. It decides what follows, once however often it is told. */
export function recordEvent({ db }: Recorder, event: PaymentEvent): Promise<Answer<'record_payment_event'>> {
  return db.call('record_payment_event', {
    p_event_id: event.id,
    p_type: event.type,
    p_provider_order_id: event.orderId,
    p_provider_payment_id: event.paymentId,
    p_amount: event.amount,
    p_channel: event.channel,
    p_payload: event.payload,
  });
}

const types: ReadonlyMap<ProviderPayment['state'], PaymentEventType> = new Map([
  ['authorized', 'payment.authorized'],
  ['captured', 'payment.captured'],
  ['failed', 'payment.failed'],
]);

/**
 * What an attempt has come to as an event, under the id that the webhook's event has; `undefined` while it is open, and
 * for one that is refunded: what we refund we had heard of, and what others did buys nothing any more.
 */
export function eventOf({
  id,
  orderId,
  amount,
  channel,
  state,
  error,
}: ProviderPayment): PaymentEvent | undefined {
  const type = types.get(state);
  if (!type) return undefined;
  const payload = { payment: { id, status: state, error_description: error } };
  return { id: `${id}:${type}`, type, orderId, paymentId: id, amount, channel, payload };
}

/**
 * Asks the provider for all attempts on its order and records what they came to. What a bank has allowed and nobody
 * took is taken now: the shop asks for automatic capture, and here it would have failed. Resolves with the attempts.
 */
export async function recordPaymentsOf(context: Asker, orderId: string): Promise<ProviderPayment[]> {
  const payments = await context.provider.findPayments(orderId);
  for (const payment of payments) await recordPayment(context, payment);
  return payments;
}

/** Records what one attempt came to. */
export async function recordPayment(context: Asker, payment: ProviderPayment): Promise<void> {
  const event = eventOf(payment);
  if (!event) return;
  const { kind } = await recordEvent(context, event);
  if (payment.state !== 'authorized' || kind === null) return;
  const taken = eventOf(await context.provider.capture(payment));
  if (taken && taken.type !== event.type) await recordEvent(context, taken);
}
