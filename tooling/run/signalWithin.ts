/**
 * Aborts with `signal`, or after so many milliseconds. `AbortSignal.any` over `AbortSignal.timeout` would do the same, but
 * Node 20 and 22 lose it to the garbage collection: nobody holds the timeout, and the request hangs for good.
 */
export function signalWithin(timeout: number, signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  const abort = () => late.abort(new DOMException('It took too long.', 'TimeoutError'));
  setTimeout(abort, timeout).unref();
  return AbortSignal.any([signal, late.signal]);
}
