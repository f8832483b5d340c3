-- Insider programme (spec section 9): tiers by what somebody spent in twelve months, and what a tier is worth.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- A tier counts what was delivered within the last twelve months and not returned. Nobody joins and nobody is struck
-- off: the tier is computed whenever it is asked for.
create table public.insider_tiers (
  id text primary key constraint insider_tiers_id check (id ~ '^[a-z]+$'),
  name text not null,
  from_spend integer not null unique check (from_spend > 0),
  -- Spec section 9, Credit, says 2 to 5 percent and not who gets which: 2 without a tier, then one more for each.
  cashback_percent integer not null check (cashback_percent between 0 and 100),
  early_access_hours integer not null check (early_access_hours >= 0),
  occasion_bonus integer not null default 50
    constraint insider_tiers_occasion_bonus check (occasion_bonus between 1 and 200)
);
comment on table public.insider_tiers is 'Membership tiers by rupees spent in twelve months; the lower bound counts.';
comment on column public.insider_tiers.early_access_hours is 'How much earlier coupons begin for members.';
comment on column public.insider_tiers.occasion_bonus is 'Rupees on the anniversary; 50 without a tier.';

alter table public.insider_tiers enable row level security;
create policy "everyone reads the tiers" on public.insider_tiers
  for select to anon, authenticated using (true);

insert into public.insider_tiers (id, name, from_spend, cashback_percent, early_access_hours, occasion_bonus) values
  ('silver', 'Silver', 10000, 3, 24, 100),
  ('gold', 'Gold', 25000, 4, 48, 150),
  ('platinum', 'Platinum', 50000, 5, 72, 200);

-- Private functions -----------------------------------------------------------------------------------------------

-- What one shopper paid for deliveries of the twelve months before p_at, less what went back to them for returns.
-- p_except leaves one order out: cashback on an order is decided by the tier before it.
create function private.insider_spend(p_user uuid, p_at timestamptz default now(), p_except uuid default null)
  returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select greatest(coalesce(sum(o.total - coalesce(back.amount, 0)), 0), 0)::integer
    from public.orders o
    left join lateral (
      -- Credit that paid is in no total, so that what went back as credit takes nothing off it. It goes back last of all.
      select greatest(sum(r.refund_amount) - coalesce((
        select sum(e.amount) from public.credit_entries e
        where e.order_id = o.id and e.kind = 'reversal' and starts_with(e.event_key, 'order:')
      ), 0), 0) as amount
      from public.returns r where r.order_id = o.id and r.state = 'refunded'
    ) back on true
    where o.user_id = p_user and o.status = 'delivered' and o.id is distinct from p_except
      and o.delivered_at > p_at - interval '12 months' and o.delivered_at <= p_at
  );
end;
$$;
comment on function private.insider_spend(uuid, timestamptz, uuid) is
  'Rupees delivered and kept within twelve months. For definer functions and triggers.';

create function private.tier_of_spend(p_spend integer) returns public.insider_tiers
  language sql stable security invoker set search_path = ''
as $$
  select t from public.insider_tiers t where t.from_spend <= p_spend order by t.from_spend desc limit 1
$$;
comment on function private.tier_of_spend(integer) is 'The tier for so many rupees; null below the first.';

create function private.insider_tier(p_user uuid) returns public.insider_tiers
  language sql stable security invoker set search_path = ''
as $$
  select t from private.tier_of_spend(private.insider_spend(p_user)) t
$$;
comment on function private.insider_tier(uuid) is 'The tier of a shopper now, or null. For definer functions.';

-- Extra savings are a coupon that only members of its tier can use; early access lets every coupon count for a member
-- some hours before its first moment. private.coupon_problem asks for both.
create function private.is_insider(p_user uuid, p_tier text) returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select p_tier is null or coalesce((
    select (private.insider_tier(p_user)).from_spend >= t.from_spend from public.insider_tiers t where t.id = p_tier
  ), false)
$$;
comment on function private.is_insider(uuid, text) is 'Whether a shopper is of that tier or above; everybody is of none.';

create function private.early_access(p_user uuid) returns interval
  language sql stable security invoker set search_path = ''
as $$
  select make_interval(hours => coalesce((private.insider_tier(p_user)).early_access_hours, 0))
$$;
comment on function private.early_access(uuid) is 'How much earlier coupons begin for a shopper, or a visitor.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer because private.insider_spend reads by argument and is granted to nobody.
create function public.get_insider() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_spend integer := private.insider_spend(v_user);
begin
  return jsonb_build_object(
    'spend', v_spend,
    'tier', (private.tier_of_spend(v_spend)).id,
    'next', (
      select jsonb_build_object('tier', t.id, 'from_spend', t.from_spend, 'missing', t.from_spend - v_spend)
      from public.insider_tiers t where t.from_spend > v_spend order by t.from_spend limit 1
    )
  );
end;
$$;
comment on function public.get_insider() is
  'The caller''s {spend, tier or null, next {tier, from_spend, missing} or null}, rupees of the last twelve months.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (
  id, name, from_spend, cashback_percent, early_access_hours, occasion_bonus
) on public.insider_tiers to anon, authenticated;

grant execute on function public.get_insider() to anon, authenticated;
