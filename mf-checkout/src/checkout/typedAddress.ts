import { readAddress } from '@shop/kernel/domain';
import { readStored, writeStored } from '@shop/kernel/platform';
import type { DeviceStorage } from '../memory/storages';

type TypedAddress = ReturnType<typeof readAddress>['typed'];

// By shopper: what one typed must not show to another who signs in in the same tab.
const keyOf = (userId: string) => `address-typed-${userId}`;

/** Read again as the form is read, which takes nothing for granted. */
function parse(value: unknown): TypedAddress | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = new FormData();
  for (const [field, typed] of Object.entries(value)) if (typeof typed === 'string') fields.set(field, typed);
  return readAddress(fields).typed;
}

/** A new address as far as it was typed before a reload of the tab. */
export const readTyped = (storage: DeviceStorage, userId: string): TypedAddress | undefined =>
  readStored(storage, keyOf(userId), parse);

export const keepTyped = (storage: DeviceStorage, userId: string, typed: TypedAddress): void =>
  writeStored(storage, keyOf(userId), typed);

export const forgetTyped = (storage: DeviceStorage, userId: string): void =>
  storage.removeItem(keyOf(userId));
