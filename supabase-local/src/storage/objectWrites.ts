import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Hono, type Context } from 'hono';
import type { Database, Transaction } from '../db/database';
import { DatabaseError } from '../db/databaseError';
import { becomeCaller } from '../http/becomeCaller';
import type { Caller } from '../http/caller';
import { readUpload } from './readUpload';
import { StorageError } from './storageError';

interface WriteOptions {
  /** Folder of all uploaded files. */
  folder: string;
  db: Database;
  identify: (headers: Headers) => Promise<Caller>;
}

interface Bucket {
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

/** Uploading, replacing and removing objects. The policies on `storage.objects` decide who may. */
export function createObjectWrites({ folder, db, identify }: WriteOptions): Hono {
  const routes = new Hono();

  const asCaller = async (c: Context, work: (tx: Transaction, caller: Caller) => Promise<Response>) => {
    const caller = await identify(c.req.raw.headers);
    try {
      return await db.transaction(async (tx) => {
        await becomeCaller(tx, caller);
        return work(tx, caller);
      });
    } catch (error) {
      throw toStorageError(error);
    }
  };

  const upload = async (c: Context, replace: boolean) => {
    const bucketId = c.req.param('bucket') ?? '';
    const { name, file } = fileOf(folder, bucketId, c);
    const bucket = await findBucket(db, bucketId);
    const { bytes, type, cacheControl } = await readUpload(c);
    if (bucket.allowed_mime_types && !bucket.allowed_mime_types.includes(type))
      throw new StorageError('415', 'invalid_mime_type', `mime type ${type} is not supported`);
    if (bucket.file_size_limit !== null && bytes.byteLength > bucket.file_size_limit)
      throw new StorageError('413', 'Payload too large', 'The object exceeded the maximum allowed size');

    return asCaller(c, async (tx, { claims }) => {
      const metadata = JSON.stringify({ mimetype: type, size: bytes.byteLength, cacheControl });
      const values = [bucketId, name, claims.sub ?? null, metadata];
      const { rows } = replace
        ? await tx.query(
            `update storage.objects set owner_id = $3, metadata = $4::jsonb, updated_at = now()
             where bucket_id = $1 and name = $2 returning id`,
            values,
          )
        : await tx.query(
            `insert into storage.objects (bucket_id, name, owner_id, metadata) values ($1, $2, $3, $4::jsonb)
             ${c.req.header('x-upsert') === 'true' ? 'on conflict (bucket_id, name) do update set metadata = excluded.metadata, updated_at = now()' : ''}
             returning id`,
            values,
          );
      const id = rows[0]?.id;
      if (!id) throw new StorageError('404', 'not_found', 'Object not found');
      // Inside the transaction: a file that cannot be written leaves no row.
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
      return c.json({ Id: id, Key: `${bucketId}/${name}` });
    });
  };

  routes.post('/object/:bucket/*', (c) => upload(c, false));
  routes.put('/object/:bucket/*', (c) => upload(c, true));
  routes.delete('/object/:bucket', async (c) => {
    const bucketId = c.req.param('bucket');
    const { prefixes } = await c.req.json<{ prefixes?: unknown }>();
    return asCaller(c, async (tx) => {
      const { rows } = await tx.query(
        'delete from storage.objects where bucket_id = $1 and name = any ($2::text[]) returning name',
        [bucketId, Array.isArray(prefixes) ? prefixes.map(String) : []],
      );
      for (const { name } of rows) await rm(join(folder, bucketId, String(name)), { force: true });
      return c.json(rows);
    });
  });
  return routes;
}

async function findBucket(db: Database, id: string): Promise<Bucket> {
  const { rows } = await db.query(
    'select file_size_limit, allowed_mime_types from storage.buckets where id = $1',
    [id],
  );
  const [row] = rows;
  if (!row) throw new StorageError('404', 'Bucket not found', 'Bucket not found');
  return {
    file_size_limit: row.file_size_limit === null ? null : Number(row.file_size_limit),
    allowed_mime_types: row.allowed_mime_types as string[] | null,
  };
}

const safeName = /^[\w!.*'() &$@=;:+,?-]+(\/[\w!.*'() &$@=;:+,?-]+)*$/;

function fileOf(folder: string, bucket: string, c: Context): { name: string; file: string } {
  const name = decoded(new URL(c.req.url).pathname.split(`/object/${bucket}/`)[1] ?? '');
  const file = join(folder, bucket, name);
  if (!safeName.test(name) || !file.startsWith(join(folder, bucket) + sep))
    throw new StorageError('400', 'InvalidKey', `Invalid key: ${name}`);
  return { name, file };
}

/** Empty, and so no name, when the address is not properly encoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

function toStorageError(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === '42501') return new StorageError('403', 'Unauthorized', error.message);
  if (error.code === '23505') return new StorageError('409', 'Duplicate', 'The resource already exists');
  return error;
}
