-- Orders learn to wait for a payment, to be paid by coupon, credit and gift cards, and to fail on the way. Every
-- change of state goes through private.set_order_status, and every event of the timeline tells the shopper by mail.
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

create function private.order_mail(p_order uuid) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'number', o.number, 'name', o.ship_to ->> 'name', 'ship_to', o.ship_to, 'delivery', o.delivery,
    'lines', (
      select jsonb_agg(jsonb_build_object(
        'name', l.name, 'variant', l.variant_label, 'quantity', l.quantity, 'line_total', l.line_total,
        'image_path', l.image_path
      ) order by l.position)
      from public.order_lines l where l.order_id = o.id
    ),
    'totals', jsonb_build_object(
      'subtotal', o.subtotal, 'gst', o.gst, 'shipping', o.shipping, 'platform_fee', o.platform_fee,
      'coupon_saving', o.coupon_saving, 'credit_used', o.credit_used, 'saving', o.saving, 'total', o.total,
      'gift_card_used', o.gift_card_used, 'amount_due', o.amount_due
    ),
    'tracking', jsonb_build_object('courier', o.courier, 'tracking_number', o.tracking_number)
  )
  from public.orders o where o.id = p_order
$$;
comment on function private.order_mail(uuid) is 'What mails about an order say.';
revoke execute on function private.order_mail(uuid) from public;

-- security definer, so that whoever may add an event need not see the outbox.
create function private.mail_order_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Only an order that its shopper replaced by another expires with a note, and she knows.
  if new.status = 'pending_payment' or (new.status = 'expired' and new.note <> '') then
    return null;
  end if;
  perform private.send_mail(
    'order/' || new.status,
    (select o.email from public.orders o where o.id = new.order_id),
    private.order_mail(new.order_id) || jsonb_build_object('note', new.note),
    format('order:%s:%s', new.order_id, new.id)
  );
  return null;
end;
$$;
comment on function private.mail_order_event() is 'After insert on order_events: tells the shopper by mail.';
revoke execute on function private.mail_order_event() from public;
create trigger mail_order_event after insert on public.order_events
  for each row execute function private.mail_order_event();
