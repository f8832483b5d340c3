import { formatDate } from './dates';

/** ISO dates in IST between which the parcel arrives (spec §9, "Shipping timing"). */
export interface PromisedDates {
  promisedFrom: string;
  promisedTo: string;
}

/** The promised days in words, such as `Tue, 24 Nov – Thu, 26 Nov`. */
export function promisedDays({ promisedFrom, promisedTo }: PromisedDates): string {
  return `${formatDate(promisedFrom, 'promise')} – ${formatDate(promisedTo, 'promise')}`;
}
