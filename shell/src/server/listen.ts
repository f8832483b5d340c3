import type { Server } from 'node:http';

/**
 * Listens on the port, or on the socket that the start script holds for us: it answers for a shop that restarts,
 * and nobody is refused when the socket changes hands.
 */
export function listen(server: Server, port: number, env: NodeJS.ProcessEnv, onReady: () => void): void {
  if (env.SOCKET_FROM_PARENT !== '1') {
    server.listen(port, onReady);
    return;
  }
  process.once('message', (_name, socket) => server.listen(socket, onReady));
  process.send?.('socket');
}
