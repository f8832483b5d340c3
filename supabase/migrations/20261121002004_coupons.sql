-- Coupons and who used them. A use is reserved by an order that waits for its payment, consumed when the order
-- stands, released when it expires or is cancelled. Orders write; clients read.
create table public.coupons (
  id text primary key constraint coupons_id check (id ~ '^[A-Z0-9]{3,20}$'),
  title text not null,
  description text not null default '',
  type text not null constraint coupons_type check (type in ('percentage', 'flat', 'shipping')),
  value integer not null constraint coupons_value check (
    case type when 'percentage' then value between 1 and 100 when 'flat' then value > 0 else value >= 0 end
  ),
  min_order integer not null default 0 check (min_order >= 0),
  max_discount integer check (max_discount > 0),
  valid_from timestamptz not null default now(),
  valid_until timestamptz not null,
  total_limit integer check (total_limit > 0),
  per_user_limit integer check (per_user_limit > 0),
  is_new boolean not null default false,
  active boolean not null default true,
  -- Reserved and consumed uses, counted under the lock of this row. The check is the last line of defence.
  used integer not null default 0 check (used >= 0),
  constraint coupons_window check (valid_until > valid_from),
  constraint coupons_total_limit check (used <= total_limit)
);
comment on table public.coupons is 'Discount codes; the id is the code in capitals. Amounts in rupees.';
comment on column public.coupons.value is 'Percent, or rupees when flat; without meaning for shipping.';

alter table public.coupons enable row level security;
create policy "everyone reads active coupons" on public.coupons
  for select to anon, authenticated using (active);
-- used is left out: how well a campaign runs is the shop's business.
grant select (
  id, title, description, type, value, min_order, max_discount, valid_from, valid_until, total_limit, per_user_limit,
  is_new, active
) on public.coupons to anon, authenticated;

create table public.coupon_uses (
  id bigint generated always as identity primary key,
  coupon_id text not null references public.coupons (id),
  user_id uuid references auth.users (id) on delete set null,
  order_id uuid not null unique references public.orders (id),
  amount integer not null check (amount >= 0),
  state text not null constraint coupon_uses_state check (state in ('reserved', 'consumed', 'released')),
  created_at timestamptz not null default now()
);
comment on table public.coupon_uses is 'Which order used which coupon, and what it saved in rupees.';
create index coupon_uses_user on public.coupon_uses (user_id, coupon_id);
create index coupon_uses_coupon on public.coupon_uses (coupon_id);

alter table public.coupon_uses enable row level security;
create policy "own coupon uses are readable" on public.coupon_uses
  for select to authenticated using (user_id = (select auth.uid()));
grant select (id, coupon_id, user_id, order_id, amount, state, created_at) on public.coupon_uses to authenticated;

-- The sample coupons of spec section 9 keep their dates and are therefore refused at checkout (design section 5.6);
-- NAMASTE10 is the one that works. Part of the schema, because the coupon page shows nothing without them.
insert into public.coupons (
  id, title, description, type, value, min_order, max_discount, valid_from, valid_until, per_user_limit, is_new
) values
  ('WELCOME20', '20% off your first order', 'Get 20% off on your first purchase', 'percentage', 20, 500, 200,
    '2025-01-01 00:00+05:30', '2025-12-31 23:59:59+05:30', 1, true),
  ('FLAT100', 'Flat ₹100 off', 'Flat ₹100 off on orders of ₹1000 and more', 'flat', 100, 1000, null,
    '2025-01-01 00:00+05:30', '2025-12-31 23:59:59+05:30', null, false),
  ('MEGA50', '50% off', 'Half the price, up to ₹500 off', 'percentage', 50, 800, 500,
    '2025-01-01 00:00+05:30', '2025-12-31 23:59:59+05:30', null, false),
  ('FREESHIP', 'Free shipping', 'Free shipping on any order', 'shipping', 0, 1, 50,
    '2025-01-01 00:00+05:30', '2025-12-31 23:59:59+05:30', null, false),
  ('NAMASTE10', '10% off', '10% off, up to ₹150, on orders of ₹500 and more', 'percentage', 10, 500, 150,
    '2025-10-01 00:00+05:30', '2030-12-31 23:59:59+05:30', 3, true);
