import type { Context } from 'hono';
import type { Settings } from './settings';

const year = 365 * 24 * 3600;
const forwarded = ['content-type', 'etag', 'last-modified', 'content-length'];

/**
 * Passes pictures on from storage, so that they come over the connection the page already has and any CDN
 * in front of the shop keeps them (docs/adr/0006).
 */
export function createMediaHandler({ supabaseUrl }: Settings): (context: Context) => Promise<Response> {
  const bucket = `${supabaseUrl}/storage/v1/object/public/product-images`;
  return async ({ req }) => {
    const path = new URL(req.url).pathname.slice('/media'.length);
    const answer = await fetch(bucket + path, {
      method: req.method,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    if (!answer) return new Response('The picture store does not answer', { status: 502 });
    if (!answer.ok)
      return new Response('No such picture', { status: 404, headers: { 'cache-control': 'no-cache' } });
    const headers = new Headers({ 'cache-control': `public, max-age=${year}, immutable` });
    for (const name of forwarded) {
      const value = answer.headers.get(name);
      if (value) headers.set(name, value);
    }
    return new Response(answer.body, { headers });
  };
}
