// A promised day is a calendar date of India; read as UTC it stays that date on every device.
const day = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

const unbroken = (date: string) => new Date(date).toLocaleDateString('en-IN', day).replaceAll(' ', '\u00a0');

/** ISO dates in IST between which the parcel arrives (spec §9, "Shipping timing"). */
export interface PromisedDates {
  promisedFrom: string;
  promisedTo: string;
}

/** The promised days in words, such as `Tue, 24 Nov – Thu, 26 Nov`. */
export function promisedDays({ promisedFrom, promisedTo }: PromisedDates): string {
  return `${unbroken(promisedFrom)} – ${unbroken(promisedTo)}`;
}
