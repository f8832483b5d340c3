import type { EdgeFunction } from '../_shared/edgeFunction';
import { readObject, requireId, requireMethod } from '../_shared/readRequest';

/**
 * `POST {payment_id}` → `{url}` of the provider's page. Sending it again gives the same page. The payment has to be
 * the caller's; a visitor may pay for a gift card. Errors: `UNKNOWN_PAYMENT`, `PAYMENT_CLOSED`, `SIGN_IN_REQUIRED`.
 */
export const paymentsStart: EdgeFunction = async (request, { env, db, provider, findShopper }) => {
  requireMethod(request, 'POST');
  const shopper = await findShopper(request.headers);
  const paymentId = requireId(
    (await readObject(request)).payment_id,
    'UNKNOWN_PAYMENT',
    'We could not find that payment.',
  );
  const start = (providerOrderId: string | null) =>
    db.call('start_payment', {
      p_payment_id: paymentId,
      p_user: shopper?.id ?? null,
      p_provider: provider.name,
      p_provider_order_id: providerOrderId,
    });

  const payment = await start(null);
  if (payment.provider_order_id) return Response.json({ url: provider.pageUrl(payment.provider_order_id) });
  const order = await provider.createOrder({
    paymentId,
    amount: payment.amount,
    reference: payment.reference,
    email: payment.email,
    expiresAt: payment.expires_at,
    callbackUrl: `${env.SUPABASE_URL}/functions/v1/payments-callback`,
  });
  // Two tabs at once make two orders at the provider; the first one that is noted is the one to pay.
  const { provider_order_id: noted } = await start(order.id);
  return Response.json({ url: provider.pageUrl(noted ?? order.id) });
};
