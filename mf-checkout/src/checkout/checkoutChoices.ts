import { readStored, writeStored } from '@shop/kernel/platform';
import type { DeviceStorage } from '../memory/DeviceStorage';
import type { Delivery } from '../ordering/quoteOrder';
import { deliveries } from '../ordering/quoteOrder';

/** What the shopper chose at checkout so far; survives a reload of the tab. */
export interface CheckoutChoices {
  addressId?: string;
  delivery: Delivery;
  payment?: 'cod' | 'online';
  useCredit: boolean;
  useGiftCards: boolean;
}

const key = 'checkout-choices';
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
  };
}

export const readChoices = (storage: DeviceStorage): CheckoutChoices =>
  readStored(storage, key, parse) ?? none;

/** Remembers some choices beside the others. */
export function keepChoices(storage: DeviceStorage, chosen: Partial<CheckoutChoices>): CheckoutChoices {
  const choices = { ...readChoices(storage), ...chosen };
  writeStored(storage, key, choices);
  return choices;
}

export const forgetChoices = (storage: DeviceStorage): void => storage.removeItem(key);
