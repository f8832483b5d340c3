import { createAdaptorServer } from '@hono/node-server';
import { createServer } from './createServer';
import { listen, stopListening } from './listen';
import { readSettings } from './settings';

function stopWith(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function start() {
  const settings = readSettings(process.env);
  const server = createAdaptorServer({ fetch: createServer(settings).fetch });
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
      stopping ??= stopListening(server).then(() => process.exit(0));
    });
  }
  listen(server, settings.port, process.env, () => {
    console.log(JSON.stringify({ ready: true, url: `http://localhost:${settings.port}` }));
  });
}

try {
  start();
} catch (error) {
  stopWith(error instanceof Error ? error.message : String(error));
}
