import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { defaultSettings } from '@shop/kernel/domain';
import { fontFiles } from '@shop/ui/fonts';
import type { RemoteProject } from '../project/readProject';
import { standaloneConfig } from '../webpack/standaloneConfig';

/** Where a remote alone is served, and the backend that it asks. */
export interface StandaloneSettings {
  port: number;
  backend: { url: string; publishableKey: string };
}

/** Serves one remote alone. */
export async function startStandalone(
  project: RemoteProject,
  { port, backend }: StandaloneSettings,
): Promise<void> {
  const siteUrl = `http://localhost:${port}`;
  const compiler = webpack(standaloneConfig(project, { backend, settings: defaultSettings, siteUrl }));
  if (!compiler) throw new Error('webpack took no configuration');
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      // What cannot be replaced in the page that runs makes it reload.
      hot: true,
      liveReload: true,
      client: { overlay: true, logging: 'warn' },
      historyApiFallback: { disableDotRule: true },
      proxy: [
        {
          context: ['/media'],
          target: backend.url,
          pathRewrite: { '^/media': '/storage/v1/object/public/product-images' },
        },
      ],
      setupMiddlewares: (middlewares) => [{ name: 'fonts', middleware: fontsOf(project) }, ...middlewares],
    },
    compiler,
  );
  await server.start();
  console.log(`${project.manifest.name} alone: ${siteUrl}`);
}

/** Serves the fonts of the design system that the remote has installed. */
function fontsOf({ folder }: RemoteProject) {
  const inRemote = createRequire(path.join(folder, 'package.json'));
  const { resolve } = createRequire(inRemote.resolve('@shop/ui/fonts'));
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const font = fontFiles.find(({ path: address }) => address === request.url);
    if (!font) return next();
    response.setHeader('content-type', 'font/woff2');
    createReadStream(resolve(font.file)).pipe(response);
  };
}
