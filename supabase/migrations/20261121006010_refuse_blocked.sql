-- A blocked account keeps a valid token for up to an hour. The data API asks this function before every request, so
-- that there is one door for table policies, functions of today and functions of tomorrow.
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
comment on function private.refuse_blocked() is 'Before each request of the data API: a blocked account writes nothing.';
revoke execute on function private.refuse_blocked() from public;
grant execute on function private.refuse_blocked() to anon, authenticated, service_role;

alter role authenticator set pgrst.db_pre_request = 'private.refuse_blocked';
notify pgrst, 'reload config';
