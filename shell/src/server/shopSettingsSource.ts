import { fetchShopSettings, type Database } from '@shop/kernel/data';
import { defaultSettings, type ShopSettings } from '@shop/kernel/domain';
import { withDeadline } from '../federation/withDeadline';

/** Milliseconds that an answer counts as current. */
const lifetime = 3000;
/** Milliseconds that a page waits for it. */
const deadline = 1000;

/**
 * The shop's settings for the server's pages, read again every three seconds. While the database does not
 * answer, pages go out with the last known ones; it alone decides what is charged.
 */
export function createShopSettingsSource(
  database: Database,
  now: () => number = Date.now,
): () => Promise<ShopSettings> {
  let known = defaultSettings;
  let readAt = -Infinity;
  let reading: Promise<ShopSettings> | undefined;

  const read = async () => {
    try {
      known = await withDeadline(fetchShopSettings(database), deadline);
    } catch (error) {
      console.error('The shop settings could not be read; the last known ones hold', error);
    }
    readAt = now();
    reading = undefined;
    return known;
  };
  return () => {
    if (now() - readAt < lifetime) return Promise.resolve(known);
    reading ??= read();
    return reading;
  };
}
