/** What an unknown column makes of a query: nothing can follow it, and nobody can await it. */
export interface UnknownColumn<Column> {
  unknownColumn: Column;
}

interface GenericOptions {
  PostgrestVersion?: string;
}
interface Relationship {
  foreignKeyName: string;
  columns: string[];
  isOneToOne?: boolean;
  referencedRelation: string;
  referencedColumns: string[];
}
interface View {
  Row: Record<string, unknown>;
  Relationships: Relationship[];
}
interface Table extends View {
  Insert: Record<string, unknown>;
  Update: Record<string, unknown>;
}
interface SetofOptions {
  isSetofReturn?: boolean | undefined;
  isOneToOne?: boolean | undefined;
  isNotNullable?: boolean | undefined;
  to: string;
  from: string;
}
interface Fn {
  Args: Record<string, unknown> | never;
  Returns: unknown;
  SetofOptions?: SetofOptions;
}
interface GenericSchema {
  Tables: Record<string, Table>;
  Views: Record<string, Table | View>;
  Functions: Record<string, Fn>;
}

type Order = { ascending?: boolean; nullsFirst?: boolean };
/** `Query`, unless the column is none of the row; what has a dot or an arrow is of another row, or a part of JSON. */
type Known<Row, Column extends string, Query> = [Column] extends [
  keyof Row | `${string}.${string}` | `${string}->${string}`,
]
  ? Query
  : UnknownColumn<Column>;

/**
 * supabase-js checks the columns of `select` and `eq`, and takes any text in what is below. These forms come before
 * its own, so that a renamed column is an error there as well. They must repeat the type parameters of the classes,
 * with the names that the package's bundle gives them: where an update renames one, this file does not compile.
 */
declare module '@supabase/postgrest-js' {
  interface PostgrestTransformBuilder<
    ClientOptions extends GenericOptions,
    Schema extends GenericSchema,
    Row extends Record<string, unknown>,
    Result$1,
    RelationName = unknown,
    Relationships = unknown,
    Method = unknown,
    ThrowOnError extends boolean = false,
  > {
    order<Column extends string>(
      column: Column,
      options?: Order & { referencedTable?: undefined },
    ): Known<Row, Column, this>;
    order<Column extends string, Name extends string & keyof Schema['Tables']>(
      column: Column,
      options: Order & { referencedTable: Name },
    ): Known<Schema['Tables'][Name]['Row'], Column, this>;
  }

  interface PostgrestFilterBuilder<
    ClientOptions extends GenericOptions,
    Schema extends GenericSchema,
    Row extends Record<string, unknown>,
    Result$1,
    RelationName = unknown,
    Relationships = unknown,
    Method = unknown,
    ThrowOnError extends boolean = false,
  > {
    gt<Column extends string>(column: Column, value: unknown): Known<Row, Column, this>;
    gte<Column extends string>(column: Column, value: unknown): Known<Row, Column, this>;
    lt<Column extends string>(column: Column, value: unknown): Known<Row, Column, this>;
    lte<Column extends string>(column: Column, value: unknown): Known<Row, Column, this>;
    in<Column extends string>(column: Column, values: readonly unknown[]): Known<Row, Column, this>;
  }
}
