import type { BagLine } from '@shop/kernel/domain';
import type { Platform } from '@shop/kernel/platform';
import { type BagCheck, checkBag } from '../bag-check/checkBag';
import { rememberPrices, type SeenPrices } from '../bag-check/seenPrices';
import { readCoupon } from '../coupon/couponMemory';
import { type DeviceStorage, deviceStorage } from '../memory/storages';
import { fetchOpenOrder, type OpenOrder } from '../open-order/fetchOpenOrder';
import { requestLines } from '../ordering/requestLines';

export interface CartCheck extends BagCheck {
  /** `bagKey` of the bag that was checked. */
  key: string;
  /** Prices that the shopper has seen. */
  seen: SeenPrices;
}

export interface CartData {
  /** Resolves when the bag is the shopper's own: a signed-in one comes from the server. */
  restored: Promise<void>;
  coupon: string | undefined;
  /** The server's view of the bag; never rejects. */
  check: Promise<CartCheck>;
  /** An unpaid order, which holds pieces that the bag may want; never rejects. */
  openOrder: Promise<OpenOrder | undefined>;
}

/** What a check was made for: while it is another bag, its amounts are old. */
export const bagKey = (bag: readonly BagLine[], coupon: string | undefined): string =>
  JSON.stringify([requestLines(bag), coupon ?? '']);

/** Nothing is awaited: the page shows the bag's outline until the bag is there, and the bag until it is checked. */
export function loadCart({ session, bag, connect }: Platform, storage: DeviceStorage): CartData {
  const settled = session.settled();
  const restored = settled.then(() => bag.saved());
  const coupon = readCoupon(storage);
  return {
    restored,
    coupon,
    check: restored.then(async () => {
      const lines = bag.get();
      const seen = rememberPrices(deviceStorage(), lines);
      return { ...(await checkBag(connect, lines, coupon)), key: bagKey(lines, coupon), seen };
    }),
    openOrder: settled.then(async (state) => {
      const isBuyer = state.status === 'signed-in' || (state.status === 'signed-out' && state.guest);
      if (!isBuyer) return undefined;
      // Without an answer the bag only lacks an explanation.
      return fetchOpenOrder(await connect()).catch(() => undefined);
    }),
  };
}
