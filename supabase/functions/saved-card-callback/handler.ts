import type { EdgeFunction } from '../_shared/edgeFunction';
import { FunctionError } from '../_shared/functionError';
import type { CardToken } from '../_shared/paymentProvider';
import { requireMethod } from '../_shared/readRequest';
import { readReturn } from '../_shared/readReturn';
import type { ServiceCaller } from '../_shared/serviceCaller';
import { readReturnTo, seeOther, withOutcome } from '../_shared/shopPages';
import { shopPaths } from '../_shared/shopPaths';

/**
 * The browser comes back from the provider's card page. The card is the provider's word, fetched from it; the token
 * is kept for the account that started, whoever opens the link.
 */
export const savedCardCallback: EdgeFunction = async (request, { env, db, provider }) => {
  requireMethod(request, 'GET', 'POST');
  const { order, cancelled, fields } = await readReturn(request);
  const returnTo = new URL(request.url).searchParams.get('return_to');
  const page = readReturnTo(returnTo, env.SITE_URL) ?? env.SITE_URL + shopPaths.savedCards();
  if (cancelled) return seeOther(withOutcome(page, 'cancelled'));
  if (fields.has('error[code]')) return seeOther(withOutcome(page, 'failed'));
  const card = await provider.readCardReturn(order ?? '', fields);
  if (!card) return seeOther(withOutcome(page, 'failed'));
  if (await keep(db, card)) return seeOther(withOutcome(page, 'added'));
  // The provider keeps it already, and nobody could ever delete what the account does not show.
  await provider.deleteCard(card.account, card.token);
  return seeOther(withOutcome(page, 'failed'));
};

/** Why the database keeps no card: the account has no room for it, or is gone. */
const refusals = new Set(['CARD_LIMIT', 'UNKNOWN_SHOPPER']);

/** `false` where the account cannot keep the card: the shopper sits in front of this, so it is no error page. */
async function keep(db: ServiceCaller, card: CardToken): Promise<boolean> {
  try {
    await db.call('save_card_token', {
      p_user: card.account,
      p_token: card.token,
      p_brand: card.brand,
      p_last4: card.last4,
      p_expiry_month: card.expiryMonth,
      p_expiry_year: card.expiryYear,
      p_holder_name: card.holderName,
    });
    return true;
  } catch (error) {
    if (error instanceof FunctionError && refusals.has(error.code)) return false;
    throw error;
  }
}
