-- Hosted, the data API signs in as `authenticator` and reads its own settings from that role. Migrations may set them
-- there: `alter role authenticator set pgrst.…`.
do $$
begin
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator nologin noinherit;
  end if;
  execute 'grant authenticator to migrator' || case
    when current_setting('server_version_num')::integer >= 160000 then ' with admin option' else ''
  end;
end;
$$;
grant set on parameter "pgrst.db_pre_request" to migrator;
