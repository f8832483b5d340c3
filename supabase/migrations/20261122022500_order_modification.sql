-- Order modification: within the hour after placing (spec section 9), and until the shop has confirmed it, the shopper
-- changes where an order goes, how fast, or the size of a piece. The shop prices the change, never the page.

-- Private functions -----------------------------------------------------------------------------------------------

create function private.plan_lines(p_order uuid, p_lines jsonb) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_lines jsonb;
  v_short record;
begin
  if p_lines is null then
    return '[]';
  end if;
  if jsonb_typeof(p_lines) <> 'array' or jsonb_array_length(p_lines) > 50 then
    raise exception 'These pieces cannot be changed.' using errcode = 'PT400', hint = 'INVALID_LINES';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object(
    'position', l.position, 'name', l.name, 'quantity', l.quantity, 'variant_id', v.id, 'variant_label', v.label,
    'old_variant_id', l.variant_id, 'old_variant_label', l.variant_label, 'stock', v.stock
  ) order by l.position), '[]') into v_lines
  from jsonb_array_elements(p_lines) r
  join public.order_lines l on l.order_id = p_order and l.position::text = r ->> 'position'
  join public.product_variants v on v.id = r ->> 'variant_id' and v.product_id = l.product_id;
  -- Each wish is for one line of the order and for another size of the same product, and no size stands there twice:
  -- stock is given back by line and variant.
  if jsonb_array_length(v_lines) <> jsonb_array_length(p_lines) or exists (
    select 1 from jsonb_array_elements(v_lines) r group by r -> 'position' having count(*) > 1
  ) or exists (
    select 1 from public.order_lines l
    left join jsonb_array_elements(v_lines) r on (r ->> 'position')::integer = l.position
    where l.order_id = p_order group by coalesce(r ->> 'variant_id', l.variant_id) having count(*) > 1
  ) then
    raise exception 'Please choose sizes that are not in this order already.'
      using errcode = 'PT400', hint = 'INVALID_LINES';
  end if;
  v_lines := coalesce((
    select jsonb_agg(r) from jsonb_array_elements(v_lines) r where r ->> 'variant_id' <> r ->> 'old_variant_id'
  ), '[]');
  select r.variant_id, r.stock as available into v_short
  from jsonb_to_recordset(v_lines) as r (variant_id text, quantity integer, stock integer)
  where r.quantity > r.stock order by r.variant_id limit 1;
  if found then
    raise exception 'That size has sold out or has fewer pieces left.'
      using errcode = 'PT409', hint = 'OUT_OF_STOCK', detail = to_jsonb(v_short)::text;
  end if;
  return v_lines;
end;
$$;
comment on function private.plan_lines(uuid, jsonb) is
  'Which lines of an order get another size. Raises INVALID_LINES, OUT_OF_STOCK.';

-- What has been paid is never charged again: express is refused unless its price is still due in cash. What gets cheaper
-- goes back, and the order keeps the amounts that were charged (docs/adr/0056-changing-a-placed-order.md). So an order
-- that was changed to standard delivery cannot have express again, for which it no longer pays.
create function private.price_change(p_order public.orders, p_delivery text, p_place jsonb) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_settings public.shop_settings;
  v_due boolean := exists (
    select 1 from public.payments p where p.order_id = p_order.id and p.method = 'cod' and p.state = 'due'
  );
  v_shipping integer := p_order.shipping;
  v_difference integer;
begin
  select * into strict v_settings from public.shop_settings;
  if p_delivery <> p_order.delivery then
    -- Free delivery that the whole order earned stays earned by what is left of it (docs/adr/0075).
    v_shipping := (private.compute_totals(
      v_settings, private.placed_subtotal(p_order), p_delivery, null, 0, 0
    )).shipping;
  end if;
  v_difference := v_shipping - p_order.shipping;
  if v_difference <> 0 and exists (
    select 1 from public.coupons c where c.id = p_order.coupon_id and private.coupon_pays_shipping(c)
  ) or not v_due and (v_difference > 0 or p_delivery = 'express' and p_order.delivery <> 'express')
    or v_due and p_order.amount_due + v_difference <= 0
  then
    raise exception 'This delivery has another price. Please cancel the order and place it again.'
      using errcode = 'PT409', hint = 'MODIFY_PRICE';
  end if;
  if v_due and not (p_place ->> 'cash')::boolean then
    raise exception 'Cash on delivery is not possible at PIN code %.', p_place ->> 'pin' using errcode = 'PT422',
      hint = 'NO_CASH', detail = jsonb_build_object('pin', p_place ->> 'pin')::text;
  elsif v_due and v_difference > 0 and p_order.amount_due + v_difference >= v_settings.cod_limit then
    raise exception 'Cash on delivery is for orders below the limit.' using errcode = 'PT422', hint = 'COD_LIMIT';
  end if;
  return jsonb_build_object(
    'shipping', case when v_due then v_shipping else p_order.shipping end,
    'amount_due', p_order.amount_due + case when v_due then v_difference else 0 end,
    'refund', case when v_due then 0 else -v_difference end
  );
end;
$$;
comment on function private.price_change(public.orders, text, jsonb) is
  'What another delivery makes of an order: {shipping, amount_due, refund}. Raises MODIFY_PRICE, NO_CASH, COD_LIMIT.';

create function private.plan_change(p_order public.orders, p_changes jsonb) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_delivery text := coalesce(p_changes ->> 'delivery', p_order.delivery);
  v_ship_to jsonb := p_order.ship_to;
  v_lines jsonb;
  v_place jsonb;
  v_plan jsonb;
begin
  if p_order.status <> 'placed' or p_order.placed_at <= now() - interval '1 hour' then
    raise exception 'This order can no longer be changed.' using errcode = 'PT409', hint = 'MODIFY_CLOSED';
  end if;
  if v_delivery not in ('standard', 'express') then
    raise exception 'Please choose standard or express delivery.' using errcode = 'PT400', hint = 'INVALID_DELIVERY';
  end if;
  if p_changes ->> 'address_id' is not null then
    v_ship_to := private.address_of(p_order.user_id, p_changes ->> 'address_id');
    if p_order.gst_buyer is not null then
      perform private.check_gst_state(p_order.gst_buyer, v_ship_to);
    end if;
  end if;
  v_lines := private.plan_lines(p_order.id, nullif(p_changes -> 'lines', 'null'));
  v_plan := jsonb_build_object(
    'ship_to', v_ship_to, 'delivery', v_delivery, 'lines', v_lines, 'shipping', p_order.shipping,
    'amount_due', p_order.amount_due, 'refund', 0, 'promised_from', p_order.promised_from,
    'promised_to', p_order.promised_to
  );
  -- What was promised to the old place stands for as long as the parcel goes there as it was to.
  if v_delivery <> p_order.delivery or v_ship_to ->> 'pincode' <> p_order.ship_to ->> 'pincode' then
    v_place := private.delivery_of(v_ship_to ->> 'pincode', now());
    perform private.check_place(v_place, v_delivery);
    v_plan := v_plan || private.price_change(p_order, v_delivery, v_place) || jsonb_build_object(
      'promised_from', v_place -> v_delivery -> 'from', 'promised_to', v_place -> v_delivery -> 'to'
    );
  end if;
  return v_plan || jsonb_build_object('note', concat_ws(' ',
    (
      select string_agg(format('%s: %s instead of %s.', r ->> 'name', r ->> 'variant_label', r ->> 'old_variant_label'), ' ')
      from jsonb_array_elements(v_lines) r
    ),
    case when v_ship_to <> p_order.ship_to then 'Another delivery address.' end,
    case when v_delivery <> p_order.delivery then initcap(v_delivery) || ' delivery.' end,
    case when (v_plan ->> 'refund')::integer > 0 then format('%s goes back the way it was paid.', private.format_rupees((v_plan ->> 'refund')::integer)) end
  ));
end;
$$;
comment on function private.plan_change(public.orders, jsonb) is
  'What {address_id, delivery, lines: [{position, variant_id}]} make of an order, each optional; the note is empty when nothing changes. Raises MODIFY_CLOSED, and what checkout raises.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, here and below: clients hold no write grant on what an order consists of, nor may they see whether
-- a coupon still counts. Both name the caller.
create function public.quote_order_change(p_number text, p_changes jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_buyer();
  v_order public.orders := private.find_order(p_number, v_user);
begin
  return private.plan_change(v_order, p_changes) - 'lines' - 'ship_to';
end;
$$;
comment on function public.quote_order_change(text, jsonb) is
  'What a change of an own order would cost (private.plan_change). Raises UNKNOWN_ORDER and what that raises.';

create function public.modify_order(p_number text, p_changes jsonb, p_expected_due integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_buyer();
  -- Locked first of all, as the staff's steps and cancel_order do: whoever comes second sees what the first has made.
  v_order public.orders := private.own_order(p_number, v_user);
  v_plan jsonb;
  v_line record;
begin
  perform private.lock_order_parts(array[v_order.id], v_user, null, array(
    select r ->> 'variant_id'
    from jsonb_array_elements(case jsonb_typeof(p_changes -> 'lines') when 'array' then p_changes -> 'lines' else '[]' end) r
    where jsonb_typeof(r -> 'variant_id') = 'string'
  ));
  -- A statement of its own after the locks, hence with a fresh view of stock.
  v_plan := private.plan_change(v_order, p_changes);
  -- A second click finds the work done.
  if v_plan ->> 'note' = '' then
    return private.order_receipt(v_order);
  end if;
  -- Each is mailed about.
  perform private.throttle('orders/modify', v_order.id::text, 10, interval '1 hour');
  if (v_plan ->> 'amount_due')::integer is distinct from p_expected_due then
    raise exception 'The total has changed. Please check it again.' using errcode = 'PT409', hint = 'TOTAL_CHANGED',
      detail = jsonb_build_object('expected', p_expected_due, 'actual', v_plan -> 'amount_due')::text;
  end if;

  for v_line in
    select * from jsonb_to_recordset(v_plan -> 'lines') as r (
      position integer, quantity integer, variant_id text, variant_label text, old_variant_id text
    ) order by r.position
  loop
    update public.product_variants v
    set stock = v.stock + case v.id when v_line.old_variant_id then v_line.quantity else -v_line.quantity end
    where v.id in (v_line.old_variant_id, v_line.variant_id);
    update public.order_lines l set variant_id = v_line.variant_id, variant_label = v_line.variant_label
    where l.order_id = v_order.id and l.position = v_line.position;
  end loop;
  update public.orders o set
    ship_to = v_plan -> 'ship_to', delivery = v_plan ->> 'delivery', shipping = (v_plan ->> 'shipping')::integer,
    total = o.total + (v_plan ->> 'shipping')::integer - o.shipping,
    promised_from = (v_plan ->> 'promised_from')::date, promised_to = (v_plan ->> 'promised_to')::date
  where o.id = v_order.id;
  update public.payments p set amount = (v_plan ->> 'amount_due')::integer
  where p.order_id = v_order.id and p.state = 'due';
  if (v_plan ->> 'refund')::integer > 0 then
    perform private.pay_back(v_order.id, (v_plan ->> 'refund')::integer, 'changed');
  end if;
  -- The state stays; the event says what changed, and its mail is order/modified.
  insert into public.order_events (order_id, status, note) values (v_order.id, 'placed', v_plan ->> 'note');
  select * into strict v_order from public.orders o where o.id = v_order.id;
  return private.order_receipt(v_order);
end;
$$;
comment on function public.modify_order(text, jsonb, integer) is
  'Changes an own order as quoted, all or nothing, ten times an hour at most. Raises what quote_order_change raises, TOTAL_CHANGED and TOO_MANY_ATTEMPTS.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.quote_order_change(text, jsonb),
  public.modify_order(text, jsonb, integer)
to anon, authenticated;
