import type { IncomingHttpHeaders } from 'node:http';
import { beaconPath, mostBeaconBytes } from '../../vitals/beacon';
import { mostReleaseBytes } from '../releases/bodyLimits';

/** A request that is answered without the shop being asked, and without a byte of its body being read. */
export type Refusal = 'method' | 'body' | 'strange address' | 'long address';

/** Characters of path and query; the longest address that pages make themselves is a tenth of it. */
const longestAddress = 4096;
/** What takes a body by POST, of so many bytes at most and of a length that is said beforehand. */
const bodies = new Map([[beaconPath, mostBeaconBytes]]);
const dotSegment = /(^|[/\\])(\.|%2e){1,2}([/\\]|$)/i;

/** Why a request is refused, or nothing where it may come in. `url` is as the client wrote it. */
export function refusalOf(
  method: string | undefined,
  url: string,
  headers: IncomingHttpHeaders,
): Refusal | undefined {
  const [path = ''] = url.split('?', 1);
  const most = method === 'POST' ? bodies.get(path) : undefined;
  const mostBytes = most ?? mostReleaseBytes(method ?? '', path);
  if (method !== 'GET' && method !== 'HEAD' && mostBytes === 0) return 'method';
  const bytes = Number(headers['content-length'] ?? 0);
  if (!(bytes >= 0 && bytes <= mostBytes) || headers['transfer-encoding'] !== undefined) return 'body';
  if (url.length > longestAddress) return 'long address';
  const isSane =
    path.startsWith('/') &&
    !path.startsWith('//') &&
    !path.includes('\\') &&
    !dotSegment.test(path) &&
    isDecodable(path) &&
    // Whoever builds an address from it would fail.
    (headers.host === undefined || URL.canParse(`http://${headers.host}`));
  return isSane ? undefined : 'strange address';
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
