import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { tidyDrafts } from '../backup/backupDrafts';
import { type Database, type Queryable, type Statement, statementTimeout } from './database';
import { isDatabaseAway } from './databaseAway';
import { damagedFolder, prepareEngineFolder } from './engineFolder';
import { lockFolder } from './lockFolder';
import { PgliteConnection } from './pgliteConnection';

/**
 * Names the session's user. The engine starts without a name, and then a transaction that took on another user for
 * itself would leave it behind when it ends.
 */
const nameSession = `select set_config('session_authorization', session_user::text, false)`;

const commit: Statement = { sql: 'commit' };

/** The embedded engine, whose clock can be set: what a shop's past is written by. */
export interface EmbeddedDatabase extends Database {
  /** Stops the clock at so many milliseconds since 1970; `null` lets it go with the machine's again. */
  setClock(clock: number | null): Promise<void>;
  /** From now on a statement may take so many milliseconds. */
  limitStatements(timeout: number): void;
  /** Runs `work` between two transactions, while the engine's files are whole and can be copied; the others wait. */
  whileAtRest<Result>(
    work: (copyFiles: (into: string) => Promise<void>, query: Queryable['query']) => Promise<Result>,
  ): Promise<Result>;
}

export const isEmbedded = (db: Database): db is EmbeddedDatabase => db.engine === 'pglite';

/** Where the embedded engine keeps its files below a data folder. */
export const engineFolder = 'postgres';

/** Opens the embedded engine on `dataDir`/postgres, which is this process's alone until it is closed. */
export async function openPglite(dataDir: string): Promise<EmbeddedDatabase> {
  return withLock(dataDir, () => openEngine(join(dataDir, engineFolder)));
}

/** What `open` opens, under the lock of a data folder, which is released when it is closed or does not open. */
export async function withLock<Opened extends Database>(
  dataDir: string,
  open: () => Promise<Opened>,
): Promise<Opened> {
  const unlock = await lockFolder(dataDir);
  try {
    await tidyDrafts(dataDir);
    const db = await open();
    return { ...db, close: () => db.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Opens the embedded engine on a folder of its own. It has one connection, so transactions queue up. A statement over
 * `timeout` (milliseconds; with 0 none is) ends the engine's thread; the next call opens a new one. With a `clock` it
 * begins as `setClock` has it; one that went back later would take the engine's own timers with it.
 */
export async function openEngine(
  folder: string,
  { clock = null, timeout = statementTimeout }: { clock?: number | null; timeout?: number } = {},
): Promise<EmbeddedDatabase> {
  let limit = timeout;
  await prepareEngineFolder(folder);
  let connection = new PgliteConnection(folder, clock);
  let queue: Promise<unknown> = Promise.resolve();

  function enqueue<Result>(work: (current: PgliteConnection) => Promise<Result>): Promise<Result> {
    const turn = queue.then(async () => {
      if (!connection.alive) {
        await connection.terminated();
        connection = new PgliteConnection(folder);
        await connection.execute(nameSession);
      }
      return work(connection);
    });
    queue = turn.catch(() => undefined);
    return turn;
  }

  await connection.execute(nameSession).catch(async (error: unknown) => {
    await connection.terminated();
    throw isDatabaseAway(error) ? damagedFolder(folder) : error;
  });
  return {
    engine: 'pglite',
    query: (sql, params = []) => enqueue((current) => current.query(sql, params, limit)),
    transaction: (work, { readOnly = false } = {}) =>
      enqueue(async (current) => {
        const waiting: Statement[] = [{ sql: readOnly ? 'begin read only' : 'begin' }];
        let begun = false;
        let committed = false;
        const ahead = () => {
          begun = true;
          return waiting.splice(0);
        };
        try {
          const result = await work({
            query: (sql, params = []) => current.query(sql, params, limit, ahead()),
            execute: (sql) => current.execute(sql, ahead()),
            ahead: (sql, params = []) => void waiting.push({ sql, params }),
            last: async (sql, params = []) => {
              const answer = await current.query(sql, params, limit, ahead(), commit);
              committed = true;
              return answer;
            },
          });
          if (begun && !committed) await current.execute('commit', ahead());
          return result;
        } catch (error) {
          if (current.alive && begun && !committed) await current.execute('rollback');
          throw error;
        }
      }),
    whileAtRest: (work) =>
      enqueue(async (current) => {
        await current.execute('checkpoint');
        return work(
          (into) => cp(folder, into, { recursive: true }),
          (sql, params = []) => current.query(sql, params, limit),
        );
      }),
    setClock: (clock) => enqueue((current) => current.setClock(clock)),
    limitStatements: (milliseconds) => {
      limit = milliseconds;
    },
    close: async () => {
      // One that has broken is not opened again to be closed.
      await queue;
      await connection.close();
    },
  };
}
