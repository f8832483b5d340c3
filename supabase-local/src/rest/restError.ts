import { DatabaseError } from '../db/databaseError';
import { statusOfSqlState } from './statusOfSqlState';

export interface RestErrorBody {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
}

/** An answer other than success, in the hosted data service's JSON shape. */
export class RestError extends Error {
  override name = 'RestError';
  readonly status: number;
  readonly body: RestErrorBody;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: { details?: string; hint?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { code, message, details: extra.details ?? null, hint: extra.hint ?? null };
  }
}

/** What the hosted service can and this one cannot; says so instead of answering something else. */
export function notImplemented(what: string): RestError {
  return new RestError(501, 'PGRST501', `The local backend does not implement ${what}.`);
}

/** @param signedIn decides between 401 and 403 where the database refuses access. */
export function toRestError(error: unknown, signedIn: boolean): RestError {
  if (error instanceof RestError) return error;
  if (!(error instanceof DatabaseError)) throw error;
  return new RestError(statusOfSqlState(error, signedIn), error.code, error.message, {
    ...(error.detail !== null && { details: error.detail }),
    ...(error.hint !== null && { hint: error.hint }),
  });
}
