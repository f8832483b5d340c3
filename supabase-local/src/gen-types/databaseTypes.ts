import type { Database } from '../db/database';
import { functionMember } from './functionTypes';
import { type PgRelation, type PgSchema, readSchema } from './readSchema';
import { relationMember } from './relationTypes';
import { createTypeNames, homes, type TypeNames } from './typeNames';
import { type Member, quote, writeMembers } from './writeMembers';

/**
 * PostgREST 12: the embedded backend knows nothing that came later, and supabase-js then refuses it.
 */
const header = `/**
 * What is in schema public, as the migrations make it, in the form of \`supabase gen types typescript\`. Written by
 * \`npm run db:types\`; do not edit.
 */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

`;

/** The `Database` type of supabase-js. Throws for a type without a counterpart in TypeScript. */
export async function databaseTypes(db: Pick<Database, 'query'>): Promise<string> {
  const schema = await readSchema(db);
  const names = createTypeNames(schema);
  const database: Member[] = [
    ['__InternalSupabase', [['PostgrestVersion', quote('12')]]],
    ['public', publicMembers(schema, names)],
  ];
  return `${header}export type Database = ${writeMembers(database)};\n`;
}

function publicMembers(schema: PgSchema, names: TypeNames): Member[] {
  const at = (home: string) => schema.relations.filter(({ kind }) => homes.get(kind) === home);
  return [
    ['Tables', at('Tables').map((table) => relationMember(table, names))],
    ['Views', at('Views').map((view) => relationMember(view, names))],
    ['Functions', functionMembers(schema, names)],
    ['Enums', enumMembers(schema)],
    ['CompositeTypes', at('CompositeTypes').map((type) => compositeMember(type, names))],
  ];
}

function functionMembers(schema: PgSchema, names: TypeNames): Member[] {
  const { functions } = schema;
  return [...new Set(functions.map(({ name }) => name))].map((wanted) => {
    const overloads = functions.filter(({ name }) => name === wanted);
    return functionMember(overloads, schema, names);
  });
}

const enumMembers = ({ types }: PgSchema): Member[] =>
  types
    .filter(({ schema, kind }) => schema === 'public' && kind === 'e')
    .map(({ name, labels }) => [name, labels.map(quote).join(' | ')]);

const compositeMember = ({ name, columns }: PgRelation, names: TypeNames): Member => [
  name,
  columns.map((column): Member => [column.name, `${names(column.type)} | null`]),
];
