-- Health: what a shop that is open should be asked for by whoever watches over it: what waits, for how long, who works, and
-- since when not. Counts and ages alone, nothing of a person (docs/adr/0074-seen-from-outside.md). Machines ask as a web
-- server, the staff by its page.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- No policy and no grant on any of these: the functions below write and read them.

create table private.sweep_rounds (
  is_single boolean primary key default true check (is_single),
  ended_at timestamptz not null,
  errors text[] not null
);
comment on table private.sweep_rounds is 'One row: when the last round of the sweep ended, to ten seconds, and what failed in it.';

alter table private.sweep_rounds enable row level security;

create table private.web_servers (
  -- Made by the process when it starts.
  id uuid primary key,
  version text not null check (char_length(version) between 1 and 100),
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
comment on table private.web_servers is 'Web servers with the version of their shell; one that is silent for a day is forgotten.';

alter table private.web_servers enable row level security;

create table private.backup_notes (
  taken_at timestamptz primary key,
  bytes bigint not null check (bytes > 0)
);
comment on table private.backup_notes is 'Backups that were written whole, the last thirty. Whoever takes one elsewhere notes it by note_backup.';

alter table private.backup_notes enable row level security;

-- Private functions -----------------------------------------------------------------------------------------------

-- Each figure is read from an index of what is still open, so that it costs the same in a shop of a million orders.
create function private.shop_health() returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_result jsonb;
begin
  select jsonb_build_object(
    'orders_placed', (
      select count(*) from public.orders o where o.placed_at > now() - interval '5 minutes'
    ),
    'payments_open', p.waiting, 'payments_oldest_seconds', p.age,
    'refunds_waiting', r.waiting, 'refunds_oldest_seconds', r.age,
    'mails_waiting', m.waiting, 'mails_oldest_seconds', m.age,
    'mails_failed', (select count(*) from private.outbox o where o.failed_at is not null and o.held is null),
    'mails_held', (
      select count(*) from private.outbox o
      where o.failed_at > now() - interval '1 day' and o.held in ('bounced', 'complained')
    ),
    'listing_pending', (select count(*) from private.listing_entries e where e.is_pending)
  ) into v_result
  from (
    select count(*) as waiting, coalesce(ceil(extract(epoch from now() - min(a.created_at))), 0)::integer as age
    from public.payments a
    where a.provider_order_id is not null and a.captured_at is null
      and a.state in ('created', 'authorized') and a.created_at < now() - interval '15 minutes'
      -- Who left the bank's page without paying left nothing behind once the order has expired.
      and (a.state = 'authorized' or exists (
        select 1 from public.orders o where o.id = a.order_id and o.status = 'pending_payment'
      ))
  ) p, (
    select count(*) as waiting, coalesce(ceil(extract(epoch from now() - min(a.created_at))), 0)::integer as age
    from public.refunds a
    -- What the provider has accepted takes the banks days.
    where a.state = 'pending' and a.provider_refund_id is null and a.created_at < now() - interval '1 minute'
  ) r, (
    select count(*) as waiting, coalesce(ceil(extract(epoch from now() - min(a.created_at))), 0)::integer as age
    from private.outbox a where a.sent_at is null and a.failed_at is null and a.next_attempt_at <= now()
  ) m;
  return v_result;
end;
$$;
comment on function private.shop_health() is 'Counts and ages in seconds of what is open.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, all of them: nobody may read the outbox, other people's payments or the tables above. Here the token
-- says that a web server asks.
create function public.get_shop_health(p_token text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_server(p_token);
  return private.shop_health();
end;
$$;
comment on function public.get_shop_health(text) is
  'For the shop''s web servers: counts and ages in seconds of what is open. Raises FORBIDDEN.';

create function public.note_web_server(p_token text, p_id uuid, p_version text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_server(p_token);
  insert into private.web_servers as w (id, version) values (p_id, left(p_version, 100))
  on conflict (id) do update set version = excluded.version, seen_at = now();
  delete from private.web_servers w where w.seen_at < now() - interval '1 day';
end;
$$;
comment on function public.note_web_server(text, uuid, text) is
  'For web servers: says once a minute that it runs, and of which version its shell is. Raises FORBIDDEN.';

-- Service role only, this and the next.
create function public.note_sweep(p_errors text[]) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into private.sweep_rounds as s (ended_at, errors) values (now(), p_errors)
  on conflict (is_single) do update set ended_at = excluded.ended_at, errors = excluded.errors
  -- A sweep every second need not write every second.
  where s.ended_at < now() - interval '10 seconds' or s.errors <> excluded.errors
$$;
comment on function public.note_sweep(text[]) is 'A round of the sweep has ended; what failed, in sentences.';

create function public.note_backup(p_taken_at timestamptz, p_bytes bigint) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into private.backup_notes (taken_at, bytes) values (p_taken_at, p_bytes) on conflict do nothing;
  delete from private.backup_notes b
  where b.taken_at < (select n.taken_at from private.backup_notes n order by n.taken_at desc offset 29 limit 1);
$$;
comment on function public.note_backup(timestamptz, bigint) is 'A backup as of this moment lies somewhere, whole.';

create function public.get_shop_status() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('overview');
begin
  return private.shop_health() || jsonb_build_object(
    'at', now(),
    'database', jsonb_build_object(
      'version', current_setting('server_version'), 'bytes', pg_database_size(current_database()),
      'connections', (select count(*) from pg_stat_activity a where a.datname = current_database()),
      'most_connections', current_setting('max_connections')::integer
    ),
    'mail_sent_at', (select max(o.sent_at) from private.outbox o),
    'addresses_blocked', (select count(*) from private.mail_blocks b where b.lifted_at is null),
    'sweep', (select jsonb_build_object('ended_at', s.ended_at, 'errors', to_jsonb(s.errors)) from private.sweep_rounds s),
    'web_servers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', w.id, 'version', w.version, 'started_at', w.started_at, 'seen_at', w.seen_at
      ) order by w.started_at desc, w.id), '[]') from private.web_servers w
    ),
    'backup', (
      select jsonb_build_object('taken_at', b.taken_at, 'bytes', b.bytes) from private.backup_notes b
      order by b.taken_at desc limit 1
    )
  );
end;
$$;
comment on function public.get_shop_status() is
  'For the staff: the figures of get_shop_health, database, sweep, web servers and the last backup. Raises FORBIDDEN.';

-- Grants ----------------------------------------------------------------------------------------------------------

-- Web servers have the publishable key, as everybody has, and their token.
grant execute on function
  public.get_shop_health(text),
  public.note_web_server(text, uuid, text),
  public.get_shop_status()
to anon, authenticated;

grant execute on function
  public.note_sweep(text[]),
  public.note_backup(timestamptz, bigint)
to service_role;
