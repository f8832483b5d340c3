/** Writes a request that failed unexpectedly to the log. A client that left before it had sent all is no fault. */
export function logFault({ method, path }: { method: string; path: string }, error: Error): void {
  if (!isHangUp(error)) process.stderr.write(`${method} ${path}: ${error.stack}\n`);
}

/** How Node tells that a request ended before its end. */
const isHangUp = (error: Error): boolean =>
  'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';
