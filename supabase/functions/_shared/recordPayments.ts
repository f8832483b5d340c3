import type { Answer } from '@shop/kernel/data';
import type { FunctionContext } from './edgeFunction';
import type { PaymentEvent, PaymentEventType, ProviderPayment } from './paymentProvider';

type Recorder = Pick<FunctionContext, 'db'>;

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
  ['refunded', 'payment.captured'],
  ['failed', 'payment.failed'],
]);

/**
 * Asks the provider for all attempts on its order and records what they came to, under the ids that the webhook's
 * events have.
 */
export async function recordPaymentsOf(
  context: Pick<FunctionContext, 'db' | 'provider'>,
  orderId: string,
): Promise<void> {
  for (const payment of await context.provider.findPayments(orderId)) {
    const type = types.get(payment.state);
    if (!type) continue;
    const { id: paymentId, amount, channel, error } = payment;
    const payload = { payment: { id: paymentId, status: payment.state, error_description: error } };
    await recordEvent(context, {
      id: `${paymentId}:${type}`,
      type,
      orderId,
      paymentId,
      amount,
      channel,
      payload,
    });
  }
}
