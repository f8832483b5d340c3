import { addressTypes, type TypedAddress } from '@shop/kernel/domain';
import { type DeviceStorage, readStored, writeStored } from '@shop/kernel/platform';

// By shopper: what one typed must not show to another who signs in in the same tab.
const keyOf = (userId: string) => `address-typed-${userId}`;

function parse(value: unknown): TypedAddress | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const stored = value as Partial<Record<keyof TypedAddress, unknown>>;
  const text = (field: keyof TypedAddress) => {
    const typed = stored[field];
    return typeof typed === 'string' ? typed : '';
  };
  return {
    type: addressTypes.find((type) => type === stored.type) ?? 'home',
    name: text('name'),
    phone: text('phone'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    pincode: text('pincode'),
  };
}

/** A new address as far as it was typed before a reload of the tab. */
export const readTyped = (storage: DeviceStorage, userId: string): TypedAddress | undefined =>
  readStored(storage, keyOf(userId), parse);

export const keepTyped = (storage: DeviceStorage, userId: string, typed: TypedAddress): void =>
  writeStored(storage, keyOf(userId), typed);

export const forgetTyped = (storage: DeviceStorage, userId: string): void =>
  storage.removeItem(keyOf(userId));
