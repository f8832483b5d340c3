import type { AddressInfo } from 'node:net';
import { createServer } from './createServer';
import { createHttpServer } from './http/createHttpServer';
import { refuse } from './http/refuse';
import { listen } from './listen';
import { readSettings } from './settings';

function stopWith(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function start() {
  const settings = readSettings(process.env);
  const { fetch } = createServer(settings);
  const { server, stop } = createHttpServer({
    fetch,
    refuse: (refusal) => refuse(refusal, settings),
  });
  server.on('error', (error: NodeJS.ErrnoException) =>
    stopWith(
      error.code === 'EADDRINUSE'
        ? `Port ${settings.port} is in use: stop what runs there, or set PORT to another.`
        : `The shop's web server could not start: ${error.message}`,
    ),
  );
  let stopping: Promise<void> | undefined;
  // Without its start script ('disconnect') it would keep the port to itself.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.on(event, () => {
      stopping ??= stop().then(() => process.exit(0));
    });
  }
  listen(server, settings.port, process.env, () => {
    const { port } = server.address() as AddressInfo;
    const url = `http://localhost:${port}`;
    console.log(JSON.stringify({ ready: true, url }));
    // Who asks whether it is ready starts the processes that render pages, so that the first visitor waits less.
    void fetch(new Request(`${url}/readyz`));
  });
}

try {
  start();
} catch (error) {
  stopWith(error instanceof Error ? error.message : String(error));
}
