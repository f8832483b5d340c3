-- Prices an order. The browser shows the same sum by the domain rules, but this one counts: place_order takes its
-- figures from here, and both are held together by shared test vectors.
--
-- It does not refuse a quantity above the stock, nor for a coupon: the bag page asks here too and has to show the
-- rest, so both are part of the answer and place_order does the refusing.
--
-- Balances are read for p_user alone, and products only when published.
create or replace function private.price_order(
  p_user uuid, p_lines jsonb, p_delivery text, p_coupon text, p_use_credit boolean, p_use_gift_cards boolean
) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_code text := private.coupon_code(p_coupon);
  v_settings public.shop_settings;
  v_bag record;
  v_coupon public.coupons;
  v_problem jsonb;
  v_credit integer;
  v_gift_cards integer;
  v_totals record;
  -- Delivery is promised in the shopper's calendar days, not in UTC's.
  v_today date := (now() at time zone 'Asia/Kolkata')::date;
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
  v_credit := coalesce((select a.balance from public.credit_accounts a where a.user_id = p_user), 0);
  -- Bounded, because the sum of many cards need not fit an integer.
  select least(coalesce(sum(g.balance), 0), 2000000000) into v_gift_cards
  from public.gift_cards g where g.holder_id = p_user;

  select * into strict v_totals from private.compute_totals(
    v_settings, v_bag.subtotal, p_delivery, v_coupon,
    case when p_use_credit then v_credit else 0 end, case when p_use_gift_cards then v_gift_cards else 0 end
  );
  return jsonb_build_object(
    'lines', v_bag.lines, 'subtotal', v_bag.subtotal, 'gst', v_totals.gst, 'shipping', v_totals.shipping,
    'platform_fee', v_totals.platform_fee, 'saving', v_totals.saving, 'total', v_totals.total,
    'amount_due', v_totals.amount_due, 'cod_allowed', v_totals.amount_due < v_settings.cod_limit,
    'coupon', case when v_coupon.id is not null then
      jsonb_build_object('id', v_coupon.id, 'title', v_coupon.title, 'saving', v_totals.coupon_saving) end,
    'coupon_problem', v_problem,
    'credit', jsonb_build_object('balance', v_credit, 'used', v_totals.credit_used),
    'gift_cards', jsonb_build_object('balance', v_gift_cards, 'used', v_totals.gift_card_used),
    'delivery', p_delivery, 'gst_percent', v_settings.gst_percent,
    'promised_from', v_today + case p_delivery when 'express' then 1 else 3 end,
    'promised_to', v_today + case p_delivery when 'express' then 2 else 5 end
  );
end;
$$;
comment on function private.price_order(uuid, jsonb, text, text, boolean, boolean) is
  'Lines with prices and stock, totals of spec section 9. Raises INVALID_LINES, INVALID_DELIVERY, UNKNOWN_VARIANT.';
revoke execute on function private.price_order(uuid, jsonb, text, text, boolean, boolean) from public;

-- security definer: it reads how often a coupon was used, which clients must not see. Visitors may ask. The bound is
-- far above what a shopper clicks, for many visitors share one address of a mobile network; it stops whoever tries
-- coupon codes by the thousand.
create or replace function public.quote_order(
  p_lines jsonb, p_delivery text default 'standard', p_coupon text default null, p_use_credit boolean default false,
  p_use_gift_cards boolean default false
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.throttle_caller('orders/quote', private.coupon_code(p_coupon), 600, interval '1 minute');
  return private.price_order(auth.uid(), p_lines, p_delivery, p_coupon, p_use_credit, p_use_gift_cards);
end;
$$;
comment on function public.quote_order(jsonb, text, text, boolean, boolean) is
  'What an order would cost the caller (private.price_order). Raises what that raises, and TOO_MANY_ATTEMPTS.';
revoke execute on function public.quote_order(jsonb, text, text, boolean, boolean) from public;
grant execute on function public.quote_order(jsonb, text, text, boolean, boolean) to anon, authenticated;
