import type { writeStored } from '@shop/kernel/platform';

/** What this tab or this device remembers for the checkout. */
export type DeviceStorage = Exclude<Parameters<typeof writeStored>[0], string | undefined>;

/** Where the shopper forbids it, the very name throws. */
function permitted(name: 'localStorage' | 'sessionStorage'): DeviceStorage | null {
  try {
    return globalThis[name];
  } catch {
    return null;
  }
}

/** Where the browser forbids storage, or has no room left: a code typed, or an order without an answer, lasts until the page is left. */
function backedBy(name: 'localStorage' | 'sessionStorage'): DeviceStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? permitted(name)?.getItem(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
      const storage = permitted(name);
      if (!storage) return;
      try {
        storage.setItem(key, value);
      } catch {
        return;
      }
      values.delete(key);
    },
    removeItem: (key) => {
      values.delete(key);
      permitted(name)?.removeItem(key);
    },
  };
}

const forTab = backedBy('sessionStorage');
const forDevice = backedBy('localStorage');

/** Of this tab: a coupon, choices, what was typed, an order that nobody answered. */
export const tabStorage = (): DeviceStorage => forTab;

/** Of all tabs: the prices that were seen, what a guest bought. */
export const deviceStorage = (): DeviceStorage => forDevice;
