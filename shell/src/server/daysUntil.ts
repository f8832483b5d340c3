const dayInMs = 86_400_000;
/** India's one zone is ahead of UTC by this many milliseconds, in summer as in winter. */
const offset = 5.5 * 3_600_000;

/** Whole days in IST from the moment `now` (milliseconds) to a day such as `2026-12-31`: 0 on it, negative after it. */
export const daysUntil = (day: string, now: number): number =>
  Math.floor(Date.parse(day) / dayInMs) - Math.floor((now + offset) / dayInMs);
