import { readStored, writeStored } from '@shop/kernel/platform';
import type { DeviceStorage } from '../memory/storages';
import type { GstBuyer } from '../ordering/placeOrder';
import type { Delivery } from '../ordering/quoteOrder';
import { deliveries } from '../ordering/quoteOrder';

/** What a shopper chose at checkout so far; survives a reload of the tab. */
export interface CheckoutChoices {
  addressId?: string;
  delivery: Delivery;
  payment?: 'cod' | 'online';
  useCredit: boolean;
  useGiftCards: boolean;
  /** The business that wants a GST invoice, as far as it is typed. */
  gst?: GstBuyer;
}

// By shopper: nobody pays with their store credit because another ticked theirs in the same tab.
const keyOf = (userId: string) => `checkout-choices-${userId}`;
const none: CheckoutChoices = { delivery: 'standard', useCredit: false, useGiftCards: false };

function parse(value: unknown): CheckoutChoices | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const stored = value as Partial<Record<keyof CheckoutChoices, unknown>>;
  return {
    addressId: typeof stored.addressId === 'string' ? stored.addressId : undefined,
    delivery: deliveries.find((each) => each === stored.delivery) ?? 'standard',
    payment: stored.payment === 'cod' || stored.payment === 'online' ? stored.payment : undefined,
    useCredit: stored.useCredit === true,
    useGiftCards: stored.useGiftCards === true,
    gst: parseGst(stored.gst),
  };
}

function parseGst(value: unknown): GstBuyer | undefined {
  const { gstin, name } = (value ?? {}) as Partial<Record<keyof GstBuyer, unknown>>;
  return typeof gstin === 'string' && typeof name === 'string' ? { gstin, name } : undefined;
}

export const readChoices = (storage: DeviceStorage, userId: string): CheckoutChoices =>
  readStored(storage, keyOf(userId), parse) ?? none;

/** Remembers some choices beside the others. */
export function keepChoices(
  storage: DeviceStorage,
  userId: string,
  chosen: Partial<CheckoutChoices>,
): CheckoutChoices {
  const choices = { ...readChoices(storage, userId), ...chosen };
  writeStored(storage, keyOf(userId), choices);
  return choices;
}

export const forgetChoices = (storage: DeviceStorage, userId: string): void =>
  storage.removeItem(keyOf(userId));
