import type { RouteObject } from '@shop/kernel/routing';
import { frameOnlyRoutes } from '../../shellRoutes';
import { anonymousPlatform } from './anonymousPlatform';
import type { RenderContext, RenderedPage } from './renderer';
import { renderRoutes } from './renderRoutes';
import { titleAt } from './titleAt';

/** A page of the shell's own, such as the one for addresses that nobody owns. */
export async function renderShellPage(
  url: URL,
  { environment, registry }: RenderContext,
  routes: RouteObject[],
): Promise<RenderedPage> {
  const platform = anonymousPlatform(environment, registry.remotes, noDatabase);
  const page = await renderRoutes(new Request(url), routes, platform);
  if (page instanceof Response) throw new Error(`The shell answered ${url.pathname} with ${page.status}`);
  // Made in this process, which is asked for no page again.
  return { ...page, source: undefined, fallback: false };
}

/** Header, footer and a page that is loading: for personal pages, and where a remote fails on the server. */
export async function renderFrame(
  url: URL,
  context: RenderContext,
  outcome: Pick<RenderedPage, 'owner' | 'status' | 'fallback'>,
): Promise<RenderedPage> {
  const page = await renderShellPage(url, context, frameOnlyRoutes());
  const title = titleAt(outcome.owner?.titles, url.pathname);
  return { ...page, ...outcome, title, hydration: undefined };
}

const noDatabase = () => Promise.reject(new Error('The shell asks nothing of the database on the server'));
