import { shop } from '@shop/kernel/domain';
import type { FunctionEnv } from './functionEnv';
import type { CheckoutPage, CheckoutRequest } from './paymentProvider';

/** Hosted checkout: the browser is sent there with a form, and comes back to `callbackUrl` with another. */
export function checkoutPage(
  { PAYMENT_URL, PAYMENT_KEY_ID }: FunctionEnv,
  request: CheckoutRequest,
  more: Record<string, string> = {},
): CheckoutPage {
  const { orderId, amount, reference, email, phone, expiresAt, callbackUrl } = request;
  const callback = new URL(callbackUrl);
  callback.searchParams.set('order', orderId);
  const cancel = new URL(callback);
  cancel.searchParams.set('cancelled', '1');
  return {
    url: `${PAYMENT_URL}/v1/checkout/embedded`,
    fields: {
      key_id: PAYMENT_KEY_ID,
      order_id: orderId,
      amount: String(amount * 100),
      currency: 'INR',
      name: shop.name,
      description: reference,
      'prefill[email]': email,
      'prefill[contact]': phone && `+91${phone}`,
      callback_url: callback.href,
      cancel_url: cancel.href,
      ...(expiresAt && { timeout: String(secondsUntil(expiresAt)) }),
      ...more,
    },
  };
}

const secondsUntil = (time: string): number =>
  Math.max(1, Math.floor((Date.parse(time) - Date.now()) / 1000));
