-- What the staff does with products. Every function asks private.require_admin first.
--
-- security definer: admins hold no write grant, so that nothing changes without its rules and its line in the log.
create function public.save_product(p_product jsonb, p_version integer default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_id text := private.write_product(p_product, p_version);
begin
  -- A statement of its own: the one that wrote does not see what it wrote.
  return private.product_record(v_id);
end;
$$;
comment on function public.save_product(jsonb, integer) is
  'For admins: answers the saved product. Raises FORBIDDEN and what write_product raises.';
revoke execute on function public.save_product(jsonb, integer) from public;
grant execute on function public.save_product(jsonb, integer) to anon, authenticated;

-- security definer: as above.
create function public.archive_product(p_product_id text, p_version integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_record jsonb := private.product_record(p_product_id);
begin
  if v_record is null then
    raise exception 'This product does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_PRODUCT';
  end if;
  perform private.write_product(v_record || '{"status":"archived"}', p_version);
  return private.product_record(p_product_id);
end;
$$;
comment on function public.archive_product(text, integer) is
  'For admins: takes a product off the shop; orders keep it. Raises FORBIDDEN, UNKNOWN_PRODUCT, STALE.';
revoke execute on function public.archive_product(text, integer) from public;
grant execute on function public.archive_product(text, integer) to anon, authenticated;

-- security definer: as above.
create function public.adjust_stock(p_variant_id text, p_change integer, p_reason text, p_note text default '')
  returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_variant public.product_variants;
begin
  if p_reason is null or p_reason not in ('received', 'returned', 'damaged', 'lost', 'counted') then
    perform private.invalid_input('reason', 'Please choose a reason.');
  elsif p_change is null or p_change = 0 or abs(p_change) > 100000 then
    perform private.invalid_input('change', 'Please say how many pieces were added or taken away.');
  end if;
  select * into v_variant from public.product_variants v where v.id = p_variant_id for update;
  if not found then
    raise exception 'This variant does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_VARIANT';
  elsif v_variant.stock + p_change < 0 then
    raise exception 'There are only % pieces.', v_variant.stock using errcode = 'PT409', hint = 'OUT_OF_STOCK',
      detail = jsonb_build_object('available', v_variant.stock)::text;
  end if;
  perform private.change_stock(v_variant, p_change, p_reason, left(btrim(coalesce(p_note, '')), 200));
  perform private.record_action('stock/' || p_reason, p_variant_id, jsonb_build_object('stock', v_variant.stock),
    jsonb_build_object('stock', v_variant.stock + p_change));
  return jsonb_build_object('variant_id', p_variant_id, 'stock', v_variant.stock + p_change);
end;
$$;
comment on function public.adjust_stock(text, integer, text, text) is
  'For admins: adds to or takes from the stock. Raises FORBIDDEN, INVALID_INPUT, UNKNOWN_VARIANT, OUT_OF_STOCK {available}.';
revoke execute on function public.adjust_stock(text, integer, text, text) from public;
grant execute on function public.adjust_stock(text, integer, text, text) to anon, authenticated;
