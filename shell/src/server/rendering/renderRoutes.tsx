import { createHash, randomUUID } from 'node:crypto';
import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { Platform } from '@shop/kernel/platform';
import { PageHeadContext } from '@shop/kernel/react';
import { provideToLoaders, type RouteObject } from '@shop/kernel/routing';
import { fontFaceRules } from '@shop/ui/fonts';
import { App } from '../../App';
import { firstScreenRules } from '../../firstScreen';
import { writeStyle } from '../../styles/writtenStyles';
import { loaderFault, PageFault } from './PageFault';
import { renderToText } from './renderToText';
import { toPlainJson } from './toPlainJson';

/** A page that was rendered from its routes. */
export interface RenderedRoutes {
  status: number;
  html: string;
  head: string;
  styles: string;
  /** JSON of the router's hydration state. */
  hydration: string;
  matchedIds: string[];
  /** Digest of all that it was rendered from: pages of one process with the same are the same, letter by letter. */
  source: string;
}

/** What a page is rendered from, besides its address and what its loaders answer. */
interface Source {
  /** Environment and registry, as text. */
  given: string;
  /** `source` of a page that need not be rendered again. */
  known?: string;
}

/**
 * Runs the loaders of an address and renders its page. A redirect comes back as `Response`, and `'same page'` where
 * that of `known` would come out again. Throws `PageFault` for whatever goes wrong, also when the request's signal
 * ends it.
 */
export async function renderRoutes(
  request: Request,
  routes: RouteObject[],
  platform: Platform,
  source?: Source & { known?: undefined },
): Promise<RenderedRoutes | Response>;
export async function renderRoutes(
  request: Request,
  routes: RouteObject[],
  platform: Platform,
  source: Source,
): Promise<RenderedRoutes | Response | 'same page'>;
export async function renderRoutes(
  request: Request,
  routes: RouteObject[],
  platform: Platform,
  { given, known }: Source = { given: '' },
): Promise<RenderedRoutes | Response | 'same page'> {
  const handler = createStaticHandler(routes);
  const queried = await query(handler, request, platform);
  if (queried instanceof Response) return queried;
  const fault = Object.values(queried.errors ?? {}).find((error) => !isExpected(error));
  if (fault !== undefined) throw loaderFault(fault);
  const begun = performance.eventLoopUtilization();
  try {
    const status = statusOf(queried);
    const hydration = hydrationOf(queried);
    const source = digestOf([given, request.url, String(status), hydration]);
    if (source === known) return 'same page';
    return {
      ...(await renderPage(handler, queried, platform, request.signal)),
      ...{ status, hydration, source },
      matchedIds: queried.matches.map(({ route }) => route.id),
    };
  } catch (error) {
    const isLate = request.signal.aborted && wasBusySince(begun);
    throw new PageFault(isLate ? 503 : 500, error);
  }
}

/**
 * Tells a page that was still being worked on when its time was up from one that waits for nothing: a machine that starts
 * another shell takes longer over a first rendering, which is no fault of the page's.
 */
const wasBusySince = (begun: EventLoopUtilization) =>
  performance.eventLoopUtilization(begun).utilization > 0.5;

/**
 * A render reads no clock, no chance and no memory of its own: the browser renders the same page again from the very
 * data that is digested here, and has to come to the same. So this is all that a page depends on, besides the code.
 */
const digestOf = (parts: string[]): string =>
  createHash('sha256').update(salt).update(JSON.stringify(parts)).digest('base64');

/** Other processes may run other code. */
const salt = randomUUID();

type StaticHandler = ReturnType<typeof createStaticHandler>;

async function query(
  handler: StaticHandler,
  request: Request,
  platform: Platform,
): Promise<StaticHandlerContext | Response> {
  try {
    return (await handler.query(request, { requestContext: provideToLoaders(platform) })) as
      | StaticHandlerContext
      | Response;
  } catch (error) {
    if (request.signal.aborted) throw new PageFault(503, error);
    throw loaderFault(error);
  }
}

async function renderPage(
  { dataRoutes }: StaticHandler,
  context: StaticHandlerContext,
  platform: Platform,
  signal: AbortSignal,
): Promise<Pick<RenderedRoutes, 'html' | 'head' | 'styles'>> {
  const router = createStaticRouter(dataRoutes, context);
  const sheet = new ServerStyleSheet();
  let head: ReactElement | undefined;
  try {
    const html = await renderToText(
      sheet.collectStyles(
        <PageHeadContext value={(elements) => (head = elements)}>
          <App platform={platform}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </App>
        </PageHeadContext>,
      ),
      signal,
    );
    return {
      html,
      head: head ? renderToStaticMarkup(head) : '',
      styles: `<style>${fontFaceRules}${firstScreenRules}</style>${writeStyle(sheet.getStyleTags())}`,
    };
  } finally {
    sheet.seal();
  }
}

const isExpected = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && Number(error.status) < 500;

function statusOf({ matches, statusCode }: StaticHandlerContext): number {
  const handle = matches.at(-1)?.route.handle as { status?: number } | undefined;
  const status = handle?.status ?? statusCode;
  if (Number.isInteger(status) && status >= 200 && status <= 599) return status;
  throw new RangeError(`A page cannot have the status ${status}`);
}

/** Errors are expected ones, made by the router: their members are all that the browser reads. */
const hydrationOf = ({ loaderData, actionData, errors }: StaticHandlerContext): string =>
  `{"loaderData":${toPlainJson(loaderData)},"actionData":${toPlainJson(actionData)},"errors":${JSON.stringify(errors)}}`;
