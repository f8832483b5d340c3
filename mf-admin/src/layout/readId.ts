import { DataError } from '@shop/kernel/data';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id that an address names. What can be none is not found: the database would refuse it in its own words. */
export function readId(text: string | undefined): string {
  if (text === undefined || !uuid.test(text)) throw new DataError('EMPTY', 'This is no id.');
  return text;
}
