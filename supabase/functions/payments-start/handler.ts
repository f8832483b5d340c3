import type { EdgeFunction } from '../_shared/edgeFunction';
import { readObject, requireId, requireMethod } from '../_shared/readRequest';

/**
 * `POST {payment_id}` → `{url, fields}` of the provider's page, a form to be sent there. Asking again leads to the same
 * page. The payment has to be the caller's; a visitor may pay for a gift card. Errors: `UNKNOWN_PAYMENT`, `PAYMENT_CLOSED`, `SIGN_IN_REQUIRED`.
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
  // Two tabs at once make two orders at the provider; the first one that is noted is the one to pay.
  const orderId = payment.provider_order_id ?? (await openOrder());
  return Response.json(
    provider.checkout({
      orderId,
      amount: payment.amount,
      reference: payment.reference,
      email: payment.email,
      phone: payment.phone,
      expiresAt: payment.expires_at,
      callbackUrl: `${env.SUPABASE_URL}/functions/v1/payments-callback`,
    }),
  );

  async function openOrder(): Promise<string> {
    const { amount, reference } = payment;
    const order = await provider.createOrder({ paymentId, amount, reference });
    return (await start(order.id)).provider_order_id ?? order.id;
  }
};
