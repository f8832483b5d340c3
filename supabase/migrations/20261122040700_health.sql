-- Health: what a shop that is open should be asked for by whoever watches over it: what waits, and for how long. Counts
-- and ages alone, nothing of a person (docs/adr/0074-seen-from-outside.md).

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: nobody may read the outbox or other people's payments, and the token says that a web server asks.
-- Each figure is read from an index of what is still open, so that it costs the same in a shop of a million orders.
create function public.get_shop_health(p_token text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_result jsonb;
begin
  perform private.require_server(p_token);
  select jsonb_build_object(
    'orders_placed', (
      select count(*) from public.orders o where o.placed_at > now() - interval '5 minutes'
    ),
    'payments_open', p.waiting, 'payments_oldest_seconds', p.age,
    'refunds_waiting', r.waiting, 'refunds_oldest_seconds', r.age,
    'mails_waiting', m.waiting, 'mails_oldest_seconds', m.age,
    'mails_failed', (select count(*) from private.outbox o where o.failed_at is not null),
    'listing_pending', (select count(*) from private.listing_entries e where e.is_pending)
  ) into v_result
  from (
    select count(*) as waiting, coalesce(ceil(extract(epoch from now() - min(a.created_at))), 0)::integer as age
    from public.payments a
    where a.provider_order_id is not null and a.captured_at is null
      and a.state in ('created', 'authorized') and a.created_at < now() - interval '15 minutes'
  ) p, (
    select count(*) as waiting, coalesce(ceil(extract(epoch from now() - min(a.created_at))), 0)::integer as age
    from public.refunds a where a.state = 'pending' and a.created_at < now() - interval '1 minute'
  ) r, (
    select count(*) as waiting, coalesce(ceil(extract(epoch from now() - min(a.created_at))), 0)::integer as age
    from private.outbox a where a.sent_at is null and a.failed_at is null and a.next_attempt_at <= now()
  ) m;
  return v_result;
end;
$$;
comment on function public.get_shop_health(text) is
  'For the shop''s web servers: counts and ages in seconds of what is open. Raises FORBIDDEN.';

-- Grants ----------------------------------------------------------------------------------------------------------

-- Web servers have the publishable key, as everybody has, and their token.
grant execute on function public.get_shop_health(text) to anon, authenticated;
