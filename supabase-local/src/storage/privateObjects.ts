import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { Database } from '../db/database';
import { readObjectAddress } from './objectAddress';
import type { ObjectFiles } from './objectFiles';
import { asCaller, type WriteEnv } from './storageCaller';
import { StorageError } from './storageError';

/**
 * `GET` and `HEAD` of `/object/:bucket/…`: an object for a caller whom the policies on `storage.objects` let see it. Throws
 * `StorageError` 404 for every other one.
 */
export async function sendPrivateObject(
  db: Database,
  files: ObjectFiles,
  c: Context<WriteEnv>,
): Promise<Response> {
  const { bucket, name } = readObjectAddress(c.req.url);
  const [row] = await asCaller(db, c, async (tx) => {
    const { rows } = await tx.query(
      `select version, metadata ->> 'mimetype' as type, metadata ->> 'cacheControl' as "cacheControl"
       from storage.objects where bucket_id = $1 and name = $2`,
      [bucket, name],
    );
    return rows;
  });
  const path = row?.version ? files.pathOf(String(row.version)) : undefined;
  const found = path ? await stat(path).catch(() => undefined) : undefined;
  if (!row || !path || !found?.isFile()) throw new StorageError('404', 'not_found', 'Object not found');
  const body = c.req.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(path)) as ReadableStream);
  return new Response(body, {
    headers: {
      'Content-Type': String(row.type),
      'Content-Length': String(found.size),
      'Cache-Control': `private, ${String(row.cacheControl)}`,
    },
  });
}
