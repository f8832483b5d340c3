import { readFile, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import type { EmbeddedRequest, EmbeddedResponse } from './openEmbedded';

async function open(archive: string | undefined): Promise<PGlite> {
  const loadDataDir = archive === undefined ? undefined : new Blob([await readFile(archive)]);
  return PGlite.create({ loadDataDir, extensions: { pgcrypto, pg_trgm, unaccent, uuid_ossp } });
}

const opening = open(process.argv[2]);

async function answer(request: EmbeddedRequest): Promise<EmbeddedResponse> {
  try {
    const db = await opening;
    if ('archive' in request) {
      const archive = await db.dumpDataDir('none');
      await writeFile(request.archive, Buffer.from(await archive.arrayBuffer()));
      return { rows: [] };
    }
    const { sql, params } = request;
    if (params) return { rows: (await db.query<Record<string, unknown>>(sql, params)).rows };
    await db.exec(sql);
    return { rows: [] };
  } catch (error) {
    const { message, code, hint, detail } = error as Error & Record<string, string | undefined>;
    return { error: { message, code, hint, detail } };
  }
}

// One after the other, as the single connection that it is.
let queue = Promise.resolve();
process.on('message', (request: EmbeddedRequest) => {
  queue = queue.then(async () => {
    process.send?.({ id: request.id, ...(await answer(request)) });
  });
});
process.on('disconnect', () => process.exit());
