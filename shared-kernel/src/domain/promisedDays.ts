// A promised day is a calendar date of India; read as UTC it stays that date on every device.
const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const unbroken = (date: string) => day.format(new Date(date)).replaceAll(' ', '\u00a0');

/** ISO dates in IST between which the parcel arrives (spec §9, "Shipping timing"). */
export interface PromisedDates {
  promisedFrom: string;
  promisedTo: string;
}

/** The promised days in words, such as `Tue, 24 Nov – Thu, 26 Nov`. */
export function promisedDays({ promisedFrom, promisedTo }: PromisedDates): string {
  return `${unbroken(promisedFrom)} – ${unbroken(promisedTo)}`;
}
