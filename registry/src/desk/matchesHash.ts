import { createHash } from 'node:crypto';

/** Whether these bytes have this integrity hash (`sha256-…`, or of another algorithm that was written by earlier builds), as a browser would check it. */
export function matchesHash(bytes: Uint8Array, hash: string): boolean {
  const [algorithm = '', digest] = hash.split('-', 2);
  return createHash(algorithm).update(bytes).digest('base64') === digest;
}
