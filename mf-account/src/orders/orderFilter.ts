import type { Order } from '@shop/kernel/domain';
import { readPage } from '../paging/readPage';

export const orderGroups = {
  all: 'All orders',
  unpaid: 'Waiting for payment',
  underway: 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled or returned to us',
} as const;
export type OrderGroup = keyof typeof orderGroups;

export const orderPeriods = {
  always: 'Any time',
  '30-days': 'Last 30 days',
  '6-months': 'Last 6 months',
  '12-months': 'Last 12 months',
} as const;
export type OrderPeriod = keyof typeof orderPeriods;

export interface OrderFilter {
  group: OrderGroup;
  period: OrderPeriod;
  /** From 1. */
  page: number;
}

const known = <Key extends string>(options: Record<Key, string>, value: string | null): Key | undefined =>
  value !== null && Object.hasOwn(options, value) ? (value as Key) : undefined;

/** The filter in an address, with defaults for whatever is missing or makes no sense. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  return {
    group: known(orderGroups, query.get('status')) ?? 'all',
    period: known(orderPeriods, query.get('period')) ?? 'always',
    page: readPage(query),
  };
}

/** The Orders tab's address of a filter; defaults are left out. */
export function orderFilterQuery({ group, period, page }: OrderFilter): Record<string, string> {
  return {
    tab: 'orders',
    ...(group !== 'all' && { status: group }),
    ...(period !== 'always' && { period }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** An order that nobody paid in time was replaced or forgotten, so it shows under `cancelled` alone. */
export const statusesOf: Record<OrderGroup, readonly Order['status'][]> = {
  all: [
    'pending_payment',
    'placed',
    'confirmed',
    'packed',
    'shipped',
    'out_for_delivery',
    'delivered',
    'cancelled',
    'rto',
  ],
  unpaid: ['pending_payment'],
  underway: ['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery'],
  delivered: ['delivered'],
  cancelled: ['cancelled', 'rto', 'expired'],
};

const months = { '6-months': 6, '12-months': 12 } as const;

/** When a period begins, as an ISO time; nothing for `always`. */
export function beginningOf(period: OrderPeriod, now: Date): string | undefined {
  if (period === 'always') return undefined;
  const start = new Date(now);
  if (period === '30-days') start.setUTCDate(start.getUTCDate() - 30);
  else {
    const day = start.getUTCDate();
    start.setUTCMonth(start.getUTCMonth() - months[period]);
    // A shorter month has no such day and would run over into the next: its last day then.
    if (start.getUTCDate() !== day) start.setUTCDate(0);
  }
  return start.toISOString();
}
