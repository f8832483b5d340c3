-- Cashback on delivery (spec section 9, Credit): a percentage of the goods by the insider tier, at most 500 rupees in
-- a month of India. Base: what the goods cost after coupon and credit, without GST and fees. The tier counts as it
-- stood before this order. What a return takes back leaves the month's limit used, so that buying and returning
-- never earns more.
create function private.cashback_of(p_order public.orders) returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_percent integer := coalesce((private.tier_of_spend(
    private.insider_spend(p_order.user_id, p_order.delivered_at, p_order.id)
  )).cashback_percent, 2);
  v_month timestamptz := date_trunc('month', p_order.delivered_at, 'Asia/Kolkata');
  v_booked integer := coalesce((
    select sum(e.amount) from public.credit_entries e
    where e.user_id = p_order.user_id and e.kind = 'cashback' and e.created_at >= v_month
  ), 0);
begin
  return greatest(least(
    (greatest(p_order.subtotal - p_order.saving, 0) * v_percent + 50) / 100,
    500 - v_booked
  ), 0);
end;
$$;
comment on function private.cashback_of(public.orders) is 'Rupees of cashback that a delivered order earns now.';
revoke execute on function private.cashback_of(public.orders) from public;

-- security definer because whoever marks an order delivered has no rights on the ledger.
create function private.give_cashback() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_amount integer;
begin
  select * into v_order from public.orders o where o.id = new.order_id;
  if v_order.user_id is null then
    return new;
  end if;
  -- Two parcels delivered at once must not both find room below the month's limit.
  perform pg_advisory_xact_lock(hashtextextended('cashback:' || v_order.user_id::text, 0));
  -- The event may be written before the order knows when it was delivered.
  v_order.delivered_at := coalesce(v_order.delivered_at, new.created_at);
  v_amount := private.cashback_of(v_order);
  if v_amount > 0 then
    perform private.add_credit(
      v_order.user_id, v_amount, 'cashback', 'Cashback on order ' || v_order.number, 'cashback:' || v_order.id,
      v_order.id
    );
  end if;
  return new;
end;
$$;
comment on function private.give_cashback() is 'After a delivered event: books the order''s cashback once.';
revoke execute on function private.give_cashback() from public;

create trigger give_cashback after insert on public.order_events
  for each row when (new.status = 'delivered') execute function private.give_cashback();
