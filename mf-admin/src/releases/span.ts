const hour = 60 * 60 * 1000;

/** What figures are shown of: so many hours, in steps of so many minutes. */
const spans = [
  { value: '', label: '24 hours', hours: 24, stepMinutes: 60 },
  { value: '7', label: '7 days', hours: 7 * 24, stepMinutes: 6 * 60 },
  { value: '30', label: '30 days', hours: 30 * 24, stepMinutes: 24 * 60 },
] as const;

export const spanChoices = spans.map(({ value, label }) => ({ value, label }));

/** What the database is asked for. It keeps counts by the hour, so a span begins with one. */
export interface Span {
  from: string;
  until: string;
  stepMinutes: number;
}

/** The span that an address asks for by its number of days; the shortest where it names none that there is. */
export function spanOf(days: string, now: number): Span {
  const { hours, stepMinutes } = spans.find(({ value }) => value === days) ?? spans[0];
  // The hour that has begun is part of the last step.
  const until = Math.floor(now / hour) * hour + hour;
  return { from: isoOf(until - hours * hour), until: isoOf(until), stepMinutes };
}

/** From the hour in which a trial began until now, as one step. */
export function sinceTrial(since: string, now: number): Span {
  const from = Math.floor(Date.parse(since) / hour) * hour;
  return { from: isoOf(from), until: isoOf(now + hour), stepMinutes: asOne };
}

/** The same span as one step. The longest that there is: no more is kept. */
export const asTotals = (span: Span): Span => ({ ...span, stepMinutes: asOne });

const asOne = 91 * 24 * 60;

/** Beginnings of all steps of a span, in milliseconds. */
export function slotsOf({ from, until, stepMinutes }: Span): number[] {
  const step = stepMinutes * 60 * 1000;
  const count = Math.round((Date.parse(until) - Date.parse(from)) / step);
  return Array.from({ length: count }, (_, index) => Date.parse(from) + index * step);
}

const isoOf = (at: number) => new Date(at).toISOString();
