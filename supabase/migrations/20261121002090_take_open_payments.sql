-- A webhook may never come. The sweep asks the provider about payments that are open there, before their orders run
-- out of time and for as long as a bank may still capture late (three days).
alter table public.payments add column provider_checked_at timestamptz;
comment on column public.payments.provider_checked_at is 'When the provider was last asked; no client reads it.';
create index payments_open on public.payments (created_at)
  where provider_order_id is not null and captured_at is null;

-- security definer, service role only: payments are looked after for the whole shop.
create function public.take_open_payments(p_limit integer) returns setof text
  language sql volatile security definer set search_path = ''
as $$
  -- The claim is the noted time, so two sweeps do not ask twice.
  with due as (
    select p.id from public.payments p
    where p.provider_order_id is not null and p.captured_at is null and p.created_at > now() - interval '3 days'
      and coalesce(p.provider_checked_at, p.created_at) <= now() - case
        when p.created_at > now() - interval '20 minutes' then interval '30 seconds' else interval '15 minutes'
      end
    order by p.created_at, p.id
    limit least(greatest(p_limit, 0), 100)
    for update skip locked
  )
  update public.payments p set provider_checked_at = now()
  from due where p.id = due.id
  returning p.provider_order_id
$$;
comment on function public.take_open_payments(integer) is
  'Provider orders to ask about: unpaid, not asked about for 30 seconds, after 20 minutes for a quarter of an hour.';
revoke execute on function public.take_open_payments(integer) from public;
grant execute on function public.take_open_payments(integer) to service_role;
