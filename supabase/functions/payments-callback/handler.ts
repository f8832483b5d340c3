import type { EdgeFunction } from '../_shared/edgeFunction';
import { FunctionError } from '../_shared/functionError';
import { requireProviderId } from '../_shared/providerId';
import { requireMethod } from '../_shared/readRequest';
import { readReturn } from '../_shared/readReturn';
import { recordPaymentsOf } from '../_shared/recordPayments';
import { seeOther, withOutcome } from '../_shared/shopPages';
import { shopPaths } from '../_shared/shopPaths';

const unknownPayment = ['UNKNOWN_PAYMENT', 'We could not find that payment.'] as const;

/**
 * The browser comes back from the provider, with a form of `razorpay_payment_id`, `razorpay_order_id` and
 * `razorpay_signature` or of `error[…]`, or by a link with `cancelled`; goes on to a page of the shop. The return only
 * says where to look, `order` in its address: what has been paid is asked of the provider, so a return that is
 * repeated, forged or unsigned cannot make an order paid or unpaid.
 */
export const paymentsCallback: EdgeFunction = async (request, context) => {
  requireMethod(request, 'GET', 'POST');
  const { provider, env, db } = context;
  const { order, cancelled, fields } = await readReturn(request);
  const orderId = requireProviderId(order, ...unknownPayment);
  if (fields.has('razorpay_signature') && !(await provider.verifyReturn(orderId, fields)))
    throw new FunctionError(400, 'INVALID_SIGNATURE', 'The signature does not match.');
  const findPayment = async () => {
    const payment = await db.call('find_payment', { p_provider_order_id: orderId });
    if (!payment) throw new FunctionError(404, ...unknownPayment);
    return payment;
  };
  // Anybody may come here: the provider is asked about what is ours alone.
  await findPayment();
  // Nor about that without an end: the sweep asks as well.
  const isAsked = await db.call('may_ask_provider', { p_about: `order ${orderId}` });
  const payments = isAsked ? await recordPaymentsOf(context, orderId) : [];
  const found = await findPayment();
  const isOpen = !isAsked || payments.some(({ state }) => state === 'created' || state === 'authorized');
  const unpaid = isOpen ? 'pending' : cancelled ? 'cancelled' : 'failed';
  const outcome = found.outcome === 'unpaid' ? unpaid : found.outcome;

  if (found.kind === 'gift_card') return seeOther(withOutcome(env.SITE_URL + shopPaths.giftCards(), outcome));
  return seeOther(
    outcome === 'paid'
      ? env.SITE_URL + shopPaths.orderPlaced(found.reference ?? '')
      : withOutcome(env.SITE_URL + shopPaths.orderPayment(found.reference ?? ''), outcome),
  );
};
