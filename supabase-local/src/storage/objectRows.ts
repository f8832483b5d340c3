import type { Queryable } from '../db/database';
import type { ObjectAddress } from './objectAddress';
import { StorageError } from './storageError';

export interface ObjectChange {
  /** `update` needs an object that is there, `insert` one that is not, `upsert` does not mind. */
  mode: 'insert' | 'update' | 'upsert';
  owner: string | undefined;
  /** Where the bytes are. */
  version: string;
  metadata: { mimetype: string; size: number; cacheControl: string } | null;
}

const insert = `insert into storage.objects (bucket_id, name, owner_id, version, metadata)
  values ($1, $2, $3, $4, $5::jsonb)`;
const statements: Readonly<Record<ObjectChange['mode'], string>> = {
  insert,
  upsert: `${insert} on conflict (bucket_id, name) do update set owner_id = excluded.owner_id,
    version = excluded.version, metadata = excluded.metadata, updated_at = now()`,
  update: `update storage.objects set owner_id = $3, version = $4, metadata = $5::jsonb, updated_at = now()
    where bucket_id = $1 and name = $2`,
};

/** Writes the row of an object and resolves with its id. Throws `StorageError` 404, and what the database refuses. */
export async function writeObjectRow(
  db: Queryable,
  { bucket, name }: ObjectAddress,
  { mode, owner, version, metadata }: ObjectChange,
): Promise<string> {
  const { rows } = await db.query(`${statements[mode]} returning id`, [
    bucket,
    name,
    owner ?? null,
    version,
    metadata && JSON.stringify(metadata),
  ]);
  const [row] = rows;
  if (!row) throw new StorageError('404', 'not_found', 'Object not found');
  return String(row.id);
}

/** The version that a change replaces, held until the transaction ends. */
export async function holdVersion(
  db: Queryable,
  { bucket, name }: ObjectAddress,
): Promise<string | undefined> {
  const { rows } = await db.query(
    'select version from storage.objects where bucket_id = $1 and name = $2 for update',
    [bucket, name],
  );
  return (rows[0]?.version as string | null | undefined) ?? undefined;
}

export interface Bucket {
  /** Bytes. */
  sizeLimit: number;
  types: readonly string[];
}

/** What a bucket takes. @param sizeLimit of a bucket that names none. Throws `StorageError` 404. */
export async function findBucket(db: Queryable, id: string, sizeLimit: number): Promise<Bucket> {
  const { rows } = await db.query(
    'select file_size_limit::int8::text as size, allowed_mime_types as types from storage.buckets where id = $1',
    [id],
  );
  const [row] = rows;
  if (!row) throw new StorageError('404', 'Bucket not found', 'Bucket not found');
  return { sizeLimit: Number(row.size ?? sizeLimit), types: (row.types as string[] | null) ?? [] };
}
