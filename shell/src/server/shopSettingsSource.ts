import type { Database } from '@shop/kernel/data';
import { defaultSettings, type ShopSettings } from '@shop/kernel/domain';
import { withTimeout } from '../federation/withTimeout';
import { fetchShopSettings } from './fetchShopSettings';
import { logFault } from './log/log';

/** Milliseconds that an answer counts as current. */
const lifetime = 3000;
/** Milliseconds that a page waits for it. */
const pageTimeout = 1000;
/** Milliseconds of silence after which the backend counts as away; slower answers are merely slow. */
const backendTimeout = 4000;
/** Milliseconds between two questions while the database does not answer. */
const pause = 1000;

/** The shop's settings, and with them whether the backend answers. */
export interface ShopSettingsSource {
  /** While the database does not answer, the last known ones, without waiting for it. */
  current(): Promise<ShopSettings>;
  /** Whether the last question was answered. */
  answers(): boolean;
  /** Asks now, and resolves with whether it was answered in time. */
  probe(): Promise<boolean>;
}

/**
 * The shop's settings for the server's pages, read again every three seconds. While the database does not
 * answer, pages go out with the last known ones; it alone decides what is charged.
 */
export function createShopSettingsSource(
  database: Database,
  now: () => number = () => performance.now(),
): ShopSettingsSource {
  let known = defaultSettings;
  let readAt = -Infinity;
  let answering = true;
  let reading: Promise<void> | undefined;

  const read = async () => {
    try {
      known = await withTimeout(fetchShopSettings(database), backendTimeout);
      if (!answering) logFault('The backend answers again');
      answering = true;
    } catch (error) {
      if (answering) logFault('The backend does not answer; the last known settings hold', error);
      answering = false;
    }
    readAt = now();
    reading = undefined;
  };
  const ask = () => (reading ??= read());
  return {
    current: async () => {
      if (now() - readAt >= (answering ? lifetime : pause)) {
        const asked = ask();
        // One visitor waited to find out that nobody answers; the others need not.
        if (answering) await withTimeout(asked, pageTimeout).catch(() => undefined);
      }
      return known;
    },
    answers: () => answering,
    probe: async () => {
      await ask();
      return answering;
    },
  };
}
