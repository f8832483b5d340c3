const priceValidDays = 30;
const day = 86_400_000;

/** The ISO date until which structured data promises a price: 30 days from `now` in milliseconds (spec §9). */
export const priceValidUntil = (now: number): string =>
  new Date(now + priceValidDays * day).toISOString().slice(0, 10);
