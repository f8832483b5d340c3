-- Affiliates are paid (spec section 9, Affiliate): a request takes everything that is approved, from 500 rupees up,
-- to the UPI ID that the affiliate's bank has confirmed; the shop pays on the 1st. Requests and bonuses are written
-- by the functions below.
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
  for select to authenticated using (affiliate_id = (select auth.uid()) or (select private.is_admin()));
grant select (id, affiliate_id, amount, state, vpa, reference, requested_at, due_on, settled_at)
  on public.affiliate_payouts to authenticated;

alter table public.commissions add column payout_id uuid references public.affiliate_payouts (id);
comment on column public.commissions.payout_id is 'The request that takes it; empty until then.';
create index commissions_payout on public.commissions (payout_id);
grant select (payout_id) on public.commissions to authenticated;

create table public.affiliate_bonuses (
  affiliate_id uuid not null references public.profiles (id) on delete cascade,
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
grant select (affiliate_id, month, sales, base, percent, amount, payout_id, created_at)
  on public.affiliate_bonuses to authenticated;

create function private.bonus_percent(p_sales integer) returns integer
  language sql immutable security invoker set search_path = ''
as $$
  select case when p_sales >= 100 then 5 when p_sales >= 50 then 2 else 0 end
$$;
comment on function private.bonus_percent(integer) is 'Extra percent for so many sales in a month.';
revoke execute on function private.bonus_percent(integer) from public;

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
revoke execute on function private.affiliate_months(uuid) from public;

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
revoke execute on function private.book_bonuses(uuid) from public;

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
revoke execute on function private.payout_available(uuid) from public;

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
        'due_on', p.due_on
      ) order by p.requested_at desc)
      from public.affiliate_payouts p where p.affiliate_id = v_user
    ), '[]')
  );
end;
$$;
comment on function public.get_affiliate() is
  'The caller''s code, clicks, sales, bonuses, payouts and what is available. Rupees.';
revoke execute on function public.get_affiliate() from public;
grant execute on function public.get_affiliate() to anon, authenticated;

-- security definer because clients may not write commissions or payouts.
create function public.request_payout() returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_vpa text;
  v_amount integer;
  v_payout public.affiliate_payouts;
begin
  -- Two requests at once would both find the same commissions.
  perform pg_advisory_xact_lock(hashtextextended('payout:' || v_user::text, 0));
  perform 1 from public.commissions c
  where c.affiliate_id = v_user and c.state = 'approved' and c.payout_id is null order by c.id for update;
  perform private.book_bonuses(v_user);
  v_amount := private.payout_available(v_user);
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
  update public.commissions set payout_id = v_payout.id
  where affiliate_id = v_user and state = 'approved' and payout_id is null;
  update public.affiliate_bonuses set payout_id = v_payout.id where affiliate_id = v_user and payout_id is null;
  perform private.send_mail(
    'account/payout-requested', (select u.email from auth.users u where u.id = v_user),
    jsonb_build_object('amount', v_amount, 'vpa', v_vpa, 'due_on', v_payout.due_on), 'payout:' || v_payout.id
  );
  return jsonb_build_object('id', v_payout.id, 'amount', v_amount, 'vpa', v_vpa, 'due_on', v_payout.due_on);
end;
$$;
comment on function public.request_payout() is
  'Asks for everything approved. Raises PAYOUT_MINIMUM {available, minimum}, PAYOUT_DESTINATION.';
revoke execute on function public.request_payout() from public;
grant execute on function public.request_payout() to anon, authenticated;

-- security definer: same reason; for admins.
create function public.settle_payout(p_payout_id uuid, p_paid boolean, p_reference text default '') returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_payout public.affiliate_payouts;
begin
  if not private.is_admin() then
    raise exception 'Only admins settle payouts.' using errcode = 'PT403', hint = 'FORBIDDEN';
  end if;
  update public.affiliate_payouts set
    state = case when p_paid then 'paid' else 'refused' end, settled_at = now(),
    reference = left(coalesce(p_reference, ''), 100)
  where id = p_payout_id and state = 'requested'
  returning * into v_payout;
  if v_payout.id is null then
    raise exception 'There is no open payout of that kind.' using errcode = 'PT404', hint = 'UNKNOWN_PAYOUT';
  end if;
  if p_paid then
    update public.commissions set state = 'paid', paid_at = now() where payout_id = p_payout_id and state = 'approved';
  else
    -- They can be asked for again.
    update public.commissions set payout_id = null where payout_id = p_payout_id and state = 'approved';
    update public.affiliate_bonuses set payout_id = null where payout_id = p_payout_id;
  end if;
  perform private.send_mail(
    'account/payout-' || v_payout.state, (select u.email from auth.users u where u.id = v_payout.affiliate_id),
    jsonb_build_object('amount', v_payout.amount, 'vpa', v_payout.vpa, 'reference', v_payout.reference),
    'payout-' || v_payout.state || ':' || v_payout.id
  );
  return v_payout.state;
end;
$$;
comment on function public.settle_payout(uuid, boolean, text) is
  'For admins: a requested payout was paid, or is refused and its commissions are free again. Raises FORBIDDEN, UNKNOWN_PAYOUT.';
revoke execute on function public.settle_payout(uuid, boolean, text) from public;
grant execute on function public.settle_payout(uuid, boolean, text) to anon, authenticated;
