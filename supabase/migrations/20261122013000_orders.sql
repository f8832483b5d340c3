-- Orders: what was bought, how far it has come, and which steps are possible. How an order is priced, made, changed
-- and paid stands in the chapters that follow.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- Orders as they were placed: names, prices and the address are copies, so that a later change in the catalogue
-- never rewrites what somebody bought. Order and payment have separate states, and every change of an order's goes
-- through private.set_order_status. Clients only read; place_order writes.
create table public.orders (
  id uuid primary key default gen_random_uuid(),
  -- Random and not derived from the user: the number plus the e-mail lets a guest track the order.
  number text not null unique constraint orders_number check (number ~ '^TD[0-9A-HJKMNP-TV-Z]{10}$'),
  -- Books outlive accounts: deleting an account leaves the order without an owner.
  user_id uuid references auth.users (id) on delete set null,
  email text not null,
  status text not null default 'placed' constraint orders_status check (
    status in (
      'pending_payment', 'expired', 'placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered',
      'cancelled', 'rto'
    )
  ),
  delivery text not null constraint orders_delivery check (delivery in ('standard', 'express')),
  subtotal integer not null check (subtotal > 0),
  gst integer not null check (gst >= 0),
  shipping integer not null check (shipping >= 0),
  platform_fee integer not null check (platform_fee >= 0),
  saving integer not null default 0 check (saving >= 0),
  total integer not null constraint orders_total check (total = subtotal + gst + shipping + platform_fee - saving),
  ship_to jsonb not null constraint orders_ship_to check (jsonb_typeof(ship_to) = 'object'),
  placed_at timestamptz not null default now(),
  cancelled_at timestamptz constraint orders_cancelled_at check ((cancelled_at is not null) = (status = 'cancelled')),
  -- Its foreign key comes with the chapter of coupons.
  coupon_id text,
  coupon_saving integer not null default 0 check (coupon_saving >= 0),
  promotion_saving integer not null default 0 check (promotion_saving between 0 and subtotal),
  credit_used integer not null default 0 check (credit_used >= 0),
  gift_card_used integer not null default 0 check (gift_card_used >= 0),
  amount_due integer not null generated always as (total - gift_card_used) stored
    constraint orders_amount_due check (amount_due >= 0),
  affiliate_id uuid references public.profiles (id) on delete set null,
  expires_at timestamptz,
  delivered_at timestamptz,
  -- Of a business that wants a tax invoice in its name; private.read_gst_buyer has looked at it.
  gst_buyer jsonb constraint orders_gst_buyer check (jsonb_typeof(gst_buyer) = 'object'),
  tracking_number text,
  courier text,
  -- What an order was promised and charged stays with it: the fees and days of the shop may change the next day.
  gst_percent integer not null constraint orders_gst_percent check (gst_percent between 0 and 100),
  promised_from date not null,
  promised_to date not null,
  constraint orders_saving check (saving = promotion_saving + coupon_saving + credit_used),
  constraint orders_expires_at check ((expires_at is not null) = (status = 'pending_payment')),
  constraint orders_promised check (promised_from <= promised_to)
);
comment on table public.orders is 'One row per order; amounts in rupees.';
comment on column public.orders.ship_to is 'The address as it was: {type, name, phone, address, city, state, pincode}.';
comment on column public.orders.saving is 'Promotions, coupon and credit; 0 without (spec section 9).';
comment on column public.orders.promotion_saving is 'Rupees off the goods by promotions: the sum of the lines'' discounts.';
comment on column public.orders.gst_buyer is 'Who claims the tax: {gstin, name}; null for consumers.';
comment on column public.orders.amount_due is 'What is left to pay in cash or online, in rupees.';
comment on column public.orders.expires_at is 'Until when stock and discounts are held for an online payment.';
comment on column public.orders.gst_percent is 'Percent of the subtotal that gst was computed by.';
comment on column public.orders.promised_to is 'Last of the days in India on which it was promised to arrive.';

create index orders_user on public.orders (user_id, placed_at desc);
create index orders_coupon on public.orders (coupon_id);
create index orders_affiliate on public.orders (affiliate_id);
create index orders_expiry on public.orders (expires_at) where status = 'pending_payment';
-- A shopper has one order waiting for its payment; place_order lets an earlier one expire. Last line of defence.
create unique index orders_single_pending on public.orders (user_id) where status = 'pending_payment';

alter table public.orders enable row level security;
create policy "own orders are readable" on public.orders
  for select to authenticated using (user_id = (select auth.uid()));

create table public.order_lines (
  order_id uuid not null references public.orders (id),
  position integer not null,
  -- Sold products and variants cannot be deleted, only unpublished.
  product_id text not null references public.products (id),
  variant_id text not null references public.product_variants (id),
  name text not null,
  variant_label text not null,
  image_path text,
  unit_price integer not null check (unit_price > 0),
  quantity integer not null check (quantity between 1 and 99),
  line_total integer not null constraint order_lines_total check (line_total = unit_price * quantity),
  discount integer not null default 0 constraint order_lines_discount check (discount between 0 and line_total),
  is_final_sale boolean not null default false,
  -- What figures of thousands of orders read of them.
  primary key (order_id, position) include (product_id, quantity, line_total)
);
comment on table public.order_lines is 'What was bought, with the name and price of that moment.';
comment on column public.order_lines.discount is 'Rupees that promotions take off all pieces of the line.';
comment on column public.order_lines.is_final_sale is 'As of its type when it was bought: what holds is what was said then.';

create index order_lines_product on public.order_lines (product_id);
create index order_lines_variant on public.order_lines (variant_id);
-- For take_unused_pictures.
create index order_lines_uploaded_picture on public.order_lines (image_path) where image_path like 'uploads/%';

alter table public.order_lines enable row level security;
create policy "lines of own orders are readable" on public.order_lines
  for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id and o.user_id = (select auth.uid())));

create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id),
  status text not null constraint order_events_status check (
    status in (
      'pending_payment', 'expired', 'placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered',
      'cancelled', 'rto'
    )
  ),
  note text not null default '',
  created_at timestamptz not null default now(),
  -- What leaves the state of the order as it was has another mail than the state.
  kind text not null default 'step' constraint order_events_kind check (kind in ('step', 'pieces', 'parcel'))
);
comment on table public.order_events is 'The timeline of an order; rows are added and never changed, but their notes go with the shopper.';
comment on column public.order_events.kind is 'step: the order came into this state; pieces: some of its pieces were cancelled in it; parcel: one of its parcels moved.';

create index order_events_order on public.order_events (order_id, id);

alter table public.order_events enable row level security;
create policy "events of own orders are readable" on public.order_events
  for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id and o.user_id = (select auth.uid())));

create trigger order_events_append_only before delete or truncate on public.order_events
  for each statement execute function private.refuse_change();
create trigger order_events_rewriting before update on public.order_events
  for each row execute function private.refuse_rewriting();

-- Which request made which order. No policy and no grant: only place_order touches it.
create table public.idempotency_keys (
  user_id uuid not null references auth.users (id) on delete cascade,
  key uuid not null,
  request_hash text not null,
  order_id uuid references public.orders (id),
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
comment on table public.idempotency_keys is 'Makes a repeated place_order return the order it has already made.';

create index idempotency_keys_order on public.idempotency_keys (order_id);

alter table public.idempotency_keys enable row level security;

-- Private functions -----------------------------------------------------------------------------------------------

create function private.order_may_become(p_from text, p_to text) returns boolean
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return (p_from, p_to) in (
    ('pending_payment', 'placed'), ('pending_payment', 'expired'), ('pending_payment', 'cancelled'),
    -- Money that arrives late still buys what is in stock.
    ('expired', 'placed'),
    ('placed', 'confirmed'), ('placed', 'cancelled'),
    ('confirmed', 'packed'), ('confirmed', 'cancelled'),
    ('packed', 'shipped'), ('packed', 'cancelled'),
    ('shipped', 'out_for_delivery'), ('shipped', 'rto'),
    ('out_for_delivery', 'delivered'), ('out_for_delivery', 'rto')
  );
end;
$$;
comment on function private.order_may_become(text, text) is 'The permitted changes of an order''s state.';

create function private.unpaid_orders(p_user uuid) returns uuid[]
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return array(select o.id from public.orders o where o.user_id = p_user and o.status = 'pending_payment');
end;
$$;
comment on function private.unpaid_orders(uuid) is
  'Orders of somebody whose place a further one takes: it gets what they hold (stock, promotions, coupon, credit, gift cards).';

create function private.set_order_status(
  p_order uuid, p_status text, p_note text default '', p_kind text default 'step', p_parcel uuid default null
) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_old text;
begin
  select o.status into strict v_old from public.orders o where o.id = p_order for update;
  if not (
    private.order_may_become(v_old, p_status)
    -- All that has left was delivered before, and the rest will never leave.
    or (p_kind in ('pieces', 'parcel') and (v_old, p_status) = ('shipped', 'delivered') and private.in_parcels(p_order))
  ) then
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
  -- The invoice goes with the goods (CGST Act, section 31), and before the mail that brings it.
  if p_status = 'shipped' then
    perform private.issue_invoice(p_order);
  elsif p_status = 'rto' then
    perform private.issue_credit_note(p_order, null, 'Parcel not delivered');
  end if;
  insert into public.order_events (order_id, status, note, kind, parcel_id) values (
    p_order, p_status, coalesce(p_note, ''), p_kind, p_parcel
  );
end;
$$;
comment on function private.set_order_status(uuid, text, text, text, uuid) is
  'Changes the state, writes the event, and the invoice when it ships. Raises INVALID_TRANSITION. Called by security definer functions.';

-- What is only asked locks nothing.
create function private.find_order(p_number text, p_user uuid, p_anybodys boolean default false) returns public.orders
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders o
  where o.number = upper(btrim(p_number)) and (p_anybodys or o.user_id = p_user);
  if not found then
    raise exception 'We could not find that order.' using errcode = 'PT404', hint = 'UNKNOWN_ORDER';
  end if;
  return v_order;
end;
$$;
comment on function private.find_order(text, uuid, boolean) is
  'A user''s order by its number, or anybody''s for the staff. Raises UNKNOWN_ORDER.';

create function private.own_order(p_number text, p_user uuid) returns public.orders
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform 1 from public.orders o where o.number = upper(btrim(p_number)) and o.user_id = p_user for update;
  return private.find_order(p_number, p_user);
end;
$$;
comment on function private.own_order(text, uuid) is 'A user''s order, locked. Raises UNKNOWN_ORDER.';

create function private.any_order(p_number text) returns public.orders
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform 1 from public.orders o where o.number = upper(btrim(p_number)) for update;
  return private.find_order(p_number, null, true);
end;
$$;
comment on function private.any_order(text) is 'Anybody''s order, locked, for the staff. Raises UNKNOWN_ORDER.';

-- Grants ----------------------------------------------------------------------------------------------------------

-- affiliate_id stays out: it is another shopper's id.
grant select (
  id, number, user_id, email, status, delivery, subtotal, gst, shipping, platform_fee, saving, total, ship_to,
  placed_at, cancelled_at, coupon_id, coupon_saving, promotion_saving, credit_used, gift_card_used, amount_due, expires_at,
  delivered_at, tracking_number, courier, gst_percent, promised_from, promised_to,
  gst_buyer
) on public.orders to authenticated;

grant select (
  order_id, position, product_id, variant_id, name, variant_label, image_path, unit_price, quantity, line_total, discount,
  is_final_sale
) on public.order_lines to authenticated;

grant select (id, order_id, status, note, created_at, kind) on public.order_events to authenticated;
