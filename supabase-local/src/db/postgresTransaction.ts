import type { Pool, PoolClient } from 'pg';
import type { QueryResult, Statement, Transaction } from './database';
import { databaseAway, isConnectionFailure, isDatabaseAway } from './databaseAway';
import { DatabaseError, databaseErrorParts } from './databaseError';
import { PreparedStatements, unprepared } from './preparedStatements';
import { StatementBatch } from './statementBatch';

/** How many a server is given at a time. */
export const connections = 10;

/** Milliseconds without use after which a connection is asked whether it is still there before it is given work. */
const restAfter = 100;

interface Kept {
  prepared: PreparedStatements;
  /** When it answered last, by `performance.now()`. */
  answered: number;
}

const kept = new WeakMap<PoolClient, Kept>();

interface Beginning {
  readOnly?: boolean;
  /**
   * Milliseconds for each statement, where the connection itself has no limit: a pooler stands before the server, and the
   * next transaction may meet another connection.
   */
  limit?: number | undefined;
}

/** Commits when `work` resolves, rolls back when it rejects. */
export async function runTransaction<Result>(
  pool: Pool,
  beginning: Beginning,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const transaction = new PostgresTransaction(pool, beginning);
  try {
    const result = await work(transaction);
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollBack(error);
    throw error;
  } finally {
    transaction.release();
  }
}

/** Takes a connection for the first statement that is waited for, and begins on the same way. */
class PostgresTransaction implements Transaction {
  private client: PoolClient | undefined;
  private waiting: Statement[];
  private state: 'open' | 'committed' | 'broken' = 'open';
  private readonly readOnly: boolean;
  private readonly keeps: boolean;

  constructor(
    private readonly pool: Pool,
    { readOnly = false, limit }: Beginning,
  ) {
    this.readOnly = readOnly;
    this.keeps = limit === undefined;
    this.waiting = [{ sql: readOnly ? 'begin read only' : 'begin' }];
    if (limit !== undefined) this.waiting.push({ sql: `set local statement_timeout = ${limit}` });
  }

  query(sql: string, params?: unknown[]): Promise<QueryResult> {
    return this.send([{ sql, params }]);
  }

  async execute(sql: string): Promise<void> {
    if (this.waiting.length > 0) await this.send([]);
    await this.client?.query(sql).catch(rethrow);
  }

  ahead(sql: string, params?: unknown[]): void {
    this.waiting.push({ sql, params });
  }

  async last(sql: string, params?: unknown[]): Promise<QueryResult> {
    const answer = await this.send([{ sql, params }, { sql: 'commit' }]);
    this.state = 'committed';
    return answer;
  }

  async commit(): Promise<void> {
    if (!this.client || this.state !== 'open') return;
    await this.send([{ sql: 'commit' }]);
    this.state = 'committed';
  }

  async rollBack(reason: unknown): Promise<void> {
    if (!this.client || this.state !== 'open') return;
    if (isDatabaseAway(reason) || isOutdated(reason)) this.state = 'broken';
    else await this.client.query('rollback').catch(() => (this.state = 'broken'));
  }

  release(): void {
    this.client?.release(this.state === 'broken');
  }

  /** What waits goes first; answers the rows of the first of `statements`. */
  private send(statements: Statement[]): Promise<QueryResult> {
    const answer = this.waiting.length;
    const all = [...this.waiting.splice(0), ...statements];
    return this.client ? this.run(this.client, all, answer) : this.begin(all, answer);
  }

  /** A connection that the server ended while nobody used it gives way to another. */
  private async begin(all: Statement[], answer: number): Promise<QueryResult> {
    for (let attempt = 0; ; attempt += 1) {
      const client = await this.pool.connect().catch(rethrowAway);
      // Reading can be tried again. A write may have been done although nothing came back, so that a connection that
      // rested shows first that it is there.
      const tried = this.readOnly ? all.length : hasRested(client) ? 1 : 0;
      try {
        const answered = tried > 0 ? await this.run(client, all.slice(0, tried), answer) : { rows: [] };
        this.client = client;
        return tried === all.length ? answered : await this.run(client, all.slice(tried), answer - tried);
      } catch (error) {
        if (this.client || !isDatabaseAway(error)) {
          this.client = client;
          throw error;
        }
        client.release(true);
        // All that rested may have ended; the one after them is new.
        if (attempt === connections) throw error;
      }
    }
  }

  private run(client: PoolClient, statements: Statement[], answer: number): Promise<QueryResult> {
    return sendBatch(client, statements, answer, this.keeps);
  }
}

async function sendBatch(
  client: PoolClient,
  statements: Statement[],
  answer: number,
  keeps: boolean,
): Promise<QueryResult> {
  const batch = new StatementBatch(statements, answer, keeps ? stateOf(client).prepared : unprepared);
  await new Promise<void>((resolve, reject) => {
    batch.callback = (error) => (error ? reject(error) : resolve());
    client.query(batch);
  }).catch(rethrow);
  stateOf(client).answered = performance.now();
  return { rows: batch.rows };
}

function stateOf(client: PoolClient): Kept {
  const state = kept.get(client) ?? { prepared: new PreparedStatements(), answered: performance.now() };
  kept.set(client, state);
  return state;
}

const hasRested = (client: PoolClient) => performance.now() - stateOf(client).answered > restAfter;

/** A prepared statement that the server does not know any more, or whose tables have changed under it. */
const isOutdated = (reason: unknown) =>
  reason instanceof DatabaseError && (reason.code === '26000' || reason.code === '0A000');

export function rethrow(error: unknown): never {
  throw new DatabaseError(isConnectionFailure(error) ? databaseAway : databaseErrorParts(error));
}

/** Whatever keeps a server from taking a connection, it is not there for requests. */
function rethrowAway(): never {
  throw new DatabaseError(databaseAway);
}
