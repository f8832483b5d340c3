import type { Order, Payment } from './books';
import { hmac } from './hmac';

/** How a browser goes back to the merchant: by a form that is sent there, or by a link where there are no fields. */
export interface WayBack {
  url: string;
  fields?: Record<string, string>;
}

/** With the signed proof that this payment belongs to its order. */
export function paidWay(order: Order, payment: Payment, secret: string): WayBack | undefined {
  return toCallback(order, {
    razorpay_payment_id: payment.id,
    razorpay_order_id: order.id,
    razorpay_signature: hmac(`${order.id}|${payment.id}`, secret),
  });
}

/** With the reason; there is nothing to sign. */
export function failedWay(order: Order, payment: Payment): WayBack | undefined {
  return toCallback(order, {
    'error[code]': 'BAD_REQUEST_ERROR',
    'error[description]': payment.error_description ?? '',
    'error[source]': 'customer',
    'error[step]': 'payment_authentication',
    'error[reason]': 'payment_failed',
    'error[metadata]': JSON.stringify({ payment_id: payment.id, order_id: order.id }),
  });
}

/** Whoever leaves without an attempt that came to something. */
export function leavingWay({ cancel_url: cancel, callback_url: callback }: Order): WayBack | undefined {
  const url = cancel ?? callback;
  return url ? { url } : undefined;
}

const toCallback = ({ callback_url: url }: Order, fields: Record<string, string>): WayBack | undefined =>
  url ? { url, fields } : undefined;
