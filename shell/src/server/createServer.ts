import { serveStatic } from '@hono/node-server/serve-static';
import { registryFor } from '@shop/kernel/platform';
import { fontFiles } from '@shop/ui/fonts';
import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { streamSSE } from 'hono/streaming';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { robotsText, sitemapIndex } from './crawlerFiles';
import { createMediaHandler } from './media';
import { createRegistryFile } from './registryFile';
import { createRenderer } from './rendering/createRenderer';
import { createServerDatabase } from './serverDatabase';
import { createPageHandler, type PageContext } from './servePage';
import type { Settings } from './settings';
import { readShellAssets } from './shellAssets';
import { createShopSettingsSource } from './shopSettingsSource';
import { noTrial, rememberBucket, visitorBucket } from './visitorBucket';

declare const __non_webpack_require__: NodeJS.Require;

const immutable = 'public, max-age=31536000, immutable';

/** The shop's web server: versioned files, pictures, and rendered pages. It keeps no state of shoppers. */
export function createServer(settings: Settings): Hono {
  const { buildFolder } = settings;
  const registryOf = createRegistryFile(buildFolder);
  const database = createServerDatabase(settings);
  const shopSettingsOf = createShopSettingsSource(database);
  const renderer = createRenderer(settings);

  const contextOf = async (bucket: number): Promise<PageContext> => {
    const [published, shopSettings] = await Promise.all([registryOf(), shopSettingsOf()]);
    const registry = registryFor(renderer.settle(published), bucket);
    const environment = {
      backend: { url: settings.supabaseUrl, publishableKey: settings.publishableKey },
      settings: shopSettings,
      siteUrl: settings.siteUrl,
    };
    return {
      settings,
      environment,
      registry,
      assets: await readShellAssets(buildFolder),
    };
  };

  const servePage = createPageHandler(renderer);
  const app = new Hono();
  app.use('/remotes/*', hidePrivateFiles);
  for (const folder of ['/assets/*', '/remotes/*', '/fonts/*', '/media/*']) app.use(folder, hardenFile);
  app.get('/assets/*', files(path.join(buildFolder, 'shell/web'), settings));
  app.get('/remotes/*', files(buildFolder, settings));
  app.get('/fonts/*', serveFont);
  app.get('/media/*', createMediaHandler(settings));

  app.use(secureHeaders({ crossOriginResourcePolicy: 'same-origin' }));
  app.get('/healthz', (context) => context.json({ ok: true }));
  app.get('/registry.json', async (context) =>
    context.json(await registryOf(), 200, { 'cache-control': 'no-cache' }),
  );
  app.get('/robots.txt', async (context) =>
    context.text(robotsText((await registryOf()).remotes, settings.siteUrl)),
  );
  app.get('/sitemap.xml', async (context) =>
    context.body(sitemapIndex((await registryOf()).remotes, settings.siteUrl), 200, {
      'content-type': 'application/xml; charset=utf-8',
    }),
  );
  if (settings.development) {
    app.get('/__dev/reload', (context) =>
      streamSSE(context, async (stream) => {
        while (!stream.aborted) {
          // A restarting server is asked again at once, not after the browser's own three seconds.
          await stream.writeSSE({ data: (await registryOf()).revision, retry: 200 });
          await stream.sleep(300);
        }
      }),
    );
  }
  app.get('*', async (context) => {
    // Without a trial there is nothing to tell visitors apart by, and nobody gets a cookie.
    const trying = Boolean((await registryOf()).trials?.length);
    const bucket = trying ? visitorBucket(context) : noTrial;
    context.res = await servePage(context.req, await contextOf(bucket));
    if (trying) rememberBucket(context, bucket);
    return context.res;
  });
  app.onError((error, context) => {
    console.error(`${context.req.method} ${context.req.path} failed`, error);
    return context.text('The shop is having trouble. Please try again in a moment.', 500);
  });
  return app;
}

/** Files whose name changes with their content, in the compressed form the browser takes. */
function files(root: string, { development }: Settings): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: !development });
  // A file that is not there is no page: it must not come to the renderer.
  const goNoFurther = () => Promise.resolve();
  return async (context) => {
    const answer = await serve(context, goNoFurther);
    if (!answer) return context.text('Not found', 404);
    answer.headers.set('cache-control', development ? 'no-cache' : immutable);
    return answer;
  };
}

/** Server bundles and release notes lie beside the browser files but are not for browsers. */
const hidePrivateFiles: MiddlewareHandler = async (context, next) => {
  if (/\/server\/|\/release\.json$/.test(context.req.path)) return context.text('Not found', 404);
  return next();
};

/** What is no document needs two of the security headers; the others are half a kilobyte for each of twenty files. */
const hardenFile: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('x-content-type-options', 'nosniff');
  context.header('cross-origin-resource-policy', 'same-origin');
};

const serveFont: MiddlewareHandler = async (context) => {
  const font = fontFiles.find(({ path: address }) => address === context.req.path);
  if (!font) return context.text('Not found', 404);
  const bytes = await readFile(__non_webpack_require__.resolve(font.file));
  return context.body(new Uint8Array(bytes), 200, {
    'content-type': 'font/woff2',
    'cache-control': immutable,
  });
};
