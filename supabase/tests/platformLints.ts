/** The schemas of the shop; the others are the platform's. */
const ours = `('public'::regnamespace, 'private'::regnamespace)`;

/**
 * What a platform's advisor would warn of, and what it is named there, each as a query whose rows are the names of the
 * offenders. A warning that is a decision is answered by the rule for it, never by a list of exceptions.
 */
export const platformLints: Record<string, string> = {
  'unindexed foreign keys': `
    select f.conrelid::regclass || '.' || f.conname from pg_constraint f
    where f.contype = 'f' and f.connamespace in ${ours} and not exists (
      -- An index begins with the columns of the key, in any order, or with the first where that alone names the row.
      select from pg_index i, pg_index target
      where i.indrelid = f.conrelid and target.indrelid = f.confrelid and target.indisprimary
        and (
          (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey
          or (i.indkey[0] = f.conkey[1] and target.indnatts = 1 and target.indkey[0] = f.confkey[1])
        )
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
    )`,

  'functions evaluated for each row by a policy': `
    select policyname from pg_policies where schemaname in ('public', 'private', 'storage')
      and regexp_replace(concat(qual, ' ', with_check), '\\( SELECT (auth|private)\\.\\w+\\([^()]*\\)', '', 'g')
        ~ '(auth|private)\\.\\w+\\(|current_setting\\('`,

  'mutable search paths': `
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace in ${ours} and not coalesce('search_path=""' = any (p.proconfig), false)`,

  // What the listing counts with lies in `private` and is everybody's to read, by invoker functions.
  'row level security disabled': `
    select c.oid::regclass from pg_class c
    where c.relnamespace in ${ours} and c.relkind in ('r', 'p') and not c.relrowsecurity
      and (c.relnamespace = 'public'::regnamespace or exists (
        select from unnest(array['anon', 'authenticated']) role
        where has_any_column_privilege(role, c.oid, 'INSERT, UPDATE') or has_table_privilege(role, c.oid, 'DELETE, TRUNCATE')
      ))`,

  'grants without a policy': `
    select o.role || ' ' || o.operation || ' ' || c.relname from pg_class c, (
      select role, operation from unnest(array['anon', 'authenticated']) role,
        unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) operation
    ) o
    where c.relnamespace in ${ours} and c.relrowsecurity and case
        when o.operation = 'DELETE' then has_table_privilege(o.role, c.oid, o.operation)
        else has_any_column_privilege(o.role, c.oid, o.operation)
      end
      and not exists (
        select from pg_policies p where p.schemaname::regnamespace = c.relnamespace and p.tablename = c.relname
          and p.cmd = o.operation and o.role = any (p.roles)
      )`,

  'policies without a grant': `
    select p.tablename || ': ' || p.policyname from pg_policies p, unnest(p.roles) role
    where p.schemaname = 'public' and not case
      when p.cmd = 'DELETE' then has_table_privilege(role, p.tablename::regclass, p.cmd)
      else has_any_column_privilege(role, p.tablename::regclass, p.cmd)
    end`,

  'several permissive policies': `
    select tablename || ' ' || cmd from pg_policies where schemaname = 'public'
    group by tablename, cmd having count(*) > 1`,

  'policies for writing that are always true': `
    select policyname from pg_policies where schemaname in ('public', 'private', 'storage') and cmd <> 'SELECT'
      and (qual = 'true' or with_check = 'true' or (cmd <> 'DELETE' and with_check is null))`,

  'policies that trust what users write about themselves': `
    select policyname from pg_policies where concat(qual, with_check) ~ 'user_metadata'`,

  'definer functions open to visitors without a reason': `
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef and has_function_privilege('anon', p.oid, 'EXECUTE')
      -- By convention it is open so that whoever calls hears what is missing, which it asks before anything else ...
      and coalesce(substring(p.prosrc from '(?:private|public)\\.(\\w+)'), '')
        not in ('require_right', 'require_user', 'require_buyer', 'require_server')
      -- ... or says why.
      and coalesce(obj_description(p.oid, 'pg_proc'), '') !~ 'Open to visitors: \\w.{20,}\\.$'`,

  'views that run with the rights of their owner': `
    select c.oid::regclass from pg_class c where c.relnamespace = 'public'::regnamespace
      and (c.relkind in ('m', 'f') or (c.relkind = 'v' and not 'security_invoker=on' = any (coalesce(c.reloptions, '{}'))))`,

  'extensions in the schema of the API': `
    select extname from pg_extension where extnamespace = 'public'::regnamespace`,

  'tables without a primary key': `
    select c.oid::regclass from pg_class c where c.relnamespace in ${ours} and c.relkind in ('r', 'p')
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,

  'duplicate indexes': `
    select min(i.indexrelid::regclass::text) from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace in ${ours}
    group by i.indrelid, i.indkey::text, i.indclass::text, i.indoption::text, i.indcollation::text,
      pg_get_expr(i.indexprs, i.indrelid), pg_get_expr(i.indpred, i.indrelid)
    having count(*) > 1`,
};
