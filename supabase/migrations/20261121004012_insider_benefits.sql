-- What a tier is worth besides cashback (spec section 9, Insider). Extra savings are a coupon that only its members
-- can use, as often as they like; early access lets every coupon count for a member some hours before its first
-- moment. private.coupon_problem asks for both.
alter table public.coupons add column insider_tier text references public.insider_tiers (id);
comment on column public.coupons.insider_tier is 'Only members of this tier or a higher one can use it; empty: everybody.';
create index coupons_insider_tier on public.coupons (insider_tier);
grant select (insider_tier) on public.coupons to anon, authenticated;

-- The percentage is the coupon's value, so that there is one of it.
insert into public.coupons (
  id, title, description, type, value, valid_from, valid_until, insider_tier
)
select upper(t.id) || t.extra_percent, t.extra_percent || '% extra for ' || t.name,
  'On every order, for ' || t.name || ' members', 'percentage', t.extra_percent,
  '2025-10-01 00:00+05:30', '2030-12-31 23:59:59+05:30', t.id
from public.insider_tiers t;
alter table public.insider_tiers drop column extra_percent;
comment on column public.insider_tiers.early_access_hours is 'How much earlier coupons begin for members.';

create function private.insider_tier(p_user uuid) returns public.insider_tiers
  language sql stable security invoker set search_path = ''
as $$
  select t from private.tier_of_spend(private.insider_spend(p_user)) t
$$;
comment on function private.insider_tier(uuid) is 'The tier of a shopper now, or null. For definer functions.';
revoke execute on function private.insider_tier(uuid) from public;

create function private.is_insider(p_user uuid, p_tier text) returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select p_tier is null or coalesce((
    select (private.insider_tier(p_user)).from_spend >= t.from_spend from public.insider_tiers t where t.id = p_tier
  ), false)
$$;
comment on function private.is_insider(uuid, text) is 'Whether a shopper is of that tier or above; everybody is of none.';
revoke execute on function private.is_insider(uuid, text) from public;

create function private.early_access(p_user uuid) returns interval
  language sql stable security invoker set search_path = ''
as $$
  select make_interval(hours => coalesce((private.insider_tier(p_user)).early_access_hours, 0))
$$;
comment on function private.early_access(uuid) is 'How much earlier coupons begin for a shopper, or a visitor.';
revoke execute on function private.early_access(uuid) from public;
