import { serve } from '@hono/node-server';
import { createServer } from './createServer';
import { readSettings } from './settings';

function stopWith(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function start() {
  const settings = readSettings(process.env);
  const server = serve({ fetch: createServer(settings).fetch, port: settings.port }, () => {
    console.log(JSON.stringify({ ready: true, url: `http://localhost:${settings.port}` }));
  });
  server.on('error', (error: NodeJS.ErrnoException) =>
    stopWith(
      error.code === 'EADDRINUSE'
        ? `Port ${settings.port} is in use: stop what runs there, or set PORT to another.`
        : `The shop's web server could not start: ${error.message}`,
    ),
  );
  const stop = () => {
    server.close(() => process.exit(0));
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

try {
  start();
} catch (error) {
  stopWith(error instanceof Error ? error.message : String(error));
}
