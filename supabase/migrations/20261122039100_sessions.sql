-- Sessions: where somebody is signed in, and the end of each. The rows are the authentication service's own; a session
-- that is deleted here takes its refresh tokens along, and private.has_session makes its access token a visitor's at once.

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: sessions are the authentication service's. Only the caller's are looked at.
create function public.get_my_sessions()
  returns table (id uuid, signed_in_at timestamptz, last_used_at timestamptz, user_agent text, is_this boolean)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  return query
    -- refreshed_at is a time in UTC without its zone. A session in use is renewed every hour.
    select s.id, s.created_at, greatest(s.created_at, s.refreshed_at at time zone 'utc'),
      left(coalesce(s.user_agent, ''), 500), s.id::text = auth.jwt() ->> 'session_id'
    from auth.sessions s
    where s.user_id = v_user and (s.not_after is null or s.not_after > now())
    order by 5 desc, 3 desc, 1
    limit 50;
end;
$$;
comment on function public.get_my_sessions() is
  'Where the caller is signed in, this session first, then by last use; at most 50. Raises SIGN_IN_REQUIRED.';

-- security definer: as above.
create function public.end_session(p_session uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  delete from auth.sessions s where s.id = p_session and s.user_id = v_user;
  return found;
end;
$$;
comment on function public.end_session(uuid) is
  'Signs the caller out of one of their sessions; false when it had ended before. Raises SIGN_IN_REQUIRED.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.get_my_sessions(),
  public.end_session(uuid)
to anon, authenticated;
