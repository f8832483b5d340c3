import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Refusal, refusalOf } from './refusalOf';

/** How long a client may take; all in milliseconds. */
export interface HttpLimits {
  /** Until all headers of a request are here; a connection that says nothing ends after it, too. */
  headers: number;
  /** Until a request is here whole. */
  request: number;
  /** Between two requests of one connection: longer than proxies keep theirs, or they meet a closed one. */
  keepAlive: number;
  /** Without a byte in either direction while an answer is under way. */
  silence: number;
  /** How often connections are looked at. */
  check: number;
  /** Connections at one time; more are closed at once. */
  connections: number;
}

export const httpLimits: HttpLimits = {
  headers: 10_000,
  request: 15_000,
  keepAlive: 65_000,
  silence: 30_000,
  check: 2_000,
  connections: 10_000,
};

interface HttpServerOptions {
  fetch: Parameters<typeof getRequestListener>[0];
  /** The answer to a request that is refused before the shop is asked. */
  refuse: (refusal: Refusal) => Response;
  limits?: HttpLimits;
}

/** Milliseconds that requests under way have when the server stops. */
const stopTimeout = 10_000;
/** Milliseconds in which a request that is on its way may still arrive on an open connection. */
const grace = 500;

/** A server, and a way to stop it. */
interface HttpServer {
  server: Server;
  /** Takes no more connections, lets requests under way be answered for `within` milliseconds, then closes all. */
  stop(within?: number): Promise<void>;
}

/**
 * A server that no client can keep busy: half requests end with 408, requests with a body and other methods than
 * GET and HEAD are refused without the body being read.
 */
export function createHttpServer({ fetch, refuse, limits = httpLimits }: HttpServerOptions): HttpServer {
  const listener = getRequestListener(fetch, { errorHandler: () => refuse('strange address') });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const refusal = refusalOf(request.method, request.url ?? '', request.headers);
    if (refusal) void sendAndClose(request, response, refuse(refusal));
    else void listener(request, response);
  };
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: limits.check,
    },
    answer,
  );
  server.timeout = limits.silence;
  server.maxConnections = limits.connections;
  // Else Node would ask the client to go on and send its body.
  server.on('checkContinue', answer);
  const closeIdle = trackIdle(server);
  return {
    server,
    stop: async (within = stopTimeout) => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const stopWaiting = closeIdle(Math.min(grace, within));
      const closeAll = setTimeout(() => server.closeAllConnections(), within);
      await closed;
      clearTimeout(closeAll);
      stopWaiting();
    },
  };
}

/**
 * Knows the connections without a request under way. Node's own `closeIdleConnections` leaves those open that have
 * not sent a request yet. The function returned closes them after so many milliseconds, and each other one when it has
 * been answered; what it returns ends the wait.
 */
function trackIdle(server: Server): (after: number) => () => void {
  const idle = new Set<Socket>();
  let closing = false;
  const rest = (socket: Socket) => {
    if (closing) socket.destroySoon();
    else if (!socket.destroyed) idle.add(socket);
  };
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => idle.delete(socket));
    rest(socket);
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket);
    response.once('close', () => rest(socket));
  });
  return (after) => {
    closing = true;
    const timer = setTimeout(() => {
      for (const socket of idle) socket.destroy();
    }, after);
    return () => clearTimeout(timer);
  };
}

/** Milliseconds that a client which is sending a body has to notice that nobody takes it. */
const linger = 1_000;

/**
 * The connection is of no further use: what comes behind the headers is not read. It closes a moment after the
 * answer, because a client that is still sending would find it broken and never read why.
 */
async function sendAndClose(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'content-length': body.byteLength,
    connection: 'close',
  });
  if (request.complete || request.method === 'HEAD') {
    response.end(body);
    return;
  }
  response.write(body);
  setTimeout(() => response.end(), linger).unref();
}
