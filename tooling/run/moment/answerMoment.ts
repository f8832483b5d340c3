import type { IncomingMessage, ServerResponse } from 'node:http';
import { momentMessage, type MomentPage, retryAfter } from './momentPage';

/** Answers any request while the web server is away: a page to browsers, JSON or a sentence to everybody else. */
export function answerMoment(page: MomentPage, request: IncomingMessage, response: ServerResponse): void {
  const { type, body } = answerFor(request.headers.accept ?? '', page);
  response.writeHead(503, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'retry-after': String(retryAfter),
    'cache-control': 'no-store',
    'content-security-policy': page.policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // The next request of this visitor goes to the server that is back by then.
    connection: 'close',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function answerFor(accept: string, page: MomentPage): { type: string; body: string } {
  if (accept.includes('text/html')) return { type: 'text/html; charset=utf-8', body: page.html };
  if (accept.includes('json')) {
    const body = JSON.stringify({ code: 'restarting', message: momentMessage });
    return { type: 'application/json', body };
  }
  return { type: 'text/plain; charset=utf-8', body: `${momentMessage}\n` };
}
