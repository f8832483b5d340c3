-- Ground rules that every later migration relies on.
--
-- Nobody may do anything with what a migration creates unless it grants that by name. Supabase projects differ: some
-- grant everything on new tables, functions and sequences of `public` to the roles of the API, by defaults of the role
-- that migrates. It is the one that runs this, so these statements take its defaults away. The right of everybody to
-- execute functions is a default of all schemas, which a schema's own cannot take back.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

-- `private` holds what functions and policies need but no client may call: the API exposes `public` only, so a
-- helper in `private` cannot be reached over HTTP even by a role that may execute it.
create schema private;
comment on schema private is 'Helpers for policies and functions; not exposed by the API.';
grant usage on schema private to anon, authenticated, service_role;

-- The role comes from app_metadata, which only the server writes. user_metadata.role (spec section 6) is for
-- showing a link in the menu: every user can write it, so nothing here may trust it.
create function private.is_admin() returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(auth.jwt() -> 'app_metadata' ->> 'role' = 'admin', false)
$$;
comment on function private.is_admin() is 'Whether the caller''s token carries the admin role in app_metadata.';
revoke execute on function private.is_admin() from public;
grant execute on function private.is_admin() to anon, authenticated, service_role;

-- Functions that need an account may also be called by anon, on purpose: a shopper whose session has just ended
-- then gets SIGN_IN_REQUIRED, which opens the dialog, instead of a bare "permission denied".
create function private.require_user() returns uuid
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
begin
  if v_user is null then
    raise exception 'Please sign in first.' using errcode = 'PT401', hint = 'SIGN_IN_REQUIRED';
  end if;
  return v_user;
end;
$$;
comment on function private.require_user() is 'The caller''s user id; raises SIGN_IN_REQUIRED for visitors.';
revoke execute on function private.require_user() from public;
grant execute on function private.require_user() to anon, authenticated, service_role;
