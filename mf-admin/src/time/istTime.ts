const zone = 'Asia/Kolkata';
const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: zone,
});
const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: zone,
});
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: zone });

/** A date is one word: it breaks no line of a narrow table. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** Day and minute in India of an ISO time. */
export const formatMoment = (iso: string): string => unbroken(moment.format(new Date(iso)));

/** Day in India of an ISO time. */
export const formatDay = (iso: string): string => unbroken(day.format(new Date(iso)));

/** `2026-11-21`: the day in India at this moment, as date inputs and the database write it. */
export const istDay = (at: Date): string => isoDay.format(at);

/** The ISO day so many days later; negative for earlier. */
export function addDays(isoDate: string, days: number): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
