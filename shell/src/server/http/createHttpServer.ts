import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
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

/** How a server ends; both in milliseconds. */
export interface Farewell {
  /** In which a request that is on its way may still arrive on an open connection. */
  grace: number;
  /** That requests under way have to be answered. */
  within: number;
}

const farewell: Farewell = { grace: 500, within: 10_000 };

/** A server, and a way to stop it. */
export interface HttpServer {
  server: Server;
  /**
   * Takes no more connections, answers on open ones what comes within a grace and tells their clients that it is the
   * last answer, waits for requests under way, then closes all. Asked again, it hurries as much as either said.
   */
  stop(farewell?: Partial<Farewell>): Promise<void>;
}

/**
 * A server that no client can keep busy: half requests end with 408; other methods than GET and HEAD, and bodies beyond
 * what their address takes (`refusalOf`), are refused without the body being read.
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
  // Else Node would ask the client to go on and send its body, whoever it is.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!refusalOf(request.method, request.url ?? '', request.headers)) response.writeContinue();
    answer(request, response);
  });
  const closeIdle = trackIdle(server);
  let closed: Promise<void> | undefined;
  return {
    server,
    stop: async ({ grace = farewell.grace, within = farewell.within } = {}) => {
      // Node's own way to close an HTTP server cuts connections off on which a request may be on its way.
      closed ??= new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      const stopWaiting = closeIdle(Math.min(grace, within));
      const closeAll = setTimeout(() => server.closeAllConnections(), within);
      await closed;
      clearTimeout(closeAll);
      stopWaiting();
    },
  };
}

/**
 * Knows the connections without a request under way. The function returned lets each be told with its next answer that it
 * is the last; after so many milliseconds it closes those that wait, and each other one when it has been answered. What it
 * returns ends the wait.
 */
function trackIdle(server: Server): (after: number) => () => void {
  const idle = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let stopping: 'no' | 'soon' | 'now' = 'no';
  const rest = (socket: Socket) => {
    if (stopping === 'now') socket.destroySoon();
    else if (!socket.destroyed) idle.add(socket);
  };
  const sayGoodbye = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => idle.delete(socket));
    rest(socket);
  });
  const begin = ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket);
    underWay.add(response);
    if (stopping !== 'no') sayGoodbye(response);
    response.once('close', () => {
      underWay.delete(response);
      rest(socket);
    });
  };
  // A client that asks before it sends its body is announced by an event of its own.
  for (const event of ['request', 'checkContinue']) server.prependListener(event, begin);
  return (after) => {
    stopping = 'soon';
    for (const response of underWay) sayGoodbye(response);
    const timer = setTimeout(() => {
      stopping = 'now';
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
