import { formatDate } from '@shop/kernel/domain';

const shape = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/**
 * ISO time of a minute in India, as inputs of day and time write it (`2026-11-21T09:30`); undefined for every other text.
 * Browsers would read `05/06/2027 09:30` as the sixth of May.
 */
export function isoMoment(ist: string): string | undefined {
  if (!shape.test(ist)) return undefined;
  const at = Date.parse(`${ist}:00+05:30`);
  // Some browsers count on where a month has no such day.
  return !Number.isNaN(at) && formatDate(at, 'isoMinute') === ist ? new Date(at).toISOString() : undefined;
}
