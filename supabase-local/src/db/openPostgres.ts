import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../startupError';
import { type Database, type Queryable, statementTimeout } from './database';
import { databaseAway, isConnectionFailure, isDatabaseAway } from './databaseAway';
import { DatabaseError, databaseErrorParts } from './databaseError';

const connections = 10;
/** Milliseconds that a request waits for a connection. A server that is down refuses at once. */
const connectTimeout = 5_000;
/** Milliseconds without an answer after which the server, or the way to it, is gone. */
const answerTimeout = statementTimeout + 2_000;
/** Milliseconds that a server may take to start, which is what it says while it repairs itself. */
const startTimeout = 60_000;

/**
 * Opens a pool on a PostgreSQL server, which may go away and come back: requests meanwhile reject with
 * `databaseAway`. Throws `StartupError` when it cannot be reached at the start or is no superuser's.
 */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: answerTimeout,
    keepAlive: true,
  });
  // A connection that breaks is replaced at the next call; without these listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await requireSuperuser(pool, databaseUrl).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });

  return {
    engine: 'postgres',
    query: (sql, params) => run(pool, sql, params),
    transaction: async (work, { readOnly = false } = {}) => {
      const client = await begin(pool, readOnly ? 'begin read only' : 'begin');
      let broken = false;
      try {
        const result = await work({
          query: (sql, params) => run(client, sql, params),
          execute: async (sql) => void (await run(client, sql)),
          ahead: async (sql, params) => void (await run(client, sql, params)),
        });
        await run(client, 'commit');
        return result;
      } catch (error) {
        broken = isDatabaseAway(error);
        if (!broken) await client.query('rollback').catch(() => (broken = true));
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}

/** A connection with an open transaction. One that the server ended while it was idle gives way to another. */
async function begin(pool: pg.Pool, sql: string): Promise<pg.PoolClient> {
  for (let attempt = 0; ; attempt += 1) {
    const client = await pool.connect().catch(rethrowAway);
    try {
      await run(client, `${sql}; set local statement_timeout = ${statementTimeout}`);
      return client;
    } catch (error) {
      client.release(true);
      // All that waited may have ended; the one after them is new.
      if (!isDatabaseAway(error) || attempt === connections) throw error;
    }
  }
}

async function run(
  client: pg.Pool | pg.PoolClient,
  sql: string,
  params?: unknown[],
): ReturnType<Queryable['query']> {
  const result = await client.query<Record<string, unknown>>(sql, params).catch(rethrow);
  return { rows: result.rows };
}

function rethrow(error: unknown): never {
  throw new DatabaseError(isConnectionFailure(error) ? databaseAway : databaseErrorParts(error));
}

/** Whatever keeps a server from taking a connection, it is not there for requests. */
function rethrowAway(): never {
  throw new DatabaseError(databaseAway);
}

async function requireSuperuser(pool: pg.Pool, databaseUrl: string): Promise<void> {
  const shown = databaseUrl.replace(/:[^:@/]*@/, '@');
  const result = await whenStarted(() =>
    pool.query<{ usesuper: boolean }>('select usesuper from pg_user where usename = current_user'),
  ).catch((error: unknown) => {
    throw new StartupError(
      `The database ${shown} of DATABASE_URL does not answer (${databaseErrorParts(error).message}). Start it, or unset DATABASE_URL for the embedded one.`,
    );
  });
  if (!result.rows[0]?.usesuper) {
    throw new StartupError(
      'DATABASE_URL must name a superuser: the backend creates roles. For a hosted project set SUPABASE_URL instead.',
    );
  }
}

/** A server that says it is starting is waited for; one that says nothing may be a wrong address. */
async function whenStarted<Result>(ask: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + startTimeout;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if ((error as { code?: string }).code !== '57P03' || performance.now() > deadline) throw error;
      await setTimeout(250);
    }
  }
}
