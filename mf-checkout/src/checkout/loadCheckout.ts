import { type Database, DataError, fetchAddresses } from '@shop/kernel/data';
import type { Address, BagLine } from '@shop/kernel/domain';
import type { Platform } from '@shop/kernel/platform';
import type { ShopperRequest } from '@shop/kernel/routing';
import { rememberPrices, type SeenPrices } from '../bag-check/seenPrices';
import { readCoupon } from '../coupon/couponMemory';
import type { DeviceStorage } from '../memory/storages';
import { fetchOpenOrder, type OpenOrder } from '../open-order/fetchOpenOrder';
import { type Delivery, type Place, type Quote, quoteOrder, type QuoteRequest } from '../ordering/quoteOrder';
import { type RequestLine, requestLines } from '../ordering/requestLines';
import { type CheckoutChoices, readChoices } from './checkoutChoices';
import { type OrderAttempt, readAttempt } from './orderAttempt';

export type Quotes = Record<Delivery, Quote>;

/** Everything that an order can be made from. */
export interface ReadyCheckout {
  status: 'ready';
  userId: string;
  /** Of a guest, as they typed it; an account's the server knows. */
  guestEmail: string | undefined;
  addresses: Address[];
  /** What is promised to each PIN code of the addresses, as far as the shop answered. */
  places: ReadonlyMap<string, Place>;
  choices: CheckoutChoices;
  /** Code of the wanted coupon. */
  coupon: string | undefined;
  /** The bag as it was quoted. */
  lines: RequestLine[];
  quotes: Quotes;
  /** Prices that the shopper has seen. */
  seen: SeenPrices;
  /** Names of what is no longer sold and was therefore taken out of the bag. */
  gone: string[];
}

export type CheckoutData =
  | ReadyCheckout
  | { status: 'unanswered'; attempt: OrderAttempt }
  /** An order waits for its payment: it is paid, changed or cancelled before there is another. */
  | { status: 'open-order'; order: OpenOrder }
  /** The account's bag did not come, so nobody knows what there is to order. */
  | { status: 'unread' }
  /** The bag as it is cannot be ordered, for example because it has too many lines. */
  | { status: 'refused'; message: string };

/** What this tab and this device remember. */
interface Memory {
  tab: DeviceStorage;
  device: DeviceStorage;
}

/**
 * What the checkout shows: the bag once it is saved, and the server's price of it for both deliveries, so that
 * choosing one asks nothing more. `undefined` when the bag is empty. Rejects with `DataError` when the shop does not answer.
 */
export async function loadCheckout(
  { db, user: { id: userId, email }, platform }: Pick<ShopperRequest, 'db' | 'user' | 'platform'>,
  memory: Memory,
): Promise<CheckoutData | undefined> {
  const attempt = readAttempt(memory.tab, userId);
  if (attempt) return { status: 'unanswered', attempt };

  await platform.bag.saved();
  if (platform.bag.sync.get() === 'failed') return { status: 'unread' };
  const order = await fetchOpenOrder(db);
  if (order) return { status: 'open-order', order };
  if (platform.bag.get().length === 0) return undefined;
  const choices = readChoices(memory.tab, userId);
  const coupon = readCoupon(memory.tab);
  try {
    const { useCredit, useGiftCards } = choices;
    const [[addresses, places], priced] = await Promise.all([
      fetchAddresses(db).then(async (found) => [found, await placesOf(platform, found)] as const),
      priceBag(platform, db, { coupon, useCredit, useGiftCards }),
    ]);
    if (!priced) return undefined;
    const { bag, ...prices } = priced;
    const seen = rememberPrices(memory.device, bag);
    const guestEmail = platform.session.get().status === 'signed-in' ? undefined : email;
    return { status: 'ready', userId, guestEmail, addresses, places, choices, coupon, seen, ...prices };
  } catch (error) {
    if (error instanceof DataError && error.code === 'INVALID_LINES')
      return { status: 'refused', message: error.message };
    throw error;
  }
}

async function placesOf({ delivery }: Platform, addresses: Address[]): Promise<ReadyCheckout['places']> {
  const pins = [...new Set(addresses.map(({ pincode }) => pincode))];
  // Without an answer the page promises what it does in general; the database decides again.
  const asked = pins.map(async (pin) => [pin, await delivery.to(pin).catch(() => undefined)] as const);
  return new Map(
    (await Promise.all(asked)).flatMap(([pin, place]) => (place ? [[pin, place] as const] : [])),
  );
}

type Savings = Pick<QuoteRequest, 'coupon' | 'useCredit' | 'useGiftCards'>;

/**
 * Prices the bag. A product that went out of sale leaves the server's bag, so reading that again mends
 * ours; `undefined` when nothing is left.
 */
async function priceBag(
  platform: Platform,
  db: Database,
  savings: Savings,
): Promise<(Pick<ReadyCheckout, 'lines' | 'quotes' | 'gone'> & { bag: readonly BagLine[] }) | undefined> {
  const { bag, session } = platform;
  const before = bag.get();
  if (before.length === 0) return undefined;
  const lines = requestLines(before);
  try {
    return { bag: before, lines, quotes: await quoteBoth(db, lines, savings), gone: [] };
  } catch (error) {
    if (!(error instanceof DataError) || error.code !== 'UNKNOWN_VARIANT') throw error;
    await bag.refresh();
    // A guest's bag is on the device alone.
    if (session.get().status !== 'signed-in')
      bag.send({ type: 'remove', id: String(error.details.variant_id) });
    const gone = before.filter(({ id }) => !bag.get().some((line) => line.id === id));
    if (gone.length === 0) throw error;
    const left = await priceBag(platform, db, savings);
    return left && { ...left, gone: [...gone.map(({ name }) => name), ...left.gone] };
  }
}

async function quoteBoth(db: Database, lines: RequestLine[], savings: Savings): Promise<Quotes> {
  const [standard, express] = await Promise.all([
    quoteOrder(db, { lines, delivery: 'standard', ...savings }),
    quoteOrder(db, { lines, delivery: 'express', ...savings }),
  ]);
  return { standard, express };
}
