import type { Database } from '../db/database';

/** A type of PostgreSQL, as `pg_type` has it. */
export interface PgType {
  id: number;
  schema: string;
  name: string;
  /** b base, c composite, d domain, e enum, p pseudo, r range, m multirange. */
  kind: string;
  /** Type of an array's elements; 0 where it is no array. */
  element: number;
  /** Type that a domain restricts; 0 where it is none. */
  base: number;
  /** Labels of an enum in their order. */
  labels: string[];
}

export interface PgColumn {
  name: string;
  type: number;
  nullable: boolean;
  hasDefault: boolean;
  /** Nobody may write it: `generated always`, as an identity or from other columns. */
  computed: boolean;
  /** The texts that a check constraint of the form `column in (…)` allows. */
  values: string[] | null;
}

export interface PgForeignKey {
  name: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  isOneToOne: boolean;
}

/** A table, a view or a composite type; `kind` as in `pg_class`. */
export interface PgRelation {
  name: string;
  kind: string;
  columns: PgColumn[];
  foreignKeys: PgForeignKey[];
}

export interface PgArgument {
  name: string;
  type: number;
  hasDefault: boolean;
  /** Its default is null, so that leaving it out and null are the same. */
  isNullByDefault: boolean;
}

export interface PgFunction {
  name: string;
  /** What a caller gives. */
  takes: PgArgument[];
  /** Columns of `returns table` or of out arguments; empty where one type is returned. */
  gives: { name: string; type: number }[];
  type: number;
  isSet: boolean;
}

/** What is in schema `public`. Names in their order, so that two databases with the same schema read alike. */
export interface PgSchema {
  types: PgType[];
  relations: PgRelation[];
  functions: PgFunction[];
}

const typesSql = `
select t.oid::int as id, n.nspname as schema, t.typname as name, t.typtype as kind, t.typelem::int as element,
  t.typbasetype::int as base, coalesce(
    (select jsonb_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid), '[]'
  ) as labels
from pg_type t join pg_namespace n on n.oid = t.typnamespace
order by t.typname collate "C"`;

/** PostgreSQL writes `state in ('a', 'b')` back as `CHECK ((state = ANY (ARRAY['a'::text, 'b'::text])))`. */
const relationsSql = `
select c.relname as name, c.relkind as kind,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'name', a.attname, 'type', a.atttypid::int, 'nullable', not a.attnotnull,
      'hasDefault', a.atthasdef or a.attidentity <> '',
      'computed', a.attidentity = 'a' or a.attgenerated <> '',
      'values', (
        select (select jsonb_agg(replace(label[1], '''''', '''') order by position)
          from regexp_matches(pg_get_constraintdef(con.oid), '''((?:[^'']|'''')*)''::text', 'g')
            with ordinality as labels (label, position))
        from pg_constraint con
        where con.conrelid = c.oid and con.contype = 'c' and con.conkey = array[a.attnum]
          and pg_get_constraintdef(con.oid) ~ '^CHECK \\(\\([a-z0-9_]+ = ANY \\(ARRAY\\[[^\\]]*\\]\\)\\)\\)$'
        order by con.conname limit 1)
    ) order by a.attname collate "C"), '[]')
    from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'name', con.conname, 'target', target.relname,
      'columns', (select jsonb_agg(a.attname order by k.position)
        from unnest(con.conkey) with ordinality k (attnum, position)
        join pg_attribute a on a.attrelid = con.conrelid and a.attnum = k.attnum),
      'targetColumns', (select jsonb_agg(a.attname order by k.position)
        from unnest(con.confkey) with ordinality k (attnum, position)
        join pg_attribute a on a.attrelid = con.confrelid and a.attnum = k.attnum),
      'isOneToOne', exists (select from pg_index i where i.indrelid = con.conrelid and i.indisunique
        and i.indpred is null and i.indkey::int2[] @> con.conkey and i.indkey::int2[] <@ con.conkey)
    ) order by con.conname collate "C"), '[]')
    from pg_constraint con join pg_class target on target.oid = con.confrelid
    where con.conrelid = c.oid and con.contype = 'f'
      and target.relnamespace = 'public'::regnamespace) as "foreignKeys"
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'f', 'v', 'm', 'c')
order by c.relname collate "C"`;

/** Argument modes: i, b, v go in; t, b, o come out. The last `pronargdefaults` that go in have a default. */
const functionsSql = `
select p.proname as name, p.prorettype::int as type, p.proretset as "isSet",
  coalesce((select jsonb_agg(jsonb_build_object('name', x.name, 'type', x.type,
      'hasDefault', x.position > p.pronargs - p.pronargdefaults,
      'isNullByDefault', coalesce(pg_get_function_arg_default(p.oid, x.n::int) ~ '^NULL(::|$)', false)
    ) order by x.position)
    from (select arg.n, arg.type::int, coalesce(p.proargnames[arg.n], '') as name,
        row_number() over (order by arg.n) as position
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as arg (type, n)
      where coalesce(p.proargmodes[arg.n]::text, 'i') in ('i', 'b', 'v')) x), '[]') as takes,
  coalesce((select jsonb_agg(jsonb_build_object('name', p.proargnames[arg.n], 'type', arg.type::int) order by arg.n)
    from unnest(p.proallargtypes) with ordinality as arg (type, n)
    where p.proargmodes[arg.n]::text in ('t', 'b', 'o')), '[]') as gives
from pg_proc p
where p.prokind = 'f' and p.pronamespace = 'public'::regnamespace
  and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
order by p.proname collate "C", pg_get_function_identity_arguments(p.oid) collate "C"`;

/** Reads schema `public`. */
export async function readSchema(db: Pick<Database, 'query'>): Promise<PgSchema> {
  const read = async <Item>(sql: string) => (await db.query(sql)).rows as Item[];
  return {
    types: await read<PgType>(typesSql),
    relations: await read<PgRelation>(relationsSql),
    functions: await read<PgFunction>(functionsSql),
  };
}
