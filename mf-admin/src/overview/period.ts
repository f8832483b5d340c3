/** Days in India, both included. */
export interface Period {
  from: string;
  to: string;
}

const isoDay = /^\d{4}-\d\d-\d\d$/;
const isDay = (text: string | null): text is string =>
  text !== null && isoDay.test(text) && !Number.isNaN(Date.parse(text));

export const presets = [
  { value: '1', label: 'Today' },
  { value: '7', label: '7 days' },
  { value: '', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const;

/** The period an address asks for: `from` and `to`, or so many `days` up to today; 30 without either. */
export function periodOf(query: URLSearchParams, today: string): Period {
  const from = query.get('from');
  const to = query.get('to');
  if (isDay(from) && isDay(to) && from <= to) return { from, to };
  const asked = Number(query.get('days') ?? 30);
  const days = Number.isInteger(asked) && asked >= 1 && asked <= 400 ? asked : 30;
  return { from: addDays(today, 1 - days), to: today };
}

/** The ISO day so many days later; negative for earlier. */
function addDays(isoDate: string, days: number): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Change against the period before in whole percent; `null` where there is nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
