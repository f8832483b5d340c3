import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** Answers a body of more than `maxSize` bytes with 413 and `refusal`, in the words of the service that was called. */
export function limitBody(maxSize: number, refusal: object): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    // The rest of the body is never read, so the connection is of no further use.
    onError: (c) => c.json(refusal, 413, { Connection: 'close' }),
  });
}
