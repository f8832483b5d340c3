-- What a hosted project has before our first migration. Runs as superuser, locally only.
--
-- Roles belong to the whole server, so on DATABASE_URL they may be left from another database.
do $$
declare
  v_role text;
begin
  foreach v_role in array array[
    'anon nologin noinherit',
    'authenticated nologin noinherit',
    'service_role nologin noinherit bypassrls',
    'supabase_auth_admin nologin noinherit createrole',
    'supabase_storage_admin nologin noinherit',
    'migrator nologin nosuperuser createrole bypassrls'
  ] loop
    if not exists (select from pg_roles where rolname = split_part(v_role, ' ', 1)) then
      execute 'create role ' || v_role;
    end if;
  end loop;
  -- The migrator stands for the hosted `postgres` role: it owns public, may add schemas, and is not superuser.
  execute format('grant create on database %I to migrator', current_database());
end;
$$;
grant anon, authenticated, service_role, supabase_storage_admin to migrator;

create schema extensions;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;
create extension pg_trgm with schema extensions;
create extension unaccent with schema extensions;

-- No default privileges in public: hosted projects grant none either, migrations grant by name.
revoke create on schema public from public;
alter schema public owner to migrator;
grant usage on schema public, extensions to anon, authenticated, service_role, migrator;
grant usage on schema extensions to supabase_auth_admin;

create publication supabase_realtime;
alter publication supabase_realtime owner to migrator;
