import { type Answer, type Database, DataError, unwrap } from '@shop/kernel/data';

/** What heads the page of a collection; null where there is none, or none any more. Throws `DataError`. */
export async function fetchCollection(db: Database, slug: string): Promise<Answer<'get_collection'> | null> {
  try {
    return await unwrap(db.rpc('get_collection', { p_slug: slug }, { get: true }));
  } catch (error) {
    if (error instanceof DataError && error.code === 'EMPTY') return null;
    throw error;
  }
}
