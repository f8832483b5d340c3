// Plain JavaScript: the loader that would compile it takes longer than the database needs to open.
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';

/**
 * @typedef {import('./openEmbedded').EmbeddedRequest} EmbeddedRequest
 * @typedef {import('./openEmbedded').EmbeddedResponse} EmbeddedResponse
 */

const opening = PGlite.create({
  dataDir: process.argv[2],
  extensions: { pgcrypto, pg_trgm, unaccent, uuid_ossp },
  // As the backend has it (0030).
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
});

/**
 * @param {EmbeddedRequest} request
 * @returns {Promise<EmbeddedResponse>}
 */
async function answer({ sql, params }) {
  try {
    const db = await opening;
    if (params) return { rows: (await db.query(sql, params)).rows };
    await db.exec(sql);
    return { rows: [] };
  } catch (error) {
    const { message, code, hint, detail } = error;
    return { error: { message, code, hint, detail } };
  }
}

// One after the other, as the single connection that it is.
let queue = Promise.resolve();
process.on('message', (/** @type {EmbeddedRequest} */ request) => {
  queue = queue.then(async () => {
    process.send?.({ id: request.id, ...(await answer(request)) });
  });
});
process.on('disconnect', () => void opening.then((db) => db.close()).finally(() => process.exit()));
