import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { visitorNumbers } from '@shop/registry';
import type { Settings } from './settings';

const cookie = 'visitor-number';
const lifetime = 30 * 24 * 60 * 60;

/**
 * The number, 0 to 9,999, by which a browser is put into trials or left out. It is drawn once and remembered in a
 * cookie, so that a trial shows the same version on every page; thousands of visitors share it, so it names nobody.
 */
export function visitorNumber(context: Context): number {
  const known = /^\d{1,4}$/.exec(getCookie(context, cookie) ?? '');
  return known ? Number(known[0]) : Math.floor(Math.random() * visitorNumbers);
}

/** To be called with the finished answer: cookies set before it would be lost with it. */
export const rememberVisitor = (
  context: Context,
  number: number,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
): void =>
  setCookie(context, cookie, String(number), {
    secure: siteUrl.startsWith('https:'),
    maxAge: lifetime,
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
  });
