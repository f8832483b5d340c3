import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { databaseErrorParts, type DatabaseErrorParts } from './databaseError';
import type { Row } from './database';

/** Without `params`, `sql` may hold several statements and returns no rows; without `sql`, the engine closes. */
export interface WorkerRequest {
  id: number;
  sql?: string;
  params?: unknown[];
}

export interface WorkerReply {
  id: number;
  rows?: Row[];
  error?: DatabaseErrorParts;
}

const { dataDir } = workerData as { dataDir: string };
const engine = PGlite.create({ dataDir, extensions: { pg_trgm, pgcrypto, unaccent, uuid_ossp } });

async function run({ id, sql, params }: WorkerRequest): Promise<WorkerReply> {
  try {
    const db = await engine;
    if (sql === undefined) await db.close();
    else if (params) return { id, rows: (await db.query<Row>(sql, params)).rows };
    else await db.exec(sql);
    return { id, rows: [] };
  } catch (error) {
    return { id, error: databaseErrorParts(error) };
  }
}

parentPort?.on('message', async (request: WorkerRequest) => parentPort?.postMessage(await run(request)));
