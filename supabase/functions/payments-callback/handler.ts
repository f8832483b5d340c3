import { lookUp } from '@shop/kernel/domain';
import type { EdgeFunction } from '../_shared/edgeFunction';
import { FunctionError } from '../_shared/functionError';
import { requireProviderId } from '../_shared/providerId';
import { readText, requireMethod } from '../_shared/readRequest';
import { recordPaymentsOf } from '../_shared/recordPayments';
import { seeOther, withOutcome } from '../_shared/shopPages';
import { shopPaths } from '../_shared/shopPaths';

const unknownPayment = ['UNKNOWN_PAYMENT', 'We could not find that payment.'] as const;

/** What the shop's pages say of an unpaid return, by the provider's code; anything else has failed. */
const unpaidOutcomes = {
  PAYMENT_CANCELLED: 'cancelled',
  PAYMENT_PENDING: 'pending',
};

/**
 * The browser comes back from the provider, with `provider_order_id`, `provider_payment_id` and `signature`, or with
 * `error_code`; goes on to a page of the shop. The return only says where to look: what has been paid is asked of
 * the provider, so a return that is repeated, forged or unsigned cannot make an order paid or unpaid.
 */
export const paymentsCallback: EdgeFunction = async (request, context) => {
  requireMethod(request, 'GET', 'POST');
  const { provider, env, db } = context;
  const asked = new URL(request.url).searchParams;
  const fields = request.method === 'POST' ? new URLSearchParams(await readText(request)) : asked;
  if (fields.has('signature') && !(await provider.verifyReturn(fields)))
    throw new FunctionError(400, 'INVALID_SIGNATURE', 'The signature does not match.');
  const orderId = requireProviderId(fields.get('provider_order_id'), ...unknownPayment);
  await recordPaymentsOf(context, orderId);
  const found = await db.call('find_payment', { p_provider_order_id: orderId });
  if (!found) throw new FunctionError(404, ...unknownPayment);
  const unpaid = lookUp(unpaidOutcomes, fields.get('error_code') ?? '') ?? 'failed';
  const outcome = found.outcome === 'unpaid' ? unpaid : found.outcome;

  if (found.kind === 'gift_card') return seeOther(withOutcome(env.SITE_URL + shopPaths.giftCards(), outcome));
  return seeOther(
    outcome === 'paid'
      ? env.SITE_URL + shopPaths.orderPlaced(found.reference ?? '')
      : withOutcome(env.SITE_URL + shopPaths.orderPayment(found.reference ?? ''), outcome),
  );
};
