-- Orders as they were placed: names, prices and the address are copies, so that a later change in the catalogue
-- never rewrites what somebody bought. Order, payment and (later) shipment are separate states. Clients only read;
-- place_order writes.
create table public.orders (
  id uuid primary key default gen_random_uuid(),
  -- Random and not derived from the user: the number plus the e-mail lets a guest track the order.
  number text not null unique constraint orders_number check (number ~ '^TD[0-9A-HJKMNP-TV-Z]{10}$'),
  -- Books outlive accounts: deleting an account leaves the order without an owner.
  user_id uuid references auth.users (id) on delete set null,
  email text not null,
  status text not null default 'placed' constraint orders_status check (
    status in ('placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered', 'cancelled')
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
  cancelled_at timestamptz constraint orders_cancelled_at check ((cancelled_at is not null) = (status = 'cancelled'))
);
comment on table public.orders is 'One row per order; amounts in rupees.';
comment on column public.orders.ship_to is 'The address as it was: {type, name, phone, address, city, state, pincode}.';
comment on column public.orders.saving is 'Coupon and credit saving; 0 without (spec section 9).';
create index orders_user on public.orders (user_id, placed_at desc);

alter table public.orders enable row level security;
create policy "own orders are readable" on public.orders
  for select to authenticated using (user_id = (select auth.uid()));
grant select (
  id, number, user_id, email, status, delivery, subtotal, gst, shipping, platform_fee, saving, total, ship_to,
  placed_at, cancelled_at
) on public.orders to authenticated;

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
  primary key (order_id, position)
);
comment on table public.order_lines is 'What was bought, with the name and price of that moment.';
create index order_lines_product on public.order_lines (product_id);
create index order_lines_variant on public.order_lines (variant_id);

alter table public.order_lines enable row level security;
create policy "lines of own orders are readable" on public.order_lines
  for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id and o.user_id = (select auth.uid())));
grant select (
  order_id, position, product_id, variant_id, name, variant_label, image_path, unit_price, quantity, line_total
) on public.order_lines to authenticated;

create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id),
  status text not null constraint order_events_status check (
    status in ('placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered', 'cancelled')
  ),
  note text not null default '',
  created_at timestamptz not null default now()
);
comment on table public.order_events is 'The timeline of an order; rows are added and never changed.';
create index order_events_order on public.order_events (order_id, id);

alter table public.order_events enable row level security;
create policy "events of own orders are readable" on public.order_events
  for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id and o.user_id = (select auth.uid())));
grant select (id, order_id, status, note, created_at) on public.order_events to authenticated;

-- Missing grants stop clients; this stops our own functions and scripts as well, for the timeline is evidence.
create function private.refuse_change() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  raise exception '%.% is append-only.', tg_table_schema, tg_table_name using errcode = '42501';
end;
$$;
comment on function private.refuse_change() is 'Trigger that keeps a table append-only.';
revoke execute on function private.refuse_change() from public;

create trigger order_events_append_only before update or delete or truncate on public.order_events
  for each statement execute function private.refuse_change();

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  method text not null constraint payments_method check (method in ('cod')),
  state text not null constraint payments_state check (state in ('due', 'collected', 'refused')),
  amount integer not null check (amount > 0),
  created_at timestamptz not null default now()
);
comment on table public.payments is 'How an order is paid and how far that has come; amounts in rupees.';
create index payments_order on public.payments (order_id);

alter table public.payments enable row level security;
create policy "payments of own orders are readable" on public.payments
  for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id and o.user_id = (select auth.uid())));
grant select (id, order_id, method, state, amount, created_at) on public.payments to authenticated;

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
