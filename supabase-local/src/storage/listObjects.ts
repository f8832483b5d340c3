import type { Context } from 'hono';
import type { Database } from '../db/database';
import { isObjectName } from './objectAddress';
import { asCaller, type WriteEnv } from './storageCaller';
import { StorageError } from './storageError';

/** Objects and folders of one folder, as the hosted service tells them: what has no id is a folder. */
const listing = `
  with inside as (
    select id, substr(name, length($2) + 1) as rest, created_at, updated_at, last_accessed_at, metadata
    from storage.objects where bucket_id = $1 and left(name, length($2)) = $2
  )
  select rest as name, id, created_at, updated_at, last_accessed_at, metadata from inside
  where position('/' in rest) = 0
  union all
  select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb
  from inside where position('/' in rest) > 0
  order by name limit $3 offset $4`;

/**
 * `POST /object/list/:bucket` with `{prefix, limit, offset}`: what of a folder the policies let the caller see, by name.
 * Throws `StorageError` 400 for another body.
 */
export async function listObjects(db: Database, c: Context<WriteEnv>): Promise<Response> {
  const bucket = c.req.param('bucket') ?? '';
  const { prefix, limit, offset } = await readQuery(c);
  const rows = await asCaller(db, c, async (tx) => {
    const found = await tx.query(listing, [bucket, prefix, limit, offset]);
    return found.rows;
  });
  return c.json(rows);
}

async function readQuery(c: Context): Promise<{ prefix: string; limit: number; offset: number }> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const fields = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}));
  const folder = String(fields.get('prefix') ?? '').replace(/\/$/, '');
  const [limit, offset] = [Number(fields.get('limit') ?? 100), Number(fields.get('offset') ?? 0)];
  const isPage = Number.isInteger(limit) && limit > 0 && Number.isSafeInteger(offset) && offset >= 0;
  if (fields.size === 0 || !isPage || (folder !== '' && !isObjectName(folder)))
    throw new StorageError('400', 'InvalidRequest', 'Give prefix, limit and offset');
  return { prefix: folder === '' ? '' : `${folder}/`, limit: Math.min(limit, 1000), offset };
}
