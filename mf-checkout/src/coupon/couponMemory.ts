import type { DeviceStorage } from '../memory/storages';
import { couponCodeOf, longestCode } from './couponCodeOf';

const key = 'coupon-code';
const linkedKey = 'coupon-linked';

/** The coupon that this tab's shopper wants to use, in bag and checkout alike. */
export const readCoupon = (storage: DeviceStorage): string | undefined => storage.getItem(key) ?? undefined;

/** Keeps a code as it was typed or linked; an empty one, or one that can be none, is forgotten. */
export function keepCoupon(storage: DeviceStorage, typed: string): void {
  const code = couponCodeOf(typed);
  if (code && code.length <= longestCode) storage.setItem(key, code);
  else storage.removeItem(key);
}

/** Takes the code out of an address such as `/cart?coupon=NAMASTE10`; false when it has none. */
export function takeLinkedCoupon(storage: DeviceStorage, address: string): boolean {
  const linked = new URL(address).searchParams.get('coupon');
  if (linked === null) return false;
  keepCoupon(storage, linked);
  storage.setItem(linkedKey, 'true');
  return true;
}

/** True once after a link brought a coupon. */
export function takeCouponNews(storage: DeviceStorage): boolean {
  const isNew = storage.getItem(linkedKey) !== null;
  storage.removeItem(linkedKey);
  return isNew;
}
