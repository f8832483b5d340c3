-- The payment provider's own list, gone through again and again: webhooks get lost, and nobody asks about an order that
-- is paid. What was never heard of is recorded like an event that comes late (docs/adr/0079-razorpay-s-wire.md).

-- Tables and policies ---------------------------------------------------------------------------------------------

-- No policy and no grant: take_payment_windows alone reads and moves it.
create table private.payment_windows (
  name text primary key,
  span interval not null,
  every interval not null,
  taken_at timestamptz not null default '-infinity'
);
comment on table private.payment_windows is 'How far back the provider''s list is read, and how often.';

alter table private.payment_windows enable row level security;

insert into private.payment_windows (name, span, every) values
  ('recent', '1 hour', '10 minutes'),
  -- A bank may answer for five days.
  ('late', '6 days', '12 hours');

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, service role only: payments are looked after for the whole shop.
create function public.take_payment_windows() returns table (from_at timestamptz, to_at timestamptz)
  language sql volatile security definer set search_path = ''
as $$
  -- The claim is the noted time, so two sweeps do not read the same list. A shop that nobody paid in yet has none.
  update private.payment_windows w set taken_at = now()
  where w.taken_at <= now() - w.every
    and exists (
      select 1 from public.payments p where p.provider_order_id is not null and p.created_at > now() - w.span
    )
  returning now() - w.span, now()
$$;
comment on function public.take_payment_windows() is 'Times for which the provider''s list of payments is due to be read.';

-- security definer: as above.
create function public.find_unheard_events(p_event_ids text[]) returns setof text
  language sql stable security definer set search_path = ''
as $$
  select e.id from unnest(p_event_ids) e (id)
  where not exists (select 1 from public.payment_events h where h.event_id = e.id)
$$;
comment on function public.find_unheard_events(text[]) is 'Which of these events of the provider were never recorded.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.take_payment_windows(),
  public.find_unheard_events(text[])
to service_role;
