-- What a quote is computed from. The arithmetic stands alone and pure, so that tests can hold it against the domain
-- rules over thousands of bags.
create function private.compute_totals(
  p_settings public.shop_settings, p_subtotal integer, p_delivery text, p_coupon public.coupons, p_credit integer,
  p_gift_cards integer,
  out gst integer, out shipping integer, out platform_fee integer, out coupon_saving integer, out credit_used integer,
  out saving integer, out total integer, out gift_card_used integer, out amount_due integer
)
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  -- round() of a numeric goes half up, as Math.round does in the browser.
  gst := round(p_subtotal::numeric * p_settings.gst_percent / 100);
  shipping := case
    when p_delivery = 'express' then p_settings.express_shipping
    when p_subtotal > p_settings.free_shipping_above then 0
    else p_settings.standard_shipping
  end;
  platform_fee := p_settings.platform_fee;
  coupon_saving := coalesce(case p_coupon.type
    -- least() passes over a missing maximum.
    when 'percentage' then least(round(p_subtotal::numeric * p_coupon.value / 100)::integer, p_coupon.max_discount)
    when 'flat' then least(p_coupon.value, p_subtotal)
    when 'shipping' then least(shipping, p_coupon.max_discount)
  end, 0);
  total := p_subtotal + gst + shipping + platform_fee - coupon_saving;
  credit_used := least(p_credit, total);
  total := total - credit_used;
  saving := coupon_saving + credit_used;
  gift_card_used := least(p_gift_cards, total);
  amount_due := total - gift_card_used;
end;
$$;
comment on function private.compute_totals(public.shop_settings, integer, text, public.coupons, integer, integer) is
  'Totals of spec section 9 in rupees; pure, without a coupon when that row is null.';
revoke execute on function
  private.compute_totals(public.shop_settings, integer, text, public.coupons, integer, integer) from public;

-- What keeps a user from using a coupon now; null when nothing does. The counts hold only under the coupon's lock,
-- which place_order has and a quote does not need.
create function private.coupon_problem(p_coupon public.coupons, p_user uuid, p_subtotal integer) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if (p_coupon).id is null or not (p_coupon).active then
    return jsonb_build_object('code', 'COUPON_UNKNOWN', 'message', 'This coupon code is not valid.');
  elsif now() < (p_coupon).valid_from and now() < (p_coupon).valid_from - private.early_access(p_user) then
    return jsonb_build_object('code', 'COUPON_NOT_YET', 'message', 'This coupon is not valid yet.');
  elsif now() > (p_coupon).valid_until then
    return jsonb_build_object('code', 'COUPON_EXPIRED', 'message', 'This coupon has expired.');
  elsif p_subtotal < (p_coupon).min_order then
    return jsonb_build_object('code', 'COUPON_MINIMUM', 'message',
      format('This coupon is for orders of ₹%s and more.', (p_coupon).min_order));
  elsif (p_coupon).used >= (p_coupon).total_limit then
    return jsonb_build_object('code', 'COUPON_USED_UP', 'message', 'This coupon has been used up.');
  elsif coalesce((p_coupon).insider_tier, (p_coupon).per_user_limit::text) is null then
    return null;
  elsif p_user is null then
    return jsonb_build_object('code', 'COUPON_SIGN_IN', 'message', 'Please sign in to use this coupon.');
  elsif not private.is_insider(p_user, (p_coupon).insider_tier) then
    return jsonb_build_object('code', 'COUPON_MEMBERS', 'message',
      format('This coupon is for %s members.', initcap((p_coupon).insider_tier)));
  elsif private.count_coupon_uses((p_coupon).id, p_user) >= (p_coupon).per_user_limit then
    return jsonb_build_object('code', 'COUPON_ALREADY_USED', 'message', 'You have already used this coupon.');
  end if;
  return null;
end;
$$;
comment on function private.coupon_problem(public.coupons, uuid, integer) is
  'Why a coupon does not count: {code, message}, or null.';
revoke execute on function private.coupon_problem(public.coupons, uuid, integer) from public;

create function private.count_coupon_uses(p_coupon text, p_user uuid) returns integer
  language sql stable security invoker set search_path = ''
as $$
  select count(*)::integer from public.coupon_uses u
  where u.user_id = p_user and u.coupon_id = p_coupon and u.state <> 'released'
$$;
comment on function private.count_coupon_uses(text, uuid) is 'Reserved and consumed uses of a coupon by one shopper.';
revoke execute on function private.count_coupon_uses(text, uuid) from public;

create function private.coupon_code(p_typed text) returns text
  language sql immutable security invoker set search_path = ''
as $$
  select nullif(upper(regexp_replace(p_typed, '\s', '', 'g')), '')
$$;
comment on function private.coupon_code(text) is 'A code as coupons are stored; null when nothing was typed.';
revoke execute on function private.coupon_code(text) from public;

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
      'image_path', p.images -> 0 ->> 'path', 'unit_price', p.price, 'quantity', l.quantity,
      'line_total', p.price * l.quantity, 'stock', v.stock
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
revoke execute on function private.price_lines(jsonb) from public;
