import {
  DataError,
  fetchAddresses,
  quoteOrder,
  toRequestLines,
  type BagRequestLine,
  type Database,
} from '@shop/kernel/data';
import type { Address, Delivery, Quote } from '@shop/kernel/domain';
import type { DeviceStorage, Platform } from '@shop/kernel/platform';
import { readAttempt, type OrderAttempt } from './orderAttempt';

export type Quotes = Record<Delivery, Quote>;

/** Everything that an order can be made from. */
export interface ReadyCheckout {
  status: 'ready';
  userId: string;
  addresses: Address[];
  /** The bag as it was quoted. */
  lines: BagRequestLine[];
  quotes: Quotes;
  /** Names of what is no longer sold and was therefore taken out of the bag. */
  gone: string[];
}

export type CheckoutData =
  | ReadyCheckout
  | { status: 'signed-out'; userId: null }
  | { status: 'unanswered'; userId: string; attempt: OrderAttempt }
  /** The bag as it is cannot be ordered, for example because it has too many lines. */
  | { status: 'refused'; userId: string; message: string };

/**
 * What the checkout shows: the bag once it is saved, and the server's price of it for both deliveries, so that
 * choosing one asks nothing more. `undefined` when the bag is empty. Rejects with `DataError` when the shop does not answer.
 */
export async function loadCheckout(
  platform: Platform,
  storage: DeviceStorage,
): Promise<CheckoutData | undefined> {
  const session = await platform.session.settled();
  if (session.status !== 'signed-in') return { status: 'signed-out', userId: null };
  const userId = session.user.id;
  const attempt = readAttempt(storage, userId);
  if (attempt) return { status: 'unanswered', userId, attempt };

  await platform.bag.saved();
  if (platform.bag.get().length === 0) return undefined;
  const db = await platform.connect();
  try {
    const [addresses, priced] = await Promise.all([fetchAddresses(db), priceBag(platform, db)]);
    return priced && { status: 'ready', userId, addresses, ...priced };
  } catch (error) {
    if (error instanceof DataError && error.code === 'INVALID_LINES')
      return { status: 'refused', userId, message: error.message };
    throw error;
  }
}

/**
 * Prices the bag. A product that went out of sale leaves the server's bag, so reading that again mends
 * ours; `undefined` when nothing is left.
 */
async function priceBag(
  { bag }: Platform,
  db: Database,
): Promise<Pick<ReadyCheckout, 'lines' | 'quotes' | 'gone'> | undefined> {
  const before = bag.get();
  const lines = toRequestLines(before);
  try {
    return { lines, quotes: await quoteBoth(db, lines), gone: [] };
  } catch (error) {
    if (!(error instanceof DataError) || error.code !== 'UNKNOWN_VARIANT') throw error;
    await bag.refresh();
    const left = bag.get();
    const gone = before.filter(({ id }) => !left.some((line) => line.id === id)).map(({ name }) => name);
    if (gone.length === 0) throw error;
    if (left.length === 0) return undefined;
    const leftLines = toRequestLines(left);
    return { lines: leftLines, quotes: await quoteBoth(db, leftLines), gone };
  }
}

async function quoteBoth(db: Database, lines: BagRequestLine[]): Promise<Quotes> {
  const [standard, express] = await Promise.all([
    quoteOrder(db, { lines, delivery: 'standard' }),
    quoteOrder(db, { lines, delivery: 'express' }),
  ]);
  return { standard, express };
}
