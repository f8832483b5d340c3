import type { FunctionContext } from '../_shared/edgeFunction';

interface DueRefund {
  id: string;
  provider_payment_id: string;
  /** Rupees. */
  amount: number;
}

const atOnce = 10;

/** Has the provider pay back what is due. Resolves with how many it accepted; a refused one is tried again later. */
export async function settleRefunds({ db, provider }: FunctionContext): Promise<number> {
  let settled = 0;
  for (const refund of await db.call<DueRefund[]>('take_refunds', { p_limit: atOnce })) {
    try {
      const { id } = await provider.refund(refund.provider_payment_id, refund.amount, refund.id);
      await db.call('finish_refund', { p_id: refund.id, p_provider_refund_id: id });
      settled += 1;
    } catch (error) {
      const reason = (error as Error).message;
      await db.call('finish_refund', { p_id: refund.id, p_provider_refund_id: null, p_error: reason });
    }
  }
  return settled;
}
