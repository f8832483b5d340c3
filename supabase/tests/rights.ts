/** Every right of the API's roles and of everybody in the schemas of the shop, a line each. */
export const rights = `
  with role (name) as (values ('anon'), ('authenticated'), ('service_role'), ('authenticator')),
  relation as (
    select c.oid, c.oid::regclass::text as name, c.relkind from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v', 'm', 'p', 'S')
  )
  select role.name || ' ' || right_on || ' ' || thing as line from (
    select role.name, o.right_on, r.name as thing from role, relation r,
      unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) o (right_on)
    where r.relkind <> 'S' and has_table_privilege(role.name, r.oid, o.right_on)
    union all
    select role.name, o.right_on, r.name from role, relation r, unnest(array['SELECT', 'UPDATE', 'USAGE']) o (right_on)
    where r.relkind = 'S' and has_sequence_privilege(role.name, r.oid, o.right_on)
    union all
    select role.name, o.right_on, r.name || '.' || a.attname
    from role, relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped,
      unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) o (right_on)
    where r.relkind <> 'S' and has_column_privilege(role.name, r.oid, a.attnum, o.right_on)
    union all
    select role.name, 'EXECUTE', p.oid::regprocedure::text from role, pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_function_privilege(role.name, p.oid, 'EXECUTE')
  ) role (name, right_on, thing)
  order by 1`;
