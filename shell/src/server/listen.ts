import type { ServerType } from '@hono/node-server';

/**
 * Listens on the port, or on the socket that the start script holds for us: it answers for a shop that restarts,
 * and nobody is refused when the socket changes hands.
 */
export function listen(server: ServerType, port: number, env: NodeJS.ProcessEnv, onReady: () => void): void {
  if (env.SOCKET_FROM_PARENT !== '1') {
    server.listen(port, onReady);
    return;
  }
  process.once('message', (_name, socket) => server.listen(socket, onReady));
  process.send?.('socket');
}

/** Milliseconds that running requests get to end. */
const patience = 2_000;

/** Accepts no more connections, and resolves when the running requests have been answered or their time is up. */
export async function stopListening(server: ServerType): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), patience);
  await closed;
  clearTimeout(force);
}
