import pg from 'pg';
import { StartupError } from '../startupError';
import { statementTimeout, type Database, type Queryable } from './database';
import { DatabaseError, databaseErrorParts } from './databaseError';

/** Opens a pool on a PostgreSQL server. Throws `StartupError` when it cannot be reached or is no superuser's. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks is replaced at the next call; without a listener it would end the process.
  pool.on('error', () => undefined);
  await requireSuperuser(pool, databaseUrl).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });

  return {
    engine: 'postgres',
    query: (sql, params) => run(pool, sql, params),
    transaction: async (work, { readOnly = false } = {}) => {
      const client = await pool.connect().catch(rethrow);
      let broken = false;
      try {
        await run(client, readOnly ? 'begin read only' : 'begin');
        await run(client, `set local statement_timeout = ${statementTimeout}`);
        const result = await work({
          query: (sql, params) => run(client, sql, params),
          execute: async (sql) => void (await run(client, sql)),
        });
        await run(client, 'commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => (broken = true));
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
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
  throw new DatabaseError(databaseErrorParts(error));
}

async function requireSuperuser(pool: pg.Pool, databaseUrl: string): Promise<void> {
  const shown = databaseUrl.replace(/:[^:@/]*@/, '@');
  const result = await pool
    .query<{ usesuper: boolean }>('select usesuper from pg_user where usename = current_user')
    .catch((error: unknown) => {
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
