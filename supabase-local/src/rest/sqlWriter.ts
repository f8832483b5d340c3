import type { SchemaCache } from './schemaCache';

/** Collects what one statement needs: parameters, never values in its text, and unused table aliases. */
export class SqlWriter {
  readonly values: (string | null)[] = [];
  private aliases = 0;

  constructor(readonly schema: SchemaCache) {}

  /** Adds a parameter that Postgres reads as text and then casts, exactly as a literal of `type` would be. */
  bind(value: string | null, type: string): string {
    this.values.push(value);
    const parameter = `$${this.values.length}::text`;
    return type === 'text' ? parameter : `${parameter}::${type}`;
  }

  alias(): string {
    return `t${++this.aliases}`;
  }
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
