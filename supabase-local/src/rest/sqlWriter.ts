import { RestError } from './restError';
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

/** An identifier. Throws `RestError` for a NUL character, which would end the statement's text on its way. */
export function quoteName(name: string): string {
  if (name.includes('\0')) {
    throw new RestError(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00');
  }
  return `"${name.replaceAll('"', '""')}"`;
}
