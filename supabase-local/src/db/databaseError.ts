/** The parts of a database error that clients get to see. `code` is the SQLSTATE. */
export interface DatabaseErrorParts {
  code: string;
  message: string;
  detail: string | null;
  hint: string | null;
}

export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string;
  readonly detail: string | null;
  readonly hint: string | null;

  constructor(parts: DatabaseErrorParts) {
    super(parts.message);
    this.code = parts.code;
    this.detail = parts.detail;
    this.hint = parts.hint;
  }
}

/** False for what a driver throws by itself, such as the system's error of a broken connection. */
export function hasSqlState(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  // EPIPE is the one system error whose name looks like one.
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE';
}

/** Reads what either driver throws. A failed connection has no SQLSTATE and becomes class 08. */
export function databaseErrorParts(error: unknown): DatabaseErrorParts {
  const source = (error ?? {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  const code = text(source.code);
  return {
    code: code && hasSqlState(error) ? code : '08006',
    message: text(source.message) ?? code ?? String(error),
    detail: text(source.detail),
    hint: text(source.hint),
  };
}

export const statementTimedOut = {
  code: '57014',
  message: 'canceling statement due to statement timeout',
  detail: null,
  hint: null,
} satisfies DatabaseErrorParts;
