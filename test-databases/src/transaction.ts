import type { Connection, Query, Row, TestDatabase } from './database';

/** Who calls: a visitor, the shop's own server, or a user by the claims of their token. */
export type Caller =
  | 'anon'
  | 'service_role'
  | {
      id: string;
      email: string;
      admin?: boolean;
      guest?: boolean;
      /** Id of their session, where it matters. */
      session?: string;
    };

/** What the database says when it refuses, as the API passes it on. */
export interface Refusal {
  code: string;
  hint: string | undefined;
  message: string;
  detail: unknown;
}

/** A transaction that is always rolled back, so that tests do not see each other. */
export interface Transaction {
  /** As superuser, or as whoever `as` has put in front. Rows only. */
  rows(sql: string, params?: unknown[]): Promise<Row[]>;
  /** The single value of the single row. */
  value<Value>(sql: string, params?: unknown[]): Promise<Value>;
  /** Runs `work` with the role and claims of the caller. */
  as<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>;
  /** The refusal of a statement that must fail; fails the test when it succeeds. */
  refusal(sql: string, params?: unknown[]): Promise<Refusal>;
}

const claimsOf = (caller: Caller) =>
  typeof caller === 'string'
    ? { role: caller }
    : {
        role: 'authenticated',
        sub: caller.id,
        email: caller.email,
        is_anonymous: caller.guest ?? false,
        session_id: caller.session,
        app_metadata: caller.admin ? { role: 'admin' } : {},
        user_metadata: { role: 'admin' },
      };

/** Sets role and claims for the rest of the transaction, as the API does for a request. */
async function becomeCaller(query: Query, caller: Caller): Promise<void> {
  const claims = claimsOf(caller);
  await query(`select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`, [
    JSON.stringify(claims),
    claims.role,
  ]);
}

function toRefusal(error: unknown): Refusal {
  const { code, hint, message, detail } = error as Refusal;
  const isJson = typeof detail === 'string' && detail.startsWith('{"');
  return { code, hint, message, detail: isJson ? (JSON.parse(detail) as unknown) : detail };
}

function transactionOn({ query }: Connection): Transaction {
  const rows: Transaction['rows'] = async (sql, params) => (await query(sql, params)).rows;
  return {
    rows,
    value: async <Value>(sql: string, params?: unknown[]) => {
      const [row] = await rows(sql, params);
      return Object.values(row ?? {})[0] as Value;
    },
    as: async (caller, work) => {
      await becomeCaller(query, caller);
      try {
        return await work();
      } finally {
        await query(`select set_config('role', 'none', true), set_config('request.jwt.claims', '', true)`);
      }
    },
    refusal: async (sql, params) => {
      await query('savepoint attempt');
      try {
        await query(sql, params);
      } catch (error) {
        await query('rollback to savepoint attempt');
        return toRefusal(error);
      }
      throw new Error(`This should have been refused: ${sql}`);
    },
  };
}

/** Runs a test's statements in a transaction and takes them back. */
export async function rolledBack(db: TestDatabase, test: (tx: Transaction) => Promise<void>): Promise<void> {
  const connection = await db.connect();
  await connection.query('begin');
  try {
    await test(transactionOn(connection));
  } finally {
    await connection.query('rollback');
    await connection.release();
  }
}

/** One committed request of its own, as the API makes it; for tests about several at once. */
export async function request(
  db: TestDatabase,
  caller: Caller,
  sql: string,
  params?: unknown[],
): Promise<Row[]> {
  const connection = await db.connect();
  try {
    await connection.query('begin');
    await becomeCaller(connection.query, caller);
    const { rows } = await connection.query(sql, params);
    await connection.query('commit');
    return rows;
  } catch (error) {
    await connection.query('rollback');
    throw error;
  } finally {
    await connection.release();
  }
}
