import { readStored, writeStored } from '@shop/kernel/platform';
import type { DeviceStorage } from '../memory/storages';
import type { OrderRequest } from '../ordering/placeOrder';

/**
 * An order that was sent and not yet answered. It is kept in the tab, so that after a lost answer or a reload
 * the very same request goes out again: its idempotency key makes that harmless (adr 0010).
 */
export interface OrderAttempt {
  /** Whose order it is: another shopper in the same tab must not send it. */
  userId: string;
  /** When it was first sent, in milliseconds of the shop's clock. */
  sentAt: number;
  request: OrderRequest;
}

const key = 'order-attempt';

/** Milliseconds in which an unanswered order is still what its shopper wants, and is sent again unasked. */
const wantedFor = 600_000;

export const isStillWanted = ({ sentAt }: OrderAttempt, now: number): boolean => now - sentAt < wantedFor;

function parse(value: unknown): OrderAttempt | undefined {
  const attempt = value as Partial<OrderAttempt> | null;
  const complete = typeof attempt?.userId === 'string' && typeof attempt.request?.idempotencyKey === 'string';
  if (!complete) return undefined;
  const { sentAt = 0, request } = attempt as OrderAttempt;
  return { ...(attempt as OrderAttempt), sentAt, request: { ...noBalances, ...request } };
}

/** What a page of before, whose attempts may still lie in the tab, did not know. */
const noBalances = { expectedCredit: 0, expectedGiftCards: 0 };

/** Rupees that an order comes to, whoever pays them. */
export const worthOf = ({ expectedDue, expectedCredit, expectedGiftCards }: OrderRequest): number =>
  expectedDue + expectedCredit + expectedGiftCards;

/** This shopper's unanswered order, if there is one. */
export function readAttempt(storage: DeviceStorage, userId: string): OrderAttempt | undefined {
  const attempt = readStored(storage, key, parse);
  return attempt?.userId === userId ? attempt : undefined;
}

export const keepAttempt = (storage: DeviceStorage, attempt: OrderAttempt): void =>
  writeStored(storage, key, attempt);

export const forgetAttempt = (storage: DeviceStorage): void => storage.removeItem(key);
