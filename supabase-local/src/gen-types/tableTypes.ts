import { lookUp } from '@shop/kernel/domain';
import type { Database } from '../db/database';

interface Column {
  name: string;
  type: string;
  nullable: boolean;
}

/** What supabase-js gives for a PostgreSQL type. */
const typeNames = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  uuid: 'string',
  date: 'string',
  timestamptz: 'string',
  jsonb: 'unknown',
  _text: 'string[]',
  _int4: 'number[]',
  tsvector: 'unknown',
};

const header = `/**
 * The rows of every table in schema public, as the migrations make them. Written by \`npm run db:types\`; do not edit.
 */
export interface Tables {
`;

/** TypeScript of all tables in schema `public`, in the order of their names. Throws for a type without a counterpart. */
export async function tableTypes(db: Database): Promise<string> {
  const { rows } = await db.query(`
    select c.relname as "table", jsonb_agg(
      jsonb_build_object('name', a.attname, 'type', t.typname, 'nullable', not a.attnotnull) order by a.attnum
    ) as columns
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_catalog.pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
    group by c.relname order by c.relname`);
  const tables = rows as unknown as { table: string; columns: Column[] }[];
  const members = tables.map(
    ({ table, columns }) => `  ${table}: {\n${columns.map((column) => member(table, column)).join('')}  };\n`,
  );
  return `${header}${members.join('')}}\n`;
}

function member(table: string, { name, type, nullable }: Column): string {
  const typeName = lookUp(typeNames, type);
  if (!typeName)
    throw new Error(`${table}.${name} is of type ${type}, which has no counterpart in TypeScript yet.`);
  return `    ${name}: ${typeName}${nullable ? ' | null' : ''};\n`;
}
