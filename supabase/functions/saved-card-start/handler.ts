import type { EdgeFunction } from '../_shared/edgeFunction';
import { requireShopper } from '../_shared/findShopper';
import { FunctionError } from '../_shared/functionError';
import { readObject, requireMethod } from '../_shared/readRequest';
import { readReturnTo } from '../_shared/shopPages';

/**
 * `POST {return_to?}` → `{url, fields}` of the provider's page that takes a card for the signed-in shopper, a form to be
 * sent there. Afterwards they land on `return_to`, a page of the shop, else on their saved cards. Errors: `SIGN_IN_REQUIRED`,
 * `INVALID_RETURN_TO`, `TOO_MANY_ATTEMPTS`.
 */
export const savedCardStart: EdgeFunction = async (request, { db, env, provider, findShopper }) => {
  requireMethod(request, 'POST');
  const shopper = await requireShopper(findShopper, request.headers);
  const returnTo = readReturnTo((await readObject(request)).return_to, env.SITE_URL);
  if (!(await db.call('may_ask_provider', { p_about: `cards of ${shopper.id}` })))
    throw new FunctionError(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts. Please try again later.');
  const callbackUrl = new URL(`${env.SUPABASE_URL}/functions/v1/saved-card-callback`);
  if (returnTo) callbackUrl.searchParams.set('return_to', returnTo);
  return Response.json(await provider.startCard(shopper.id, shopper.email, callbackUrl.href));
};
