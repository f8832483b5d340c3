import type { writeStored } from '@shop/kernel/platform';

/** What this tab or this device remembers for the checkout. */
export type DeviceStorage = Exclude<Parameters<typeof writeStored>[0], string | undefined>;

/** Where the browser forbids storage: a code typed, or an order without an answer, lasts until the page is left. */
function inMemory(): DeviceStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Where the shopper forbids it, the very name throws. */
function permitted(name: 'localStorage' | 'sessionStorage'): DeviceStorage | null {
  try {
    return globalThis[name];
  } catch {
    return null;
  }
}

const forTab = inMemory();
const forDevice = inMemory();

/** Of this tab: a coupon, choices, what was typed, an order that nobody answered. */
export const tabStorage = (): DeviceStorage => permitted('sessionStorage') ?? forTab;

/** Of all tabs: the prices that were seen, what a guest bought. */
export const deviceStorage = (): DeviceStorage => permitted('localStorage') ?? forDevice;
