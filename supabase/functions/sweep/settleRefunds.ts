import type { Answer } from '@shop/kernel/data';
import type { FunctionContext } from '../_shared/edgeFunction';
import type { PaymentProvider } from '../_shared/paymentProvider';

/** In rupees; cash has a UPI ID, what was paid online the provider's payment. */
type DueRefund = Answer<'take_refunds'>[number];

const atOnce = 10;

/** Has the provider pay back what is due. Resolves with how many it accepted; a refused one is tried again later. */
export async function settleRefunds({ db, provider }: FunctionContext): Promise<number> {
  let settled = 0;
  for (const refund of await db.call('take_refunds', { p_limit: atOnce })) {
    try {
      const { id } = await payBack(provider, refund);
      await db.call('finish_refund', { p_id: refund.id, p_provider_refund_id: id });
      settled += 1;
    } catch (error) {
      const reason = (error as Error).message;
      await db.call('finish_refund', { p_id: refund.id, p_provider_refund_id: null, p_error: reason });
    }
  }
  return settled;
}

function payBack(provider: PaymentProvider, { id, provider_payment_id: payment, vpa, amount }: DueRefund) {
  if (payment) return provider.refund(payment, amount, id);
  if (vpa) return provider.payOut(vpa, amount, id);
  throw new Error('The refund has no destination.');
}
