import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { localEntry, localVersion } from '@shop/registry';
import { readProject, type RemoteProject } from '../project/readProject';
import { httpClient } from '../release/httpClient';
import { remoteBrowserConfig } from '../webpack/remoteConfig';

/** Which shop shows the remote, and the port that its files come from. */
export interface InShopSettings {
  port: number;
  /** Address of a shop that runs somewhere. */
  shop: string;
  /** The team's release token. */
  token: string;
}

/**
 * Serves one remote to the pages of a shop that runs, for the browser that is opened at the printed address: it is sent to the
 * shop, comes back with the hash of its secret, and gets the grant that the team's token allows (adr 0041). An edit reloads
 * the page: a shop's React is a production build, in which components cannot be replaced.
 */
export async function startInShop(
  project: RemoteProject,
  { port, shop, token }: InShopSettings,
): Promise<void> {
  const { name } = project.manifest;
  const { origin: shopOrigin, hostname } = new URL(shop);
  const origin = `http://localhost:${port}`;
  const output = path.join(project.folder, 'dist', localVersion);
  const config = remoteBrowserConfig(project, 'development', output, 'production');
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack took no configuration');
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      // Its pages are told of edits; nobody else's are.
      allowedHosts: [hostname],
      headers: {
        'access-control-allow-origin': shopOrigin,
        'access-control-allow-private-network': 'true',
        'cross-origin-resource-policy': 'cross-origin',
      },
      hot: false,
      liveReload: true,
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      devMiddleware: { publicPath: `/remotes/${name}/${localVersion}/` },
      setupMiddlewares: (middlewares) => [
        { name: 'way into the shop', middleware: wayIn({ project, shop: shopOrigin, origin, token }) },
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  console.log(`${name} in ${shopOrigin}, for the browser in which you open ${origin}`);
}

interface WayIn {
  project: RemoteProject;
  shop: string;
  origin: string;
  token: string;
}

/** Sends a browser to the shop for its secret, and with what the shop grants back into it. */
function wayIn({ project, shop, origin, token }: WayIn) {
  const client = httpClient(shop, token);
  const grantFor = (browser: string) => {
    const { manifest } = readProject(project.folder);
    return client.override(manifest.name, localEntry(manifest, origin), browser);
  };
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const goTo = (address: URL) => response.writeHead(303, { location: address.href }).end();
    // A browser asks first whether a site may fetch from this machine.
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (pathname === '/') {
      const address = new URL('/releases/override/begin', shop);
      address.searchParams.set('at', origin);
      return void goTo(address);
    }
    if (pathname !== '/enter') return next();
    grantFor(searchParams.get('browser') ?? '').then(
      (grant) => {
        const address = new URL('/releases/override/enter', shop);
        address.searchParams.set('grant', grant);
        goTo(address);
      },
      (error: Error) => response.writeHead(502, { 'content-type': 'text/plain' }).end(error.message),
    );
  };
}
