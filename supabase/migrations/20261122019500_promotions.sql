-- Promotions: what comes off a bag by itself, without a code (docs/adr/0073-promotions.md). A promotion is on pieces (a
-- percentage, rupees, or buy x get y) or on the order as a whole. The best permitted combination is chosen here, for the
-- bag, the checkout and the placed order alike; how it enters the sum stands in the chapter on pricing.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- No policy and no grant: shoppers learn of promotions by quotes and offers, the staff by functions of its own, and how
-- well a campaign runs is the shop's business.
create table public.promotions (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint promotions_title check (char_length(title) between 1 and 60),
  kind text not null
    constraint promotions_kind check (kind in ('percent', 'amount', 'buy_get', 'order_percent', 'order_amount')),
  value integer not null constraint promotions_value check (
    case when kind in ('amount', 'order_amount') then value > 0 else value between 1 and 100 end
  ),
  buy integer check (buy between 1 and 20),
  get integer check (get between 1 and 20),
  max_discount integer check (max_discount > 0),
  scope text not null default 'all'
    constraint promotions_scope check (scope in ('all', 'category', 'type', 'colour', 'attribute', 'collection', 'product')),
  scope_ids text[] not null default '{}',
  get_scope text
    constraint promotions_get_scope check (get_scope in ('all', 'category', 'type', 'colour', 'attribute', 'collection', 'product')),
  get_scope_ids text[] not null default '{}',
  audience text not null default 'everyone'
    constraint promotions_audience check (audience in ('everyone', 'first_order', 'tag')),
  audience_tag text,
  min_amount integer not null default 0 check (min_amount >= 0),
  min_pieces integer not null default 0 check (min_pieces >= 0),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  total_limit integer check (total_limit > 0),
  per_user_limit integer check (per_user_limit > 0),
  priority integer not null default 0 constraint promotions_priority check (priority between 0 and 100),
  alone boolean not null default false,
  coupons text not null default 'any' constraint promotions_coupons check (coupons in ('any', 'members', 'none')),
  state text not null default 'draft' constraint promotions_state check (state in ('draft', 'active', 'paused')),
  -- Uses that stand, counted under the lock of this row, and only while there is a limit: without one nobody waits here.
  used integer not null default 0 check (used >= 0),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint promotions_buy_get check ((kind = 'buy_get') = (buy is not null) and (buy is null) = (get is null)),
  constraint promotions_whole_order check (kind not in ('order_percent', 'order_amount') or scope = 'all'),
  constraint promotions_scope_ids check ((scope = 'all') = (cardinality(scope_ids) = 0)),
  constraint promotions_get_from check (get_scope is null or kind = 'buy_get' and scope <> 'all'),
  constraint promotions_get_scope_ids check ((coalesce(get_scope, 'all') = 'all') = (cardinality(get_scope_ids) = 0)),
  constraint promotions_tag check ((audience = 'tag') = (audience_tag is not null)),
  constraint promotions_window check (ends_at > starts_at)
);
comment on table public.promotions is 'Discounts that apply by themselves. Amounts in rupees.';
comment on column public.promotions.kind is 'On pieces: percent, amount, buy_get (of each buy + get pieces the cheapest get). On the order: order_percent, order_amount.';
comment on column public.promotions.value is 'Percent, of buy_get off the cheaper pieces; or rupees, once an order.';
comment on column public.promotions.max_discount is 'The most it takes off an order.';
comment on column public.promotions.scope_ids is 'Ids of categories, types or groups, colour families, collections or products; attribute:choice of attributes.';
comment on column public.promotions.get_scope is 'Of buy_get: the products that are given, where they are others than those that are bought. What is in both counts as bought.';
comment on column public.promotions.audience is 'first_order: accounts without an order that stands; tag: customers with audience_tag.';
comment on column public.promotions.min_amount is 'Rupees of goods in scope from which it counts, before any discount.';
comment on column public.promotions.priority is 'Decides between combinations that save the same, and which are looked at where there are many.';
comment on column public.promotions.alone is 'No other promotion counts beside it.';
comment on column public.promotions.coupons is 'Which coupon may stand beside it: any, members (of the Insider programme) or none.';
comment on column public.promotions.used is 'Uses that stand; kept only where there is a limit in all.';

create index promotions_active on public.promotions (starts_at) where state = 'active';

alter table public.promotions enable row level security;

-- What an order got stays with it, whatever becomes of the promotion.
create table public.promotion_uses (
  order_id uuid not null references public.orders (id),
  promotion_id uuid not null references public.promotions (id),
  user_id uuid references auth.users (id) on delete set null,
  title text not null,
  amount integer not null check (amount > 0),
  lines jsonb not null,
  state text not null default 'released'
    constraint promotion_uses_state check (state in ('reserved', 'consumed', 'released')),
  created_at timestamptz not null default now(),
  primary key (order_id, promotion_id)
);
comment on table public.promotion_uses is 'Which promotions an order got, under the name of that moment, and what each took off in rupees.';
comment on column public.promotion_uses.lines is 'Rupees by position of the order''s line; their sum is the amount.';

create index promotion_uses_promotion on public.promotion_uses (promotion_id, created_at);
create index promotion_uses_user on public.promotion_uses (user_id, promotion_id);

alter table public.promotion_uses enable row level security;
create policy "promotions of own orders are readable" on public.promotion_uses
  for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id and o.user_id = (select auth.uid())));

-- Private functions -----------------------------------------------------------------------------------------------

-- A promotion's products are chosen here and nowhere else; of all that are asked about at once, because a collection by a
-- rule is read once then. A collection counts whether its page is shown or not.
create function private.products_in_scope(p_scope text, p_ids text[], p_products text[]) returns text[]
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return case p_scope
    when 'all' then p_products
    when 'product' then array(select t.id from unnest(p_products) as t (id) where t.id = any (p_ids))
    when 'attribute' then array(
      select distinct a.product_id from public.product_attributes a
      where a.product_id = any (p_products) and a.attribute_id || ':' || a.choice_id = any (p_ids)
    )
    when 'collection' then array(
      select distinct m.product_id from public.collections c
      cross join lateral unnest(private.collection_products(c.id, c.rule, p_products)) as m (product_id)
      where c.id::text = any (p_ids)
    )
    else array(
      select p.id from public.products p left join public.product_types t on t.id = p.type_id
      where p.id = any (p_products) and case p_scope
        when 'category' then p.category_id = any (p_ids)
        when 'type' then p.type_id = any (p_ids) or t.parent_id = any (p_ids)
        else p.colour_family = any (p_ids)
      end
    )
  end;
end;
$$;
comment on function private.products_in_scope(text, text[], text[]) is 'Those of these products that a promotion is for.';

-- Whether it counts now, whoever asks. IST or not, a moment is a moment.
create function private.live_promotions() returns setof public.promotions
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
  select m.* from public.promotions m
  where m.state = 'active' and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now());
end;
$$;
comment on function private.live_promotions() is 'Promotions that are on and within their time.';

create function private.promotion_state(p_promotion public.promotions) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return case
    when p_promotion.ends_at <= now() then 'ended'
    when p_promotion.state <> 'active' then p_promotion.state
    when p_promotion.used >= p_promotion.total_limit then 'used_up'
    when p_promotion.starts_at > now() then 'scheduled'
    else 'live'
  end;
end;
$$;
comment on function private.promotion_state(public.promotions) is 'draft, scheduled, live, paused, used_up or ended.';

-- What keeps somebody from a promotion apart from time and goods; p_order is left out of what is counted, and without one what
-- a further order gives back before it takes: a quote says what placing would do. The counts hold only under the promotion's
-- lock and the shopper's, which place_order has and a quote does not need.
create function private.promotion_problem(p_promotion public.promotions, p_user uuid, p_order uuid default null)
  returns text
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_held constant integer := case
    when p_order is null and p_user is not null and coalesce(p_promotion.total_limit, p_promotion.per_user_limit) is not null then (
      select count(*) from public.promotion_uses u
      where u.promotion_id = p_promotion.id and u.state = 'reserved' and u.order_id = any (private.unpaid_orders(p_user))
    ) else 0 end;
begin
  return case
    when p_promotion.used - v_held >= p_promotion.total_limit then 'USED_UP'
    when p_promotion.audience = 'everyone' and p_promotion.per_user_limit is null then null
    when p_user is null then 'SIGN_IN'
    when p_promotion.audience = 'first_order' and (
      private.former_uses(p_user, 'first-order') > 0 or exists (
        select 1 from public.orders o
        where o.user_id = p_user and o.id is distinct from p_order
          and o.status not in ('pending_payment', 'expired', 'cancelled', 'rto')
      )
      -- Late money finds what a newer order holds; place_order has let go of it before it asks.
      or p_order is not null and exists (
        select 1 from public.promotion_uses u join public.promotions f on f.id = u.promotion_id
        where u.user_id = p_user and u.state = 'reserved' and u.order_id <> p_order and f.audience = 'first_order'
      )
    ) then 'NOT_FOR_YOU'
    when p_promotion.audience = 'tag' and not private.has_customer_tag(p_user, p_promotion.audience_tag) then 'NOT_FOR_YOU'
    when p_promotion.per_user_limit <= private.former_uses(p_user, p_promotion.id::text) - v_held + (
      select count(*) from public.promotion_uses u
      where u.promotion_id = p_promotion.id and u.user_id = p_user and u.state <> 'released'
        and u.order_id is distinct from p_order
    ) then 'ALREADY_USED'
  end;
end;
$$;
comment on function private.promotion_problem(public.promotions, uuid, uuid) is
  'USED_UP, SIGN_IN, NOT_FOR_YOU or ALREADY_USED; null when nothing is in the way.';

-- Bags are looked at in the order of their variants, so that the order in which somebody filled theirs decides nothing.
create function private.sort_lines(p_lines jsonb)
  returns table (n integer, variant_id text, product_id text, price integer, quantity integer)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
  select (row_number() over (order by l.variant_id))::integer, l.variant_id, l.product_id, l.unit_price, l.quantity
  from jsonb_to_recordset(p_lines) as l (variant_id text, product_id text, unit_price integer, quantity integer);
end;
$$;
comment on function private.sort_lines(jsonb) is 'Lines as private.price_lines answers them, numbered by variant.';

-- Every live promotion that has to do with this bag and may stand beside this coupon. missing_… is what the bag lacks for
-- it; where nothing is missing and nobody is in the way it is a candidate. given: lines of what it gives where that is
-- another set than what is bought, null where it is the same.
create function private.judge_promotions(p_user uuid, p_lines jsonb, p_coupon text)
  returns table (
    promotion public.promotions, lines integer[], given integer[], problem text, missing_amount integer,
    missing_pieces integer, missing_given integer
  )
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
  with bag as materialized (
    select * from private.sort_lines(p_lines)
  ), live as materialized (
    select m as promotion, private.products_in_scope(m.scope, m.scope_ids, b.products) as bought,
      case when m.get_scope is not null then private.products_in_scope(m.get_scope, m.get_scope_ids, b.products) end as given
    from private.live_promotions() m
    cross join (select array_agg(distinct x.product_id) as products from bag x) b
    where p_coupon is null or m.coupons = 'any' or m.coupons = 'members' and p_coupon = 'members'
  )
  select l.promotion, g.lines, case when l.given is not null then coalesce(g.given, '{}') end,
    private.promotion_problem(l.promotion, p_user), greatest((l.promotion).min_amount - g.goods, 0)::integer,
    greatest(
      (l.promotion).min_pieces - g.pieces,
      (l.promotion).buy + case when l.given is null then (l.promotion).get else 0 end - g.pieces, 0
    )::integer,
    case when l.given is null then 0 else greatest((l.promotion).get - coalesce(g.given_pieces, 0), 0) end::integer
  from live l
  cross join lateral (
    select array_agg(b.n order by b.n) filter (where b.is_bought) as lines,
      sum(b.quantity) filter (where b.is_bought) as pieces,
      sum(b.price::bigint * b.quantity) filter (where b.is_bought) as goods,
      array_agg(b.n order by b.n) filter (where b.is_given) as given,
      sum(b.quantity) filter (where b.is_given) as given_pieces
    from (
      select x.*, x.product_id = any (l.bought) as is_bought,
        x.product_id = any (l.given) and x.product_id <> all (l.bought) as is_given
      from bag x
    ) b
  ) g
  where g.lines is not null;
end;
$$;
comment on function private.judge_promotions(uuid, jsonb, text) is
  'Live promotions for something in a bag, beside no coupon (null), a members'' coupon (members) or another (any).';

-- The nth part is what the first n parts are worth less what those before it are, as with invoices.
create function private.share_out(p_amount integer, p_weights integer[]) returns integer[]
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return private.apportion(p_amount, p_weights::bigint[])::integer[];
end;
$$;
comment on function private.share_out(integer, integer[]) is 'Parts of rupees in proportion to the weights; none exceeds its weight where the amount is no more than their sum.';

-- What a promotion on pieces takes off the lines that no other has. Buy x get y takes the pieces in groups from the dearest
-- down and gives the cheapest y of each group, so that nobody gains by splitting a bag. Where it gives from another set, the
-- dearest pieces of both sets make the groups, for the same reason. What it saves is shared out among all pieces of its
-- groups, paid ones and given ones, so that sending some back pays back their share (adr 0073).
create function private.cut_pieces(
  p_promotion public.promotions, p_lines integer[], p_given integer[], p_prices integer[], p_quantities integer[],
  p_mark integer, p_owners integer[], p_cuts integer[], out owners integer[], out cuts integer[]
)
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_buy constant integer := p_promotion.buy;
  v_get constant integer := p_promotion.get;
  v_lines integer[];
  v_weights integer[];
  v_amount integer;
  v_shares integer[];
begin
  owners := p_owners;
  cuts := p_cuts;
  with free as (
    select l.n, l.is_given, p_prices[l.n] as price, p_quantities[l.n] as quantity,
      sum(p_quantities[l.n]) over (partition by l.is_given order by p_prices[l.n] desc, l.n) as upto
    from (
      select b.n, false as is_given from unnest(p_lines) as b (n)
      union all
      select g.n, true from unnest(p_given) as g (n)
    ) l
    where p_owners[l.n] = 0
  ), full_groups as (
    select case when p_given is null then sum(f.quantity) / (v_buy + v_get)
      else least(
        coalesce(sum(f.quantity) filter (where not f.is_given), 0) / v_buy,
        coalesce(sum(f.quantity) filter (where f.is_given), 0) / v_get
      ) end as n
    from free f
  ), grouped as (
    -- Pieces from "first" to "last" of the whole row of pieces are of this line; those beyond the last full group are left.
    select f.n, f.is_given, f.price, f.quantity, least(f.upto, g.pieces) as last,
      least(f.upto - f.quantity, g.pieces) as first
    from free f
    cross join full_groups w
    cross join lateral (
      select w.n * case when p_given is null then v_buy + v_get when f.is_given then v_get else v_buy end as pieces
    ) g
  ), taken as (
    select f.n, f.price, case p_promotion.kind when 'buy_get' then f.last - f.first else f.quantity end as pieces,
      case
        when p_promotion.kind <> 'buy_get' then f.quantity
        when p_given is not null then case when f.is_given then f.last - f.first else 0 end
        else f.last / (v_buy + v_get) * v_get + greatest(f.last % (v_buy + v_get) - v_buy, 0)
          - f.first / (v_buy + v_get) * v_get - greatest(f.first % (v_buy + v_get) - v_buy, 0)
      end as reduced
    from grouped f
  )
  select array_agg(t.n order by t.n), array_agg((t.price * t.pieces)::integer order by t.n),
    case p_promotion.kind when 'amount' then least(p_promotion.value, sum(t.price * t.reduced))
      else round(sum(t.price * t.reduced) * p_promotion.value / 100) end
  into v_lines, v_weights, v_amount
  from taken t where t.pieces > 0;
  v_amount := least(v_amount, p_promotion.max_discount);
  if v_lines is null or v_amount = 0 then
    return;
  end if;
  v_shares := private.share_out(v_amount, v_weights);
  for i in 1..cardinality(v_lines) loop
    owners[v_lines[i]] := p_mark;
    cuts[v_lines[i]] := v_shares[i];
  end loop;
end;
$$;
comment on function private.cut_pieces(public.promotions, integer[], integer[], integer[], integer[], integer, integer[], integer[]) is
  'Owners and rupees off by line once this promotion, number p_mark, has taken what it may; the same as before where it takes nothing. p_given: lines of another set that it gives from, or null.';

create function private.order_cut(p_promotion public.promotions, p_goods integer) returns integer
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return case p_promotion.kind
    when 'order_amount' then least(p_promotion.value, p_goods, p_promotion.max_discount)
    else least(round(p_goods::numeric * p_promotion.value / 100)::integer, p_promotion.max_discount)
  end;
end;
$$;
comment on function private.order_cut(public.promotions, integer) is
  'Rupees that a promotion on the order takes off goods that cost so much after the promotions on pieces.';

-- Numbered from the one that wins a tie.
create function private.promotion_candidates(
  p_user uuid, p_lines jsonb, p_coupon text, out promotions public.promotions[], out scopes jsonb, out gifts jsonb
)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  select array_agg(c.promotion order by c.n), jsonb_agg(to_jsonb(c.lines) order by c.n),
    jsonb_agg(to_jsonb(c.given) order by c.n)
  into promotions, scopes, gifts
  from (
    select j.promotion, j.lines, j.given, row_number() over (
      order by (j.promotion).priority desc, (j.promotion).id
    ) as n
    from (
      select i.*, row_number() over (
        partition by (i.promotion).kind like 'order%' order by (i.promotion).priority desc, (i.promotion).id
      ) as rank
      from private.judge_promotions(p_user, p_lines, p_coupon) i
      where i.problem is null and i.missing_amount = 0 and i.missing_pieces = 0 and i.missing_given = 0
    ) j
    where j.rank <= 5
  ) c;
end;
$$;
comment on function private.promotion_candidates(uuid, jsonb, text) is
  'What may count for these lines, at most five on pieces and five on the order; of each its lines (scopes) and those of another set that it gives from (gifts).';

-- A line has at most one promotion on pieces, an order at most one on the whole, and one that stands alone is the only
-- one. Of all that is permitted the combination that saves most is taken; equal ones are decided by fewer promotions, then
-- by priority, then by id. Where promotions share lines, which of them comes first makes a difference, so all their
-- orders are tried; those that share none are tried in one order only. At most five of each kind are looked at, by
-- priority: 326 ways at worst, and one or two as a rule.
create function private.best_combination(
  p_candidates public.promotions[], p_scopes jsonb, p_gifts jsonb, p_prices integer[], p_quantities integer[], p_goods integer,
  out chosen integer[], out owners integer[], out cuts integer[], out cut integer, out whole integer, out whole_cut integer
)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  with recursive candidate as materialized (
    select c.n::integer, p_candidates[c.n] as promotion, (p_candidates[c.n]).kind like 'order%' as is_whole,
      (p_candidates[c.n]).alone as is_alone,
      array(select e::integer from jsonb_array_elements_text(p_scopes -> (c.n - 1)) e) as lines,
      case when jsonb_typeof(p_gifts -> (c.n - 1)) = 'array'
        then array(select e::integer from jsonb_array_elements_text(p_gifts -> (c.n - 1)) e) end as given
    from generate_series(1, cardinality(p_candidates)) as c (n)
  ), way as (
    select '{}'::integer[] as chosen, null::integer as last, '{}'::integer[] as last_lines, false as is_alone,
      array_fill(0, array[cardinality(p_prices)]) as owners, array_fill(0, array[cardinality(p_prices)]) as cuts
    union all
    select w.chosen || c.n, c.n, c.lines || c.given, c.is_alone, t.owners, t.cuts
    from way w
    join candidate c on not c.is_whole and c.n <> all (w.chosen) and not w.is_alone
      and (not c.is_alone or w.chosen = '{}') and (w.last is null or c.n > w.last or (c.lines || c.given) && w.last_lines)
    cross join lateral private.cut_pieces(c.promotion, c.lines, c.given, p_prices, p_quantities, c.n, w.owners, w.cuts) t
    where t.owners <> w.owners
  ), ending as (
    select w.chosen, w.owners, w.cuts, w.cut, null::integer as whole, 0 as whole_cut
    from (select x.*, (select sum(u) from unnest(x.cuts) u)::integer as cut from way x) w
    union all
    select w.chosen, w.owners, w.cuts, w.cut, c.n, private.order_cut(c.promotion, p_goods - w.cut)
    from (select x.*, (select sum(u) from unnest(x.cuts) u)::integer as cut from way x) w
    join candidate c on c.is_whole and not w.is_alone and (not c.is_alone or w.chosen = '{}')
    where p_goods > w.cut
  )
  select e.chosen, e.owners, e.cuts, e.cut, e.whole, e.whole_cut into chosen, owners, cuts, cut, whole, whole_cut
  from ending e
  where e.whole is null or e.whole_cut > 0
  order by e.cut + e.whole_cut desc, cardinality(e.chosen) + (e.whole is not null)::integer,
    array(select u from unnest(e.chosen || e.whole) u order by u), e.chosen
  limit 1;
end;
$$;
comment on function private.best_combination(public.promotions[], jsonb, jsonb, integer[], integer[], integer) is
  'Which candidates on pieces (chosen), whose each line is (owners) and the rupees off it (cuts), in all (cut); which one on the order (whole) and what that takes off.';

create function private.choose_promotions(p_user uuid, p_lines jsonb, p_coupon text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_none constant jsonb := '{"saving": 0, "promotions": []}';
  v_variants text[];
  v_prices integer[];
  v_quantities integer[];
  v_goods integer;
  v_candidates public.promotions[];
  v_scopes jsonb;
  v_gifts jsonb;
  v_best record;
  v_whole integer[];
begin
  if not exists (select 1 from private.live_promotions()) then
    return v_none;
  end if;
  select array_agg(l.variant_id order by l.n), array_agg(l.price order by l.n), array_agg(l.quantity order by l.n),
    sum(l.price * l.quantity)
  into v_variants, v_prices, v_quantities, v_goods
  from private.sort_lines(p_lines) l;
  select c.promotions, c.scopes, c.gifts into v_candidates, v_scopes, v_gifts
  from private.promotion_candidates(p_user, p_lines, p_coupon) c;
  if v_candidates is null then
    return v_none;
  end if;

  select b.* into v_best
  from private.best_combination(v_candidates, v_scopes, v_gifts, v_prices, v_quantities, v_goods) b;

  v_whole := array_fill(0, array[cardinality(v_prices)]);
  if v_best.whole is not null then
    v_whole := private.share_out(v_best.whole_cut, array(
      select v_prices[l.n] * v_quantities[l.n] - v_best.cuts[l.n] from generate_series(1, cardinality(v_prices)) as l (n)
      order by l.n
    ));
  end if;
  return jsonb_build_object('saving', v_best.cut + v_best.whole_cut, 'promotions', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'title', a.title, 'saving', a.saving, 'coupons', a.coupons, 'is_shared', a.is_shared, 'lines', a.lines
    ) order by a.is_whole, a.n), '[]')
    from (
      select c.n, (c.n = v_best.whole) is true as is_whole, (v_candidates[c.n]).id, (v_candidates[c.n]).title,
        (v_candidates[c.n]).coupons, (v_candidates[c.n]).kind = 'buy_get' as is_shared, sum(l.cut)::integer as saving, jsonb_object_agg(v_variants[l.n], l.cut) as lines
      from unnest(v_best.chosen || v_best.whole) as c (n)
      cross join lateral (
        select i.n, case when c.n = v_best.whole then v_whole[i.n] when v_best.owners[i.n] = c.n then v_best.cuts[i.n] end as cut
        from generate_series(1, cardinality(v_prices)) as i (n)
      ) l
      where l.cut > 0
      group by c.n
    ) a
  ));
end;
$$;
comment on function private.choose_promotions(uuid, jsonb, text) is
  'The combination that saves most on these lines: {saving, promotions: [{id, title, saving, coupons, is_shared: pieces of several lines get it together, lines: {variant: rupees}}]}.';

-- What lists say of a product: one promotion that everybody gets on it as it stands there, or together with other pieces,
-- which its title says. What has further conditions is said on the product's page.
-- security definer: visitors read no promotions.
create function private.card_promotions(p_products text[]) returns table (product_id text, title text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  with live as materialized (
    select m.title, row_number() over (order by m.priority desc, m.value desc, m.id) as n,
      private.products_in_scope(m.scope, m.scope_ids, p_products) || case when m.get_scope is not null
        then private.products_in_scope(m.get_scope, m.get_scope_ids, p_products) end as products
    from private.live_promotions() m
    where m.kind in ('percent', 'amount', 'buy_get') and m.audience = 'everyone' and m.per_user_limit is null
      and m.min_amount = 0 and m.min_pieces <= coalesce(m.buy, 1) and (m.used >= m.total_limit) is not true
  )
  select distinct on (t.id) t.id, l.title from unnest(p_products) as t (id) join live l on t.id = any (l.products)
  order by t.id, l.n;
end;
$$;
comment on function private.card_promotions(text[]) is 'Of these products those with a promotion for everybody, and its title.';

-- Something in the bag counts for it already, and a little more would do. One a bag, the nearest.
create function private.near_promotion(p_user uuid, p_lines jsonb, p_coupon text, p_applied jsonb) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'title', (j.promotion).title, 'missing_amount', j.missing_amount, 'missing_pieces', j.missing_pieces,
      'missing_given', j.missing_given, 'needs_sign_in', j.problem is not null
    )
    from private.judge_promotions(p_user, p_lines, p_coupon) j
    where (j.problem is null or j.problem = 'SIGN_IN' and (j.promotion).audience <> 'tag')
      and j.missing_pieces + j.missing_given <= 3
      and j.missing_amount <= greatest(500, (select sum(l.price * l.quantity) / 2 from private.sort_lines(p_lines) l))
      and (j.missing_amount > 0 or j.missing_pieces + j.missing_given > 0 or j.problem is not null)
      -- Nothing is promised that what counts already keeps out.
      and not exists (
        select 1 from jsonb_to_recordset(p_applied) as a (id uuid)
        join public.promotions m on m.id = a.id where m.alone or (j.promotion).alone
      )
    order by j.missing_pieces + j.missing_given + j.missing_amount / 200, j.missing_amount, (j.promotion).priority desc, (j.promotion).id
    limit 1
  );
end;
$$;
comment on function private.near_promotion(uuid, jsonb, text, jsonb) is
  '{title, missing_amount (rupees), missing_pieces, missing_given (pieces of what it gives), needs_sign_in} of what a little more would bring, or null.';

-- Why a promotion that a shopper saw no longer counts, in a sentence.
create function private.promotion_news(p_seen uuid[], p_applied jsonb) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select format(case private.promotion_state(m)
      when 'live' then '“%s” no longer counts for this order.'
      when 'used_up' then '“%s” has been used up.'
      else '“%s” has ended.' end, m.title)
    from public.promotions m
    where m.id = any (p_seen) and not exists (
      select 1 from jsonb_to_recordset(p_applied) as a (id uuid) where a.id = m.id
    )
    order by m.priority desc, m.id limit 1
  );
end;
$$;
comment on function private.promotion_news(uuid[], jsonb) is 'What became of the first of these that is not applied; null where all are.';

-- Whoever may get one of them waits for whoever is getting it. Promotions without a limit in all hold up nobody.
create function private.lock_promotions(p_orders uuid[], p_variants text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform 1 from public.promotions m
  where m.total_limit is not null and (
    m.id in (select u.promotion_id from public.promotion_uses u where u.order_id = any (p_orders))
    or m.state = 'active' and private.products_in_scope(m.scope, m.scope_ids, array(
      select v.product_id from public.product_variants v where v.id = any (p_variants)
    )) <> '{}'
  )
  order by m.id for no key update;
end;
$$;
comment on function private.lock_promotions(uuid[], text[]) is
  'Locks limited promotions that these orders have or that a further one with these variants may get.';

create function private.write_promotions(p_order public.orders, p_promotions jsonb) returns void
  language sql volatile security invoker set search_path = ''
as $$
  insert into public.promotion_uses (order_id, promotion_id, user_id, title, amount, lines)
  select p_order.id, a.id, p_order.user_id, a.title, a.saving, (
    select jsonb_object_agg(l.position, a.lines -> l.variant_id)
    from public.order_lines l where l.order_id = p_order.id and a.lines ? l.variant_id
  )
  from jsonb_to_recordset(p_promotions) as a (id uuid, title text, saving integer, lines jsonb)
$$;
comment on function private.write_promotions(public.orders, jsonb) is 'What an order got, as quoted; take_promotions makes it count.';

create function private.take_promotions(p_order uuid) returns boolean
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if exists (
    select 1 from public.promotion_uses u join public.promotions m on m.id = u.promotion_id
    where u.order_id = p_order and private.promotion_problem(m, u.user_id, p_order) is not null
  ) then
    return false;
  end if;
  update public.promotion_uses u set state = 'reserved' where u.order_id = p_order;
  update public.promotions m set used = m.used + 1
  from public.promotion_uses u where u.order_id = p_order and m.id = u.promotion_id and m.total_limit is not null;
  return true;
end;
$$;
comment on function private.take_promotions(uuid) is 'Counts the promotions of an order; false when one is used up. Needs the locks.';

create function private.release_promotions(p_order uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  with released as (
    update public.promotion_uses u set state = 'released'
    where u.order_id = p_order and u.state <> 'released'
    returning u.promotion_id
  )
  update public.promotions m set used = greatest(m.used - 1, 0)
  from released r where m.id = r.promotion_id and m.total_limit is not null
$$;
comment on function private.release_promotions(uuid) is 'Lets the promotions of an order be used again.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function private.card_promotions(text[]) to anon, authenticated;

grant select (order_id, promotion_id, user_id, title, amount, lines, state, created_at)
on public.promotion_uses to authenticated;
