-- What affiliates earn (spec section 9, Affiliate). An order remembers who sent the shopper; once it is placed a
-- commission waits until the goods can no longer come back.
create table public.affiliate_tiers (
  from_amount integer primary key check (from_amount >= 0),
  percent numeric(4, 1) not null constraint affiliate_tiers_percent check (percent between 0 and 100)
);
comment on table public.affiliate_tiers is 'Commission by what the goods cost, lower bound included. Rupees, percent.';
alter table public.affiliate_tiers enable row level security;
create policy "everyone reads affiliate tiers" on public.affiliate_tiers
  for select to anon, authenticated using (true);
grant select (from_amount, percent) on public.affiliate_tiers to anon, authenticated;
-- Part of the schema: without a tier there is no commission.
insert into public.affiliate_tiers (from_amount, percent) values (0, 5), (1000, 8), (5000, 12), (10000, 15);

create table public.commissions (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique references public.orders (id),
  affiliate_id uuid references public.profiles (id) on delete set null,
  base integer not null check (base >= 0),
  percent numeric(4, 1) not null,
  amount integer not null check (amount >= 0),
  state text not null default 'pending' constraint commissions_state check (
    state in ('pending', 'approved', 'paid', 'reversed')
  ),
  created_at timestamptz not null default now(),
  approved_at timestamptz,
  paid_at timestamptz,
  reversed_at timestamptz
);
comment on table public.commissions is 'What an affiliate earns by an order, in rupees; written by order functions.';
comment on column public.commissions.base is 'Price of the goods less the coupon.';
create index commissions_affiliate on public.commissions (affiliate_id, created_at desc);
create index commissions_pending on public.commissions (order_id) where state = 'pending';

alter table public.commissions enable row level security;
create policy "own commissions are readable" on public.commissions
  for select to authenticated using (affiliate_id = (select auth.uid()));
grant select (
  id, order_id, affiliate_id, base, percent, amount, state, created_at, approved_at, paid_at, reversed_at
) on public.commissions to authenticated;

create function private.book_commission(p_order uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  insert into public.commissions (order_id, affiliate_id, base, percent, amount)
  select o.id, o.affiliate_id, b.base, t.percent, round(b.base * t.percent / 100)
  from public.orders o
  cross join lateral (select o.subtotal - o.coupon_saving as base) b
  cross join lateral (
    select a.percent from public.affiliate_tiers a where a.from_amount <= b.base order by a.from_amount desc limit 1
  ) t
  where o.id = p_order and o.affiliate_id is not null
  on conflict (order_id) do nothing
$$;
comment on function private.book_commission(uuid) is 'Books the commission of a placed order, if somebody sent it.';
revoke execute on function private.book_commission(uuid) from public;

create function private.reverse_commission(p_order uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  update public.commissions c set state = 'reversed', reversed_at = now()
  where c.order_id = p_order and c.state in ('pending', 'approved')
$$;
comment on function private.reverse_commission(uuid) is 'Takes an unpaid commission back.';
revoke execute on function private.reverse_commission(uuid) from public;
