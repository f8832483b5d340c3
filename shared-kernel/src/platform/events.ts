import type { Bag } from '../domain/bag';
import type { Wishlist } from '../domain/wishlist';
import type { Toast } from './commands';

/** Whose list was saved: an account's on the server, or (`null`) a visitor's on this device. */
export interface SavedList {
  userId: string | null;
}

/** Every fact that crosses team borders, with its payload; each is heard by somebody. Names are `noun/past-tense`. */
export interface ShopEventPayloads {
  /** `isUnasked`: the session ended and nobody had asked for it. */
  'auth/signed-out': { isUnasked: boolean };
  /**
   * What shows as the bag is another list now: badge, counters and pages draw it. `said`: what is told of it to whoever
   * changed it in this tab, once.
   */
  'bag/changed': { lines: Bag; said?: Toast };
  'bag/saved': SavedList;
  'wishlist/changed': { items: Wishlist; said?: Toast };
  'wishlist/saved': SavedList;
}

export type ShopEventType = keyof ShopEventPayloads;

/** Facts that the shopper's other tabs hear, too. They say what to read again, and carry nothing of it. */
export type SharedEventType = 'bag/saved' | 'wishlist/saved';

/**
 * Schema version of each fact: additions keep it, a changed or removed payload raises it. Tabs that speak of a fact in
 * another version are not heard, and the release gate refuses a remote that hears it in another than the shell's.
 * They begin at 2, where all facts together had one number.
 */
export const factVersions = {
  'auth/signed-out': 2,
  'bag/changed': 2,
  'bag/saved': 2,
  'wishlist/changed': 2,
  'wishlist/saved': 2,
} as const satisfies Record<ShopEventType, number>;
