import { lookUp } from '@shop/kernel/domain';
import { readStored, writeStored } from '@shop/kernel/platform';
import type { DeviceStorage } from '../memory/storages';

/** Rupees a piece that the shopper has seen, by variant id. */
export type SeenPrices = Readonly<Record<string, number>>;

interface Priced {
  id: string;
  price: number;
}

const key = 'bag-prices';

const parse = (value: unknown): SeenPrices | undefined =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((price) => typeof price === 'number')
    ? (value as SeenPrices)
    : undefined;

export const readSeenPrices = (storage: DeviceStorage): SeenPrices => readStored(storage, key, parse) ?? {};

/**
 * Remembers the price of each line that was not seen before, and forgets lines that left the bag. A price that was
 * seen stays until the shopper agrees to another, however often the page is loaded.
 */
export function rememberPrices(storage: DeviceStorage, lines: readonly Priced[]): SeenPrices {
  const seen = readSeenPrices(storage);
  const kept = Object.fromEntries(lines.map(({ id, price }) => [id, lookUp(seen, id) ?? price]));
  writeStored(storage, key, kept);
  return kept;
}

/** The shopper agreed to these prices. */
export function acceptPrices(storage: DeviceStorage, lines: readonly Priced[]): SeenPrices {
  const accepted = Object.fromEntries(lines.map(({ id, price }) => [id, price]));
  const kept = { ...readSeenPrices(storage), ...accepted };
  writeStored(storage, key, kept);
  return kept;
}
