-- Throttle: how often one caller may try something, be it a form that visitors may send or a code that somebody could
-- guess.

-- Tables and policies ---------------------------------------------------------------------------------------------

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

-- Which header says where a visitor comes from. It has to be one that the edge of the platform writes itself, because
-- every other is the visitor's own claim: a hosted project stands behind Cloudflare, which sets cf-connecting-ip and
-- takes a client's away, and the local backend does the same. The first entry of x-forwarded-for is the client's own;
-- behind a proxy of one's own, it is the entry so many places from the end as there are trusted proxies.
create table private.visitor_header (
  is_single boolean primary key default true check (is_single),
  name text not null default 'cf-connecting-ip' check (name = lower(name)),
  from_end integer not null default 1 check (from_end between 1 and 10)
);
comment on table private.visitor_header is 'One row: the trusted header of a visitor''s address. See docs/how-to/go-live.md.';

alter table private.visitor_header enable row level security;

insert into private.visitor_header default values;

-- Private functions -----------------------------------------------------------------------------------------------

-- security definer: the setting is nobody's to read. Whoever has IPv6 has billions of addresses, but one network of 64 bits.
create function private.visitor_network() returns inet
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_hops text[];
  v_from_end integer;
  v_text text;
  v_address inet;
begin
  select string_to_array(nullif(current_setting('request.headers', true), '')::jsonb ->> h.name, ','), h.from_end
  into v_hops, v_from_end from private.visitor_header h;
  v_text := btrim(v_hops[cardinality(v_hops) - v_from_end + 1]);
  if v_text !~ '^[][0-9a-fA-F.:]{2,54}$' then
    return null;
  end if;
  -- With a port, or IPv4 written as IPv6, it is the same visitor.
  v_text := regexp_replace(v_text, '^\[(.*)\](:[0-9]+)?$', '\1');
  v_text := regexp_replace(v_text, '^([0-9.]+):[0-9]+$', '\1');
  v_address := regexp_replace(v_text, '^::ffff:(?=[0-9]+[.])', '', 'i')::inet;
  return case family(v_address) when 6 then network(set_masklen(v_address, 64)) else v_address end;
exception when invalid_text_representation then
  return null;
end;
$$;
comment on function private.visitor_network() is 'Where a visitor''s request comes from, or null where that is not known.';

-- As a hash: short whatever a header holds, and enough to count. A guest counts as the visitor they are: whoever asks
-- gets a new guest's id.
create function private.client_key() returns text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    private.account_id()::text, encode(sha256(convert_to('visitor ' || private.visitor_network()::text, 'UTF8')), 'hex')
  );
end;
$$;
comment on function private.client_key() is
  'Who is calling, for throttling: the user id or the hash of a visitor''s address; null where neither is known.';

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

create function private.count_try(p_bucket text, p_key text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.throttle_hits (bucket, key) values (p_bucket, p_key);
end;
$$;
comment on function private.count_try(text, text) is 'Remembers one try.';

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

-- Limits a caller whom one knows. Where a visitor's address is not known, all visitors would share one budget and one
-- of them could use it up for all: there the limit holds for each thing that is tried (an order's number, an address),
-- and for all visitors together with much room.
--
-- The web server asks for all visitors from one address, so no page that it renders may need a throttled function.
create function private.throttle_caller(p_bucket text, p_thing text, p_limit integer, p_window interval) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_key text := private.client_key();
begin
  if v_key is not null then
    perform private.throttle(p_bucket, v_key, p_limit, p_window);
    return;
  end if;
  if p_thing is not null then
    perform private.throttle(
      p_bucket || '/thing', encode(sha256(convert_to(lower(p_thing), 'UTF8')), 'hex'), p_limit, p_window
    );
  end if;
  perform private.throttle(p_bucket || '/unknown', 'all', least(p_limit * 50, 5000), p_window);
end;
$$;
comment on function private.throttle_caller(text, text, integer, interval) is
  'Throttles a user or a visitor''s network; p_thing is what is tried, for visitors whose address is not known.';

-- Whoever guesses at a secret link guesses from somewhere, or at something: both are limited, before a key is looked at, so that
-- a refusal tells nothing of it. Visits with the right key are no guesses. One address can miss less often than it takes to
-- close a link for whoever has its key. The shop's own functions ask for everybody, from one address.
create function private.link_miss_key() returns text
  language sql stable security invoker set search_path = ''
as $$
  select case when coalesce(current_setting('role', true), '') <> 'service_role' then private.client_key() end
$$;
comment on function private.link_miss_key() is 'Whose misses of secret links are counted together; null where nobody knows.';

create function private.require_link_tries(p_bucket text, p_thing text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_key text := private.link_miss_key();
begin
  if v_key is not null then
    perform private.require_tries_left(p_bucket || '/caller', v_key, 20, interval '15 minutes');
  end if;
  perform private.require_tries_left(p_bucket, p_thing, 60, interval '15 minutes');
end;
$$;
comment on function private.require_link_tries(text, text) is
  'Raises TOO_MANY_ATTEMPTS where the caller has missed 20 secret links in a quarter of an hour, or others this one 60 times.';

create function private.count_link_miss(p_bucket text, p_thing text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_key text := private.link_miss_key();
begin
  if v_key is not null then
    perform private.count_try(p_bucket || '/caller', v_key);
  end if;
  perform private.count_try(p_bucket, p_thing);
end;
$$;
comment on function private.count_link_miss(text, text) is 'Remembers that a key did not open a secret link.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function private.client_key() to anon, authenticated, service_role;

grant execute on function private.throttle(text, text, integer, interval) to anon, authenticated;
