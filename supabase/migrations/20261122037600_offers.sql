-- Offers: which coupons and promotions are worth something, for one product or for a bag. What counts is decided where an order is priced,
-- by private.coupon_problem and private.compute_totals, so that nothing is suggested that is not applied in the end. Every
-- active coupon is public (its policy, and the page of coupons), and only those are looked at; how often one was used is not.

-- Private functions -----------------------------------------------------------------------------------------------

-- What promotions take off these goods beside no coupon, a members' coupon and any other.
create function private.promotion_cuts(p_user uuid, p_lines jsonb) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_none integer := (private.choose_promotions(p_user, p_lines, null) ->> 'saving')::integer;
begin
  -- As a rule none of them minds a coupon.
  if not exists (select 1 from private.live_promotions() m where m.coupons <> 'any') then
    return jsonb_build_object('none', v_none, 'members', v_none, 'any', v_none);
  end if;
  return jsonb_build_object(
    'none', v_none, 'members', private.choose_promotions(p_user, p_lines, 'members') -> 'saving',
    'any', private.choose_promotions(p_user, p_lines, 'any') -> 'saving'
  );
end;
$$;
comment on function private.promotion_cuts(uuid, jsonb) is '{none, members, any}: rupees off by promotions beside such a coupon.';

-- Of those that begin later, members of the programme may use some already. What a coupon saves is what the whole costs
-- less with it: promotions that do not go with it are lost.
create function private.judge_offers(p_user uuid, p_subtotal integer, p_delivery text, p_cuts jsonb)
  returns table (
    coupon public.coupons, needs_sign_in boolean, missing integer, saving integer
  )
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
  select c, j.problem is not null, greatest(c.min_order - p_subtotal, 0), t.saving
  from public.shop_settings s
  cross join public.coupons c
  cross join lateral (
    -- As if the bag held enough, so that what only lacks goods can be told from what does not count at all.
    select private.coupon_problem(c, p_user, greatest(p_subtotal, c.min_order)) ->> 'code' as problem
  ) j
  cross join lateral (
    select (private.compute_totals(
        s, greatest(p_subtotal, c.min_order), p_delivery, null, 0, 0, (p_cuts ->> 'none')::integer
      )).total - (private.compute_totals(
        s, greatest(p_subtotal, c.min_order), p_delivery, c, 0, 0, (p_cuts ->> private.coupon_class(c))::integer
      )).total as saving
  ) t
  where c.active and now() <= c.valid_until
    and c.valid_from <= now() + make_interval(hours => coalesce((select max(i.early_access_hours) from public.insider_tiers i), 0))
    -- A visitor may use what has a limit for each shopper once they have signed in; what is for members is no offer to them.
    and (j.problem is null or (j.problem = 'COUPON_SIGN_IN' and c.insider_tier is null))
    and t.saving > 0;
end;
$$;
comment on function private.judge_offers(uuid, integer, text, jsonb) is
  'Coupons that would save somebody something on goods for so many rupees, now or with more goods: what is missing, what is saved then.';

-- The best is what saves most now. Near is what would save more than that for at most half as much again, or ₹500.
create function private.bag_offers(p_user uuid, p_lines jsonb, p_delivery text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_subtotal integer := (select sum(l.price * l.quantity) from private.sort_lines(p_lines) l);
begin
  return (
    with judged as materialized (
      select (o.coupon).id as id, (o.coupon).title as title, (o.coupon).valid_until as until, o.needs_sign_in, o.missing, o.saving
      from private.judge_offers(p_user, v_subtotal, p_delivery, private.promotion_cuts(p_user, p_lines)) o
    ), best as (
      select * from judged j where j.missing = 0 order by j.saving desc, j.needs_sign_in, j.until, j.id limit 1
    ), near as (
      select * from judged j
      where j.missing between 1 and greatest(v_subtotal / 2, 500) and j.saving > coalesce((select b.saving from best b), 0)
      order by j.missing, j.saving desc, j.id limit 1
    )
    select jsonb_build_object(
      'best', (select to_jsonb(b) - 'until' - 'missing' from best b), 'near', (select to_jsonb(n) - 'until' from near n)
    )
  );
end;
$$;
comment on function private.bag_offers(uuid, jsonb, text) is
  '{best: {id, title, saving, needs_sign_in} or null, near: the same with missing or null}, in rupees.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: it reads how often a coupon was used, which clients must not see. What is for customers with a tag is no
-- offer to others, and caches keep this answer for everybody.
create function public.get_product_offers(p_product_id text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_price integer := (select p.price from public.products p where p.id = p_product_id and p.status = 'published');
begin
  perform private.let_caches_keep('public, max-age=60');
  -- Who signs in sees offers of their own, at the same address. Lists are alike for everybody and say nothing of it.
  perform set_config('response.headers', (
    coalesce(nullif(current_setting('response.headers', true), ''), '[]')::jsonb || '[{"Vary": "Authorization"}]'
  )::text, true);
  return jsonb_build_object(
    'promotions', (
      select coalesce(jsonb_agg(o.entry order by o.priority desc, o.id), '[]') from (
        select m.priority, m.id, jsonb_build_object(
          'id', m.id, 'title', m.title, 'ends_at', m.ends_at, 'first_order', m.audience = 'first_order',
          'min_amount', m.min_amount, 'min_pieces', m.min_pieces
        ) as entry
        from private.live_promotions() m
        where v_price is not null and m.audience <> 'tag' and (
            private.products_in_scope(m.scope, m.scope_ids, array[p_product_id]) <> '{}'
            or m.get_scope is not null
              and private.products_in_scope(m.get_scope, m.get_scope_ids, array[p_product_id]) <> '{}'
          )
          and coalesce(private.promotion_problem(m, private.account_id()), 'SIGN_IN') = 'SIGN_IN'
        order by m.priority desc, m.id limit 3
      ) o
    ),
    'coupons', (
      select coalesce(jsonb_agg(o.entry order by o.missing > 0, o.rank, o.id), '[]') from (
        -- What counts by its saving, what does not yet by what is missing.
        select (j.coupon).id as id, j.missing, case j.missing when 0 then -j.saving else j.missing end as rank, jsonb_build_object(
          'id', (j.coupon).id, 'type', (j.coupon).type, 'value', (j.coupon).value, 'min_order', (j.coupon).min_order,
          'max_discount', (j.coupon).max_discount, 'valid_until', (j.coupon).valid_until,
          'needs_sign_in', j.needs_sign_in, 'saving', case when j.missing = 0 then j.saving end
        ) as entry
        from private.judge_offers(
          private.account_id(), v_price, 'standard', private.promotion_cuts(private.account_id(), jsonb_build_array(jsonb_build_object(
            'variant_id', '', 'product_id', p_product_id, 'unit_price', v_price, 'quantity', 1
          )))
        ) j
        where v_price is not null
        order by j.missing > 0, rank, (j.coupon).id limit 3
      ) o
    )
  );
end;
$$;
comment on function public.get_product_offers(text) is
  '{promotions: up to three that apply to it by themselves, coupons: the three best for one piece; saving is empty where one piece is not enough}, in rupees. Open to visitors: offers are part of the product page, from rules that clients cannot read.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function public.get_product_offers(text) to anon, authenticated;
