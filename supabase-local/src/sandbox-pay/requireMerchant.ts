import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { refuse } from './apiError';
import { hmac } from './hmac';
import type { MerchantAccount } from './merchantAccount';

/** Basic authentication by key id and secret; 401 in the API's own shape. */
export function requireMerchant({ keyId, keySecret }: MerchantAccount): MiddlewareHandler {
  const expected = digest(`${keyId}:${keySecret}`);
  return async (c, next) => {
    const given = /^Basic\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (timingSafeEqual(digest(Buffer.from(given, 'base64').toString()), expected)) return next();
    c.header('WWW-Authenticate', 'Basic realm="Sandbox Pay"');
    return refuse(
      c,
      given === '' ? 'Please provide your api key for authentication purposes.' : 'Authentication failed',
      {
        status: 401,
      },
    );
  };
}

/** Of one length, whatever is given. */
const digest = (text: string): Buffer => Buffer.from(hmac(text, 'basic'), 'hex');
