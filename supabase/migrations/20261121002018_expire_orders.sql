-- The sweeper: what waits for a payment too long gives back what it holds.
--
-- One sweep after the other: both functions below touch the credit of many shoppers at once.
create function private.lock_sweep() returns void
  language sql volatile security invoker set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('sweep', 0))
$$;
comment on function private.lock_sweep() is 'Holds off other sweeps until the transaction ends.';
revoke execute on function private.lock_sweep() from public;

-- security definer, service role only: it looks after the orders of everybody.
create function public.expire_orders() returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_orders uuid[];
  v_order uuid;
begin
  perform private.lock_sweep();
  -- An order that somebody else is working on, say its payment has just come in, is left for the next round.
  v_orders := array(
    select o.id from public.orders o
    where o.status = 'pending_payment' and o.expires_at <= now()
    order by o.id limit 100
    for update skip locked
  );
  -- All locks before the first change, so that orders of different shoppers cannot wait for each other.
  perform private.lock_order_parts(v_orders);
  foreach v_order in array v_orders loop
    perform private.expire_order(v_order);
  end loop;
  update public.gift_card_purchases g set state = 'expired'
  where g.state = 'pending' and g.created_at < now() - interval '1 day';
  delete from private.throttle_hits h where h.hit_at < now() - interval '1 day';
  return cardinality(v_orders);
end;
$$;
comment on function public.expire_orders() is
  'Ends orders whose payment did not come within their time, and old gift card purchases; answers how many orders.';
revoke execute on function public.expire_orders() from public;
grant execute on function public.expire_orders() to service_role;

-- security definer, service role only: as above.
create function public.approve_commissions() returns integer
  language sql volatile security definer set search_path = ''
as $$
  select private.lock_sweep();
  with approved as (
    update public.commissions c set state = 'approved', approved_at = now()
    from public.orders o, public.shop_settings s
    where c.state = 'pending' and o.id = c.order_id and o.status = 'delivered'
      and o.delivered_at + s.return_days * interval '1 day' <= now()
      and not exists (
        select 1 from public.returns r
        where r.order_id = o.id and r.state in ('requested', 'approved', 'picked_up', 'received')
      )
    returning 1
  )
  select count(*)::integer from approved
$$;
comment on function public.approve_commissions() is
  'Approves commissions of orders that can no longer be returned; answers how many.';
revoke execute on function public.approve_commissions() from public;
grant execute on function public.approve_commissions() to service_role;
