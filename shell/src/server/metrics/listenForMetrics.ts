import { createServer, type Server } from 'node:http';
import { registry } from './metrics';

/**
 * Answers `GET /metrics` in Prometheus's text format, on a port of its own: what a shop does is not for its visitors,
 * and no rule of a proxy has to remember that. Errors of the port are the caller's.
 */
export function listenForMetrics({ port, host }: { port: number; host: string }): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  }).listen(port, host);
}
