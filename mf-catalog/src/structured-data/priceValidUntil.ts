import { formatDate } from '@shop/kernel/domain';

const priceValidDays = 30;
const day = 86_400_000;

/** The ISO date in India until which structured data promises a price: 30 days from `now` in milliseconds (spec §9). */
export const priceValidUntil = (now: number): string => formatDate(now + priceValidDays * day, 'isoDay');
