import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { isAllowedRedirect } from '../auth/redirects';

/** The shop, and remotes that run alone on another port of this machine, may call from a browser; others may not. */
export function allowShop(siteUrl: string): MiddlewareHandler {
  return cors({
    origin: (origin) => (isAllowedRedirect(origin, siteUrl) ? origin : null),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    exposeHeaders: ['Content-Range', 'X-Supabase-Api-Version'],
    maxAge: 3600,
  });
}
