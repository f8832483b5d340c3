import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { defaultSettings } from '@shop/kernel/domain';
import { fontFiles } from '@shop/ui/fonts';
import { standaloneConfig } from '../webpack/standaloneConfig';
import { inRepository, remoteNames } from '../workspace/repository';
import { findBackend } from './findBackend';
import { requireFreePort } from './requireFreePort';
import { readRunSettings } from './runSettings';

const firstPort = 4701;

/** Serves one remote alone on a port of its own, against the local backend. Throws when that does not run. */
export async function startStandalone(remote: string, env: NodeJS.ProcessEnv): Promise<void> {
  const position = remoteNames().indexOf(remote);
  if (position < 0) throw new Error(`There is no remote ${remote}. Known: ${remoteNames().join(', ')}.`);
  const { backendPort, hosted } = readRunSettings(env);
  const backend = hosted ?? (await findBackend(backendPort, env.DATA_DIR));
  const port = firstPort + position;
  await requireFreePort(port);

  const compiler = webpack(
    standaloneConfig(remote, { backend, settings: defaultSettings, siteUrl: `http://localhost:${port}` }),
  );
  if (!compiler) throw new Error('webpack took no configuration');
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: false,
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
      setupMiddlewares: (middlewares) => [{ name: 'fonts', middleware: serveFont }, ...middlewares],
    },
    compiler,
  );
  await server.start();
  console.log(`${remote} alone: http://localhost:${port}`);
}

const { resolve } = createRequire(inRepository('shared-ui/package.json'));

function serveFont(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const font = fontFiles.find(({ path }) => path === request.url);
  if (!font) return next();
  response.setHeader('content-type', 'font/woff2');
  createReadStream(resolve(font.file)).pipe(response);
}
