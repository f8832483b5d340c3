import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import type { Row, Statement } from './database';
import { type DatabaseErrorParts, databaseErrorParts, hasSqlState } from './databaseError';

/**
 * Without `params`, `sql` may hold several statements and returns no rows; without `sql`, the engine closes. What is
 * `ahead` runs before, and `after` when all that succeeded: the first that fails is the last that runs.
 */
export interface WorkerRequest extends Partial<Statement> {
  id: number;
  ahead?: Statement[];
  after?: Statement;
  /** Milliseconds since 1970 at which the engine's clock stands from here on; `null` lets it go with the machine's. */
  clock?: number | null;
}

export interface WorkerReply {
  id: number;
  rows?: Row[];
  error?: DatabaseErrorParts;
  /** The engine answers nothing any more, as after a full disk; a new one has to open the folder. */
  dead?: true;
}

const { dataDir, clock: firstClock } = workerData as { dataDir: string; clock: number | null };
// 128 MB would fill with copies of a small shop's files, which the system keeps in memory anyway. Pages of the shop take
// the same processor time with 8, 16 and 32 MB.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
const extensions = { pg_trgm, pgcrypto, unaccent, uuid_ossp };

// The engine's wall clock is this thread's, and nothing else runs here.
const machineTime = Date.now;

function setClock(clock: number | null): void {
  Date.now = clock === null ? machineTime : () => clock;
}

setClock(firstClock);
const engine = PGlite.create({ dataDir, extensions, startParams });

async function runOne({ sql, params }: Statement): Promise<Row[]> {
  const db = await engine;
  if (params) return (await db.query<Row>(sql, params)).rows;
  await db.exec(sql);
  return [];
}

async function run(request: WorkerRequest): Promise<WorkerReply> {
  const { id, sql, params, ahead = [], after, clock } = request;
  try {
    if (clock !== undefined) setClock(clock);
    for (const statement of ahead) await runOne(statement);
    if (sql !== undefined) {
      const rows = await runOne({ sql, params });
      if (after) await runOne(after);
      return { id, rows };
    }
    await (await engine).close();
    return { id, rows: [] };
  } catch (error) {
    if (hasSqlState(error)) return { id, error: databaseErrorParts(error) };
    if (await isDead()) return { id, dead: true };
    // The engine goes on: a parameter could not be written as its type.
    return { id, error: { ...databaseErrorParts(error), code: '22P02' } };
  }
}

/** In an aborted transaction the engine refuses, and so lives. */
async function isDead(): Promise<boolean> {
  return engine
    .then((db) => db.query('select 1'))
    .then(
      () => false,
      (error: unknown) => !hasSqlState(error),
    );
}

parentPort?.on('message', async (request: WorkerRequest) => parentPort?.postMessage(await run(request)));
