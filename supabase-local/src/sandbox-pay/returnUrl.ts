import type { Order, Payment } from './books';
import { hmac } from './hmac';

/** Why somebody comes back without having paid; `PAYMENT_PENDING` while the bank is still thinking. */
export type ReturnError = 'PAYMENT_CANCELLED' | 'PAYMENT_FAILED' | 'PAYMENT_PENDING';

/** The merchant's callback with the signed proof that this payment belongs to its order. */
export function paidReturn(order: Order, payment: Payment, secret: string): string {
  return withFields(order.callback_url, {
    provider_order_id: order.id,
    provider_payment_id: payment.id,
    signature: hmac(`${order.id}|${payment.id}`, secret),
  });
}

/** The merchant's callback without a payment; nothing to sign. */
export function unpaidReturn(order: Order, error: ReturnError): string {
  return withFields(order.callback_url, { provider_order_id: order.id, error_code: error });
}

/** The merchant's callback of the card page; an empty token says that no card was added. */
export function cardReturn(callbackUrl: string, session: string, token: string, secret: string): string {
  return withFields(callbackUrl, {
    card_session: session,
    token,
    signature: hmac(`${session}|${token}`, secret),
  });
}

function withFields(address: string, fields: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
