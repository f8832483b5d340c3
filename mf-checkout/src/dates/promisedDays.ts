// A promised day is a calendar date of India; read as UTC it stays that date on every device.
const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const unbroken = (date: string) => day.format(new Date(date)).replaceAll(' ', '\u00a0');

/** The days between which a parcel arrives, from two ISO dates (spec §9, "Shipping timing"). */
export function promisedDays({
  promisedFrom,
  promisedTo,
}: {
  promisedFrom: string;
  promisedTo: string;
}): string {
  return `${unbroken(promisedFrom)} – ${unbroken(promisedTo)}`;
}
