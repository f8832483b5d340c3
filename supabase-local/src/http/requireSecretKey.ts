import type { MiddlewareHandler } from 'hono';
import type { LocalKeys } from '../localKeys';

/** What the shop does for its owner alone, who reads the key in the data folder. */
export function requireSecretKey({ secretKeys }: Pick<LocalKeys, 'secretKeys'>): MiddlewareHandler {
  return async (c, next) =>
    secretKeys.includes(c.req.header('apikey') ?? '')
      ? next()
      : c.json({ code: 'forbidden', message: 'The secret key is needed for this.' }, 403);
}
