import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpServer } from './http/createHttpServer';
import { logFault } from './log/log';

/**
 * Reports an error of listening as `fail`. Once the server listens it is one connection that fails, as where there are too
 * many files open: that is written down.
 */
export function watchListening(server: Server, fail: (error: NodeJS.ErrnoException) => void): void {
  server.once('error', fail);
  server.once('listening', () => {
    server.off('error', fail);
    server.on('error', (error) => logFault(`A connection failed: ${error.message}`));
  });
}

/**
 * Listens on the socket that the start script holds for us: nobody is refused when it changes hands. Until it comes, a
 * door on the loopback interface lets the start script see whether this process is well. Asked for it, the socket is
 * lent to the process of another version, which then listens on it beside this one.
 */
export function listenOnLentSocket(server: Server, door: HttpServer): void {
  process.on('message', (word, socket) => {
    if (word === 'socket') {
      server.listen(socket);
      void door.stop({ grace: 0 });
    }
    if (word === 'lend') process.send?.('socket', server);
  });
  door.server.listen(0, '127.0.0.1', () => {
    const { port } = door.server.address() as AddressInfo;
    process.send?.({ door: `http://127.0.0.1:${port}` });
  });
}
