import type { Context } from 'hono';

/** Writes a request that failed unexpectedly to the log. A client that left before it had sent all is no fault. */
export function logFault({ req }: Context, error: Error): void {
  if (!isHangUp(error)) process.stderr.write(`${req.method} ${req.path}: ${error.stack}\n`);
}

/** How Node tells that a request ended before its end. */
const isHangUp = (error: Error): boolean =>
  'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';
