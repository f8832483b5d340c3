import { type CachedPage, createPageCache } from '../pageCache';

/** The oldest page that is still sent while the backend is away, in milliseconds. */
const oldest = 24 * 60 * 60 * 1000;
const megabyte = 1024 * 1024;

/** The last good rendering of each address, for when a new one fails. */
export interface EarlierPages {
  recall(revision: string, pathname: string, search: string, now: number): CachedPage | undefined;
  /** `page` is compressed with Brotli. */
  keep(revision: string, pathname: string, search: string, page: CachedPage, now: number): void;
}

/**
 * Pages belong to the registry revision they were rendered with: their data goes with its scripts. Addresses with a
 * query have room of their own, because anybody can invent as many as they like and push out the shop's own.
 */
export function createEarlierPages(): EarlierPages {
  const plain = createPageCache({ lifetime: oldest, pages: 2000, bytes: 32 * megabyte });
  const queried = createPageCache({ lifetime: oldest, pages: 500, bytes: 8 * megabyte });
  const placeOf = (search: string) => (search ? queried : plain);
  const keyOf = (...parts: string[]) => parts.join(' ');
  return {
    recall: (revision, pathname, search, now) => placeOf(search).get(keyOf(revision, pathname, search), now),
    keep: (revision, pathname, search, page, now) =>
      placeOf(search).set(keyOf(revision, pathname, search), page, now),
  };
}
