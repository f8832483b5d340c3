import type { FunctionContext } from '../_shared/edgeFunction';
import type { PaymentProvider } from '../_shared/paymentProvider';

interface DueRefund {
  id: string;
  /** Set for money that was paid online. */
  provider_payment_id: string | null;
  /** Set for cash. */
  vpa: string | null;
  /** Rupees. */
  amount: number;
}

const atOnce = 10;

/** Has the provider pay back what is due. Resolves with how many it accepted; a refused one is tried again later. */
export async function settleRefunds({ db, provider }: FunctionContext): Promise<number> {
  let settled = 0;
  for (const refund of await db.call<DueRefund[]>('take_refunds', { p_limit: atOnce })) {
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
