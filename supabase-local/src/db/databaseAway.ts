import { DatabaseError, hasSqlState } from './databaseError';

const sentence = 'The database does not answer. Please try again in a moment.';

/** The database cannot be reached, or went away under a request. The same request may be sent again. */
export const databaseAway = { code: '08006', message: sentence, detail: null, hint: null };

/** SQLSTATEs with which a server says that it ends or starts; a driver's own errors have none. */
const leaving = new Set(['57P01', '57P02', '57P03']);

/** Whether what a driver threw is about the connection and not about the statement. */
export function isConnectionFailure(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: string };
  return !hasSqlState(error) || code?.startsWith('08') === true || leaving.has(code ?? '');
}

export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === databaseAway.code;
