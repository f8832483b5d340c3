-- Orders learn to wait for a payment, to be paid by coupon, credit and gift cards, and to fail on the way. Every
-- change of state goes through private.set_order_status.
alter table public.orders
  drop constraint orders_status,
  add constraint orders_status check (
    status in (
      'pending_payment', 'expired', 'placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered',
      'cancelled', 'rto'
    )
  ),
  add column coupon_id text references public.coupons (id),
  add column coupon_saving integer not null default 0 check (coupon_saving >= 0),
  add column credit_used integer not null default 0 check (credit_used >= 0),
  add column gift_card_used integer not null default 0 check (gift_card_used >= 0),
  add column amount_due integer not null generated always as (total - gift_card_used) stored
    constraint orders_amount_due check (amount_due >= 0),
  add column affiliate_id uuid references public.profiles (id) on delete set null,
  add column expires_at timestamptz,
  add column delivered_at timestamptz,
  add column tracking_number text,
  add column courier text,
  add constraint orders_saving check (saving = coupon_saving + credit_used),
  add constraint orders_expires_at check ((expires_at is not null) = (status = 'pending_payment'));
comment on column public.orders.amount_due is 'What is left to pay in cash or online, in rupees.';
comment on column public.orders.expires_at is 'Until when stock and discounts are held for an online payment.';
create index orders_coupon on public.orders (coupon_id);
create index orders_affiliate on public.orders (affiliate_id);
create index orders_expiry on public.orders (expires_at) where status = 'pending_payment';
-- A shopper has one order waiting for its payment; place_order lets an earlier one expire. Last line of defence.
create unique index orders_single_pending on public.orders (user_id) where status = 'pending_payment';
-- affiliate_id stays out: it is another shopper's id.
grant select (
  coupon_id, coupon_saving, credit_used, gift_card_used, amount_due, expires_at, delivered_at, tracking_number, courier
) on public.orders to authenticated;

alter table public.order_events
  drop constraint order_events_status,
  add constraint order_events_status check (
    status in (
      'pending_payment', 'expired', 'placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered',
      'cancelled', 'rto'
    )
  );

create function private.order_may_become(p_from text, p_to text) returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select (p_from, p_to) in (
    ('pending_payment', 'placed'), ('pending_payment', 'expired'), ('pending_payment', 'cancelled'),
    -- Money that arrives late still buys what is in stock.
    ('expired', 'placed'),
    ('placed', 'confirmed'), ('placed', 'cancelled'),
    ('confirmed', 'packed'), ('confirmed', 'cancelled'),
    ('packed', 'shipped'), ('packed', 'cancelled'),
    ('shipped', 'out_for_delivery'), ('shipped', 'rto'),
    ('out_for_delivery', 'delivered'), ('out_for_delivery', 'rto')
  )
$$;
comment on function private.order_may_become(text, text) is 'The permitted changes of an order''s state.';
revoke execute on function private.order_may_become(text, text) from public;

create function private.set_order_status(p_order uuid, p_status text, p_note text default '') returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_old text;
begin
  select o.status into strict v_old from public.orders o where o.id = p_order for update;
  if not private.order_may_become(v_old, p_status) then
    raise exception 'The order cannot take that step.' using errcode = 'PT409', hint = 'INVALID_TRANSITION',
      detail = jsonb_build_object('from', v_old, 'to', p_status)::text;
  end if;
  update public.orders o set
    status = p_status,
    expires_at = null,
    placed_at = case p_status when 'placed' then now() else o.placed_at end,
    cancelled_at = case p_status when 'cancelled' then now() end,
    delivered_at = case p_status when 'delivered' then now() end
  where o.id = p_order;
  insert into public.order_events (order_id, status, note) values (p_order, p_status, coalesce(p_note, ''));
end;
$$;
comment on function private.set_order_status(uuid, text, text) is
  'Changes the state and writes the event. Raises INVALID_TRANSITION. Called by security definer functions.';
revoke execute on function private.set_order_status(uuid, text, text) from public;
