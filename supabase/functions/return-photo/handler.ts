import { keyHeaders } from '../_shared/apiKeys';
import type { EdgeFunction } from '../_shared/edgeFunction';
import { requireBuyer } from '../_shared/findShopper';
import { acceptPicture, largestPicture } from '../_shared/pictures/acceptPicture';
import { readBytes } from '../_shared/readBytes';
import { requireMethod } from '../_shared/readRequest';

/**
 * `POST` with a picture as the body → `{name}`, for `request_return`. The picture is decided by its content, loses its metadata
 * and lies where only its sender and the staff see it. Errors: `INVALID_PICTURE`, `TOO_LARGE`, `RETURN_CLOSED`,
 * `TOO_MANY_ATTEMPTS`, `SIGN_IN_REQUIRED`.
 */
export const returnPhoto: EdgeFunction = async (request, { env, db, findShopper }) => {
  requireMethod(request, 'POST');
  const { id: shopper } = await requireBuyer(findShopper, request.headers);
  const { bytes, type, extension } = acceptPicture(await readBytes(request, largestPicture));
  const { name } = await db.call('add_return_photo', { p_user_id: shopper, p_extension: extension });
  const stored = await fetch(`${env.SUPABASE_URL}/storage/v1/object/return-photos/${name}`, {
    method: 'POST',
    headers: { ...keyHeaders(env.secretKeys[0]), 'content-type': type },
    body: bytes,
  });
  if (!stored.ok) throw new Error(`storage answered ${stored.status}: ${await stored.text()}`);
  return Response.json({ name });
};
