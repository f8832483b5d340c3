import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { streamSSE } from 'hono/streaming';
import { ownerOf } from '@shop/kernel/platform';
import { registryFor, versionLabel } from '@shop/registry';
import { openSharedStore } from '@shop/registry/desk';
import { beaconPath } from '../vitals/beacon';
import { type AnswerKind, setAnswerHeaders } from './answers/answerHeaders';
import type { ArtefactSource } from './artefacts/createArtefacts';
import { createSharedFiles, fetchFromStore } from './artefacts/createSharedFiles';
import { fetchArtefact } from './artefacts/fetchArtefact';
import { pruneCacheDaily } from './artefacts/pruneCache';
import { robotsText, securityText, sitemapIndex } from './crawlerFiles';
import { announceServer } from './health/announceServer';
import { createReadiness } from './health/createReadiness';
import { logFault } from './log/log';
import { observeAnswers, type ObservedAnswer } from './log/observeAnswers';
import { shownPath } from './log/shownPath';
import { createMediaHandler } from './media';
import { watchBackend } from './metrics/watchBackend';
import { answerOverridden } from './override/answerOverridden';
import { createOverrides } from './override/createOverrides';
import { problemResponse } from './problems/problemResponse';
import { createRegistryFile } from './registry/createRegistryFile';
import { createSharedRegistry } from './registry/createSharedRegistry';
import { createReleaseDoor } from './releases/createReleaseDoor';
import { createShopDesk } from './releases/createShopDesk';
import { createShopProbe } from './releases/createShopProbe';
import { createRenderer } from './rendering/createRenderer';
import { hasKilled } from './rendering/createServerHalves';
import { createPageHandler } from './servePage';
import { createServerDatabase } from './serverDatabase';
import type { Settings } from './settings';
import { createShellAssets } from './shellAssets';
import { createShopSettingsSource } from './shopSettingsSource';
import { serveKept, serveScripts, serveShellFiles } from './staticFiles';
import { rememberVisitor, visitorNumber } from './visitorNumber';
import { startVisits } from './visits/startVisits';
import { createVitals } from './vitals/createVitals';

interface AnswerVariables extends ObservedAnswer {
  Variables: ObservedAnswer['Variables'] & {
    /** A cookie decided what the answer is. */
    isByVisitor: boolean;
  };
}

/** Files of a release that browsers may have: not its server half, which lies in a folder of its own. */
const releasedScript = /^\/remotes\/[\w-]+\/(?!\.)[\w.+-]+\/(?!server\/)[\w.~@+/-]+\.js(\.map)?$/i;
/** The same in development, where pages also ask what of a remote was edited. */
const editedFile = /^\/remotes\/[\w-]+\/dev\/(?!server\/)[\w.~@+/-]+\.(js(\.map)?|hot-update\.json)$/i;

interface ShopServer {
  fetch: Hono<AnswerVariables>['fetch'];
  /** Version of the shell that the registry says is live, which may be another than this one. */
  liveShell(): Promise<string | undefined>;
}

/** The shop's web server: versioned files, pictures, and rendered pages. It keeps no state of shoppers. */
export function createServer(settings: Settings): ShopServer {
  const { buildFolder, development } = settings;
  const shared = settings.sharedStore && openSharedStore(settings.sharedStore);
  const registryOf = shared ? createSharedRegistry(shared, settings) : createRegistryFile(settings);
  const contentOf = async () => {
    const registry = await registryOf();
    return registry.state === 'missing' ? undefined : registry.content;
  };
  pruneCacheDaily(settings, contentOf);
  const assetsOf = createShellAssets(settings);
  const shopSettings = createShopSettingsSource(createServerDatabase(settings));
  const source: ArtefactSource | undefined = shared && {
    isShared: true,
    fetchFile: (entry, address) =>
      entry.origin === undefined ? fetchFromStore(shared)(entry, address) : fetchArtefact(entry, address),
  };
  const renderer = createRenderer(settings, source);
  const deskOf = createShopDesk(settings, shared, createShopProbe(settings, source));
  const answerAtDesk = createReleaseDoor(deskOf, settings);
  const servePage = createPageHandler(renderer);
  const overrides = createOverrides(settings);
  const readinessOf = createReadiness({
    registry: async () => {
      const registry = await registryOf();
      if (registry.state !== 'missing') renderer.settle(registry.content);
      return registry.state;
    },
    scripts: async () => ((await assetsOf()) ? 'good' : 'missing'),
    backendAnswers: shopSettings.probe,
    remotes: renderer.remoteStates,
  });

  const vitals = createVitals({
    settings,
    registryOf: contentOf,
    endTrial: async (trial) => {
      const desk = await deskOf();
      if (!desk) throw new Error('A trial has to end, and this web server has no key to sign that with.');
      return (await desk.endTrial(trial)) !== undefined;
    },
  });

  announceServer(settings);
  if (settings.metrics) watchBackend(settings, shopSettings.answers);
  const visits = startVisits(settings);

  const app = new Hono<AnswerVariables>();
  app.use(observeAnswers());
  app.use(async (context, next) => {
    await next();
    const wanted = context.get('kind') ?? 'problem';
    const kind = context.res.status >= 400 && wanted !== 'overridden page' ? 'problem' : wanted;
    setAnswerHeaders(context.res.headers, kind, settings, context.get('isByVisitor'));
  });
  for (const folder of ['/assets/*', '/fonts/*'])
    app.get(folder, answers('release file'), serveShellFiles(settings));
  app.get('/remotes/:name/:version/*', async (context, next) => {
    const registry = await registryOf();
    const { name, version } = context.req.param();
    const isKilled =
      registry.state !== 'missing' && registry.content.killed?.includes(versionLabel({ name, version }));
    return isKilled ? context.text('This version was taken back', 410) : next();
  });
  if (shared)
    app.get(
      '/remotes/*',
      answers('remote file'),
      createSharedFiles({ ...settings, store: shared, registryOf: contentOf }),
      serveKept(settings.cacheFolder, releasedScript),
    );
  app.get(
    '/remotes/*',
    answers('remote file'),
    serveScripts(buildFolder, development ? editedFile : releasedScript, development),
  );
  app.all('/releases/override/*', answers('health'), overrides.answer);
  for (const address of ['/releases', '/releases/*'])
    app.all(address, answers('health'), (context) => answerAtDesk(context.req.raw));
  app.get('/media/*', answers('picture'), createMediaHandler(settings));

  app.post(beaconPath, answers('health'), (context) => vitals.receive(context.req.raw));

  app.get('/healthz', answers('health'), (context) => context.json({ ok: true }));
  app.get('/readyz', answers('health'), async (context) => {
    const readiness = await readinessOf();
    const shell = path.basename(settings.shellFolder);
    return context.json({ ...readiness, shell }, readiness.status === 'not ready' ? 503 : 200);
  });
  app.get('/registry.json', answers('registry'), async (context) => {
    const registry = await registryOf();
    if (registry.state === 'missing') return unavailable();
    // Who released what is for those who may: it is under /releases.
    const { history: _history, shellHistory: _shellHistory, ...live } = registry.content;
    return context.json(live);
  });
  // Open tabs ask for it at each navigation, so it says nothing else.
  app.get('/killed.json', answers('registry'), async (context) => {
    const registry = await registryOf();
    return context.json(registry.state === 'missing' ? [] : (registry.content.killed ?? []));
  });
  app.get('/robots.txt', answers('crawler file'), async (context) => {
    const registry = await registryOf();
    if (registry.state === 'missing') return unavailable();
    return context.text(robotsText(registry.content.remotes, settings.siteUrl));
  });
  app.get('/.well-known/security.txt', answers('crawler file'), (context) =>
    context.text(securityText(settings.siteUrl, Date.now())),
  );
  app.get('/sitemap.xml', answers('crawler file'), async (context) => {
    const registry = await registryOf();
    if (registry.state === 'missing') return unavailable();
    return context.body(sitemapIndex(registry.content.remotes, settings.siteUrl), 200, {
      'content-type': 'application/xml; charset=utf-8',
    });
  });
  if (development) {
    app.get('/__dev/reload', answers('health'), (context) =>
      streamSSE(context, async (stream) => {
        while (!stream.aborted) {
          const data = await readFile(path.join(buildFolder, 'builds.json'), 'utf8').catch(() => '{}');
          // A restarting server is asked again at once, not after the browser's own three seconds.
          await stream.writeSSE({ data: data.replaceAll('\n', ' '), retry: 200 });
          await stream.sleep(100);
        }
      }),
    );
  }
  const answerPage = async (context: Context<AnswerVariables>): Promise<Response> => {
    const [published, assets, known] = await Promise.all([registryOf(), assetsOf(), shopSettings.current()]);
    if (published.state === 'missing' || !assets) return problemResponse('unavailable');
    const settled = renderer.settle(published.content);
    // Without a trial there is nothing to tell visitors apart by, and nobody gets a cookie.
    const onTrial = Boolean(settled.trials?.length);
    const visitor = onTrial ? visitorNumber(context) : undefined;
    const registry = registryFor(settled, visitor);
    const pageContext = {
      settings,
      environment: {
        backend: { url: settings.supabaseUrl, publishableKey: settings.publishableKey },
        settings: known,
        siteUrl: settings.siteUrl,
      },
      registry,
      assets,
      vitalsShare: onTrial ? 1 : settings.vitalsShare,
      backendAnswers: shopSettings.answers(),
    };
    const override = await overrides.of(context);
    const page = override
      ? await answerOverridden(renderer, context.req, pageContext, override)
      : await servePage(context.req, pageContext);
    // Nobody gets what was killed while their page was being made: its scripts answer 410.
    const latest = await registryOf();
    const isKilledMeanwhile =
      latest.state !== 'missing' &&
      latest.content.revision !== published.content.revision &&
      hasKilled(registry, latest.content);
    if (isKilledMeanwhile) return answerPage(context);
    context.set('kind', page.kind);
    context.set('isByVisitor', onTrial || override !== undefined);
    const owner = ownerOf(registry.remotes, context.req.path);
    // What is not for shoppers is no visit to the shop.
    if (page.status === 200 && owner?.audience !== 'admin') visits.count(context.req.raw.headers);
    if (owner && page.half && !override)
      vitals.countAnswer(versionLabel(owner), page.half === 'failed', settled);
    context.res = new Response(page.body, { status: page.status, headers: page.headers });
    if (visitor !== undefined) rememberVisitor(context, visitor, settings);
    return context.res;
  };
  app.get('*', answerPage);
  app.onError((error, context) => {
    logFault(`${context.req.method} ${shownPath(context.req.path)} failed`, error);
    return problemResponse('failed');
  });
  return { fetch: app.fetch, liveShell: async () => (await contentOf())?.shell?.version };
}

const answers =
  (kind: AnswerKind): MiddlewareHandler<AnswerVariables> =>
  async (context, next) => {
    context.set('kind', kind);
    await next();
  };

/** To programs, which do not look at pages. */
const unavailable = () =>
  new Response('The shop is being put right. Please try again in a moment.', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '15' },
  });
