import type { Context } from 'hono';
import type { Database } from '../db/database';
import { readObjectAddress } from './objectAddress';
import type { ObjectFiles } from './objectFiles';
import { type Bucket, findBucket, holdVersion, type ObjectChange, writeObjectRow } from './objectRows';
import { isPictureOfType } from './pictureTypes';
import { readUpload, type Upload } from './readUpload';
import { asCaller, rehearse, type WriteEnv } from './storageCaller';
import { StorageError } from './storageError';

/** Bytes: above the largest bucket limit, so that the bucket's own refusal is what callers meet. */
export const maxUpload = 8 * 1024 * 1024;

const modeOf = (c: Context): ObjectChange['mode'] => {
  if (c.req.method === 'PUT') return 'update';
  return c.req.header('x-upsert') === 'true' ? 'upsert' : 'insert';
};

/** Throws what the policies on `storage.objects` refuse, before anything of the body is read. */
export async function requireWriter(db: Database, c: Context<WriteEnv>): Promise<void> {
  const { sub: owner } = c.get('caller').claims;
  const address = readObjectAddress(c.req.url);
  await rehearse(db, c, (tx) =>
    writeObjectRow(tx, address, { mode: modeOf(c), owner, version: '', metadata: null }),
  );
}

/** Stores the file of a request whose caller may write. Throws `StorageError`; a refused file leaves nothing. */
export async function uploadObject(
  db: Database,
  files: ObjectFiles,
  c: Context<WriteEnv>,
): Promise<Response> {
  const address = readObjectAddress(c.req.url);
  const bucket = await findBucket(db, address.bucket, maxUpload);
  const upload = await readUpload(c);
  requireFitting(bucket, address.name, upload);
  const metadata = {
    mimetype: upload.type,
    size: upload.bytes.byteLength,
    cacheControl: upload.cacheControl,
  };

  const change = { mode: modeOf(c), owner: c.get('caller').claims.sub, metadata };
  const version = await files.write(upload.bytes);
  try {
    let replaced: string | undefined;
    const id = await asCaller(
      db,
      c,
      (tx) => writeObjectRow(tx, address, { ...change, version }),
      async (tx) => {
        replaced = await holdVersion(tx, address);
      },
    );
    if (replaced) await files.remove(replaced);
    return c.json({ Id: id, Key: `${address.bucket}/${address.name}` });
  } catch (error) {
    await files.remove(version);
    throw error;
  }
}

function requireFitting({ types, sizeLimit }: Bucket, name: string, { type, bytes }: Upload): void {
  if (bytes.byteLength > sizeLimit)
    throw new StorageError('413', 'Payload too large', 'The object exceeded the maximum allowed size');
  if (!types.includes(type))
    throw new StorageError('415', 'invalid_mime_type', `mime type ${type} is not supported`);
  // What goes by another type is for programs that verify it themselves, and no browser shows it.
  if (type !== 'application/octet-stream' && !isPictureOfType(type, name, bytes))
    throw new StorageError('415', 'invalid_mime_type', `The file is not named or made as ${type}`);
}
