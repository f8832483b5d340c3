import { DataError } from '@shop/kernel/data';

/** Staff read what the service said, technical words included: they pass them on. */
export function staffFailure(error: unknown): string {
  if (!(error instanceof DataError)) return 'The shop did not answer.';
  // The dialog for it opens over the page.
  return error.code === 'SIGN_IN_REQUIRED'
    ? 'Your sign-in has ended. Please sign in and try again.'
    : error.message;
}
