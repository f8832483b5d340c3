-- The data API calls private.before_request before every request, so that there is one door for table policies,
-- functions of today and functions of tomorrow. Both checks exist because a token holds for up to an hour.
--
-- A blocked account keeps its token.
create function private.refuse_blocked() returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  -- The shop window stays open to her as to any visitor. Reads, and functions that only read, run read-only.
  if current_setting('transaction_read_only') = 'off' and private.is_blocked() then
    raise exception 'This account has been blocked. Please write to us.' using errcode = 'PT403', hint = 'FORBIDDEN';
  end if;
end;
$$;
comment on function private.refuse_blocked() is 'A blocked account writes nothing.';
revoke execute on function private.refuse_blocked() from public;
grant execute on function private.refuse_blocked() to anon, authenticated, service_role;

-- So does whoever signed out, or whose password was changed elsewhere: the session is gone, the token is not. One look-up
-- by primary key. security definer: sessions are the authentication service's own. Compared as text, so that a claim
-- that is no uuid is no session rather than a cast error.
create function private.has_session() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_session text := auth.jwt() ->> 'session_id';
begin
  return v_session ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and exists (
    select 1 from auth.sessions s
    where s.id = v_session::uuid and s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  );
end;
$$;
comment on function private.has_session() is 'Whether the session that the caller''s token was made for still lasts.';
revoke execute on function private.has_session() from public;
grant execute on function private.has_session() to anon, authenticated, service_role;

create function private.before_request() returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  -- Whoever has no session is a visitor: the shop window stays open, everything else asks to sign in.
  if auth.role() = 'authenticated' and private.has_session() is not true then
    perform set_config('role', 'anon', true), set_config('request.jwt.claims', '{"role": "anon"}', true);
  end if;
  perform private.refuse_blocked();
end;
$$;
comment on function private.before_request() is
  'Before each request of the data API: tokens of ended sessions are a visitor''s, blocked accounts write nothing.';
revoke execute on function private.before_request() from public;
grant execute on function private.before_request() to anon, authenticated, service_role;

alter role authenticator set pgrst.db_pre_request = 'private.before_request';
notify pgrst, 'reload config';
