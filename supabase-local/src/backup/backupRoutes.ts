import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Database } from '../db/database';
import { isEmbedded } from '../db/openPglite';
import { requireSecretKey } from '../http/requireSecretKey';
import type { LocalKeys } from '../localKeys';
import { takeBackup } from './takeBackup';

export const backupMount = '/backup';

const ofItsOwn =
  'This shop keeps its data in a PostgreSQL of its own: back that up with pg_dump, as docs/how-to/back-up.md says.';

/** `POST` with the secret key answers the shop as one file, as it is now. */
export function createBackupRoutes(db: Database, dataDir: string, keys: Pick<LocalKeys, 'secretKeys'>): Hono {
  return new Hono().post('/', requireSecretKey(keys), async (c) => {
    if (!isEmbedded(db)) return c.json({ code: 'not_implemented', message: ofItsOwn }, 501);
    const file = await takeBackup(db, dataDir);
    return new Response(Readable.toWeb(file) as ReadableStream, {
      headers: { 'content-type': 'application/gzip' },
    });
  });
}
