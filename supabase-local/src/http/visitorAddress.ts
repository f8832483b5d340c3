import type { IncomingMessage } from 'node:http';

/** Where services and SQL read a visitor's address: the header that the hosted platform's edge writes, and nobody else. */
export const visitorHeader = 'cf-connecting-ip';

/** Headers by which clients could claim to come from elsewhere. */
const claims = new Set([visitorHeader, 'x-forwarded-for', 'x-real-ip', 'true-client-ip', 'forwarded']);

/**
 * Replaces whatever a client says about its address by what is known of it: the socket's, or behind `proxies` trusted
 * proxies what the first of them has written, each having added its caller at the end of X-Forwarded-For.
 */
export function writeVisitorAddress(request: IncomingMessage, proxies: number): void {
  const address = readAddress(request, proxies);
  const kept: string[] = [];
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(index, index + 2);
    if (!claims.has(name.toLowerCase())) kept.push(name, value);
  }
  request.rawHeaders = [...kept, visitorHeader, address, 'x-forwarded-for', address];
}

function readAddress(request: IncomingMessage, proxies: number): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? ''].flat().join(',').split(',');
  const written = proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined;
  return written || request.socket.remoteAddress || '';
}
