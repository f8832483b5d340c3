import type { EdgeFunction } from '../_shared/edgeFunction';
import { FunctionError } from '../_shared/functionError';
import { requireMethod } from '../_shared/readRequest';
import { shopPaths } from '../_shared/shopPaths';

/**
 * The unsubscribe button of mail programs: a POST without key or cookie, whose token is the permission (RFC 8058). A GET
 * ends nothing, because mail programs open links to look for viruses: whoever follows the address with a browser comes to
 * the page with the button.
 */
export const stopMails: EdgeFunction = async (request, { db, env }) => {
  requireMethod(request, 'POST', 'GET');
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (request.method === 'GET')
    return new Response(null, {
      status: 303,
      headers: { location: env.SITE_URL + shopPaths.stopMails(token) },
    });
  const { outcome } = await db.call('stop_mails', { p_token: token });
  if (outcome === 'unknown') throw new FunctionError(404, 'UNKNOWN_TOKEN', 'We do not know this link.');
  return Response.json({ outcome });
};
