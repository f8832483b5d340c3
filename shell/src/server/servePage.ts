import type { HonoRequest } from 'hono';
import { compress, encodingFor, encodingHeaders, type Encoding } from './compress';
import { contentSecurityPolicy } from './contentSecurity';
import { createPageCache, type CachedPage } from './pageCache';
import type { RenderContext, RenderedPage, Renderer } from './rendering/renderer';
import type { Settings } from './settings';
import type { ShellAssets } from './shellAssets';
import { toDocument } from './toDocument';

export interface PageContext extends RenderContext {
  settings: Settings;
  assets: ShellAssets;
}

const cacheLifetime = 3000;
const cacheCapacity = 500;

/** Answers every address that is no file: renders, compresses, and keeps the result for a moment. */
export function createPageHandler(
  renderer: Renderer,
): (req: HonoRequest, context: PageContext) => Promise<Response> {
  const cache = createPageCache(cacheLifetime, cacheCapacity);
  return async (req, context) => {
    const { pathname, search } = new URL(req.url);
    const encoding = encodingFor(req.header('accept-encoding') ?? '');
    const shopSettings = JSON.stringify(context.environment.settings);
    const key = [context.registry.revision, shopSettings, encoding, pathname, search].join(' ');
    const cached = cache.get(key, Date.now());
    if (cached) return send(cached);

    const page = await renderer.render(pathname, search, context);
    if (page instanceof Response && isRedirect(page)) return page;
    const answer =
      page instanceof Response ? await toAnswer(page, encoding) : await toPage(page, context, encoding);
    if (page.status === 200) cache.set(key, answer, Date.now());
    return send(answer);
  };
}

const isRedirect = ({ status }: Response) => status >= 300 && status < 400;

const send = ({ body, status, headers }: CachedPage) => new Response(body, { status, headers });

async function toPage(page: RenderedPage, context: PageContext, encoding: Encoding): Promise<CachedPage> {
  return {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy(page.styles, context.settings),
      ...encodingHeaders(encoding),
    },
    body: await compress(toDocument(page, context, context.assets), encoding),
  };
}

/** A resource route's text, compressed and kept like a page. */
async function toAnswer(response: Response, encoding: Encoding): Promise<CachedPage> {
  return {
    status: response.status,
    headers: {
      'cache-control': 'no-cache',
      ...Object.fromEntries(response.headers),
      ...encodingHeaders(encoding),
    },
    body: await compress(await response.text(), encoding),
  };
}
