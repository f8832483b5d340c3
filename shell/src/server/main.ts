import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer } from './createServer';
import { createHttpServer, type Farewell } from './http/createHttpServer';
import { refuse } from './http/refuse';
import { listenOnLentSocket, watchListening } from './listen';
import { logFault } from './log/log';
import { listenForMetrics } from './metrics/listenForMetrics';
import { collectProcessMetrics } from './metrics/metrics';
import { readSettings } from './settings';
import { tellLiveShell } from './tellLiveShell';
import { endTracing, loadTracing } from './tracing/loadTracing';

/** How long connections may be at rest before they are closed when another process serves already; in milliseconds. */
const unhurried: Farewell = { grace: 10_000, within: 20_000 };

function stopWith(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function openMetrics(place: { port: number; host: string }) {
  collectProcessMetrics();
  // A shop sells without being counted: while another server of this shop still has the port, this one is not.
  listenForMetrics(place).on('error', (error) => logFault(`[metrics] ${error.message}`));
}

function start() {
  const settings = readSettings(process.env, path.dirname(__dirname));
  loadTracing(process.env);
  const { fetch, liveShell } = createServer(settings);
  if (settings.metrics) openMetrics(settings.metrics);
  const open = () => createHttpServer({ fetch, refuse: (refusal) => refuse(refusal, settings) });
  const { server, stop } = open();
  watchListening(server, (error) =>
    stopWith(
      error.code === 'EADDRINUSE'
        ? `Port ${settings.port} is in use: stop what runs there, or set PORT to another.`
        : `The shop's web server could not start: ${error.message}`,
    ),
  );
  const end = (farewell?: Farewell) =>
    void stop(farewell)
      .then(endTracing)
      .then(() => process.exit(0));
  // Without its start script ('disconnect') it would keep the port to itself.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, () => end());
  process.on('message', (word) => {
    if (word === 'retire') end(unhurried);
  });
  server.once('listening', () => {
    const { port } = server.address() as AddressInfo;
    const url = `http://localhost:${port}`;
    console.log(JSON.stringify({ ready: true, url }));
    // Who asks whether it is ready starts the processes that render pages, so that the first visitor waits less.
    void fetch(new Request(`${url}/readyz`));
  });
  if (process.env.SOCKET_FROM_PARENT === '1') {
    listenOnLentSocket(server, open());
    tellLiveShell(liveShell);
  } else server.listen(settings.port);
}

try {
  start();
} catch (error) {
  stopWith(error instanceof Error ? error.message : String(error));
}
