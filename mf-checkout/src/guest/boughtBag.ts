import { type Platform, readStored, writeStored } from '@shop/kernel/platform';
import type { DeviceStorage } from '../memory/storages';
import type { RequestLine } from '../ordering/requestLines';

/** What of the device's bag an order was made of. The server empties an account's bag; a guest's is on the device alone. */
interface BoughtBag {
  number: string;
  lines: RequestLine[];
}

const key = 'guest-bought';

/** A negative quantity would add to the bag. */
function isLine(value: unknown): value is RequestLine {
  const { variant_id: id, quantity } = (value ?? {}) as Partial<RequestLine>;
  return typeof id === 'string' && Number.isSafeInteger(quantity) && Number(quantity) > 0;
}

const parse = (value: unknown): BoughtBag | undefined => {
  const { number, lines } = (value ?? {}) as Partial<BoughtBag>;
  if (typeof number !== 'string' || !Array.isArray(lines)) return undefined;
  return { number, lines: lines.filter(isLine) };
};

/** Remembered when it was ordered, because it stays in the bag until it is paid. */
export const keepBought = (storage: DeviceStorage, bought: BoughtBag): void =>
  writeStored(storage, key, bought);

/** Takes what a placed order was made of out of the bag, once; what was added meanwhile stays. */
export function emptyBought(
  storage: DeviceStorage,
  bag: Pick<Platform['bag'], 'get' | 'send'>,
  number: string,
): void {
  const bought = readStored(storage, key, parse);
  if (bought?.number !== number) return;
  storage.removeItem(key);
  for (const { variant_id: id, quantity } of bought.lines) {
    const left = (bag.get().find((line) => line.id === id)?.quantity ?? 0) - quantity;
    bag.send(left > 0 ? { type: 'set-quantity', id, quantity: left } : { type: 'remove', id });
  }
}
