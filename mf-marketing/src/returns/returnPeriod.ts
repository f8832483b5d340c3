/** `7 days`: how long a piece may come back. */
export const returnPeriod = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
