import type { MiddlewareHandler } from 'hono';

/** Answers depend on who asks, so no cache between here and there may keep one, unless its route says that it may. */
export function forbidStoring(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  };
}
