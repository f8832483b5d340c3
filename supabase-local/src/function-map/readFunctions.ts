import type { Row } from '../db/database';

/** A function of schema public or private, as the migrated database knows it. */
export interface SqlFunction {
  /** With its schema: `public.place_order`. */
  name: string;
  comment: string;
  source: string;
  /** Those of the API's roles that may execute it: anon, authenticated, service_role. */
  roles: string[];
  /** What runs it besides functions, such as `trigger on orders, returns`. */
  uses: string[];
}

type Query = (sql: string) => Promise<{ rows: Row[] }>;

const functions = `
  select n.nspname || '.' || p.proname as name, coalesce(obj_description(p.oid, 'pg_proc'), '') as comment,
    p.prosrc as source, to_jsonb(array(
      select r.role from unnest(array['anon', 'authenticated', 'service_role']) with ordinality r (role, place)
      where has_function_privilege(r.role, p.oid, 'execute') order by r.place
    )) as roles
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')
  order by n.nspname, p.proname`;

/** What may call a function besides functions: what it is, whose, and the text that may name one. */
const users = `
  select 'trigger on' as kind, t.tgrelid::regclass::text as owner, pg_get_triggerdef(t.oid) as text
  from pg_trigger t where not t.tgisinternal
  union all select 'policies of', p.tablename, concat_ws(' ', p.qual, p.with_check) from pg_policies p
  union all select 'check of', c.conrelid::regclass::text, pg_get_constraintdef(c.oid)
  from pg_constraint c where c.contype = 'c' and c.conrelid <> 0
  union all select 'view', v.viewname, v.definition from pg_views v where v.schemaname in ('public', 'private')
  union all select 'setting', split_part(s.line, '=', 1), split_part(s.line, '=', 2) || '('
  from pg_db_role_setting d, unnest(d.setconfig) s (line)
  order by 1, 2`;

/** Every function of a migrated database with its comment, its grants and what runs it besides other functions. */
export async function readFunctions(query: Query): Promise<SqlFunction[]> {
  const [found, texts] = [(await query(functions)).rows, (await query(users)).rows];
  return found.map((row) => {
    const name = String(row.name);
    return {
      name,
      comment: String(row.comment),
      source: String(row.source),
      roles: row.roles as string[],
      uses: usesOf(texts.filter(({ text }) => calledIn(String(text)).has(name))),
    };
  });
}

/** One text for each kind of user, with its owners: `trigger on orders, returns`. */
function usesOf(users: Row[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const { kind, owner } of users) {
    const known = owners.get(String(kind)) ?? new Set();
    owners.set(String(kind), known.add(String(owner).replace('public.', '')));
  }
  return [...owners].map(([kind, names]) => `${kind} ${[...names].join(', ')}`);
}

/** The functions that an SQL text calls, with their schemas; what only a comment names does not count. */
export function calledIn(sql: string): Set<string> {
  const code = sql.replace(/--.*$/gm, '');
  return new Set(Array.from(code.matchAll(/\b((?:public|private)\.\w+)\s*\(/g), ([, name = '']) => name));
}
