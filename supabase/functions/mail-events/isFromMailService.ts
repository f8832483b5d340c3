import { sameText } from '../_shared/signatures';

/** Seconds that a message may be old, or ahead of our clock. */
const tolerance = 5 * 60;
const encoder = new TextEncoder();

/**
 * Whether the mail service signed this: HMAC-SHA256 over id, time and body as Svix does it for Resend, and Standard
 * Webhooks under names of its own for others. While a secret is changed there are several signatures, of which one has to
 * fit. `now` in milliseconds.
 */
export async function isFromMailService(
  body: string,
  headers: Headers,
  secret: string,
  now: number,
): Promise<boolean> {
  const read = (name: string) => headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`) ?? '';
  const [id, time, signatures] = [read('id'), read('timestamp'), read('signature')];
  if (!id || !/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > tolerance) return false;
  const expected = `v1,${await signMailEvent(`${id}.${time}.${body}`, secret)}`;
  return signatures.split(' ').some((each) => sameText(each, expected));
}

/** The signature in base64. `secret` is `whsec_` and the key in base64. Throws for one that is not. */
export async function signMailEvent(text: string, secret: string): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (sign) => sign.charCodeAt(0));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return btoa(String.fromCharCode(...signature));
}
