import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import type { EmbeddedAnswer, EmbeddedQuestion } from './openEmbedded';

const opening = PGlite.create({ extensions: { pgcrypto, pg_trgm, unaccent, uuid_ossp } });

async function answer({ sql, params }: EmbeddedQuestion): Promise<EmbeddedAnswer> {
  try {
    const db = await opening;
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
process.on('message', (question: EmbeddedQuestion) => {
  queue = queue.then(async () => {
    process.send?.({ id: question.id, ...(await answer(question)) });
  });
});
process.on('disconnect', () => process.exit());
