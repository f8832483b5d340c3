import type { Context } from 'hono';
import type { Database } from '../db/database';
import { isObjectName } from './objectAddress';
import type { ObjectFiles } from './objectFiles';
import { asCaller, type WriteEnv } from './storageCaller';
import { StorageError } from './storageError';

const mostAtOnce = 1000;

/**
 * `DELETE /object/:bucket` with `{prefixes}`, the names to remove; answers those that were there and that the caller
 * may remove. Throws `StorageError` 400 for another body.
 */
export async function removeObjects(
  db: Database,
  files: ObjectFiles,
  c: Context<WriteEnv>,
): Promise<Response> {
  const bucket = c.req.param('bucket') ?? '';
  const names = await readNames(c);
  if (!isObjectName(bucket)) return c.json([]);
  const removed = await asCaller(db, c, async (tx) => {
    const { rows } = await tx.query(
      'delete from storage.objects where bucket_id = $1 and name = any ($2::text[]) returning name, version',
      [bucket, names],
    );
    return rows;
  });
  for (const { version } of removed) if (version) await files.remove(String(version));
  return c.json(removed.map(({ name }) => ({ name })));
}

async function readNames(c: Context): Promise<string[]> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const names: unknown = body !== null && typeof body === 'object' && 'prefixes' in body && body.prefixes;
  if (Array.isArray(names) && names.length > 0 && names.length <= mostAtOnce && names.every(isObjectName))
    return names;
  throw new StorageError('400', 'InvalidRequest', `Give prefixes: 1 to ${mostAtOnce} names of objects`);
}
