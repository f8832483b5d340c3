-- Affiliate programme (spec section 9): who opened a link, what an order earns, and how it is paid out.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- Who opened an affiliate's link (spec section 9, Affiliate). A visitor counts once a day and code, so that reloading
-- a page makes nobody popular. The visitor is kept as a hash: enough to count, not enough to follow.
-- No policy and no grant: record_referral_click writes, get_affiliate counts.
create table public.referral_clicks (
  affiliate_id uuid not null references public.profiles (id) on delete cascade,
  -- Day in India.
  day date not null,
  visitor_hash text not null,
  primary key (affiliate_id, day, visitor_hash)
);
comment on table public.referral_clicks is 'Visits over referral links, one row per affiliate, day and visitor.';

alter table public.referral_clicks enable row level security;

-- An order remembers who sent the shopper; once it is placed a commission waits until the goods can no longer come back.
create table public.affiliate_tiers (
  from_amount integer primary key check (from_amount >= 0),
  percent numeric(4, 1) not null constraint affiliate_tiers_percent check (percent between 0 and 100)
);
comment on table public.affiliate_tiers is 'Commission by what the goods cost, lower bound included. Rupees, percent.';

alter table public.affiliate_tiers enable row level security;
create policy "everyone reads affiliate tiers" on public.affiliate_tiers
  for select to anon, authenticated using (true);

-- Part of the schema: without a tier there is no commission.
insert into public.affiliate_tiers (from_amount, percent) values (0, 5), (1000, 8), (5000, 12), (10000, 15);

-- A request takes everything that is approved, from 500 rupees up, to the UPI ID that the affiliate's bank has
-- confirmed; the shop pays on the 1st. Requests and bonuses are written by the functions below.
create table public.affiliate_payouts (
  id uuid primary key default gen_random_uuid(),
  affiliate_id uuid references public.profiles (id) on delete set null,
  amount integer not null check (amount > 0),
  state text not null default 'requested' constraint affiliate_payouts_state check (
    state in ('requested', 'paid', 'refused')
  ),
  -- A copy: deleting the saved ID must not lose where money went.
  vpa text not null,
  reference text not null default '' check (char_length(reference) <= 100),
  requested_at timestamptz not null default now(),
  -- Day in India on which it is due.
  due_on date not null,
  settled_at timestamptz,
  constraint affiliate_payouts_settled check ((settled_at is null) = (state = 'requested'))
);
comment on table public.affiliate_payouts is 'Money for affiliates: asked for, then paid or refused. Amounts in rupees.';

create index affiliate_payouts_affiliate on public.affiliate_payouts (affiliate_id, requested_at desc);
create index affiliate_payouts_open on public.affiliate_payouts (due_on) where state = 'requested';

alter table public.affiliate_payouts enable row level security;
-- Admins read them too: they pay.
create policy "own payouts are readable, by admins all" on public.affiliate_payouts
  for select to authenticated using (affiliate_id = (select auth.uid()) or (select private.has_right('finance')));

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
  reversed_at timestamptz,
  payout_id uuid references public.affiliate_payouts (id)
);
comment on table public.commissions is 'What an affiliate earns by an order, in rupees; written by order functions.';
comment on column public.commissions.base is 'Price of the goods that were kept, less the coupon.';
comment on column public.commissions.payout_id is 'The request that takes it; empty until then.';

create index commissions_affiliate on public.commissions (affiliate_id, created_at desc);
create index commissions_pending on public.commissions (order_id) where state = 'pending';
create index commissions_payout on public.commissions (payout_id);

alter table public.commissions enable row level security;
create policy "own commissions are readable" on public.commissions
  for select to authenticated using (affiliate_id = (select auth.uid()));

create table public.affiliate_bonuses (
  -- No foreign key: what was paid out stays in the books when the account goes.
  affiliate_id uuid not null,
  -- First day of the month, in India.
  month date not null check (extract(day from month) = 1),
  sales integer not null check (sales > 0),
  base integer not null check (base >= 0),
  percent integer not null check (percent between 1 and 100),
  amount integer not null check (amount >= 0),
  payout_id uuid references public.affiliate_payouts (id),
  created_at timestamptz not null default now(),
  primary key (affiliate_id, month)
);
comment on table public.affiliate_bonuses is 'Extra for a month of many sales, once none of them is pending. Rupees.';

create index affiliate_bonuses_payout on public.affiliate_bonuses (payout_id);

alter table public.affiliate_bonuses enable row level security;
create policy "own bonuses are readable" on public.affiliate_bonuses
  for select to authenticated using (affiliate_id = (select auth.uid()));

-- Private functions -----------------------------------------------------------------------------------------------

create function private.book_commission(p_order uuid) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  insert into public.commissions (order_id, affiliate_id, base, percent, amount)
  select o.id, o.affiliate_id, b.base, t.percent, round(b.base * t.percent / 100)
  from public.orders o
  cross join lateral (select greatest(o.subtotal - o.promotion_saving - o.coupon_saving, 0) as base) b
  cross join lateral (
    select a.percent from public.affiliate_tiers a where a.from_amount <= b.base order by a.from_amount desc limit 1
  ) t
  where o.id = p_order and o.affiliate_id is not null
    -- Anybody is a guest as often as they like, and nobody earns by their own order: it counts once it is an account's.
    and not private.is_guest_user(o.user_id)
  on conflict (order_id) do nothing;
end;
$$;
comment on function private.book_commission(uuid) is 'Books the commission of a placed order, if somebody sent it.';

-- What a payout already asks for is not touched, here and below: it is paid as it was asked for.
create function private.reverse_commission(p_order uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  update public.commissions c set state = 'reversed', reversed_at = now()
  where c.order_id = p_order and c.state in ('pending', 'approved') and c.payout_id is null
$$;
comment on function private.reverse_commission(uuid) is 'Takes a commission back that no payout asks for.';

-- The percent stays that of the order as it was placed.
create function private.reduce_commission(p_order uuid, p_returned integer) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if p_returned >= (select o.subtotal - o.promotion_saving from public.orders o where o.id = p_order) then
    perform private.reverse_commission(p_order);
    return;
  end if;
  update public.commissions c set base = k.base, amount = round(k.base * c.percent / 100)
  from public.orders o
  cross join lateral (
    select round(
      greatest(n.goods - o.coupon_saving, 0) * (n.goods - p_returned)::numeric / n.goods
    )::integer as base
    from (select o.subtotal - o.promotion_saving as goods) n
  ) k
  where c.order_id = p_order and o.id = p_order and c.state in ('pending', 'approved') and c.payout_id is null;
end;
$$;
comment on function private.reduce_commission(uuid, integer) is
  'Leaves the commission of what the shopper has kept, after so many rupees of goods came back in all.';

create function private.bonus_percent(p_sales integer) returns integer
  language sql immutable security invoker set search_path = ''
as $$
  select case when p_sales >= 100 then 5 when p_sales >= 50 then 2 else 0 end
$$;
comment on function private.bonus_percent(integer) is 'Extra percent for so many sales in a month.';

-- Sales that were not taken back, by month of India.
create function private.affiliate_months(p_affiliate uuid)
  returns table (month date, sales integer, base integer, pending integer)
  language sql stable security invoker set search_path = ''
as $$
  select date_trunc('month', c.created_at at time zone 'Asia/Kolkata')::date, count(*)::integer,
    coalesce(sum(c.base), 0)::integer, (count(*) filter (where c.state = 'pending'))::integer
  from public.commissions c
  where c.affiliate_id = p_affiliate and c.state <> 'reversed'
  group by 1
$$;
comment on function private.affiliate_months(uuid) is 'Sales of an affiliate by month. For definer functions.';

-- A month's bonus is known once the month is over and none of its sales can come back any more.
create function private.book_bonuses(p_affiliate uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  insert into public.affiliate_bonuses (affiliate_id, month, sales, base, percent, amount)
  select p_affiliate, m.month, m.sales, m.base, private.bonus_percent(m.sales),
    round(m.base * private.bonus_percent(m.sales) / 100.0)
  from private.affiliate_months(p_affiliate) m
  where m.pending = 0 and private.bonus_percent(m.sales) > 0
    and m.month < date_trunc('month', now() at time zone 'Asia/Kolkata')::date
  on conflict (affiliate_id, month) do nothing
$$;
comment on function private.book_bonuses(uuid) is 'Books the bonuses that have become certain. For definer functions.';

create function private.payout_available(p_affiliate uuid) returns integer
  language sql stable security invoker set search_path = ''
as $$
  select (
    coalesce((
      select sum(c.amount) from public.commissions c
      where c.affiliate_id = p_affiliate and c.state = 'approved' and c.payout_id is null
    ), 0) + coalesce((
      select sum(b.amount) from public.affiliate_bonuses b
      where b.affiliate_id = p_affiliate and b.payout_id is null
    ), 0)
  )::integer
$$;
comment on function private.payout_available(uuid) is 'Rupees that a payout request would take now.';

create function private.due_commissions() returns uuid[]
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  return array(
    select c.id from public.commissions c
    join public.orders o on o.id = c.order_id
    cross join public.shop_settings s
    where c.state = 'pending' and o.status = 'delivered'
      and o.delivered_at + s.return_days * interval '1 day' <= now()
      and not exists (
        select 1 from public.returns r
        where r.order_id = o.id and r.state in ('requested', 'approved', 'picked_up', 'received')
      )
  );
end;
$$;
comment on function private.due_commissions() is
  'Pending commissions of orders that can no longer be returned. Volatile: it is asked again after a lock.';

-- The trigger give_referral_credit books for them when a commission is approved.
create function private.lock_friends(p_commissions uuid[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.lock_credit(array(
    select o.user_id from public.commissions c join public.orders o on o.id = c.order_id
    where c.id = any (p_commissions) and c.state = 'pending'
    union select c.affiliate_id from public.commissions c where c.id = any (p_commissions) and c.state = 'pending'
  ));
end;
$$;
comment on function private.lock_friends(uuid[]) is
  'Locks the credit of whoever gets some when these commissions are approved.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer because visitors may write no table. It answers whether a new visit was counted, which tells
-- nobody more than the code's being in use, as every shared link does.
create function public.record_referral_click(p_code text) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_affiliate uuid;
begin
  perform private.throttle_caller('referral-click', upper(btrim(p_code)), 30, interval '10 minutes');
  select p.id into v_affiliate from public.profiles p where p.affiliate_code = upper(btrim(p_code));
  if v_affiliate is null or v_affiliate = auth.uid() then
    return false;
  end if;
  insert into public.referral_clicks (affiliate_id, day, visitor_hash)
  values (
    v_affiliate, (now() at time zone 'Asia/Kolkata')::date,
    encode(sha256(convert_to(v_affiliate::text || coalesce(private.client_key(), 'unknown'), 'UTF8')), 'hex')
  )
  on conflict do nothing;
  return found;
end;
$$;
comment on function public.record_referral_click(text) is
  'Counts a visit over a referral link; false for own, unknown and already counted. Raises TOO_MANY_ATTEMPTS. Open to visitors: they come over the link, and hold no write grant; limited by network.';

-- security definer because it counts clicks and books bonuses, which clients may not.
create function public.get_affiliate() returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_month date := date_trunc('month', now() at time zone 'Asia/Kolkata')::date;
  v_today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  perform private.book_bonuses(v_user);
  return jsonb_build_object(
    'code', (select p.affiliate_code from public.profiles p where p.id = v_user),
    'clicks', (
      select jsonb_build_object('total', count(*), 'last_30_days', count(*) filter (where r.day > v_today - 30))
      from public.referral_clicks r where r.affiliate_id = v_user
    ),
    'orders', (select count(*) from public.commissions c where c.affiliate_id = v_user and c.state <> 'reversed'),
    'totals', (
      select jsonb_build_object(
        'pending', coalesce(sum(c.amount) filter (where c.state = 'pending'), 0),
        'approved', coalesce(sum(c.amount) filter (where c.state = 'approved'), 0),
        'paid', coalesce(sum(c.amount) filter (where c.state = 'paid'), 0),
        'reversed', coalesce(sum(c.amount) filter (where c.state = 'reversed'), 0)
      )
      from public.commissions c where c.affiliate_id = v_user
    ),
    'available', private.payout_available(v_user),
    'pan', (select left(n.pan, 2) || '••••••' || right(n.pan, 2) from private.affiliate_pans n where n.user_id = v_user),
    'month', coalesce((
      select jsonb_build_object(
        'sales', m.sales, 'bonus_percent', private.bonus_percent(m.sales),
        'bonus_amount', round(m.base * private.bonus_percent(m.sales) / 100.0)
      )
      from private.affiliate_months(v_user) m where m.month = v_month
    ), '{"sales":0,"bonus_percent":0,"bonus_amount":0}'),
    'bonuses', coalesce((
      select jsonb_agg(jsonb_build_object(
        'month', b.month, 'sales', b.sales, 'percent', b.percent, 'amount', b.amount
      ) order by b.month desc)
      from public.affiliate_bonuses b where b.affiliate_id = v_user
    ), '[]'),
    'payouts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', p.id, 'amount', p.amount, 'state', p.state, 'vpa', p.vpa, 'requested_at', p.requested_at,
        'due_on', p.due_on, 'settled_at', p.settled_at, 'tds', p.tds, 'tds_percent', p.tds_percent
      ) order by p.requested_at desc)
      from public.affiliate_payouts p where p.affiliate_id = v_user
    ), '[]')
  );
end;
$$;
comment on function public.get_affiliate() is
  'The caller''s code, clicks, sales, bonuses, payouts and what is available. Rupees.';

-- security definer because clients may not write commissions or payouts.
create function public.request_payout() returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_vpa text;
  v_commissions uuid[];
  v_months date[];
  v_amount integer;
  v_payout public.affiliate_payouts;
begin
  -- Two requests at once would both find the same commissions.
  perform pg_advisory_xact_lock(hashtextextended('payout:' || v_user::text, 0));
  perform private.book_bonuses(v_user);
  -- What is approved from here on waits for the next request.
  v_commissions := array(
    select c.id from public.commissions c
    where c.affiliate_id = v_user and c.state = 'approved' and c.payout_id is null order by c.id for update
  );
  v_months := array(
    select b.month from public.affiliate_bonuses b where b.affiliate_id = v_user and b.payout_id is null order by b.month for update
  );
  v_amount := coalesce((select sum(c.amount) from public.commissions c where c.id = any (v_commissions)), 0) + coalesce((
    select sum(b.amount) from public.affiliate_bonuses b where b.affiliate_id = v_user and b.month = any (v_months)
  ), 0);
  if v_amount < 500 then
    raise exception 'Payouts start at ₹500.' using errcode = 'PT409', hint = 'PAYOUT_MINIMUM',
      detail = jsonb_build_object('available', v_amount, 'minimum', 500)::text;
  end if;
  select s.vpa into v_vpa from public.saved_vpas s
  where s.user_id = v_user and s.state = 'verified' order by s.is_default desc, s.created_at limit 1;
  if v_vpa is null then
    raise exception 'Please save and verify a UPI ID first: payouts go there.'
      using errcode = 'PT409', hint = 'PAYOUT_DESTINATION';
  end if;

  insert into public.affiliate_payouts (affiliate_id, amount, vpa, due_on)
  values (
    v_user, v_amount, v_vpa,
    (date_trunc('month', now() at time zone 'Asia/Kolkata') + interval '1 month')::date
  )
  returning * into v_payout;
  update public.commissions set payout_id = v_payout.id where id = any (v_commissions);
  update public.affiliate_bonuses set payout_id = v_payout.id where affiliate_id = v_user and month = any (v_months);
  perform private.send_mail(
    'account/payout-requested', (select u.email from auth.users u where u.id = v_user),
    jsonb_build_object('amount', v_amount, 'vpa', v_vpa, 'due_on', v_payout.due_on), 'payout:' || v_payout.id
  );
  return jsonb_build_object('id', v_payout.id, 'amount', v_amount, 'vpa', v_vpa, 'due_on', v_payout.due_on);
end;
$$;
comment on function public.request_payout() is
  'Asks for everything approved. Raises PAYOUT_MINIMUM {available, minimum}, PAYOUT_DESTINATION.';

-- security definer, service role only: it looks after the commissions of everybody.
create function public.approve_commissions() returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_due uuid[];
  v_approved integer;
begin
  perform private.lock_sweep();
  v_due := private.due_commissions();
  -- All locks before the first change, by id: a trigger rewards both friends.
  perform private.lock_friends(v_due);
  v_due := array(select unnest(v_due) intersect select unnest(private.due_commissions()));
  update public.commissions c set state = 'approved', approved_at = now() where c.id = any (v_due) and c.state = 'pending';
  get diagnostics v_approved = row_count;
  return v_approved;
end;
$$;
comment on function public.approve_commissions() is
  'Approves commissions of orders that can no longer be returned; answers how many.';

-- security definer: commissions belong to others.
create function public.approve_commission(p_id uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
  v_number text;
begin
  -- The order first, as everywhere.
  perform 1 from public.orders o where o.id = (select c.order_id from public.commissions c where c.id = p_id) for update;
  -- Whoever was sent gets store credit with it, as the sender does.
  if exists (
    select 1 from public.commissions c join public.orders o on o.id = c.order_id
    where c.id = p_id and v_admin in (c.affiliate_id, o.user_id)
  ) then
    perform private.refuse_own('This commission is of your own link or order: somebody else has to approve it.');
  end if;
  perform private.lock_friends(array[p_id]);
  update public.commissions c set state = 'approved', approved_at = now()
  from public.orders o
  where c.id = p_id and o.id = c.order_id and c.state = 'pending' and o.status = 'delivered'
  returning o.number into v_number;
  if v_number is null then
    raise exception 'Only a pending commission of a delivered order can be approved.'
      using errcode = 'PT409', hint = 'INVALID_TRANSITION';
  end if;
  perform private.record_action('commission/approved', v_number, null, null);
  return 'approved';
end;
$$;
comment on function public.approve_commission(uuid) is
  'For admins: approves before the return period ends, no commission of their own link or order. Raises FORBIDDEN, OWN_REQUEST, INVALID_TRANSITION.';

-- What is paid has been approved before (approve_payout, adr 0072), and the tax of section 194H is kept from it.
-- security definer: for admins, who may not write payouts either.
create function public.settle_payout(p_payout_id uuid, p_paid boolean, p_reference text default '') returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_right('finance');
  v_payout public.affiliate_payouts;
  v_tds integer := 0;
  v_base integer := 0;
  v_percent numeric;
begin
  -- Two payouts of one affiliate would both find the year's commissions as they were before.
  perform pg_advisory_xact_lock(hashtextextended('payout:' || (
    select p.affiliate_id from public.affiliate_payouts p where p.id = p_payout_id
  )::text, 0));
  select * into v_payout from public.affiliate_payouts p where p.id = p_payout_id and p.state = 'requested' for update;
  if v_payout.id is null then
    raise exception 'There is no open payout of that kind.' using errcode = 'PT404', hint = 'UNKNOWN_PAYOUT';
  end if;
  if p_paid then
    if v_payout.affiliate_id = v_user then
      perform private.refuse_own('This payout is yours: somebody else has to pay it.');
    elsif v_payout.approved_at is null then
      raise exception 'This payout was not approved yet.' using errcode = 'PT409', hint = 'NOT_APPROVED';
    elsif v_payout.approved_by = v_user and v_payout.amount > (select m.payout_limit from private.money_settings m) then
      perform private.refuse_own('You approved this payout: somebody else has to pay it.');
    end if;
    select t.tds, t.base, t.percent into v_tds, v_base, v_percent
    from private.payout_tds(v_payout.affiliate_id, v_payout.amount) t;
  end if;
  update public.affiliate_payouts p set
    state = case when p_paid then 'paid' else 'refused' end, settled_at = now(),
    reference = left(btrim(private.clean_text(coalesce(p_reference, '')), E' \t\r\n'), 100),
    tds = v_tds, tds_base = v_base, tds_percent = v_percent,
    pan = case when v_tds > 0 then (select n.pan from private.affiliate_pans n where n.user_id = p.affiliate_id) end
  where p.id = p_payout_id
  returning * into v_payout;
  if p_paid then
    update public.commissions set state = 'paid', paid_at = now() where payout_id = p_payout_id and state = 'approved';
  else
    -- They can be asked for again.
    update public.commissions set payout_id = null where payout_id = p_payout_id and state = 'approved';
    update public.affiliate_bonuses set payout_id = null where payout_id = p_payout_id;
  end if;
  perform private.send_mail(
    'account/payout-' || v_payout.state, (select u.email from auth.users u where u.id = v_payout.affiliate_id),
    jsonb_build_object(
      'amount', v_payout.amount, 'vpa', v_payout.vpa, 'reference', v_payout.reference, 'tds', v_payout.tds,
      'tds_percent', v_payout.tds_percent
    ),
    'payout-' || v_payout.state || ':' || v_payout.id
  );
  return v_payout.state;
end;
$$;
comment on function public.settle_payout(uuid, boolean, text) is
  'For the staff: an approved payout was paid, less its tax, or an open one is refused and its commissions are free again. Raises FORBIDDEN, UNKNOWN_PAYOUT, NOT_APPROVED, OWN_REQUEST.';

-- security definer, as all functions of the staff: admins hold no write grant.
create function public.save_affiliate_tiers(p_tiers jsonb, p_expected jsonb default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
  v_before jsonb;
  v_after jsonb;
begin
  if jsonb_typeof(p_tiers) is distinct from 'array' or jsonb_array_length(p_tiers) not between 1 and 10 then
    perform private.invalid_input('tiers', 'There are between 1 and 10 tiers.');
  elsif exists (
    select 1 from jsonb_array_elements(p_tiers) e
    where (e ->> 'percent') ~ '^\d{1,3}(\.\d)?$' is not true or (e ->> 'percent')::numeric > 100
  ) then
    perform private.invalid_input('percent', 'A commission is a number from 0 to 100.');
  elsif exists (
    select 1 from jsonb_array_elements(p_tiers) e where (e ->> 'from_amount') ~ '^\d{1,8}$' is not true
  ) or not exists (
    select 1 from jsonb_array_elements(p_tiers) e where (e ->> 'from_amount')::integer = 0
  ) or (
    select count(distinct (e ->> 'from_amount')::integer) from jsonb_array_elements(p_tiers) e
  ) < jsonb_array_length(p_tiers) then
    perform private.invalid_input('from_amount', 'Tiers begin at ₹0 and each at another amount.');
  end if;
  -- Whoever saves meanwhile waits, and is compared with what stands then.
  lock table public.affiliate_tiers in share row exclusive mode;
  v_before := (select jsonb_agg(to_jsonb(t) order by t.from_amount) from public.affiliate_tiers t);
  perform private.refuse_stale(
    jsonb_build_object('tiers', v_before), jsonb_build_object('tiers', p_tiers),
    case when p_expected is null then '{}' else jsonb_build_object('tiers', p_expected) end, 'tiers'
  );
  delete from public.affiliate_tiers where true;
  insert into public.affiliate_tiers (from_amount, percent)
  select (e ->> 'from_amount')::integer, (e ->> 'percent')::numeric from jsonb_array_elements(p_tiers) e;
  v_after := (select jsonb_agg(to_jsonb(t) order by t.from_amount) from public.affiliate_tiers t);
  perform private.record_action('affiliates/tiers', 'tiers', v_before, v_after);
  return v_after;
end;
$$;
comment on function public.save_affiliate_tiers(jsonb, jsonb) is
  'For admins: commissions of orders to come; p_expected are the tiers that were opened. Raises FORBIDDEN, INVALID_INPUT {field}, STALE {fields}.';

-- As undo_settings: what the log says, refused where somebody has been at it since, and logged as a change of its own.
create function public.undo_affiliate_tiers(p_action bigint) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
  v_before jsonb;
  v_after jsonb;
begin
  select a.before, a.after into v_before, v_after from public.admin_actions a
  where a.id = p_action and a.action = 'affiliates/tiers' and a.before is not null;
  if not found then
    raise exception 'This is no change of the commissions.' using errcode = 'PT404', hint = 'UNKNOWN_ACTION';
  end if;
  -- Whoever saves meanwhile waits, and is compared with what stands then.
  lock table public.affiliate_tiers in share row exclusive mode;
  if v_after is distinct from (select jsonb_agg(to_jsonb(t) order by t.from_amount) from public.affiliate_tiers t) then
    raise exception 'Somebody has changed the commissions since.' using errcode = 'PT409', hint = 'STALE';
  end if;
  return public.save_affiliate_tiers(v_before);
end;
$$;
comment on function public.undo_affiliate_tiers(bigint) is
  'For the staff: gives commissions the tiers that they had before one entry of the log. Raises FORBIDDEN, UNKNOWN_ACTION, STALE.';

-- Affiliates, what they have earned order by order, and what they asked to be paid: three lists of the dashboard.
-- security definer, all of them: they show what belongs to others, through private.require_right.
create function public.list_admin_affiliates(
  p_query text default '', p_sort text default '-approved', p_offset integer default 0, p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select p.id, p.full_name, p.affiliate_code, u.email, count(c.id) as sales,
        coalesce(sum(c.amount) filter (where c.state = 'pending'), 0) as pending,
        coalesce(sum(c.amount) filter (where c.state = 'approved'), 0) as approved,
        coalesce(sum(c.amount) filter (where c.state = 'paid'), 0) as paid
      from public.profiles p
      join auth.users u on u.id = p.id
      join public.commissions c on c.affiliate_id = p.id
      where v_like = '%%' or lower(concat_ws(' ', u.email, p.full_name, p.affiliate_code)) like v_like
      group by p.id, u.email
    )
    select private.page_of((select jsonb_agg(to_jsonb(r)) from (
      select * from found f
      order by
        case p_sort when 'sales' then f.sales when 'approved' then f.approved when 'paid' then f.paid end,
        case p_sort when '-sales' then f.sales when '-approved' then f.approved when '-paid' then f.paid end desc,
        f.pending desc, f.id
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from found)) || jsonb_build_object(
      'average_percent', (select round(avg(c.percent), 1) from public.commissions c where c.state <> 'reversed')
    )
  );
end;
$$;
comment on function public.list_admin_affiliates(text, text, integer, integer) is
  'For admins: who has sold something, and the average commission. Rupees. Raises FORBIDDEN.';

create function public.list_admin_commissions(
  p_query text default '', p_state text default null, p_sort text default '-earned', p_offset integer default 0,
  p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select c.id, o.number, o.status, p.affiliate_code, c.base, c.percent, c.amount, c.state, c.created_at
      from public.commissions c
      join public.orders o on o.id = c.order_id
      left join public.profiles p on p.id = c.affiliate_id
      where (p_state is null or c.state = p_state)
        and (v_like = '%%' or lower(concat_ws(' ', o.number, p.affiliate_code)) like v_like)
    )
    select private.page_of((select jsonb_agg(to_jsonb(r)) from (
      select * from found f
      order by case p_sort when 'amount' then f.amount end, case p_sort when '-amount' then f.amount end desc,
        case p_sort when 'earned' then f.created_at end, f.created_at desc, f.id
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from found))
  );
end;
$$;
comment on function public.list_admin_commissions(text, text, text, integer, integer) is
  'For admins: the ledger of commissions, order by order. Rupees. Raises FORBIDDEN.';

create function public.list_admin_payouts(
  p_query text default '', p_state text default null, p_sort text default 'due', p_offset integer default 0,
  p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select o.id, o.amount, o.state, o.vpa, o.reference, o.requested_at, o.due_on, o.settled_at, o.approved_at,
        p.full_name, p.affiliate_code, o.affiliate_id,
        (select u.email from auth.users u where u.id = o.approved_by) as approved_by
      from public.affiliate_payouts o left join public.profiles p on p.id = o.affiliate_id
      where (p_state is null or o.state = p_state)
        and (v_like = '%%' or lower(concat_ws(' ', p.full_name, p.affiliate_code, o.vpa, o.reference)) like v_like)
    )
    select private.page_of((select jsonb_agg(to_jsonb(r) - 'affiliate_id' || jsonb_build_object(
      -- What was kept, or would be if it were paid now.
      'tds', case r.state
        when 'requested' then (private.payout_tds(r.affiliate_id, r.amount)).tds
        when 'paid' then (select o.tds from public.affiliate_payouts o where o.id = r.id)
        else 0
      end,
      'has_pan', exists (select 1 from private.affiliate_pans n where n.user_id = r.affiliate_id)
    )) from (
      select * from found f
      order by case p_sort when 'amount' then f.amount end, case p_sort when '-amount' then f.amount end desc,
        case p_sort when '-due' then f.due_on end desc,
        -- What is still to be paid comes first.
        f.state = 'requested' desc, f.due_on, f.requested_at desc, f.id
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from found))
  );
end;
$$;
comment on function public.list_admin_payouts(text, text, text, integer, integer) is
  'For admins: payouts, open ones first. Rupees. Raises FORBIDDEN.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (from_amount, percent) on public.affiliate_tiers to anon, authenticated;

grant select (
  id, affiliate_id, amount, state, vpa, reference, requested_at, due_on, settled_at
) on public.affiliate_payouts to authenticated;

grant select (
  id, order_id, affiliate_id, base, percent, amount, state, created_at, approved_at, paid_at, reversed_at, payout_id
) on public.commissions to authenticated;

grant select (
  affiliate_id, month, sales, base, percent, amount, payout_id, created_at
) on public.affiliate_bonuses to authenticated;

grant execute on function
  public.record_referral_click(text),
  public.get_affiliate(),
  public.request_payout(),
  public.approve_commission(uuid),
  public.settle_payout(uuid, boolean, text),
  public.save_affiliate_tiers(jsonb, jsonb),
  public.undo_affiliate_tiers(bigint),
  public.list_admin_affiliates(text, text, integer, integer),
  public.list_admin_commissions(text, text, text, integer, integer),
  public.list_admin_payouts(text, text, text, integer, integer)
to anon, authenticated;

grant execute on function public.approve_commissions() to service_role;
