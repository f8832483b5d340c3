import { createPlatform, emptySlots, ownerOf } from '@shop/kernel/platform';
import { HeadElements, PageHeadContext, type PageHeadProps } from '@shop/kernel/react';
import { provideToLoaders, type RouteObject } from '@shop/kernel/routing';
import type { Database } from '@shop/kernel/data';
import { fontFaceRules } from '@shop/ui/fonts';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { Writable } from 'node:stream';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../../App';
import { createShellRoutes, frameOnlyRoutes } from '../../shellRoutes';
import { answerResource, resourceRouteOf } from './answerResource';
import type { ServerRemotes } from './serverRemotes';
import type { RenderContext, RenderedPage } from './renderer';

/** What a page is rendered with in this process. */
interface LocalContext extends RenderContext {
  remotes: ServerRemotes;
  database: Database;
}

/**
 * Renders a page as an anonymous visitor sees it. A redirect and the answer of a resource route come back as
 * `Response`. Loaders see the shop's own origin: the request's Host header is anybody's, and pages are kept.
 */
export async function renderPage(
  pathname: string,
  search: string,
  context: LocalContext,
): Promise<RenderedPage | Response> {
  const request = requestFor(pathname, search, context);
  const owner = ownerOf(context.registry.remotes, pathname);
  if (owner?.rendering === 'browser')
    return renderFrame(request, context, { owner, status: 200, fallback: false });
  let pages: RouteObject[] = [];
  try {
    if (owner) pages = await context.remotes.routesOf(owner);
  } catch (error) {
    console.error(`The server half of ${owner?.name} failed; the browser renders it`, error);
    return renderFrame(request, context, { owner, status: 200, fallback: true });
  }
  const routes = createShellRoutes(pages);
  const resource = resourceRouteOf(routes, pathname);
  if (resource)
    return answerResource(resource, routes, request, provideToLoaders(anonymousPlatform(context)));
  const result = await query(request, context, routes);
  if (result instanceof Response) return result;
  const { staticContext } = result;
  const fault = Object.values(staticContext.errors ?? {}).find((error) => !isExpected(error));
  if (fault) {
    console.error(`Rendering ${request.url} failed; the browser renders it`, fault);
    return renderFrame(request, context, { owner, status: 503, fallback: true });
  }
  return finish(result, context, {
    owner,
    status: statusOf(staticContext),
    fallback: false,
    hydration: JSON.stringify({
      loaderData: staticContext.loaderData,
      actionData: staticContext.actionData,
      errors: staticContext.errors,
    }),
  });
}

/** The frame around a page that is loading, with status 503: asks neither a remote nor the backend. */
export async function renderFrameAlone(
  pathname: string,
  search: string,
  context: LocalContext,
): Promise<RenderedPage> {
  const owner = ownerOf(context.registry.remotes, pathname);
  const request = requestFor(pathname, search, context);
  const page = await renderFrame(request, context, { owner, status: 503, fallback: true });
  if (page instanceof Response) throw new Error(`The frame alone answered ${pathname} with ${page.status}`);
  return page;
}

function requestFor(pathname: string, search: string, { environment }: RenderContext): Request {
  const url = new URL(environment.siteUrl);
  url.pathname = pathname;
  url.search = search;
  return new Request(url);
}

/** Header, footer and a page that is loading: for personal pages, and where a remote fails on the server. */
async function renderFrame(
  request: Request,
  context: LocalContext,
  outcome: Pick<RenderedPage, 'owner' | 'status' | 'fallback'>,
): Promise<RenderedPage | Response> {
  const result = await query(request, context, frameOnlyRoutes());
  return result instanceof Response ? result : finish(result, context, outcome);
}

interface Queried {
  staticContext: StaticHandlerContext;
  routes: ReturnType<typeof createStaticHandler>['dataRoutes'];
}

async function query(
  request: Request,
  context: LocalContext,
  routes: RouteObject[],
): Promise<Queried | Response> {
  const handler = createStaticHandler(routes);
  const result = await handler.query(request, {
    requestContext: provideToLoaders(anonymousPlatform(context)),
  });
  return result instanceof Response ? result : { staticContext: result, routes: handler.dataRoutes };
}

function anonymousPlatform({ environment, database }: LocalContext) {
  return createPlatform({
    environment,
    slots: emptySlots,
    origin: environment.siteUrl,
    connect: () => Promise.resolve(database),
  });
}

async function finish(
  { staticContext, routes }: Queried,
  context: LocalContext,
  outcome: Pick<RenderedPage, 'owner' | 'status' | 'fallback' | 'hydration'>,
): Promise<RenderedPage> {
  const router = createStaticRouter(routes, staticContext);
  const sheet = new ServerStyleSheet();
  let head: PageHeadProps | undefined;
  try {
    const html = await renderToText(
      sheet.collectStyles(
        <PageHeadContext value={(props) => (head = props)}>
          <App platform={anonymousPlatform(context)}>
            <StaticRouterProvider router={router} context={staticContext} hydrate={false} />
          </App>
        </PageHeadContext>,
      ),
    );
    return {
      ...outcome,
      html,
      head: head
        ? renderToStaticMarkup(<HeadElements {...head} siteUrl={context.environment.siteUrl} />)
        : '',
      styles: `<style>${fontFaceRules}</style>${sheet.getStyleTags()}`,
      matchedIds: staticContext.matches.map(({ route }) => route.id),
    };
  } finally {
    sheet.seal();
  }
}

const isExpected = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && Number(error.status) < 500;

function statusOf({ matches, statusCode }: StaticHandlerContext): number {
  const handle = matches.at(-1)?.route.handle as { status?: number } | undefined;
  return handle?.status ?? statusCode;
}

function renderToText(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
