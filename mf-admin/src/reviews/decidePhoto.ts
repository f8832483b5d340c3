import { type Database, DataError, unwrap } from '@shop/kernel/data';
import { fetchPrivate } from '../pictures/fetchPrivate';
import { storePicture } from '../pictures/uploadPicture';
import type { PhotoRecord } from './reviewRecord';

/** What a review's page asks for. */
const sizes = [320, 960].map((width) => ({ width, type: 'image/webp' as const }));

/** The bucket of photos as they were sent. */
export const uploads = 'review-uploads';

/**
 * Draws the photo anew into the shop's pictures and then says that it may be seen: what a stranger sent is never public
 * itself. Throws `DataError`.
 */
export async function approvePhoto(db: Database, photo: PhotoRecord): Promise<void> {
  const source = await createImageBitmap(await fetchPrivate(db, uploads, photo.name)).catch(() => {
    throw new DataError('UNREADABLE', 'This photo cannot be read. Please refuse it.');
  });
  await storePicture(db, source, `reviews/${photo.id}`, sizes, true);
  await unwrap(db.rpc('moderate_photo', { p_photo_id: photo.id, p_state: 'approved' }));
}

/** Throws `DataError`. */
export const refusePhoto = (db: Database, { id }: PhotoRecord): Promise<unknown> =>
  unwrap(db.rpc('moderate_photo', { p_photo_id: id, p_state: 'refused' }));
