import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

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

/**
 * Whom limits count as one, as SQL does (`private.visitor_network`): an address without its port, and of IPv6 the network of
 * 64 bits, for whoever has one of its addresses has them all.
 */
export function visitorNetwork(address: string): string {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(bare)) return bare.replace(/^([\d.]+):\d+$/, '$1');
  const [left = [], right = []] = bare.split('::').map(groupsOf);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => 0);
  const network = [...left, ...zeros, ...right].slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

/** The groups of 16 bits in a part of an address, of which an IPv4 address is two. What they are there is in no network. */
const groupsOf = (part: string): number[] =>
  part.split(':').flatMap((group) => {
    if (group === '') return [];
    return group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)];
  });
