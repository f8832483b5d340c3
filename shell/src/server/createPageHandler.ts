import type { HonoRequest } from 'hono';
import { withTimeout } from '../federation/withTimeout';
import { encodingFor } from './compress';
import { createRecoder } from './createRecoder';
import { createRecompressor } from './createRecompressor';
import { createEarlierPages } from './earlier/createEarlierPages';
import { earlierAnswer } from './earlier/earlierAnswer';
import { logFault } from './log/log';
import { shownPath } from './log/shownPath';
import { metrics } from './metrics/metrics';
import { compressPage, pageText } from './pageAnswer';
import { type CachedPage, createPageCache } from './pageCache';
import type { PageContext } from './PageContext';
import type { RenderedPage, Renderer } from './rendering/renderer';
import { createSingleFlight } from './singleFlight';

/**
 * Milliseconds that an answer is sent again without being made anew. It holds for failures too: nobody waits for
 * what has just failed for somebody else.
 */
const lifetime = 3000;
/** Milliseconds that a visitor waits for a page: shorter where an earlier one can be sent, or none will come. */
const timeouts = {
  usually: 6000,
  withEarlierPage: 2500,
  withoutBackend: 2000,
  withoutBackendButEarlier: 500,
};
/** Addresses that are remembered to have no page without the backend. */
const mostHopeless = 5000;

/** Where a cache in front keeps pages, keeping them here as well would add up: what was changed is seen within three seconds. */
const isKeptHere = ({ status, kind }: CachedPage, { settings }: PageContext) =>
  status >= 500 || (status === 200 && !(settings.sharedCache && kind === 'page'));

const halfOf = (page: RenderedPage | Response | undefined) =>
  page && 'half' in page ? page.half : undefined;

/** Clocks, in milliseconds. */
interface Clocks {
  /** For how long something is kept: it never goes back. */
  now: () => number;
  /** Since 1970, for what pages say of when they are. */
  date: () => number;
}

/** `frame`: the server could not render it. */
const originOf = (page: RenderedPage | Response | undefined) => {
  if (!page || hasFailed(page)) return 'frame';
  if (page instanceof Response) return 'resource';
  return page.hydration === undefined ? 'browser' : 'rendered';
};

const hasFailed = (page: RenderedPage | Response) =>
  page.status >= 500 || (!(page instanceof Response) && page.fallback);

/**
 * Answers every address that is no file: renders once for all who ask meanwhile, compresses, and keeps the result for a moment. After that the
 * address's loaders run again, and the page is rendered again where they answer something else. The last good
 * rendering is kept for a day and sent where a new one fails. While the backend is away, an address that failed
 * once is not tried again.
 */
export function createPageHandler(
  renderer: Renderer,
  { now, date }: Clocks = { now: () => performance.now(), date: Date.now },
): (req: HonoRequest, context: PageContext) => Promise<CachedPage> {
  const cache = createPageCache({ lifetime, pages: 500, bytes: 32 * 1024 * 1024 });
  const earlierPages = createEarlierPages();
  const once = createSingleFlight<CachedPage>();
  const inEncoding = createRecoder();
  const recompress = createRecompressor();
  const hopeless = new Set<string>();

  /** Undefined where the page fails or does not come in time. */
  const render = async (pathname: string, search: string, context: PageContext, earlier?: CachedPage) => {
    const timeout = context.backendAnswers
      ? earlier
        ? timeouts.withEarlierPage
        : timeouts.usually
      : earlier
        ? timeouts.withoutBackendButEarlier
        : timeouts.withoutBackend;
    try {
      const rendering = earlier?.source
        ? renderer.renderAgain(pathname, search, context, earlier.source)
        : renderer.render(pathname, search, context);
      return await withTimeout(rendering, timeout);
    } catch (error) {
      logFault(`${shownPath(pathname)} could not be rendered`, error);
      return undefined;
    }
  };

  /** For those who ask later; nobody waits for it. */
  const makeSmaller = async (page: CachedPage, revision: string, pathname: string, search: string) => {
    try {
      const smaller = await recompress(page);
      if (!smaller) return;
      const kept = earlierPages.recall(revision, pathname, search, now());
      if (kept?.body !== page.body) return;
      earlierPages.keep(revision, pathname, search, { ...smaller, renderedAt: kept.renderedAt }, now());
    } catch (error) {
      logFault(`${shownPath(pathname)} could not be made smaller`, error);
    }
  };

  /** In Brotli. */
  const make = async (pathname: string, search: string, context: PageContext): Promise<CachedPage> => {
    const { registry, backendAnswers } = context;
    const { revision } = registry;
    const address = [revision, pathname, search].join(' ');
    if (backendAnswers || hopeless.size > mostHopeless) hopeless.clear();
    const earlier = earlierPages.recall(revision, pathname, search, now());
    const outcome = hopeless.has(address) ? undefined : await render(pathname, search, context, earlier);
    if (outcome === 'same page' && earlier) {
      metrics.pages.inc({ from: 'same' });
      const confirmed = { ...earlier, renderedAt: date() };
      earlierPages.keep(revision, pathname, search, confirmed, now());
      void makeSmaller(confirmed, revision, pathname, search);
      return confirmed;
    }
    const page = outcome === 'same page' ? undefined : outcome;
    const failed = !page || hasFailed(page);
    if (failed && !backendAnswers) hopeless.add(address);
    metrics.pages.inc({ from: failed && earlier ? 'earlier' : originOf(page) });
    if (failed && earlier) return { ...(await earlierAnswer(earlier, date())), half: halfOf(page) };

    const text = await pageText(page ?? (await renderer.renderFrame(pathname, search, context)), context);
    const made = await compressPage(text, 'br', date());
    if (text.isWorthKeeping) earlierPages.keep(revision, pathname, search, made, now());
    return made;
  };

  return async (req, context) => {
    const { pathname, search } = new URL(req.url);
    const { registry, environment } = context;
    const key = [registry.revision, JSON.stringify(environment.settings), pathname, search].join(' ');
    const kept = cache.get(key, now());
    if (kept) metrics.pages.inc({ from: 'kept' });
    const page =
      kept ??
      (await once(key, async () => {
        const answer = await make(pathname, search, context);
        if (isKeptHere(answer, context)) cache.set(key, answer, now());
        return answer;
      }));
    return inEncoding(page, encodingFor(req.header('accept-encoding') ?? ''));
  };
}
