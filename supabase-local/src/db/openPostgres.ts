import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../startupError';
import { type Database, type Row, statementTimeout } from './database';
import { databaseErrorParts } from './databaseError';
import { connections, rethrow, runTransaction } from './postgresTransaction';

/** Milliseconds that a request waits for a connection. A server that is down refuses at once. */
const connectTimeout = 5_000;
/**
 * Milliseconds that a connection is kept unused. A new one plans each statement anew, which whoever meets it waits for, so that
 * the ten that a busy minute opened serve the next one, too.
 */
const restTimeout = 600_000;
/** Requests after which a connection is replaced: its server process grows by some 60 bytes with each and gives nothing back. */
const mostUses = 10_000;
/** Milliseconds after the longest statement without an answer, when the server, or the way to it, is gone. */
const answerMargin = 2_000;
/** Milliseconds that a server may take to start, which is what it says while it repairs itself. */
const startTimeout = 60_000;

interface PostgresOptions {
  /** Milliseconds. */
  timeout?: number;
  /** Requests that one connection serves. */
  uses?: number;
  /**
   * A pooler stands before the server and gives each transaction any of its connections (docs/adr/0081): nothing is left
   * behind on one, so that statements are sent whole each time, and their timeout with each transaction.
   */
  pooled?: boolean;
}

/**
 * Opens a pool on a PostgreSQL server, which may go away and come back: requests meanwhile reject with
 * `databaseAway`, and one that takes longer than `timeout` rejects, too. Throws `StartupError` when it cannot be reached at the start or is no superuser's.
 */
export async function openPostgres(
  databaseUrl: string,
  { timeout = statementTimeout, uses = mostUses, pooled = false }: PostgresOptions = {},
): Promise<Database> {
  const { database, pool } = openPool(databaseUrl, { timeout, uses, pooled });
  await requireSuperuser(pool, databaseUrl).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return database;
}

/** The same of a server that need not be there yet, nor for good. */
export const openLater = (databaseUrl: string): Database =>
  openPool(databaseUrl, { timeout: statementTimeout, uses: mostUses, pooled: false }).database;

function openPool(
  databaseUrl: string,
  { timeout, uses, pooled }: Required<PostgresOptions>,
): { database: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: restTimeout,
    maxUses: uses,
    query_timeout: timeout + answerMargin,
    // A pooler refuses what it cannot promise for the next transaction.
    ...(!pooled && { statement_timeout: timeout }),
    keepAlive: true,
  });
  // A connection that breaks is replaced at the next call; without these listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const begin = { limit: pooled ? timeout : undefined };
  const database: Database = {
    engine: 'postgres',
    query: async (sql, params) => {
      if (pooled) return runTransaction(pool, begin, (tx) => tx.last(sql, params));
      const { rows } = await pool.query<Row>(sql, params).catch(rethrow);
      return { rows };
    },
    transaction: (work, { readOnly = false } = {}) => runTransaction(pool, { ...begin, readOnly }, work),
    close: () => pool.end(),
  };
  return { database, pool };
}

async function requireSuperuser(pool: pg.Pool, databaseUrl: string): Promise<void> {
  const shown = databaseUrl.replace(/:[^:@/]*@/, '@');
  const result = await whenStarted(() =>
    pool.query<{ usesuper: boolean }>('select usesuper from pg_user where usename = current_user'),
  ).catch((error: unknown) => {
    const { message } = databaseErrorParts(error);
    if (/unsupported startup parameter/.test(message))
      throw new StartupError(
        `A pooler stands before the database ${shown}: set DATABASE_POOLER=transaction if it works by transactions, or let it ignore nothing and work by sessions.`,
      );
    throw new StartupError(
      `The database ${shown} of DATABASE_URL does not answer (${message}). Start it, or unset DATABASE_URL for the embedded one.`,
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
