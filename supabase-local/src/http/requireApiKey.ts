import type { MiddlewareHandler } from 'hono';
import type { LocalKeys } from '../localKeys';

/** Like the hosted gateway: no service answers without the project's publishable or secret key. */
export function requireApiKey({ publishableKey, secretKey }: LocalKeys): MiddlewareHandler {
  return async (c, next) => {
    const key = c.req.header('apikey') ?? c.req.query('apikey');
    if (key === publishableKey || key === secretKey) return next();
    return key
      ? c.json(
          {
            message: 'Invalid API key',
            hint: 'Double check your Supabase `anon` or `service_role` API key.',
          },
          401,
        )
      : c.json(
          {
            message: 'No API key found in request',
            hint: 'No `apikey` request header or url param was found.',
          },
          401,
        );
  };
}
