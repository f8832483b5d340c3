import { formatDate } from '@shop/kernel/domain';

const dayInMs = 86_400_000;

/** Whole days in IST from the moment `now` (milliseconds) to a day such as `2026-12-31`: 0 on it, negative after it. */
export const daysUntil = (day: string, now: number): number =>
  (Date.parse(day) - Date.parse(formatDate(now, 'isoDay'))) / dayInMs;
