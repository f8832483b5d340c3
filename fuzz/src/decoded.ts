import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The text of a body that may be compressed; what cannot be unpacked stays as it is. */
export function decoded(body: Buffer, encoding: string): string {
  try {
    if (encoding === 'br') return brotliDecompressSync(body).toString('utf8');
    if (encoding === 'gzip') return gunzipSync(body).toString('utf8');
  } catch {
    // Part of a file, asked for by its range.
  }
  return body.toString('utf8');
}
