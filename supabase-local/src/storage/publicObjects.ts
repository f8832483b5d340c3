import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { Database } from '../db/database';
import { type ObjectAddress, readObjectAddress } from './objectAddress';
import type { ObjectFiles } from './objectFiles';
import type { SamplePictures } from './samplePictures';
import { StorageError } from './storageError';

interface PublicFile {
  path: string;
  type: string;
  cacheControl: string;
}

/** What the sample catalogue draws: names and contents are our own, so here the extension tells. */
const builtTypes: ReadonlyMap<string, string> = new Map([
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.webp', 'image/webp'],
]);
const picturesBucket = 'product-images';

interface PublicOptions {
  db: Database;
  files: ObjectFiles;
  /** The samples' pictures, served when nothing was uploaded under the same path. */
  picturesDir: string;
  samples: SamplePictures;
}

/** `GET` and `HEAD` of `/object/public/…`. Throws `StorageError` 404, also for a name that is none. */
export async function sendPublicObject(options: PublicOptions, c: Context): Promise<Response> {
  const file = await findFile(options, readObjectAddress(c.req.url));
  const found = await stat(file.path).catch(() => undefined);
  if (!found?.isFile()) throw new StorageError('404', 'not_found', 'Object not found');
  const etag = `"${found.size.toString(16)}-${Math.trunc(found.mtimeMs).toString(16)}"`;
  const caching = { ETag: etag, 'Cache-Control': file.cacheControl };
  if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers: caching });
  const body =
    c.req.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(file.path)) as ReadableStream);
  return new Response(body, {
    headers: { ...caching, 'Content-Type': file.type, 'Content-Length': String(found.size) },
  });
}

async function findFile(
  { db, files, picturesDir, samples }: PublicOptions,
  address: ObjectAddress,
): Promise<PublicFile> {
  const { bucket, name } = address;
  const { rows } = await db.query(
    `select o.version, o.metadata ->> 'mimetype' as type, o.metadata ->> 'cacheControl' as "cacheControl"
     from storage.buckets b left join storage.objects o on o.bucket_id = b.id and o.name = $2
     where b.id = $1 and b.public`,
    [bucket, name],
  );
  const [row] = rows;
  if (!row) throw new StorageError('404', 'Bucket not found', 'Bucket not found');
  if (row.version)
    return {
      path: files.pathOf(String(row.version)),
      // The type that was checked at the upload, never one that the name suggests.
      type: String(row.type),
      cacheControl: `public, ${String(row.cacheControl)}`,
    };
  const type = builtTypes.get(extname(name));
  if (bucket !== picturesBucket || !type) throw new StorageError('404', 'not_found', 'Object not found');
  const path = join(picturesDir, name);
  if (!existsSync(path)) await samples.fetch(name);
  return { path, type, cacheControl: 'public, max-age=31536000, immutable' };
}
