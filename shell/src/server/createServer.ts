import { serveStatic } from '@hono/node-server/serve-static';
import { fontFiles } from '@shop/ui';
import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { streamSSE } from 'hono/streaming';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createMediaHandler } from './media';
import { createRegistryFile } from './registryFile';
import type { RenderContext } from './renderPage';
import { createServerDatabase } from './serverDatabase';
import { createServerRemotes, type ServerRemotes } from './serverRemotes';
import { createPageHandler } from './servePage';
import type { Settings } from './settings';
import { readShellAssets } from './shellAssets';
import { createShopSettingsSource } from './shopSettingsSource';

declare const __non_webpack_require__: NodeJS.Require;

const immutable = 'public, max-age=31536000, immutable';

/** The shop's web server: versioned files, pictures, and rendered pages. It keeps no state of shoppers. */
export function createServer(settings: Settings): Hono {
  const { buildFolder } = settings;
  const registryOf = createRegistryFile(buildFolder);
  const database = createServerDatabase(settings);
  const shopSettingsOf = createShopSettingsSource(database);
  let remotes: ServerRemotes | undefined;

  const contextOf = async (): Promise<
    RenderContext & { assets: Awaited<ReturnType<typeof readShellAssets>> }
  > => {
    const [registry, shopSettings] = await Promise.all([registryOf(), shopSettingsOf()]);
    if (remotes?.revision !== registry.revision) {
      if (settings.development) forgetRemotes(buildFolder);
      remotes = createServerRemotes(registry, buildFolder);
    }
    const environment = {
      backend: { url: settings.supabaseUrl, publishableKey: settings.publishableKey },
      settings: shopSettings,
      siteUrl: settings.siteUrl,
    };
    return { settings, environment, registry, remotes, database, assets: await readShellAssets(buildFolder) };
  };

  const app = new Hono();
  app.use(secureHeaders({ crossOriginResourcePolicy: 'same-origin' }));
  app.get('/healthz', (context) => context.json({ ok: true }));
  app.get('/registry.json', async (context) =>
    context.json(await registryOf(), 200, { 'cache-control': 'no-cache' }),
  );
  app.use('/remotes/*', hidePrivateFiles);
  app.get('/assets/*', files(path.join(buildFolder, 'shell/web'), settings));
  app.get('/remotes/*', files(buildFolder, settings));
  app.get('/fonts/*', serveFont);
  app.get('/media/*', createMediaHandler(settings));
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
  app.get('*', createPageHandler(contextOf));
  app.onError((error, context) => {
    console.error(`${context.req.method} ${context.req.path} failed`, error);
    return context.text('The shop is having trouble. Please try again in a moment.', 500);
  });
  return app;
}

/** Files whose name changes with their content, in the compressed form the browser takes. */
function files(root: string, { development }: Settings): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: !development });
  return async (context, next) => {
    const answer = await serve(context, next);
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

const serveFont: MiddlewareHandler = async (context) => {
  const font = fontFiles.find(({ path: address }) => address === context.req.path);
  if (!font) return context.text('Not found', 404);
  const bytes = await readFile(__non_webpack_require__.resolve(font.file));
  return context.body(new Uint8Array(bytes), 200, {
    'content-type': 'font/woff2',
    'cache-control': immutable,
  });
};

/** In development a version folder is overwritten, so Node must read it again. */
function forgetRemotes(buildFolder: string): void {
  const folder = path.join(buildFolder, 'remotes');
  for (const file of Object.keys(__non_webpack_require__.cache)) {
    if (file.startsWith(folder)) delete __non_webpack_require__.cache[file];
  }
}
