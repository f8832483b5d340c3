/** Tables and views of schema `public` as `Relation`. */
export const tablesSql = `
select c.relname as name, c.relkind in ('v', 'm') as "isView",
  (select coalesce(jsonb_object_agg(a.attname, format_type(a.atttypid, null)), '{}') from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  coalesce((select jsonb_agg(a.attname order by k.position) from pg_index i,
    unnest(i.indkey) with ordinality k (attnum, position), pg_attribute a
    where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum), '[]') as "primaryKey"
from pg_class c
where c.relkind in ('r', 'v', 'm', 'p') and c.relnamespace = 'public'::regnamespace`;

/** Foreign keys between tables of schema `public` as `ForeignKey`. */
export const foreignKeysSql = `
select con.conname as name, source.relname as table, target.relname as target,
  (select jsonb_agg(a.attname order by k.position) from unnest(con.conkey) with ordinality k (attnum, position)
    join pg_attribute a on a.attrelid = con.conrelid and a.attnum = k.attnum) as columns,
  (select jsonb_agg(a.attname order by k.position) from unnest(con.confkey) with ordinality k (attnum, position)
    join pg_attribute a on a.attrelid = con.confrelid and a.attnum = k.attnum) as "targetColumns",
  exists (select from pg_index i where i.indrelid = con.conrelid and i.indisunique and i.indpred is null
    and i.indkey::int2[] @> con.conkey and i.indkey::int2[] <@ con.conkey) as unique
from pg_constraint con
join pg_class source on source.oid = con.conrelid
join pg_class target on target.oid = con.confrelid
where con.contype = 'f' and source.relnamespace = 'public'::regnamespace
  and target.relnamespace = 'public'::regnamespace`;

/** Functions of schema `public` as `ApiFunction`. Argument modes: i, b, v go in; t, b, o come out. */
export const functionsSql = `
select p.proname as name, p.proretset as "returnsSet", p.provolatile = 'v' as volatile,
  coalesce(ins.list, '[]') as arguments,
  case
    when p.prorettype = 'void'::regtype then 'void'
    when returned.typtype = 'c' or outs.list is not null then 'rows'
    else 'scalar'
  end as returns,
  case when returned.typtype = 'c' then returned.typname end as "returnedTable",
  coalesce(outs.list, (select jsonb_object_agg(a.attname, format_type(a.atttypid, null)) from pg_attribute a
    where a.attrelid = returned.typrelid and a.attnum > 0 and not a.attisdropped), '{}') as "returnedColumns"
from pg_proc p
join pg_type returned on returned.oid = p.prorettype
left join lateral (
  select jsonb_agg(jsonb_build_object('name', coalesce(p.proargnames[x.n], ''), 'type', format_type(x.type, null),
    'required', x.position <= p.pronargs - p.pronargdefaults,
    'variadic', coalesce(p.proargmodes[x.n]::text = 'v', false)) order by x.n) as list
  from (
    select type, n, row_number() over (order by n) as position
    from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as argument (type, n)
    where coalesce(p.proargmodes[n]::text, 'i') in ('i', 'b', 'v')
  ) x
) ins on true
left join lateral (
  select jsonb_object_agg(p.proargnames[n], format_type(type, null)) as list
  from unnest(p.proallargtypes) with ordinality as argument (type, n)
  where p.proargmodes[n]::text in ('t', 'b', 'o')
) outs on true
where p.prokind = 'f' and p.pronamespace = 'public'::regnamespace
  and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`;

/** What the API's role was told to call before every request, as PostgREST reads it; no row where nothing was set. */
export const beforeRequestSql = `select split_part(c.setting, '=', 2) as name
  from pg_catalog.pg_db_role_setting s
  join pg_catalog.pg_roles r on r.oid = s.setrole and r.rolname = 'authenticator'
  cross join lateral unnest(s.setconfig) as c (setting)
  where s.setdatabase = 0 and starts_with(c.setting, 'pgrst.db_pre_request=')`;
