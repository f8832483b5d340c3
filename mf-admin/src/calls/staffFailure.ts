import { DataError } from '@shop/kernel/data';

/** Staff read what the service said, technical words included: they pass them on. */
export const staffFailure = (error: unknown): string =>
  error instanceof DataError ? error.message : 'The shop did not answer.';
