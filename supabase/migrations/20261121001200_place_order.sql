-- Turns a bag into an order, in one transaction: whatever is raised below leaves nothing behind, not even the key,
-- so that the shopper can correct the request and send it again under the same key.

-- 50 random bits in Crockford's base 32, whose letters cannot be misread over the phone. A random uuid is the
-- source because it is a strong one without an extension; bytes 6 to 9 carry its version and variant and are left out.
create function private.new_order_number() returns text
  language sql volatile security invoker set search_path = ''
as $$
  select 'TD' || string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(r.bytes, i) & 31) + 1, 1), '' order by i
  )
  from (select uuid_send(gen_random_uuid()) as bytes) r, unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13]) i
$$;
comment on function private.new_order_number() is 'TD and ten random characters.';
revoke execute on function private.new_order_number() from public;

create function private.order_receipt(p_order public.orders) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'order_id', p_order.id, 'number', p_order.number, 'total', p_order.total, 'status', p_order.status,
    'placed_at', p_order.placed_at
  )
$$;
comment on function private.order_receipt(public.orders) is 'What place_order answers.';
revoke execute on function private.order_receipt(public.orders) from public;

-- security definer: clients hold no write grant on orders, stock or payments. Every read below therefore names the
-- caller itself.
create function public.place_order(
  p_idempotency_key uuid,
  p_lines jsonb,
  p_address_id uuid,
  p_delivery text,
  p_payment_method text,
  p_expected_total integer
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_hash text := encode(sha256(convert_to(jsonb_build_array(
    p_lines, p_address_id, p_delivery, p_payment_method, p_expected_total
  )::text, 'UTF8')), 'hex');
  v_seen public.idempotency_keys;
  v_ship_to jsonb;
  v_quote jsonb;
  v_short record;
  v_order public.orders;
begin
  -- First of all: a twin of this request waits here until we commit, and then replays our answer instead of buying
  -- a second time.
  insert into public.idempotency_keys (user_id, key, request_hash) values (v_user, p_idempotency_key, v_hash)
  on conflict (user_id, key) do nothing;
  if not found then
    select * into strict v_seen from public.idempotency_keys k where k.user_id = v_user and k.key = p_idempotency_key;
    if v_seen.request_hash <> v_hash then
      raise exception 'This key was used for another order.' using errcode = 'PT422', hint = 'IDEMPOTENCY_KEY_REUSED';
    end if;
    select * into strict v_order from public.orders o where o.id = v_seen.order_id;
    return private.order_receipt(v_order);
  end if;

  if p_payment_method is distinct from 'cod' then
    raise exception 'Please choose a payment method.' using errcode = 'PT400', hint = 'INVALID_PAYMENT_METHOD';
  end if;

  select jsonb_build_object(
    'type', a.type, 'name', a.name, 'phone', a.phone, 'address', a.address, 'city', a.city, 'state', a.state,
    'pincode', a.pincode
  ) into v_ship_to
  from public.addresses a where a.id = p_address_id and a.user_id = v_user;
  if v_ship_to is null then
    raise exception 'We could not find that address.' using errcode = 'PT404', hint = 'UNKNOWN_ADDRESS';
  end if;

  -- In id order, so that two buyers with the same pieces in another order cannot deadlock. "no key" suffices
  -- against other orders and lets bags keep referring to the variant meanwhile.
  perform 1 from public.product_variants v
  where v.id in (select l.variant_id from private.read_lines(p_lines) l)
  order by v.id
  for no key update;

  -- A statement of its own after the locks, hence with a fresh view of the stock.
  v_quote := public.quote_order(p_lines, p_delivery);

  select l.variant_id, l.stock as available into v_short
  from jsonb_to_recordset(v_quote -> 'lines') as l (variant_id text, quantity integer, stock integer)
  where l.quantity > l.stock order by l.variant_id limit 1;
  if found then
    raise exception 'One of the products has sold out or has fewer pieces left.'
      using errcode = 'PT409', hint = 'OUT_OF_STOCK', detail = to_jsonb(v_short)::text;
  end if;

  if (v_quote ->> 'total')::integer is distinct from p_expected_total then
    raise exception 'The total has changed. Please check it again.' using errcode = 'PT409', hint = 'TOTAL_CHANGED',
      detail = jsonb_build_object('expected', p_expected_total, 'actual', v_quote -> 'total')::text;
  end if;

  if (v_quote ->> 'total')::integer >= (select s.cod_limit from public.shop_settings s) then
    raise exception 'Cash on delivery is for orders below the limit.' using errcode = 'PT422', hint = 'COD_LIMIT';
  end if;

  update public.product_variants v set stock = v.stock - l.quantity
  from private.read_lines(p_lines) l where v.id = l.variant_id;

  -- Asked again should a number be taken; with 50 bits that is a matter of form.
  loop
    insert into public.orders (
      number, user_id, email, delivery, subtotal, gst, shipping, platform_fee, saving, total, ship_to
    ) values (
      -- The e-mail comes from the signed token: it is the address the shopper proved to own.
      private.new_order_number(), v_user, coalesce(auth.jwt() ->> 'email', ''), p_delivery,
      (v_quote ->> 'subtotal')::integer, (v_quote ->> 'gst')::integer, (v_quote ->> 'shipping')::integer,
      (v_quote ->> 'platform_fee')::integer, (v_quote ->> 'saving')::integer, (v_quote ->> 'total')::integer, v_ship_to
    )
    on conflict (number) do nothing
    returning * into v_order;
    exit when found;
  end loop;

  insert into public.order_lines (
    order_id, position, product_id, variant_id, name, variant_label, image_path, unit_price, quantity, line_total
  )
  select v_order.id, l.n, r.product_id, r.variant_id, r.name, r.variant_label, r.image_path, r.unit_price, r.quantity,
    r.line_total
  from jsonb_array_elements(v_quote -> 'lines') with ordinality as l (line, n),
    jsonb_to_record(l.line) as r (
      product_id text, variant_id text, name text, variant_label text, image_path text, unit_price integer,
      quantity integer, line_total integer
    );
  insert into public.payments (order_id, method, state, amount) values (v_order.id, 'cod', 'due', v_order.total);
  insert into public.order_events (order_id, status) values (v_order.id, 'placed');
  perform private.lock_bag(v_user);
  delete from public.bag_lines b
  where b.user_id = v_user and b.variant_id in (select l.variant_id from private.read_lines(p_lines) l);
  update public.idempotency_keys k set order_id = v_order.id where k.user_id = v_user and k.key = p_idempotency_key;

  return private.order_receipt(v_order);
end;
$$;
comment on function public.place_order(uuid, jsonb, uuid, text, text, integer) is
  'Places an order at the total the shopper saw; a repeated key returns the same order. Errors: CONVENTIONS.md.';
revoke execute on function public.place_order(uuid, jsonb, uuid, text, text, integer) from public;
grant execute on function public.place_order(uuid, jsonb, uuid, text, text, integer) to anon, authenticated;
