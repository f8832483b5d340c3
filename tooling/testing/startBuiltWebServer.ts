import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { readJson } from '@shop/kit';
import { shellSourceHash } from '../build/sourceHash';
import { inRepository } from '../workspace/repository';

/** The built web server as a process of its own. */
export interface BuiltWebServer {
  url: string;
  /** What it and its processes wrote to the error output so far. */
  log(): string;
  isAlive(): boolean;
  stop(): Promise<void>;
}

/**
 * Starts the shop's built web server over a build folder of the test's own; its backend knows the shop's settings and
 * nothing else. Rejects when the build is not that of the sources.
 */
export async function startBuiltWebServer(buildFolder: string): Promise<BuiltWebServer> {
  const { sources } = readJson<{ sources: string }>(inRepository('dist/shell/release.json'));
  if (sources !== shellSourceHash())
    throw new Error('The built shell is stale: npm run build -w @shop/shell');
  const backend = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(shopSettings));
  });
  const backendPort = await listen(backend);
  const port = await freePort();
  const child = spawn(process.execPath, [inRepository('dist/shell/server/main.cjs')], {
    env: {
      BUILD_FOLDER: buildFolder,
      PORT: String(port),
      SITE_URL: 'http://shop.example',
      SUPABASE_URL: `http://127.0.0.1:${backendPort}`,
      SUPABASE_ANON_KEY: 'public',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The web server ended before it was ready\n${log}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve((JSON.parse(line) as { url: string }).url);
    });
  });
  return {
    url,
    log: () => log,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      const ended = once(child, 'exit');
      if (child.kill('SIGTERM')) await ended;
      backend.close();
      backend.closeAllConnections();
    },
  };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

const shopSettings = {
  phase: 'beta',
  free_shipping_above: 999,
  standard_shipping: 49,
  express_shipping: 149,
  platform_fee: 0,
  gst_percent: 5,
  cod_limit: 5000,
  return_days: 7,
};
