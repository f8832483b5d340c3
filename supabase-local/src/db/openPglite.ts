import { join } from 'node:path';
import { type Database, type Statement, statementTimeout } from './database';
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

/**
 * Opens the embedded engine on `dataDir`/postgres. It has one connection, so transactions queue up. A statement
 * over its time ends the engine's thread; the next call opens a new one.
 */
export async function openPglite(dataDir: string): Promise<Database> {
  const unlock = await lockFolder(dataDir);
  const folder = join(dataDir, 'postgres');
  await prepareEngineFolder(folder).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  let connection = new PgliteConnection(folder);
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
    await unlock();
    throw isDatabaseAway(error) ? damagedFolder(folder) : error;
  });
  return {
    engine: 'pglite',
    query: (sql, params = []) => enqueue((current) => current.query(sql, params, statementTimeout)),
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
            query: (sql, params = []) => current.query(sql, params, statementTimeout, ahead()),
            execute: (sql) => current.execute(sql, ahead()),
            ahead: (sql, params = []) => void waiting.push({ sql, params }),
            last: async (sql, params = []) => {
              const answer = await current.query(sql, params, statementTimeout, ahead(), commit);
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
    close: async () => {
      try {
        // One that has broken is not opened again to be closed.
        await queue;
        await connection.close();
      } finally {
        await unlock();
      }
    },
  };
}
