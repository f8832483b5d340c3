import type { ErrorHandler } from 'hono';
import { isDatabaseAway } from '../db/databaseAway';
import { DatabaseError } from '../db/databaseError';

/** What a request gets that failed. Only faults of the backend itself are written to the log. */
export const answerError: ErrorHandler = (error, c) => {
  if (isDatabaseAway(error))
    return c.json({ code: 'database_away', message: error.message }, 503, { 'Retry-After': '1' });
  // Class 22 is a value that Postgres cannot hold, such as a NUL character in a text: the caller's fault.
  if (error instanceof DatabaseError && error.code.startsWith('22'))
    return c.json({ code: 'bad_value', message: error.message }, 400);
  // The client has left before all of its request was here; nobody reads this answer.
  if (isHangUp(error)) return c.body(null, 400);
  process.stderr.write(`${c.req.method} ${c.req.path}: ${error.stack}\n`);
  return c.json({ code: 'unexpected_failure', message: 'The local backend failed; its log says why.' }, 500);
};

/** How Node tells that a request ended before its end. */
const isHangUp = (error: Error): boolean =>
  (error as NodeJS.ErrnoException).code === 'ECONNRESET' && error.message === 'aborted';
