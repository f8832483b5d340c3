import type { TestBackend } from '@shop/supabase-local/testing';

export type Role = 'anon' | 'authenticated' | 'service_role';

export interface Table {
  name: string;
  /** SQL types by column. */
  columns: Record<string, string>;
  key: string[];
  /** Tables that it can be asked together with. */
  relatives: string[];
  /** Columns that a role may read, insert or update. */
  open: Record<Role, Record<'select' | 'insert' | 'update', string[]>>;
  /** Rows that are there now, as JSON. */
  rows: Record<string, unknown>[];
}

export interface SqlFunction {
  name: string;
  volatile: boolean;
  arguments: { name: string; type: string; required: boolean }[];
}

const tablesSql = `
select c.relname as name,
  (select jsonb_object_agg(a.attname, format_type(a.atttypid, null)) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  coalesce((select jsonb_agg(a.attname) from pg_index i, pg_attribute a
    where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = any (i.indkey)), '[]') as key,
  (select jsonb_object_agg(role, (
    select jsonb_object_agg(right_of, coalesce((select jsonb_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and has_column_privilege(role, c.oid, a.attname, right_of)), '[]'))
    from unnest(array['select', 'insert', 'update']) right_of))
    from unnest(array['anon', 'authenticated', 'service_role']) role) as open,
  coalesce((select jsonb_agg(distinct case when r.conrelid = c.oid then t.relname else s.relname end)
    from pg_constraint r join pg_class s on s.oid = r.conrelid join pg_class t on t.oid = r.confrelid
    where r.contype = 'f' and c.oid in (r.conrelid, r.confrelid)
      and s.relnamespace = c.relnamespace and t.relnamespace = c.relnamespace), '[]') as relatives
from pg_class c where c.relkind in ('r', 'v', 'm', 'p') and c.relnamespace = 'public'::regnamespace order by 1`;

const functionsSql = `
select p.proname as name, p.provolatile = 'v' as volatile, coalesce((
  select jsonb_agg(jsonb_build_object('name', coalesce(p.proargnames[n], ''), 'type', format_type(type, null),
    'required', n <= p.pronargs - p.pronargdefaults) order by n)
  from unnest(p.proargtypes::oid[]) with ordinality as argument (type, n)), '[]') as arguments
from pg_proc p where p.prokind = 'f' and p.pronamespace = 'public'::regnamespace
  and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype) order by 1`;

/** How many rows of a table values are taken from. */
const sampledRows = 12;

/** Every table and view of schema `public`, with some of its rows. */
export async function readTables({ sql }: Pick<TestBackend, 'sql'>): Promise<Table[]> {
  const found = (await sql(tablesSql)) as unknown as Omit<Table, 'rows'>[];
  return Promise.all(
    found.map(async (table) => {
      const rows = await sql(
        `select to_jsonb(t) as row from (select * from public."${table.name}" limit ${sampledRows}) t`,
      );
      return { ...table, rows: rows.map(({ row }) => row as Record<string, unknown>) };
    }),
  );
}

/** Every function of schema `public` that a client could name. */
export async function readFunctions({ sql }: Pick<TestBackend, 'sql'>): Promise<SqlFunction[]> {
  return (await sql(functionsSql)) as unknown as SqlFunction[];
}

/**
 * Gives a text that changes when a row of any table is added, changed or removed. As a function its parts are planned
 * once, which takes longer than to run them; and they run only when a transaction has ended that may have written,
 * because most refused calls never begin one.
 */
export async function createFingerprint({ sql }: Pick<TestBackend, 'sql'>): Promise<() => Promise<string>> {
  const tables = await sql(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and c.relpersistence = 'p'
     order by name`,
  );
  // A changed row is a new version, written by a later transaction than any before.
  const parts = tables.map(
    ({ name }) =>
      `select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) into part from ${String(name)};
       parts := parts || '${String(name)} ' || part || ',';`,
  );
  await sql('create schema fuzz');
  await sql(
    `create function fuzz.fingerprint() returns text language plpgsql as $$
     declare part text; parts text := ''; begin ${parts.join('\n')} return parts; end $$`,
  );
  const read = async (expression: string) => String((await sql(`select ${expression} as found`))[0]?.found);
  let known = { transactions: '', fingerprint: '' };
  return async () => {
    // Whoever writes takes a number, and which numbers have ended is in the snapshot.
    const transactions = await read('pg_current_snapshot()::text');
    if (transactions !== known.transactions)
      known = { transactions, fingerprint: await read('fuzz.fingerprint()') };
    return known.fingerprint;
  };
}
