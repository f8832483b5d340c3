import type { Answer } from '@shop/kernel/data';
import type { FunctionContext } from '../_shared/edgeFunction';
import type { PaymentProvider, Transfer } from '../_shared/paymentProvider';
import { isSilence, ProviderRefusal } from '../_shared/providerCall';

/** In rupees; cash has a UPI ID, what was paid online the provider's payment. */
type DueRefund = Answer<'take_refunds'>[number];

const atOnce = 10;

/**
 * Has the provider pay back what is due, and asks what became of what it has accepted. Resolves with how many have
 * arrived at it; a refused one is tried again later, by the same key, so that a lost answer costs nothing. Rejects where
 * one met no answer, which is no refusal: it waits for as long as that takes.
 */
export async function settleRefunds({ db, provider }: FunctionContext): Promise<number> {
  let settled = 0;
  for (const refund of await db.call('take_refunds', { p_limit: atOnce })) {
    const failed = { p_id: refund.id, p_provider_refund_id: null };
    let transfer: Transfer;
    try {
      transfer = await payBack(provider, refund);
    } catch (error) {
      if (isUnanswered(error)) {
        await db.call('finish_refund', { ...failed, p_state: 'unanswered' });
        // Nor would the others be answered now.
        throw error;
      }
      await db.call('finish_refund', { ...failed, p_error: (error as Error).message });
      continue;
    }
    const { id, state } = transfer;
    await db.call('finish_refund', { p_id: refund.id, p_provider_refund_id: id, p_state: state });
    if (state === 'settled') settled += 1;
  }
  return settled;
}

/** Whether nobody has said no: there is no answer, none that can be read, or one that is not about the refund. */
const isUnanswered = (error: unknown): boolean =>
  isSilence(error) || error instanceof SyntaxError || (error instanceof ProviderRefusal && error.isNotNow);

async function payBack(provider: PaymentProvider, refund: DueRefund): Promise<Transfer> {
  const { id, key, amount, vpa, provider_payment_id: payment, provider_refund_id: accepted } = refund;
  if (accepted) {
    const transfer = await (payment ? provider.findRefund(accepted) : provider.findPayout(accepted));
    if (!transfer) throw new ProviderRefusal(404, `there is no refund ${accepted}.`);
    return transfer;
  }
  if (payment) return provider.refund(payment, amount, id, key);
  if (vpa && amount !== null) return provider.payOut(vpa, amount, id, key);
  throw new Error('The refund has no destination.');
}
