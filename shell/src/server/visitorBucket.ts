import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const cookie = 'visitor-bucket';
const lifetime = 30 * 24 * 60 * 60;

/** Beyond every share: these visitors get what is live. */
export const noTrial = 100;

/**
 * The hundredth of the visitors that a browser belongs to, 0 to 99. It is drawn once and remembered in a cookie, so
 * that a trial shows the same version on every page.
 */
export function visitorBucket(context: Context): number {
  const known = /^\d{1,2}$/.exec(getCookie(context, cookie) ?? '');
  return known ? Number(known[0]) : Math.floor(Math.random() * 100);
}

/** To be called with the finished answer: cookies set before it would be lost with it. */
export const rememberBucket = (context: Context, bucket: number): void =>
  setCookie(context, cookie, String(bucket), {
    maxAge: lifetime,
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
  });
