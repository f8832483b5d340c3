import pg, { type Connection, type Submittable } from 'pg';
import type { Row, Statement } from './database';
import type { StatementNames } from './preparedStatements';

// Declared by the driver, not by its types.
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

interface Field {
  name: string;
  dataTypeID: number;
}

interface Wire extends Omit<Connection, 'parse' | 'bind' | 'describe' | 'execute' | 'close'> {
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: unknown[] }): void;
  describe(message: { type: 'P' }): void;
  execute(message: object): void;
  close(message: { type: 'S'; name: string }): void;
}

/**
 * Statements that travel to the server in one write and are answered in one read. There is one point of synchronisation,
 * at the end, so the first that fails is the last that runs: whatever follows a `begin` that failed is skipped.
 */
export class StatementBatch implements Submittable {
  /** Given by whoever waits; called once. */
  callback: ((error: Error | null) => void) | undefined;
  /** Rows of the statement that was asked for. */
  readonly rows: Row[] = [];
  /** How many statements have been carried out. */
  done = 0;
  private readonly prepared: string[] = [];
  private readers: { name: string; read: (text: string) => unknown }[] = [];

  /** @param answer index of the statement whose rows are wanted */
  constructor(
    private readonly statements: readonly Statement[],
    private readonly answer: number,
    private readonly known: StatementNames,
  ) {}

  /** What the driver calls to send it. Answers an error when a value cannot be sent; nothing was, then. */
  submit(connection: Connection): Error | undefined {
    try {
      const values = this.statements.map(({ params = [] }) => params.map((value) => prepareValue(value)));
      this.send(connection as unknown as Wire, values);
      return undefined;
    } catch (error) {
      return error as Error;
    }
  }

  private send(wire: Wire, values: unknown[][]): void {
    wire.stream.cork();
    for (const name of this.known.takeForgotten()) wire.close({ type: 'S', name });
    for (const [index, { sql }] of this.statements.entries()) {
      const { name, isNew } = this.known.name(sql);
      if (isNew) {
        this.prepared.push(sql);
        wire.parse({ name, text: sql });
      }
      wire.bind({ statement: name, values: values[index] ?? [] });
      if (index === this.answer) wire.describe({ type: 'P' });
      wire.execute({});
    }
    wire.sync();
    wire.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.readers = fields.map(({ name, dataTypeID }) => ({
      name,
      read: pg.types.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
    }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.done !== this.answer) return;
    const cells = this.readers.map(({ name, read }, index) => {
      const text = fields[index] ?? null;
      return [name, text === null ? null : read(text)] as const;
    });
    this.rows.push(Object.fromEntries(cells));
  }

  handleCommandComplete(): void {
    this.done += 1;
  }

  handleEmptyQuery(): void {
    this.done += 1;
  }

  handleReadyForQuery(): void {
    this.callback?.(null);
  }

  handleError(error: Error): void {
    // Whether they were prepared before it failed is not known.
    for (const sql of this.prepared) this.known.forget(sql);
    this.callback?.(error);
  }
}
