import { Worker } from 'node:worker_threads';
import type { QueryResult, Row, Statement } from './database';
import { databaseAway } from './databaseAway';
import { DatabaseError, statementTimedOut } from './databaseError';
import type { WorkerReply, WorkerRequest } from './pgliteWorker';

interface Pending {
  resolve: (rows: Row[]) => void;
  reject: (error: Error) => void;
}

/** One engine in a worker thread: it computes synchronously and would stop every other request in this thread. */
export class PgliteConnection {
  /** Set once the worker is gone; every later call fails with it. */
  private failure: Error | undefined;
  private lastId = 0;
  private readonly pending = new Map<number, Pending>();
  private readonly worker: Worker;

  /** @param clock at which the engine's clock stands from the beginning, as `setClock` sets it */
  constructor(dataDir: string, clock: number | null = null) {
    // An entry of the bundle beside this one.
    this.worker = new Worker(new URL('./pgliteWorker.js', import.meta.url), {
      workerData: { dataDir, clock },
    });
    this.worker.on('message', (reply: WorkerReply) => this.settle(reply));
    this.worker.on('error', () => this.fail(new DatabaseError(databaseAway)));
    this.worker.on('exit', () => this.fail(new DatabaseError(databaseAway)));
  }

  /** Resolves when the thread is gone, so that no second engine opens the folder beside it. */
  async terminated(): Promise<void> {
    await this.worker.terminate();
  }

  get alive(): boolean {
    return this.failure === undefined;
  }

  query(
    sql: string,
    params: unknown[],
    timeout?: number,
    ahead?: Statement[],
    after?: Statement,
  ): Promise<QueryResult> {
    return this.call({ sql, params, ahead, after }, timeout);
  }

  /** Stops the engine's clock at so many milliseconds since 1970, or lets it go again. */
  async setClock(clock: number | null): Promise<void> {
    await this.call({ sql: '', clock });
  }

  async execute(sql: string, ahead?: Statement[]): Promise<void> {
    await this.call({ sql, ahead });
  }

  async close(): Promise<void> {
    if (this.alive) await this.call({});
    await this.terminated();
  }

  private async call(request: Omit<WorkerRequest, 'id'>, timeout?: number): Promise<QueryResult> {
    if (this.failure) throw this.failure;
    const id = ++this.lastId;
    const rows = new Promise<Row[]>((resolve, reject) => this.pending.set(id, { resolve, reject }));
    this.worker.postMessage({ id, ...request });
    const timer = timeout && setTimeout(() => this.abort(new DatabaseError(statementTimedOut)), timeout);
    try {
      return { rows: await rows };
    } finally {
      clearTimeout(timer);
    }
  }

  /** The engine ignores statement_timeout and cannot be interrupted; ending its thread loses no committed row. */
  private abort(reason: DatabaseError): void {
    this.fail(reason);
    void this.terminated();
  }

  private settle({ id, rows, error, dead }: WorkerReply): void {
    if (dead) return this.abort(new DatabaseError(databaseAway));
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    if (error) waiting?.reject(new DatabaseError(error));
    else waiting?.resolve(rows ?? []);
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const { reject } of this.pending.values()) reject(this.failure);
    this.pending.clear();
  }
}
