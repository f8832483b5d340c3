export type Row = Record<string, unknown>;

export interface QueryResult {
  rows: Row[];
}

/** One statement with its `$1` parameters. */
export interface Statement {
  sql: string;
  params?: unknown[];
}

/** Runs one statement with `$1` parameters. Rejects with a `DatabaseError` when the database refuses it. */
export interface Queryable {
  query(sql: string, params?: unknown[]): Promise<QueryResult>;
}

export interface Transaction extends Queryable {
  /** Runs statements separated by semicolons, without parameters. */
  execute(sql: string): Promise<void>;
  /**
   * Runs one statement, of which nobody reads an answer, with the next one, which rejects with its error: both engines
   * answer the two on one way.
   */
  ahead(sql: string, params?: unknown[]): void;
  /** As `query`, and commits on the same way. Nothing runs after it. */
  last(sql: string, params?: unknown[]): Promise<QueryResult>;
}

export interface TransactionOptions {
  readOnly?: boolean;
  /** What a copy of the database answers that is a moment behind will do; for reading alone. */
  mayLag?: boolean;
}

/** What both engines offer. Commits when `work` resolves, rolls back when it rejects. */
export interface Database extends Queryable {
  readonly engine: 'pglite' | 'postgres';
  transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  close(): Promise<void>;
}

/** A statement may run this long, in milliseconds, like a signed-in request on the hosted service. */
export const statementTimeout = 8_000;

/** The same before a shop opens, when nobody waits for an answer and a busy machine may take minutes for the catalogue. */
export const openingTimeout = 600_000;
