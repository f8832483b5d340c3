import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { answerMoment } from './answerMoment';
import { momentPage } from './momentPage';

/** Holds the shop's port while its web server is away. */
export interface PortKeeper {
  /**
   * The listening socket, for a web server that is ready to go on with it. Visitors are answered "back in a
   * moment" until then. Takes the port first, and waits for one that cannot be had. Never rejects.
   */
  socket(): Promise<Server>;
  /** Leaves the port to the server that has the socket. Idempotent, as `take` is. */
  leave(): void;
  /** Takes the port. Rejects when it is in use. */
  take(): Promise<void>;
}

/** Milliseconds that a visitor may take for a request. */
const requestTimeout = 10_000;
/** Milliseconds until a port that is in use is tried again. */
const retry = 250;

/**
 * The listening socket itself moves from here to the new web server, so that no connection is refused at the
 * hand-over: whatever waits in its queue is accepted by one of the two. A proxy would copy every byte, and
 * two sockets on one port would reset what waits at the one that closes. `fontFile` is for the page's own words.
 */
export function createPortKeeper(port: number, fontFile: string): PortKeeper {
  const page = momentPage(fontFile);
  // It never listens itself: closing it would end connections that have been accepted and not been read.
  const http = createHttpServer({ maxHeaderSize: 16_384 }, (request, response) =>
    answerMoment(page, request, response),
  );
  http.timeout = requestTimeout;
  let taking: Promise<Server> | undefined;

  const take = async (): Promise<Server> => {
    const attempt = (taking ??= listen(port, (server) =>
      server.on('connection', (socket) => http.emit('connection', socket)),
    ));
    return attempt.catch((error: unknown) => {
      if (taking === attempt) taking = undefined;
      throw error;
    });
  };
  return {
    take: async () => void (await take()),
    socket: async () => {
      for (;;) {
        try {
          return await take();
        } catch {
          // It is in use still, or there is no room for a socket: this script goes on whatever it is.
          await setTimeout(retry);
        }
      }
    },
    leave: () => {
      const held = taking;
      taking = undefined;
      void held?.then(
        (server) => server.close(),
        () => undefined,
      );
    },
  };
}

const listen = (port: number, prepare: (server: Server) => void): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    prepare(server);
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
