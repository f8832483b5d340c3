/** Days in India, both included. */
export interface Period {
  from: string;
  to: string;
}

const mostDays = 400;
const isoDay = /^(19|20)\d\d-\d\d-\d\d$/;
/** The 31st of February is a moment to the browser, and no day to the database. */
const isDay = (text: string): boolean => isoDay.test(text) && addDays(text, 0) === text;

export const presets = [
  { value: '1', label: 'Today' },
  { value: '7', label: '7 days' },
  { value: '', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const;

/** The first and the last day that an address names, whether there are such days or not; `undefined` where it names none. */
export function askedPeriod(query: URLSearchParams): Period | undefined {
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '';
  return from || to ? { from, to } : undefined;
}

/** The period an address asks for: `from` and `to`, or so many `days` up to today; 30 without either that makes sense. */
export function periodOf(query: URLSearchParams, today: string): Period {
  const period = askedPeriod(query);
  if (period && !periodProblem(period)) return period;
  const asked = Number(query.get('days') ?? 30);
  const days = Number.isInteger(asked) && asked >= 1 && asked <= mostDays ? asked : 30;
  return { from: addDays(today, 1 - days), to: today };
}

/** By the field that has to change. */
export type PeriodProblem = Partial<Period>;

/** What is wrong with two days as a period. */
export function periodProblem({ from, to }: Period): PeriodProblem | undefined {
  if (!isDay(from)) return { from: 'There is no such day.' };
  if (!isDay(to)) return { to: 'There is no such day.' };
  if (to < from) return { to: 'The last day comes before the first.' };
  if (to > addDays(from, mostDays - 1)) return { from: `A period has at most ${mostDays} days.` };
  return undefined;
}

/** The ISO day so many days later; negative for earlier. Empty where there is no such day. */
function addDays(isoDate: string, days: number): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Change against the period before in whole percent; `null` where there is nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
