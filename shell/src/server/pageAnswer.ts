import type { AnswerKind } from './answers/answerHeaders';
import { contentSecurityPolicy } from './answers/contentSecurity';
import { compress, type Encoding, encodingHeaders } from './compress';
import type { CachedPage } from './pageCache';
import type { PageContext } from './PageContext';
import type { RenderedPage } from './rendering/renderer';
import { toDocument } from './toDocument';

/** An answer before it is compressed. */
export interface PageText {
  kind: AnswerKind;
  status: number;
  headers: Record<string, string>;
  text: string;
  /** A later visitor may be shown it when nothing newer can be had. */
  isWorthKeeping: boolean;
  half?: RenderedPage['half'];
  source?: RenderedPage['source'];
}

/** Seconds after which crawlers and proxies may ask again for a page that could not be rendered. */
const retryAfter = '30';

/** The document of a rendered page; a redirect or the text of a resource route as it is. */
export async function pageText(page: RenderedPage | Response, context: PageContext): Promise<PageText> {
  if (page instanceof Response) return resourceText(page);
  const { status, styles, hydration } = page;
  return {
    kind: kindOf(page),
    half: page.half,
    source: page.source,
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(styles, context.settings, context.localOrigin),
      ...(status === 503 ? { 'retry-after': retryAfter } : {}),
    },
    text: toDocument(page, context),
    isWorthKeeping: status === 200 && hydration !== undefined,
  };
}

function kindOf({ owner, fallback }: RenderedPage): AnswerKind {
  if (fallback) return 'frame';
  return owner?.rendering === 'browser' || owner?.audience ? 'personal page' : 'page';
}

async function resourceText(response: Response): Promise<PageText> {
  const { status } = response;
  return {
    kind: status >= 300 && status < 400 ? 'redirect' : 'resource',
    status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
    isWorthKeeping: status === 200,
  };
}

/** An answer in the form that a visitor takes. `renderedAt` in milliseconds since 1970. */
export async function compressPage(
  { kind, status, headers, text, half, source }: PageText,
  encoding: Encoding,
  renderedAt: number,
): Promise<CachedPage> {
  return {
    kind,
    status,
    headers: { ...headers, ...(text === '' ? {} : encodingHeaders(encoding)) },
    body: text === '' ? new Uint8Array() : await compress(text, encoding),
    renderedAt,
    half,
    source,
  };
}
