import type { EdgeFunction } from '../_shared/edgeFunction';
import { requireBuyer } from '../_shared/findShopper';
import { readObject, requireId, requireMethod } from '../_shared/readRequest';

/**
 * `POST {vpa_id}` → `{state: 'verified' | 'failed'}`: asks the provider whether a saved UPI id of the signed-in
 * shopper exists, and whose it is. Errors: `UNKNOWN_VPA`, `TOO_MANY_ATTEMPTS`, `SIGN_IN_REQUIRED`.
 */
export const vpaVerify: EdgeFunction = async (request, { db, provider, findShopper }) => {
  requireMethod(request, 'POST');
  const { id: user } = await requireBuyer(findShopper, request.headers);
  const vpaId = requireId(
    (await readObject(request)).vpa_id,
    'UNKNOWN_VPA',
    'We could not find that UPI ID.',
  );
  const owned = { p_user: user, p_vpa_id: vpaId };
  const vpa = await db.call('start_vpa_verification', owned);
  const holder = await provider.verifyVpa(vpa);
  const state = await db.call('finish_vpa_verification', {
    ...owned,
    p_state: holder ? 'verified' : 'failed',
    p_name: holder?.name ?? '',
  });
  return Response.json({ state });
};
