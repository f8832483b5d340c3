import type { Delivery, Order } from '@shop/kernel/domain';
import { promisedDays } from './promisedDays';

/** Days after ordering, first and last (spec §9, "Shipping timing"); `quote_order` promises the same. */
const days: Record<Delivery, [number, number]> = { standard: [3, 5], express: [1, 2] };

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

const dayAfter = (placedAt: string, count: number) => {
  const day = new Date(indianDay.format(new Date(placedAt)));
  day.setUTCDate(day.getUTCDate() + count);
  return day.toISOString().slice(0, 10);
};

/** The days that were promised when an order was placed. */
export function promisedFor({ placedAt, delivery }: Pick<Order, 'placedAt' | 'delivery'>): string {
  const [first, last] = days[delivery];
  return promisedDays({ promisedFrom: dayAfter(placedAt, first), promisedTo: dayAfter(placedAt, last) });
}
