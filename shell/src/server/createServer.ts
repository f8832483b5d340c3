import path from 'node:path';
import { Hono } from 'hono';
import { openSharedStore } from '@shop/registry/desk';
import { beaconPath } from '../vitals/beacon';
import { setAnswerHeaders } from './answers/answerHeaders';
import { answers, type AnswerVariables } from './answers/answers';
import { createPageAnswer } from './answers/createPageAnswer';
import type { ArtefactSource } from './artefacts/createArtefacts';
import { fetchFromStore } from './artefacts/createSharedFiles';
import { fetchArtefact } from './artefacts/fetchArtefact';
import { pruneCacheDaily } from './artefacts/pruneCache';
import { remoteFileRoutes } from './artefacts/remoteFileRoutes';
import { createMediaHandler } from './createMediaHandler';
import { announceServer } from './health/announceServer';
import { createReadiness } from './health/createReadiness';
import { logFault } from './log/log';
import { observeAnswers } from './log/observeAnswers';
import { shownPath } from './log/shownPath';
import { watchBackend } from './metrics/watchBackend';
import { createOverrides } from './override/createOverrides';
import { problemResponse } from './problems/problemResponse';
import { createRegistryFile } from './registry/createRegistryFile';
import { createSharedRegistry } from './registry/createSharedRegistry';
import { registryRoutes } from './registry/registryRoutes';
import { createReleaseApi } from './releases/createReleaseApi';
import { createShopDesk } from './releases/createShopDesk';
import { createShopProbe } from './releases/createShopProbe';
import { createRenderer } from './rendering/createRenderer';
import { createServerDatabase } from './serverDatabase';
import type { Settings } from './settings';
import { createShellAssets } from './shellAssets';
import { createShopSettingsSource } from './shopSettingsSource';
import { serveShellFiles } from './staticFiles';
import { tellOfBuilds } from './tellOfBuilds';
import { startVisits } from './visits/startVisits';
import { createVitals } from './vitals/createVitals';

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
  const answerAtDesk = createReleaseApi(deskOf, settings);
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

  const app = new Hono<AnswerVariables>();
  app.use(observeAnswers());
  app.use(async (context, next) => {
    await next();
    const wanted = context.get('kind') ?? 'problem';
    const kind = context.res.status >= 400 && wanted !== 'overridden page' ? 'problem' : wanted;
    setAnswerHeaders(context.res.headers, kind, settings, {
      isByVisitor: context.get('isByVisitor'),
      userAgent: context.req.header('user-agent'),
    });
  });
  for (const folder of ['/assets/*', '/fonts/*'])
    app.get(folder, answers('release file'), serveShellFiles(settings));
  app.route('/', remoteFileRoutes(settings, contentOf, shared));
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
  app.route('/', registryRoutes(registryOf, settings));
  if (development) app.get('/__dev/reload', answers('health'), tellOfBuilds(buildFolder));
  app.get(
    '*',
    createPageAnswer({
      ...{ settings, registryOf, assetsOf, shopSettings, renderer, overrides, vitals },
      visits: startVisits(settings),
    }),
  );
  app.onError((error, context) => {
    logFault(`${context.req.method} ${shownPath(context.req.path)} failed`, error);
    return problemResponse('failed');
  });
  return { fetch: app.fetch, liveShell: async () => (await contentOf())?.shell?.version };
}
