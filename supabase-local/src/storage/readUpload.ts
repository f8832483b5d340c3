import type { Context } from 'hono';
import { StorageError } from './storageError';

export interface Upload {
  bytes: Uint8Array;
  /** As the sender names it, without parameters. */
  type: string;
  /** A `Cache-Control` of seconds alone. */
  cacheControl: string;
}

const bare = (type: string) => (type.split(';')[0] ?? '').trim().toLowerCase();
const hour = 'max-age=3600';
const cacheTime = (value: string) => (/^max-age=\d{1,9}$/.test(value) ? value : hour);

/**
 * The file of a request: supabase-js sends blobs as a form with an unnamed field, everything else as the body. Throws
 * `StorageError` 400 for a form that cannot be read or has no file.
 */
export async function readUpload(c: Context): Promise<Upload> {
  const header = c.req.header('content-type') ?? 'application/octet-stream';
  if (bare(header) !== 'multipart/form-data') {
    return {
      bytes: new Uint8Array(await c.req.arrayBuffer()),
      type: bare(header),
      cacheControl: cacheTime(c.req.header('cache-control') ?? hour),
    };
  }
  const form = await c.req.formData().catch(() => undefined);
  if (!form) throw new StorageError('400', 'InvalidRequest', 'The form could not be read');
  const file = [...form.values()].find((value): value is File => value instanceof File);
  if (!file) throw new StorageError('400', 'InvalidRequest', 'The form has no file');
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    type: bare(file.type),
    cacheControl: cacheTime(`max-age=${String(form.get('cacheControl') ?? '')}`),
  };
}
