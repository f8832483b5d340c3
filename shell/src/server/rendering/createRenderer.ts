import { ownerOf } from '@shop/kernel/platform';
import { type PublishedRegistry, type RegistryEntry, versionLabel } from '@shop/registry';
import { createShellRoutes } from '../../shellRoutes';
import type { ArtefactSource } from '../artefacts/createArtefacts';
import { currentRequest } from '../log/requestScope';
import { shownPath } from '../log/shownPath';
import { metrics } from '../metrics/metrics';
import type { Settings } from '../settings';
import { traceRender } from '../tracing/spans';
import { createFaultLog } from './createFaultLog';
import { createServerHalves, entriesOf, hasKilled, rendersOnServer } from './createServerHalves';
import type { RenderContext, RenderedPage, Renderer } from './renderer';
import { renderFrame, renderShellPage } from './renderShell';
import { notNow, toResponse } from './toResponse';

/** Milliseconds between two looks at which processes are no longer needed. */
const sweepInterval = 1000;

/**
 * Renders pages. The shell's own parts are rendered in this process and need no remote's code; each remote's pages are
 * rendered in a process of their own, and come with the frame alone when that does not answer.
 */
export function createRenderer(settings: Settings, source?: ArtefactSource): Renderer {
  const halves = createServerHalves(settings, source);
  const report = createFaultLog();
  let served: PublishedRegistry | undefined;
  let latest: PublishedRegistry | undefined;

  const isStarted = (registry: PublishedRegistry) =>
    entriesOf(registry)
      .filter(rendersOnServer)
      .every((entry) => halves.of(entry).isSettled());

  const renderRemote = async (url: URL, owner: RegistryEntry, context: RenderContext, known?: string) => {
    const remotes = context.registry.remotes.map(({ links, plain, isKilled }) => ({
      links,
      plain,
      isKilled,
    }));
    const { environment } = context;
    const endTimer = metrics.renderSeconds.startTimer({ remote: owner.name });
    const outcome = await traceRender(owner.name, (trace) =>
      halves
        .of(owner)
        .render({ url: url.href, environment, remotes, known, request: currentRequest(), trace }),
    );
    endTimer();
    metrics.renders.inc({ remote: owner.name, outcome: outcome.kind });
    if (outcome.kind === 'same page') return outcome.kind;
    if (outcome.kind === 'page') return { ...outcome, owner, fallback: false, half: 'rendered' as const };
    if (outcome.kind === 'response') return toResponse(outcome);
    const isFault = outcome.kind === 'fault';
    if (isFault) report(`${versionLabel(owner)} failed to render ${shownPath(url.pathname)}`, outcome.error);
    if (isSitemap(owner, url) || (isFault && outcome.isResource)) return notNow();
    const status = isFault ? outcome.status : outcome.kind === 'lost' ? 500 : 200;
    const isDemoted = outcome.kind === 'unavailable' && halves.of(owner).status().state === 'demoted';
    const frame = await renderFrame(url, context, { owner, status, fallback: true });
    return status === 500 || isDemoted ? { ...frame, half: 'failed' as const } : frame;
  };

  const render = async (
    pathname: string,
    search: string,
    context: RenderContext,
    known?: string,
  ): Promise<RenderedPage | Response | 'same page'> => {
    const url = addressOf(pathname, search, context);
    const owner = ownerOf(context.registry.remotes, pathname);
    if (!owner) return renderShellPage(url, context, createShellRoutes());
    if (owner.isKilled)
      return isSitemap(owner, url)
        ? notNow()
        : renderFrame(url, context, { owner, status: 503, fallback: true });
    if (!rendersOnServer(owner)) return renderFrame(url, context, { owner, status: 200, fallback: false });
    return renderRemote(url, owner, context, known);
  };

  setInterval(
    () => halves.keepOnly([served, latest].filter((registry) => registry !== undefined)),
    sweepInterval,
  ).unref();
  return {
    settle: (published) => {
      if (latest?.revision !== published.revision) halves.start(published);
      latest = published;
      // In development the same version is another one, and the reloading page wants to see it.
      if (!served || settings.development || hasKilled(served, published) || isStarted(published))
        served = published;
      return served;
    },
    renderFrame: (pathname, search, context) => {
      const owner = ownerOf(context.registry.remotes, pathname);
      return renderFrame(addressOf(pathname, search, context), context, {
        owner,
        status: 503,
        fallback: true,
      });
    },
    render: async (pathname, search, context) => {
      const page = await render(pathname, search, context);
      if (page === 'same page') throw new Error(`${pathname} is the same as nothing`);
      return page;
    },
    renderAgain: render,
    remoteStates: () =>
      (served ? entriesOf(served) : []).map((entry) => ({
        name: entry.name,
        version: entry.version,
        ...(rendersOnServer(entry) ? halves.of(entry).status() : { state: 'browser' as const }),
      })),
  };
}

const isSitemap = ({ sitemaps = [], sitemapIndexes = [] }: RegistryEntry, { pathname }: URL): boolean =>
  sitemaps.includes(pathname) || sitemapIndexes.includes(pathname);

/** Under the shop's own origin: the request's Host header is anybody's. */
function addressOf(pathname: string, search: string, { environment }: RenderContext): URL {
  const url = new URL(environment.siteUrl);
  url.pathname = pathname;
  url.search = search;
  return url;
}
