import { lookUp } from '@shop/kernel/domain';
import type { PgSchema } from './readSchema';

/** What supabase-js gives for a type of PostgreSQL, as the Supabase CLI writes it. */
const baseTypes = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  bpchar: 'string',
  bytea: 'string',
  citext: 'string',
  date: 'string',
  text: 'string',
  time: 'string',
  timetz: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  uuid: 'string',
  varchar: 'string',
  json: 'Json',
  jsonb: 'Json',
  record: 'Record<string, unknown>',
  tsvector: 'unknown',
  void: 'undefined',
};

export type Home = 'Tables' | 'Views' | 'CompositeTypes';

/** Where a relation's type stands, by its kind in `pg_class`. */
export const homes: ReadonlyMap<string, Home> = new Map([
  ['r', 'Tables'],
  ['p', 'Tables'],
  ['f', 'Tables'],
  ['v', 'Views'],
  ['m', 'Views'],
  ['c', 'CompositeTypes'],
]);

/** A row of a relation that is written elsewhere in the file. */
const rowReference = (home: Home, name: string): string =>
  `Database['public']['${home}']['${name}']${home === 'CompositeTypes' ? '' : "['Row']"}`;

/** The TypeScript of a type by its id. Throws for one without a counterpart. */
export type TypeNames = (id: number) => string;

export function createTypeNames({ types, relations }: PgSchema): TypeNames {
  const byId = new Map(types.map((type) => [type.id, type]));
  const kinds = new Map(relations.map(({ name, kind }) => [name, kind]));
  const nameOf = (id: number): string => {
    const type = byId.get(id);
    if (!type) throw new Error(`There is no type ${id}.`);
    if (type.kind === 'd') return nameOf(type.base);
    if (type.element > 0 && type.name.startsWith('_')) {
      const element = nameOf(type.element);
      return /^\w+$/.test(element) ? `${element}[]` : `(${element})[]`;
    }
    if (type.schema === 'public' && type.kind === 'e') return `Database['public']['Enums']['${type.name}']`;
    const home = type.schema === 'public' && homes.get(kinds.get(type.name) ?? '');
    if (home) return rowReference(home, type.name);
    const name = lookUp(baseTypes, type.name);
    if (!name) throw new Error(`${type.schema}.${type.name} has no counterpart in TypeScript yet.`);
    return name;
  };
  return nameOf;
}
