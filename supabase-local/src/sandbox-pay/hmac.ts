import { createHmac } from 'node:crypto';

/** HMAC-SHA256 in lower-case hexadecimal digits: what merchants check. */
export function hmac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
