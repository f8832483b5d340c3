import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from '../startupError';
import { setAnswerHeaders } from './answerHeaders';
import { isOwnHost, refuseHost } from './hostCheck';
import { writeVisitorAddress } from './visitorAddress';

/** How long a client may take, in milliseconds, and how many there may be. */
export interface ClientLimits {
  /** Until all headers of a request are here; a connection that says nothing ends after it, too. */
  headers: number;
  /** Until a request is here whole: a picture of eight megabytes from a phone. */
  request: number;
  /** How often connections are looked at. */
  check: number;
  /** Connections at one time; more are closed at once. */
  connections: number;
}

const clientLimits: ClientLimits = { headers: 10_000, request: 60_000, check: 2_000, connections: 2_000 };

/** Listens on the loopback, answering 503 until requests are routed. Throws `StartupError` when the port is taken. */
export async function listen(
  port: number,
  limits: ClientLimits = clientLimits,
): Promise<{ server: Server; url: string }> {
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      connectionsCheckingInterval: limits.check,
    },
    (request, response) => {
      setAnswerHeaders(response, request.url);
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' });
      response.end(JSON.stringify({ code: 'starting', message: 'The local backend is starting.' }));
    },
  );
  server.maxConnections = limits.connections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new StartupError(
      `Port ${port} is in use. Stop what listens there, or set BACKEND_PORT to another port.`,
    );
  });
  // From here on it is one connection that fails, as where there are too many files open.
  server.removeAllListeners('error');
  server.on('error', ({ message }) => process.stderr.write(`A connection failed: ${message}\n`));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

interface Routing {
  /** By the beginning of a path: each answers what lies below its own. */
  mounts: Record<string, RequestListener>;
  /** Answers everything else. */
  main: RequestListener;
  siteUrl: string;
  /** Trusted proxies in front of this server. */
  proxies: number;
  /** What sees each answer, such as traces. */
  around(listener: RequestListener): RequestListener;
}

/** Answers from now on, after it has refused foreign hosts and written down who calls. */
export function routeRequests(server: Server, { main, mounts, siteUrl, proxies, around }: Routing): void {
  const prefixes = Object.entries(mounts);
  server.removeAllListeners('request');
  const route: RequestListener = (request, response) => {
    setAnswerHeaders(response, request.url);
    if (!isOwnHost(request.headers.host, siteUrl)) return refuseHost(request, response);
    writeVisitorAddress(request, proxies);
    const [, listener = main] = prefixes.find(([prefix]) => isBelow(request.url ?? '', prefix)) ?? [];
    listener(request, response);
  };
  server.on('request', around(route));
}

const isBelow = (url: string, prefix: string): boolean =>
  url.startsWith(prefix) && ['/', '?', undefined].includes(url[prefix.length]);

/**
 * Realtime is not implemented: a websocket gets a plain answer instead of a connection that never speaks. Node has let go
 * of the socket by then: its errors, and its end, are nobody else's.
 */
export function refuseUpgrades(server: Server): void {
  server.on('upgrade', (_request, socket) => {
    const body = JSON.stringify({
      code: 'not_implemented',
      message: 'The local backend does not implement realtime.',
    });
    socket.on('error', () => socket.destroy());
    socket.end(
      `HTTP/1.1 501 Not Implemented\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      () => socket.destroy(),
    );
  });
}

/** Stops accepting, lets running requests finish for a moment, then closes. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const force = setTimeout(() => server.closeAllConnections(), 2_000);
  await closed;
  clearTimeout(force);
}
