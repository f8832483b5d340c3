import { keyHeaders } from '../_shared/apiKeys';
import type { EdgeFunction } from '../_shared/edgeFunction';
import { requireShopper } from '../_shared/findShopper';
import { acceptPicture, largestPicture } from '../_shared/pictures/acceptPicture';
import { readBytes } from '../_shared/readBytes';
import { requireMethod } from '../_shared/readRequest';

/**
 * `POST ?product=…` with a picture as the body → `{id}`, for `write_review`. The picture is decided by its content, loses its
 * metadata and waits where only its sender and the staff see it. Errors: `INVALID_PICTURE`, `TOO_LARGE`, `NOT_BOUGHT`,
 * `ALREADY_REVIEWED`, `TOO_MANY_ATTEMPTS`, `SIGN_IN_REQUIRED`.
 */
export const reviewPhoto: EdgeFunction = async (request, { env, db, findShopper }) => {
  requireMethod(request, 'POST');
  const { id: shopper } = await requireShopper(findShopper, request.headers);
  const product = new URL(request.url).searchParams.get('product') ?? '';
  const { bytes, type, extension, width, height } = acceptPicture(await readBytes(request, largestPicture));
  // The row first: bytes without a row are swept away, and a row whose bytes never came is told to nobody.
  const { id, name } = await db.call('add_review_photo', {
    p_user_id: shopper,
    p_product_id: product,
    p_extension: extension,
    p_width: width,
    p_height: height,
  });
  const stored = await fetch(`${env.SUPABASE_URL}/storage/v1/object/review-uploads/${name}`, {
    method: 'POST',
    headers: { ...keyHeaders(env.secretKeys[0]), 'content-type': type },
    body: bytes,
  });
  if (!stored.ok) throw new Error(`storage answered ${stored.status}: ${await stored.text()}`);
  return Response.json({ id });
};
