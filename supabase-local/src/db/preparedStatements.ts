/** Plans that one connection keeps. Callers choose filters and columns, so there is no end of statements. */
const kept = 200;

/** What a connection says of the statements that it is sent. */
export interface StatementNames {
  /** The name under which a statement is or has to be prepared. */
  name(sql: string): { name: string; isNew: boolean };
  forget(sql: string): void;
  /** Names to be closed, told once. */
  takeForgotten(): string[];
}

/** Nothing is kept: each statement is sent whole, without a name, for a connection that is another one the next time. */
export const unprepared: StatementNames = {
  name: () => ({ name: '', isNew: true }),
  forget: () => undefined,
  takeForgotten: () => [],
};

/** The statements that a connection has prepared, by their SQL, and those that it has to forget. */
export class PreparedStatements implements StatementNames {
  private readonly names = new Map<string, string>();
  private readonly forgotten: string[] = [];
  private made = 0;

  name(sql: string): { name: string; isNew: boolean } {
    const known = this.names.get(sql);
    const name = known ?? `s${(this.made += 1)}`;
    // The one that was used last is at the end.
    this.names.delete(sql);
    this.names.set(sql, name);
    if (this.names.size > kept) this.forget(this.names.keys().next().value ?? sql);
    return { name, isNew: known === undefined };
  }

  forget(sql: string): void {
    const name = this.names.get(sql);
    if (name !== undefined) this.forgotten.push(name);
    this.names.delete(sql);
  }

  takeForgotten(): string[] {
    return this.forgotten.splice(0);
  }
}
