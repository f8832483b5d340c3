import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import { lookUp } from '@shop/kernel/domain';
import type { Database } from '../db/database';
import type { Caller } from '../http/caller';
import type { BackendConfig } from '../readConfig';
import { RestError } from '../rest/restError';
import { createObjectWrites } from './objectWrites';
import { StorageError } from './storageError';

const contentTypes = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

interface StoredFile {
  path: string;
  size: number;
  changed: number;
}

/** Objects under `/storage/v1`: public ones are read from the uploaded files, then from the built product pictures. */
export function createStorageRoutes(
  { dataDir, picturesDir }: BackendConfig,
  db: Database,
  identify: (headers: Headers) => Promise<Caller>,
): Hono {
  const routes = new Hono();
  routes.get('/object/public/:bucket/*', async (c) => {
    const bucket = c.req.param('bucket');
    const path = objectPath(c);
    const { rows } = await db.query('select 1 from storage.buckets where id = $1 and public', [bucket]);
    if (rows.length === 0) return storageError(c, 'Bucket not found');
    const folders = [join(dataDir, 'storage', bucket), ...(bucket === 'product-images' ? [picturesDir] : [])];
    const file = path && (await firstFile(folders, path));
    return file ? sendFile(c, file) : storageError(c, 'Object not found');
  });
  routes.route('/', createObjectWrites({ folder: join(dataDir, 'storage'), db, identify }));
  routes.onError((error, c) => {
    if (error instanceof StorageError) return refuse(c, error);
    if (error instanceof RestError) return refuse(c, new StorageError('403', 'Unauthorized', error.message));
    throw error;
  });
  routes.all('/*', (c) =>
    c.json(
      {
        statusCode: '501',
        error: 'not_implemented',
        message: `The local backend does not implement ${c.req.path}.`,
      },
      501,
    ),
  );
  return routes;
}

function objectPath(c: Context): string | undefined {
  try {
    return decodeURIComponent(new URL(c.req.url).pathname.split('/object/public/')[1] ?? '').replace(
      /^[^/]*\//,
      '',
    );
  } catch {
    return undefined;
  }
}

async function firstFile(folders: string[], path: string): Promise<StoredFile | undefined> {
  for (const folder of folders) {
    const file = join(folder, path);
    if (!file.startsWith(folder + sep) || path.includes('\0')) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) return { path: file, size: found.size, changed: found.mtimeMs };
  }
  return undefined;
}

function sendFile(c: Context, { path, size, changed }: StoredFile): Response {
  const etag = `"${size.toString(16)}-${Math.trunc(changed).toString(16)}"`;
  const headers = {
    'Content-Type': lookUp(contentTypes, extname(path)) ?? 'application/octet-stream',
    'Content-Length': String(size),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  };
  if (c.req.header('if-none-match') === etag) {
    return new Response(null, {
      status: 304,
      headers: { ETag: etag, 'Cache-Control': headers['Cache-Control'] },
    });
  }
  const body = c.req.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(path)) as ReadableStream);
  return new Response(body, { headers });
}

const refuse = (c: Context, { statusCode, error, message }: StorageError) =>
  c.json({ statusCode, error, message }, 400);

const storageError = (c: Context, message: string): Response =>
  refuse(c, new StorageError('404', message === 'Bucket not found' ? message : 'not_found', message));
