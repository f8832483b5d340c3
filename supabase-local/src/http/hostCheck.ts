import type { IncomingMessage, ServerResponse } from 'node:http';
import { loopbackHosts } from '../auth/redirects';

const hostPattern = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/i;

/**
 * Whether a request names this machine, or the host of the shop. A page of another site can give its own name the
 * address 127.0.0.1 and would otherwise read everything here as if it were its own, the mailbox first of all.
 */
export function isOwnHost(host: string | undefined, siteUrl: string): boolean {
  const name = hostPattern.exec(host ?? '')?.[1]?.toLowerCase();
  if (name === undefined || !URL.canParse(`http://${host}`)) return false;
  return loopbackHosts.has(name) || name === new URL(siteUrl).hostname;
}

/** Answers a request that was meant for another host. */
export function refuseHost(request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify({
    code: 'unknown_host',
    message: 'The local backend answers to localhost, 127.0.0.1 and the host of SITE_URL.',
  });
  response.writeHead(421, { 'content-type': 'application/json', connection: 'close' });
  response.end(body);
  request.resume();
}
