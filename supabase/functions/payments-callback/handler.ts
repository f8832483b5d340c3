import type { EdgeFunction } from '../_shared/edgeFunction';
import { FunctionError } from '../_shared/functionError';
import type { ProviderOrder } from '../_shared/paymentProvider';
import { readText, requireMethod } from '../_shared/readRequest';
import { recordPaymentsOf } from '../_shared/recordPayments';
import { seeOther, withOutcome } from '../_shared/shopPages';

type Outcome = 'paid' | 'failed' | 'cancelled';

/**
 * The browser comes back from the provider, with `provider_order_id`, `provider_payment_id` and `signature`, or with
 * `error_code`; goes on to a page of the shop. The return only says where to look: what has been paid is asked of
 * the provider, so a return that is repeated, forged or unsigned cannot make an order paid or unpaid.
 */
export const paymentsCallback: EdgeFunction = async (request, context) => {
  requireMethod(request, 'GET', 'POST');
  const { provider, env } = context;
  const asked = new URL(request.url).searchParams;
  const fields = request.method === 'POST' ? new URLSearchParams(await readText(request)) : asked;
  if (fields.has('signature') && !(await provider.verifyReturn(fields)))
    throw new FunctionError(400, 'INVALID_SIGNATURE', 'The signature does not match.');
  const orderId = fields.get('provider_order_id');
  const order = orderId ? await provider.findOrder(orderId) : undefined;
  if (!order) throw new FunctionError(404, 'UNKNOWN_PAYMENT', 'We could not find that payment.');

  const states = await recordPaymentsOf(context, order.id);
  const paid = states.some((state) => state === 'captured' || state === 'refunded');
  const unpaid = fields.get('error_code') === 'PAYMENT_CANCELLED' ? 'cancelled' : 'failed';
  return seeOther(pageAfter(order, paid ? 'paid' : unpaid, env.SITE_URL));
};

function pageAfter({ kind, reference }: ProviderOrder, outcome: Outcome, siteUrl: string): string {
  if (kind === 'gift_card') return withOutcome(`${siteUrl}/gift-cards`, outcome);
  const number = encodeURIComponent(reference);
  return outcome === 'paid'
    ? `${siteUrl}/checkout/placed/${number}`
    : withOutcome(`${siteUrl}/checkout/payment/${number}`, outcome);
}
