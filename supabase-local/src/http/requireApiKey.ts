import type { MiddlewareHandler } from 'hono';
import type { LocalKeys } from '../localKeys';

const hint = 'Double check your Supabase `anon` or `service_role` API key.';

/** The words in which the hosted gateway refuses a request; nothing where it has the project's key. */
export function refusalOfKey(
  { publishableKeys, secretKeys }: Pick<LocalKeys, 'publishableKeys' | 'secretKeys'>,
  key: string | null | undefined,
): { message: string; hint: string } | undefined {
  if (key && [...publishableKeys, ...secretKeys].includes(key)) return undefined;
  return key
    ? { message: 'Invalid API key', hint }
    : {
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      };
}

/** Like the hosted gateway: no service answers without the project's publishable or secret key. */
export function requireApiKey(keys: LocalKeys): MiddlewareHandler {
  return async (c, next) => {
    const refusal = refusalOfKey(keys, c.req.header('apikey') ?? c.req.query('apikey'));
    return refusal ? c.json(refusal, 401) : next();
  };
}
