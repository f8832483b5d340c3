import { constants, brotliCompress, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { HonoRequest } from 'hono';
import type { PageData } from '../pageData';
import { contentSecurityPolicy } from './contentSecurity';
import { createPageCache, type CachedPage } from './pageCache';
import { renderPage, type RenderContext, type RenderedPage } from './renderPage';
import type { ShellAssets } from './shellAssets';
import { toDocument } from './toDocument';

export interface PageContext extends RenderContext {
  assets: ShellAssets;
}

const cacheLifetime = 3000;
const cacheCapacity = 500;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

const encodingFor = (accepted: string): Encoding =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';

async function encode(html: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return new TextEncoder().encode(html);
  const bytes =
    encoding === 'br'
      ? await compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await compressGzip(html);
  return new Uint8Array(bytes);
}

/** Answers every address that is no file: renders, compresses, and keeps the result for a moment. */
export function createPageHandler(): (req: HonoRequest, context: PageContext) => Promise<Response> {
  const cache = createPageCache(cacheLifetime, cacheCapacity);
  return async (req, context) => {
    const { pathname, search } = new URL(req.url);
    const encoding = encodingFor(req.header('accept-encoding') ?? '');
    const shopSettings = JSON.stringify(context.environment.settings);
    const key = [context.registry.revision, shopSettings, encoding, pathname, search].join(' ');
    const cached = cache.get(key, Date.now());
    if (cached) return send(cached);

    const page = await renderPage(req.raw, context);
    if (page instanceof Response) return page;
    const answer = {
      status: page.status,
      headers: headersOf(page, context, encoding),
      body: await encode(toDocument(page, pageData(page, context), context.assets), encoding),
    };
    if (page.status === 200) cache.set(key, answer, Date.now());
    return send(answer);
  };
}

const send = ({ body, status, headers }: CachedPage) => new Response(body, { status, headers });

const pageData = ({ hydration }: RenderedPage, { registry, environment }: RenderContext): PageData => ({
  registry,
  environment,
  hydration,
});

function headersOf(
  page: RenderedPage,
  { settings }: RenderContext,
  encoding: Encoding,
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(page.styles, settings),
    vary: 'accept-encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
}
