// Plain JavaScript: the loader that would compile it takes longer than the database needs to open.
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';

/**
 * @typedef {import('./openEmbedded').EmbeddedRequest} EmbeddedRequest
 * @typedef {import('./openEmbedded').EmbeddedAnswer} EmbeddedAnswer
 * @typedef {{ opening: Promise<PGlite>, queue: Promise<void> }} OpenDatabase
 */

/** By folder. Those that are opened later find the engine's code compiled. */
const databases = /** @type {Map<string, OpenDatabase>} */ (new Map());

/** @param {string} folder */
function databaseIn(folder) {
  const known = databases.get(folder);
  if (known) return known;
  const opening = PGlite.create({
    dataDir: folder,
    extensions: { pgcrypto, pg_trgm, unaccent, uuid_ossp },
    // As the backend has it (0030).
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  });
  const opened = { opening, queue: Promise.resolve() };
  databases.set(folder, opened);
  return opened;
}

/**
 * @param {EmbeddedRequest} request
 * @returns {Promise<EmbeddedAnswer>}
 */
async function answer({ folder, sql, params }) {
  try {
    const db = await databaseIn(folder).opening;
    if (sql === undefined) {
      databases.delete(folder);
      await db.close();
      return { rows: [] };
    }
    if (params) return { rows: (await db.query(sql, params)).rows };
    await db.exec(sql);
    return { rows: [] };
  } catch (error) {
    const { message, code, hint, detail } = error;
    return { error: { message, code, hint, detail } };
  }
}

process.on('message', (/** @type {EmbeddedRequest & { id: number }} */ { id, ...request }) => {
  const database = databaseIn(request.folder);
  // One after the other, as the single connection that it is.
  database.queue = database.queue.then(async () => {
    process.send?.({ id, ...(await answer(request)) });
  });
});
process.on('disconnect', () => process.exit());
