import type { Context } from 'hono';

interface Upload {
  bytes: Uint8Array;
  /** As the sender names it, without parameters. */
  type: string;
  cacheControl: string;
}

const bare = (type: string) => (type.split(';')[0] ?? '').trim().toLowerCase();

/** The file of a request: supabase-js sends blobs as a form with an unnamed field, everything else as the body. */
export async function readUpload(c: Context): Promise<Upload> {
  const header = c.req.header('content-type') ?? 'application/octet-stream';
  if (!header.startsWith('multipart/form-data')) {
    return {
      bytes: new Uint8Array(await c.req.arrayBuffer()),
      type: bare(header),
      cacheControl: c.req.header('cache-control') ?? 'max-age=3600',
    };
  }
  const form = await c.req.formData();
  const file = [...form.values()].find((value): value is File => value instanceof File);
  return {
    bytes: file ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(),
    type: bare(file?.type ?? ''),
    cacheControl: `max-age=${String(form.get('cacheControl') ?? '3600')}`,
  };
}
