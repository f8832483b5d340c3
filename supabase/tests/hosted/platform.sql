-- A hosted project before its first push, as far as a push meets it: `postgres` owns the project and is no superuser, the
-- services' schemas belong to the services. Runs as `supabase_admin`, the superuser, in a new database.
create role postgres login createdb createrole replication bypassrls password 'postgres';
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin nologin noinherit;
create role supabase_storage_admin nologin noinherit;
grant anon, authenticated, service_role to authenticator;
do $$
begin
  execute 'grant anon, authenticated, service_role to postgres' || case
    when current_setting('server_version_num')::integer >= 160000 then ' with admin option' else ''
  end;
  execute format('grant all on database %I to postgres', current_database());
end;
$$;

create schema extensions;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;
grant all on schema extensions to postgres;
grant usage on schema extensions to anon, authenticated, service_role, supabase_auth_admin;

alter schema public owner to pg_database_owner;
grant all on schema public to postgres;
grant usage on schema public to anon, authenticated, service_role;

create publication supabase_realtime;
alter publication supabase_realtime owner to postgres;

-- The platform lets `postgres` write policies on storage.objects by an extension of its own; here it is a member of the owner.
grant supabase_storage_admin to postgres;

-- `db lint` needs it; the platform has it, this machine perhaps.
do $$
begin
  if exists (select from pg_available_extensions where name = 'plpgsql_check') then
    create extension plpgsql_check with schema extensions;
  end if;
end;
$$;
alter role postgres set search_path to "$user", public, extensions;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
