import type { IncomingMessage } from 'node:http';

const utf8 = new TextDecoder();

/**
 * The body of a request as text; nothing when it is larger than `maxSize` bytes, and then the rest is never read.
 * Rejects when the client leaves before the end.
 */
export function readText(request: IncomingMessage, maxSize: number): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > maxSize) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= maxSize) return void parts.push(part);
      request.removeAllListeners('data').pause();
      resolve(undefined);
    });
    request.on('end', () => resolve(utf8.decode(parts.length === 1 ? parts[0] : Buffer.concat(parts))));
    request.on('error', reject);
  });
}
