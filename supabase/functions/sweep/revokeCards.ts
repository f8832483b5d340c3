import type { FunctionContext } from '../_shared/edgeFunction';
import { isSilence } from '../_shared/providerCall';

const atOnce = 10;

/**
 * Has the provider forget deleted cards. Resolves with how many it forgot; a refused one is tried again later. Rejects where
 * one met no answer: each of the others would wait as long for none, and all that the sweep does afterwards with them.
 */
export async function revokeCards({ db, provider }: FunctionContext): Promise<number> {
  const due = await db.call('take_card_revocations', { p_limit: atOnce });
  let revoked = 0;
  for (const { id, customer, token } of due) {
    const problem = await provider.deleteCard(customer, token).then(
      () => null,
      (error: Error) => error,
    );
    await db.call('finish_card_revocation', { p_id: id, p_error: problem?.message ?? null });
    if (problem && isSilence(problem)) throw problem;
    if (problem === null) revoked += 1;
  }
  return revoked;
}
