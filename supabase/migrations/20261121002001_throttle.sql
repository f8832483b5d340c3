-- Limits how often one caller may try something: forms that visitors may send, codes that somebody could guess.

-- No policy and no grant: only the functions below touch it.
create table private.throttle_hits (
  id bigint generated always as identity primary key,
  bucket text not null,
  key text not null,
  hit_at timestamptz not null default clock_timestamp()
);
comment on table private.throttle_hits is 'Counted tries; forgotten after a day.';
create index throttle_hits_key on private.throttle_hits (bucket, key, hit_at);
create index throttle_hits_age on private.throttle_hits (hit_at);
alter table private.throttle_hits enable row level security;

-- The first address is what the visitor's own side claims, so a limit on visitors hinders but never proves anything.
create function private.client_key() returns text
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(
    auth.uid()::text,
    nullif(btrim(split_part(
      nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-forwarded-for', ',', 1
    )), ''),
    'unknown'
  )
$$;
comment on function private.client_key() is 'Who is calling, for throttling: the user id or a visitor''s address.';
revoke execute on function private.client_key() from public;
grant execute on function private.client_key() to anon, authenticated, service_role;

-- Holds the key until the transaction ends: fifty tries at once are counted one after the other.
create function private.require_tries_left(p_bucket text, p_key text, p_limit integer, p_window interval) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('throttle:' || p_bucket || ':' || p_key, 0));
  -- The try that has to age out of the window before there is room again.
  select h.hit_at into v_oldest from private.throttle_hits h
  where h.bucket = p_bucket and h.key = p_key and h.hit_at > clock_timestamp() - p_window
  order by h.hit_at desc offset greatest(p_limit - 1, 0) limit 1;
  if found then
    raise exception 'Too many attempts. Please try again later.' using errcode = 'PT429', hint = 'TOO_MANY_ATTEMPTS',
      detail = jsonb_build_object(
        'retry_after_seconds', ceil(extract(epoch from v_oldest + p_window - clock_timestamp()))
      )::text;
  end if;
end;
$$;
comment on function private.require_tries_left(text, text, integer, interval) is
  'Raises TOO_MANY_ATTEMPTS when the limit is reached, without counting. Its caller is a security definer function.';
revoke execute on function private.require_tries_left(text, text, integer, interval) from public;

create function private.count_try(p_bucket text, p_key text) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into private.throttle_hits (bucket, key) values (p_bucket, p_key)
$$;
comment on function private.count_try(text, text) is 'Remembers one try.';
revoke execute on function private.count_try(text, text) from public;

-- A function that raises takes its own try back. One that limits guesses must therefore answer a miss, not raise it.
-- security definer, like the two above, so that an invoker function may throttle although the table is closed; they
-- read and write counters only, never rows of a caller.
create function private.throttle(p_bucket text, p_key text, p_limit integer, p_window interval) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_tries_left(p_bucket, p_key, p_limit, p_window);
  perform private.count_try(p_bucket, p_key);
end;
$$;
comment on function private.throttle(text, text, integer, interval) is
  'Counts a try and raises TOO_MANY_ATTEMPTS when it is one too many.';
revoke execute on function private.throttle(text, text, integer, interval) from public;
grant execute on function private.throttle(text, text, integer, interval) to anon, authenticated;
