-- Pricing: what a bag costs. The browser shows the same sum by the domain rules, but this one counts.

-- Private functions -----------------------------------------------------------------------------------------------

-- What a quote is computed from. The arithmetic stands alone and pure, so that tests can hold it against the domain
-- rules over thousands of bags.
create function private.compute_totals(
  p_settings public.shop_settings, p_subtotal integer, p_delivery text, p_coupon public.coupons, p_credit integer,
  p_gift_cards integer, p_promotions integer default 0,
  out gst integer, out shipping integer, out platform_fee integer, out coupon_saving integer, out credit_used integer,
  out saving integer, out total integer, out gift_card_used integer, out amount_due integer
)
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  -- Tax is due on what the goods cost after discounts known at the sale (CGST Act, section 15), a coupon takes its share of
  -- the same. Shipping goes by what was put into the bag (spec section 9).
  v_goods integer := p_subtotal - p_promotions;
begin
  -- round() of a numeric goes half up, as Math.round does in the browser.
  gst := case
    when p_settings.phase = 'live' and p_settings.tax_mode = 'included' then 0
    else round(v_goods::numeric * p_settings.gst_percent / 100)
  end;
  shipping := case
    when p_delivery = 'express' then p_settings.express_shipping
    when p_subtotal > p_settings.free_shipping_above then 0
    else p_settings.standard_shipping
  end;
  platform_fee := p_settings.platform_fee;
  coupon_saving := coalesce(case p_coupon.type
    -- least() passes over a missing maximum.
    when 'percentage' then least(round(v_goods::numeric * p_coupon.value / 100)::integer, p_coupon.max_discount)
    when 'flat' then least(p_coupon.value, v_goods)
    when 'shipping' then least(shipping, p_coupon.max_discount)
  end, 0);
  total := v_goods + gst + shipping + platform_fee - coupon_saving;
  credit_used := least(p_credit, total);
  total := total - credit_used;
  saving := p_promotions + coupon_saving + credit_used;
  gift_card_used := least(p_gift_cards, total);
  amount_due := total - gift_card_used;
end;
$$;
comment on function private.compute_totals(public.shop_settings, integer, text, public.coupons, integer, integer, integer) is
  'Totals of spec section 9 in rupees; pure, without a coupon when that row is null; p_promotions come off the goods.';

create function private.coupon_class(p_coupon public.coupons) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return case when p_coupon.id is null then null when p_coupon.insider_tier is not null then 'members' else 'any' end;
end;
$$;
comment on function private.coupon_class(public.coupons) is 'What promotions ask of the coupon beside them: members, any, or null without one.';

-- Asked wherever an order is taken apart: what a coupon paid of the shipping is no part of what its goods cost.
create function private.coupon_pays_shipping(p_coupon public.coupons) returns boolean
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return coalesce(p_coupon.type in ('shipping'), false);
end;
$$;
comment on function private.coupon_pays_shipping(public.coupons) is
  'Whether a coupon takes its saving off the shipping; false for those off the goods, and without one.';

-- A coupon that is wanted is set aside where promotions that do not go with it save more: nobody pays more for having typed
-- a code. It is not used up then.
create function private.choose_discounts(
  p_user uuid, p_lines jsonb, p_settings public.shop_settings, p_subtotal integer, p_delivery text,
  p_coupon public.coupons, out coupon public.coupons, out choice jsonb, out aside jsonb
)
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_without jsonb;
  v_better jsonb;
begin
  coupon := p_coupon;
  choice := private.choose_promotions(p_user, p_lines, private.coupon_class(p_coupon));
  if p_coupon.id is null then
    return;
  end if;
  v_without := private.choose_promotions(p_user, p_lines, null);
  if (private.compute_totals(p_settings, p_subtotal, p_delivery, null, 0, 0, (v_without ->> 'saving')::integer)).total
    < (private.compute_totals(p_settings, p_subtotal, p_delivery, p_coupon, 0, 0, (choice ->> 'saving')::integer)).total
  then
    select a.entry into v_better from jsonb_array_elements(v_without -> 'promotions') with ordinality as a (entry, n)
    order by a.entry ->> 'coupons' = 'any', a.n limit 1;
    aside := jsonb_build_object('id', p_coupon.id, 'message',
      format('“%s” saves you more and does not go with this coupon, which you keep.', v_better ->> 'title'));
    choice := v_without;
    coupon := null;
  end if;
end;
$$;
comment on function private.choose_discounts(uuid, jsonb, public.shop_settings, integer, text, public.coupons) is
  'The promotions and the coupon with which an order costs least; aside says of a coupon why it is left out: {id, message}.';

-- Published lines with the prices of the moment; the sum is what everything else is computed from.
create function private.price_lines(p_lines jsonb, out lines jsonb, out subtotal integer)
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_unknown text;
begin
  select
    jsonb_agg(jsonb_build_object(
      'variant_id', v.id, 'product_id', p.id, 'name', p.name, 'variant_label', v.label,
      'image_path', p.images -> 0 ->> 'path', 'unit_price', p.price, 'mrp', p.original_price, 'quantity', l.quantity,
      'line_total', p.price * l.quantity, 'discount', 0, 'stock', v.stock
    ) order by l.line_no),
    sum(p.price * l.quantity),
    min(l.variant_id) filter (where p.id is null)
  into lines, subtotal, v_unknown
  from private.read_lines(p_lines) l
  left join public.product_variants v on v.id = l.variant_id
  left join public.products p on p.id = v.product_id and p.status = 'published';
  if v_unknown is not null then
    raise exception 'One of the products is no longer available.' using errcode = 'PT404', hint = 'UNKNOWN_VARIANT',
      detail = jsonb_build_object('variant_id', v_unknown)::text;
  end if;
end;
$$;
comment on function private.price_lines(jsonb) is 'Lines with names, prices and stock. Raises INVALID_LINES, UNKNOWN_VARIANT.';

create function private.discounted_lines(p_lines jsonb, p_promotions jsonb) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if p_promotions = '[]' then
    return p_lines;
  end if;
  return (
    select jsonb_agg(l.line || jsonb_build_object('discount', (
      select coalesce(sum((a -> 'lines' ->> (l.line ->> 'variant_id'))::integer), 0) from jsonb_array_elements(p_promotions) a
    )) order by l.n)
    from jsonb_array_elements(p_lines) with ordinality as l (line, n)
  );
end;
$$;
comment on function private.discounted_lines(jsonb, jsonb) is 'Lines with the rupees that promotions take off each.';

-- place_order takes its figures from here; shared test vectors hold them against the domain rules.
--
-- It does not refuse a quantity above the stock, nor for a coupon, nor for the place: the bag page asks here too and has
-- to show the rest, so they are part of the answer and place_order does the refusing. Where a delivery is not offered
-- nothing is promised. A quote is for no place: its page asks delivery_to, by which a cache can answer.
--
-- Balances are read for p_user alone, and products only when published.
create function private.price_order(
  p_user uuid, p_lines jsonb, p_delivery text, p_coupon text, p_use_credit boolean, p_use_gift_cards boolean,
  p_pin text
) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_code text := private.coupon_code(p_coupon);
  v_settings public.shop_settings;
  v_bag record;
  v_coupon public.coupons;
  v_problem jsonb;
  v_chosen record;
  v_promotions integer;
  v_credit integer;
  v_gift_cards integer;
  v_held integer;
  v_totals record;
  v_place jsonb := private.delivery_of(p_pin, now());
begin
  if p_delivery is null or p_delivery not in ('standard', 'express') then
    raise exception 'Please choose standard or express delivery.' using errcode = 'PT400', hint = 'INVALID_DELIVERY';
  end if;
  select * into strict v_bag from private.price_lines(p_lines);
  select * into strict v_settings from public.shop_settings;

  if v_code is not null then
    select * into v_coupon from public.coupons c where c.id = v_code;
    v_problem := private.coupon_problem(v_coupon, p_user, v_bag.subtotal);
    if v_problem is not null then
      v_coupon := null;
    end if;
  end if;
  select * into strict v_chosen from private.choose_discounts(
    p_user, v_bag.lines, v_settings, v_bag.subtotal, p_delivery, v_coupon
  );
  v_coupon := v_chosen.coupon;
  v_promotions := (v_chosen.choice ->> 'saving')::integer;
  -- With what an unpaid order holds, whose place this one takes: otherwise placing would find more than was quoted, refuse,
  -- and find the same again.
  v_credit := coalesce((select a.balance from public.credit_accounts a where a.user_id = p_user), 0);
  select v_credit + coalesce(sum(o.credit_used), 0), coalesce(sum(o.gift_card_used), 0) into v_credit, v_held
  from public.orders o where o.id = any (private.unpaid_orders(p_user));
  -- Bounded, because the sum of many cards need not fit an integer.
  select least(coalesce(sum(g.balance), 0) + v_held, 2000000000) into v_gift_cards
  from public.gift_cards g where g.holder_id = p_user;

  select * into strict v_totals from private.compute_totals(
    v_settings, v_bag.subtotal, p_delivery, v_coupon,
    case when p_use_credit then v_credit else 0 end, case when p_use_gift_cards then v_gift_cards else 0 end,
    v_promotions
  );
  return jsonb_build_object(
    'lines', private.discounted_lines(v_bag.lines, v_chosen.choice -> 'promotions'), 'subtotal', v_bag.subtotal, 'gst', v_totals.gst, 'shipping', v_totals.shipping,
    'platform_fee', v_totals.platform_fee, 'saving', v_totals.saving, 'total', v_totals.total,
    'amount_due', v_totals.amount_due,
    'cod_allowed', v_totals.amount_due < v_settings.cod_limit and (v_place ->> 'cash')::boolean,
    'coupon', case when v_coupon.id is not null then
      jsonb_build_object('id', v_coupon.id, 'title', v_coupon.title, 'saving', v_totals.coupon_saving) end,
    'coupon_problem', v_problem, 'coupon_aside', v_chosen.aside,
    'promotion_saving', v_promotions, 'promotions', v_chosen.choice -> 'promotions',
    'credit', jsonb_build_object('balance', v_credit, 'used', v_totals.credit_used),
    'gift_cards', jsonb_build_object('balance', v_gift_cards, 'used', v_totals.gift_card_used),
    'delivery', p_delivery, 'gst_percent', v_settings.gst_percent,
    'place', v_place, 'promised_from', v_place -> p_delivery -> 'from', 'promised_to', v_place -> p_delivery -> 'to'
  );
end;
$$;
comment on function private.price_order(uuid, jsonb, text, text, boolean, boolean, text) is
  'Lines with prices and stock, totals of spec section 9, what is promised to a PIN code or in general. Raises INVALID_LINES, INVALID_DELIVERY, INVALID_PIN, UNKNOWN_VARIANT.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: it reads how often a coupon was used, which clients must not see. Visitors may ask. The bound is
-- far above what a shopper clicks, for many visitors share one address of a mobile network. Guesses at coupons have one of
-- their own (private.may_try_coupon), which orders share.
--
-- All that it writes are counters of its own calls, so nobody waits until that is on the disk: after a crash of the
-- server, those of the last moment are not counted.
create function public.quote_order(
  p_lines jsonb, p_delivery text default 'standard', p_coupon text default null, p_use_credit boolean default false,
  p_use_gift_cards boolean default false
) returns jsonb
  language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_quote jsonb;
  v_may_try boolean;
begin
  perform set_config('synchronous_commit', 'off', true);
  perform private.throttle_caller('orders/quote', private.coupon_code(p_coupon), 600, interval '1 minute');
  v_may_try := private.may_try_coupon(private.coupon_code(p_coupon));
  v_quote := private.price_order(
    private.account_id(), p_lines, p_delivery, case when v_may_try then p_coupon end, p_use_credit, p_use_gift_cards, null
  );
  if not v_may_try then
    v_quote := v_quote || jsonb_build_object('coupon_problem', jsonb_build_object(
      'code', 'TOO_MANY_ATTEMPTS', 'message', 'Too many coupon codes were tried. Please try again later.'
    ));
  end if;
  return v_quote || jsonb_build_object(
    'offers', private.bag_offers(private.account_id(), v_quote -> 'lines', p_delivery),
    'near_promotion', private.near_promotion(
      private.account_id(), v_quote -> 'lines',
      private.coupon_class((select c from public.coupons c where c.id = v_quote #>> '{coupon,id}')), v_quote -> 'promotions'
    )
  );
end;
$$;
comment on function public.quote_order(jsonb, text, text, boolean, boolean) is
  'What an order would cost the caller (private.price_order), the coupons to suggest (private.bag_offers), and the promotion that is near (private.near_promotion). Raises what that raises, and TOO_MANY_ATTEMPTS. Open to visitors: bags are priced before anybody signs in, by coupons and stock that clients cannot read; limited by network.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function public.quote_order(jsonb, text, text, boolean, boolean) to anon, authenticated;
