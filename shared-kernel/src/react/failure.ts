import { DataError, isUnanswered, unanswered } from '../data/dataError';
import { AuthError } from '../platform/session';

/** Why something that was asked for was not done. */
export interface Failure {
  /**
   * `unanswered`: nobody answered, so it may have been done, and asking again may help; `refused`: the service said
   * no; `broken`: neither.
   */
  kind: 'unanswered' | 'refused' | 'broken';
  /** What code compares: that of the `DataError` or `AuthError`, else `UNEXPECTED`. */
  code: string;
  /** What people read. */
  message: string;
  /** The field that the database names, in its spelling. */
  field?: string;
  /** What the database says beside it, such as who has saved meanwhile. */
  details: Readonly<Record<string, unknown>>;
}

const unexpected = 'An unexpected error occurred';
const broken = 'That did not work. Please try again.';
const ended = 'Your sign-in has ended. Please sign in again.';

/** Hints of the database (`supabase/CONVENTIONS.md`) come with a sentence for people; other codes do not. */
const isBusiness = (code: string) => /^[A-Z_]+$/.test(code) && code !== 'EMPTY';

/** Words for a shopper. The sign-in service's own stay as they are (spec §8). */
export function failureText(error: unknown): string {
  if (error instanceof AuthError) return error.message;
  if (isUnanswered(error)) return unanswered().message;
  if (!(error instanceof DataError)) return unexpected;
  const { code, message } = error;
  if (code === 'SIGN_IN_REQUIRED') return ended;
  return isBusiness(code) ? message : broken;
}

/** What was thrown, told apart and put into words. */
export function toFailure(error: unknown, describe: (error: unknown) => string): Failure {
  const message = describe(error);
  const details = error instanceof DataError ? error.details : {};
  if (isUnanswered(error)) return { kind: 'unanswered', code: 'NETWORK', message, details };
  if (error instanceof AuthError) return { kind: 'refused', code: error.code ?? 'AUTH', message, details };
  if (!(error instanceof DataError)) return { kind: 'broken', code: 'UNEXPECTED', message, details };
  const field = typeof details.field === 'string' ? details.field : undefined;
  return { kind: 'refused', code: error.code, message, field, details };
}
