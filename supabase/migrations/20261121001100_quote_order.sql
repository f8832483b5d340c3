-- Prices an order. The browser shows the same sum by the domain rules, but this one counts: place_order takes its
-- figures from here, and both are held together by shared test vectors.
--
-- It does not refuse a quantity above the stock: the bag page asks here too and has to show the other lines, so the
-- stock is part of the answer and place_order does the refusing.
create function public.quote_order(p_lines jsonb, p_delivery text default 'standard') returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_settings public.shop_settings;
  v_unknown text;
  v_lines jsonb;
  v_subtotal integer;
  v_gst integer;
  v_shipping integer;
  -- Delivery is promised in the shopper's calendar days, not in UTC's.
  v_today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  if p_delivery is null or p_delivery not in ('standard', 'express') then
    raise exception 'Please choose standard or express delivery.' using errcode = 'PT400', hint = 'INVALID_DELIVERY';
  end if;

  -- status is asked for although a policy hides drafts: place_order calls this with the owner's rights.
  select
    jsonb_agg(jsonb_build_object(
      'variant_id', v.id, 'product_id', p.id, 'name', p.name, 'variant_label', v.label,
      'image_path', p.images -> 0 ->> 'path', 'unit_price', p.price, 'quantity', l.quantity,
      'line_total', p.price * l.quantity, 'stock', v.stock
    ) order by l.line_no),
    sum(p.price * l.quantity),
    min(l.variant_id) filter (where p.id is null)
  into v_lines, v_subtotal, v_unknown
  from private.read_lines(p_lines) l
  left join public.product_variants v on v.id = l.variant_id
  left join public.products p on p.id = v.product_id and p.status = 'published';

  if v_unknown is not null then
    raise exception 'One of the products is no longer available.' using errcode = 'PT404', hint = 'UNKNOWN_VARIANT',
      detail = jsonb_build_object('variant_id', v_unknown)::text;
  end if;

  select * into strict v_settings from public.shop_settings;
  v_gst := round(v_subtotal::numeric * v_settings.gst_percent / 100);
  v_shipping := case
    when p_delivery = 'express' then v_settings.express_shipping
    when v_subtotal > v_settings.free_shipping_above then 0
    else v_settings.standard_shipping
  end;

  return jsonb_build_object(
    'lines', v_lines, 'subtotal', v_subtotal, 'gst', v_gst, 'shipping', v_shipping,
    'platform_fee', v_settings.platform_fee, 'saving', 0,
    'total', v_subtotal + v_gst + v_shipping + v_settings.platform_fee,
    'delivery', p_delivery,
    'promised_from', v_today + case p_delivery when 'express' then 1 else 3 end,
    'promised_to', v_today + case p_delivery when 'express' then 2 else 5 end
  );
end;
$$;
comment on function public.quote_order(jsonb, text) is
  'Lines with prices and stock, totals of spec section 9. Raises INVALID_LINES, INVALID_DELIVERY, UNKNOWN_VARIANT.';
revoke execute on function public.quote_order(jsonb, text) from public;
grant execute on function public.quote_order(jsonb, text) to anon, authenticated;
