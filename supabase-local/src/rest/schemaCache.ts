import type { Database } from '../db/database';
import { beforeRequestSql, foreignKeysSql, functionsSql, tablesSql } from './catalogueSql';

/** A table, or the rows that a function returns. `columns` maps names to SQL types. */
export interface Relation {
  name: string;
  columns: Record<string, string>;
  primaryKey: string[];
  isView?: boolean;
}

export interface ForeignKey {
  name: string;
  table: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  /** A row of `target` is referenced at most once. */
  unique: boolean;
}

export interface FunctionArgument {
  name: string;
  type: string;
  required: boolean;
  variadic: boolean;
}

export interface ApiFunction {
  name: string;
  arguments: FunctionArgument[];
  returnsSet: boolean;
  returns: 'void' | 'scalar' | 'rows';
  /** Name of the returned table's row type, or null. */
  returnedTable: string | null;
  returnedColumns: Record<string, string>;
  volatile: boolean;
}

/** What the API exposes of schema `public`. */
export interface SchemaCache {
  tables: Map<string, Relation>;
  foreignKeys: ForeignKey[];
  functions: Map<string, ApiFunction[]>;
  /** `schema.function` that may refuse any request, before anything else is done (`pgrst.db_pre_request`). */
  beforeRequest: string | undefined;
}

export async function loadSchema(db: Database): Promise<SchemaCache> {
  const [tables, foreignKeys, functions, beforeRequest] = await Promise.all([
    db.query(tablesSql),
    db.query(foreignKeysSql),
    db.query(functionsSql),
    db.query(beforeRequestSql),
  ]);
  const overloads = new Map<string, ApiFunction[]>();
  for (const row of functions.rows as unknown as ApiFunction[]) {
    overloads.set(row.name, [...(overloads.get(row.name) ?? []), row]);
  }
  return {
    tables: new Map((tables.rows as unknown as Relation[]).map((table) => [table.name, table])),
    foreignKeys: foreignKeys.rows as unknown as ForeignKey[],
    functions: overloads,
    beforeRequest: beforeRequest.rows[0]?.name as string | undefined,
  };
}
