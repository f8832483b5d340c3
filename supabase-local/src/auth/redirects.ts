import type { Context } from 'hono';
import type { AuthError } from './authError';

/** Names of this machine, as URLs write them. */
export const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a link from a mail may lead there: the shop's origin, and any port of this machine in development. */
export function isAllowedRedirect(target: string, siteUrl: string): boolean {
  if (!URL.canParse(target)) return false;
  const wanted = new URL(target);
  const site = new URL(siteUrl);
  if (wanted.username || wanted.password) return false;
  // A blob has the origin of whoever made it.
  if (wanted.origin === site.origin && wanted.protocol === site.protocol) return true;
  return (
    wanted.protocol === 'http:' && loopbackHosts.has(wanted.hostname) && loopbackHosts.has(site.hostname)
  );
}

/** Where the shopper goes afterwards; an address that is not allowed silently becomes the shop's. */
export function redirectTarget(c: Context, siteUrl: string): string {
  const asked = c.req.query('redirect_to') ?? c.req.header('redirect_to');
  return asked && isAllowedRedirect(asked, siteUrl) ? asked : siteUrl;
}

const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
};

/** `target#error=…`; in the PKCE flow the query carries it too. */
export function errorRedirect(target: string, error: AuthError, pkce: boolean): string {
  const url = new URL(target);
  const parts = new URLSearchParams();
  const name = oauthErrors[error.status];
  if (name) parts.set('error', name);
  parts.set('error_code', error.code);
  parts.set('error_description', error.message);
  if (pkce) for (const [key, value] of parts) url.searchParams.set(key, value);
  parts.set('sb', '');
  url.hash = parts.toString();
  return url.href;
}

export function withQuery(target: string, values: Record<string, string>): string {
  const url = new URL(target);
  for (const [key, value] of Object.entries(values)) url.searchParams.set(key, value);
  return url.href;
}

/** `target#key=value&…`, in place of a fragment that it had. */
export function withFragment(target: string, values: Record<string, string>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams({ ...values, sb: '' }).toString();
  return url.href;
}
