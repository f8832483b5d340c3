import type { PgFunction, PgSchema } from './readSchema';
import { homes, type TypeNames } from './typeNames';
import { type Member, quote, writeMembers } from './writeMembers';

/** Of overloads the union, from which supabase-js chooses by the arguments. */
export function functionMember(overloads: readonly PgFunction[], schema: PgSchema, names: TypeNames): Member {
  const written = overloads.map((one) => describe(one, schema, names));
  const [first] = overloads;
  const [only] = written;
  if (!first || !only) throw new Error('A function has one form at least.');
  return written.length === 1
    ? [first.name, only]
    : [first.name, written.map((members) => writeMembers(members, '      ')).join(' | ')];
}

function describe(fn: PgFunction, schema: PgSchema, names: TypeNames): Member[] {
  const returned = returnedRelation(fn, schema);
  return [
    ['Args', args(fn, names)],
    ['Returns', returnType(fn, names)],
    ...(returned
      ? ([
          [
            'SetofOptions',
            [
              ['from', quote('*')],
              ['to', quote(returned)],
              ['isOneToOne', String(!fn.isSet)],
              ['isSetofReturn', String(fn.isSet)],
            ],
          ],
        ] as const)
      : []),
  ];
}

/**
 * Arguments with a default may be left out. Any argument can be null in PostgreSQL; here only those may be whose
 * default is null, so that null is never sent by mistake where a function does not expect it.
 */
function args({ takes }: PgFunction, names: TypeNames): Member['1'] {
  if (takes.length === 0) return 'never';
  return takes.map(({ name, type, hasDefault, isNullByDefault }): Member => [
    name + (hasDefault ? '?' : ''),
    names(type) + (isNullByDefault ? ' | null' : ''),
  ]);
}

function returnType({ gives, type, isSet }: PgFunction, names: TypeNames): string {
  const many = isSet ? '[]' : '';
  if (gives.length === 0) return names(type) + many;
  const columns = gives.map((column): Member => [column.name, names(column.type)]);
  return writeMembers(columns, '        ') + many;
}

/** Name of the table or view whose rows a function returns, so that what belongs to them can be selected with them. */
function returnedRelation({ gives, type }: PgFunction, { types, relations }: PgSchema): string | undefined {
  if (gives.length > 0) return undefined;
  const row = types.find(({ id }) => id === type);
  if (row?.schema !== 'public') return undefined;
  const relation = relations.find(({ name }) => name === row.name);
  const home = homes.get(relation?.kind ?? '');
  return home === 'Tables' || home === 'Views' ? relation?.name : undefined;
}
