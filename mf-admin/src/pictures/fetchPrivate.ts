import { type Database, DataError } from '@shop/kernel/data';

/** A picture that the page may fetch in the name of its admin alone. Throws `DataError` when it is not there (any more). */
export async function fetchPrivate(db: Database, bucket: string, path: string): Promise<Blob> {
  const { data } = await db.storage.from(bucket).download(path);
  if (!data) throw new DataError('UNREADABLE', 'This photo is not there any more.');
  return data;
}
