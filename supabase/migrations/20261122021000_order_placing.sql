-- Placing an order: what it takes and gives back, how it is made, and how it expires when nobody pays.

-- Private functions -----------------------------------------------------------------------------------------------

-- What an order holds besides its lines: stock, a coupon, promotions, store credit, gift cards. It takes them when it is made
-- (or when money comes late), and gives them back when it expires or is cancelled.
--
-- Whoever takes or gives back locks first, always in this order: idempotency key, orders and their payments, credit
-- accounts, gift cards, coupons, promotions, variants, the bag; rows of one table by id. That is why two of them never wait for
-- each other in a circle.
create function private.lock_order_parts(
  p_orders uuid[], p_user uuid default null, p_coupon text default null, p_variants text[] default '{}'
) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_users uuid[] := array(
    select o.user_id from public.orders o where o.id = any (p_orders) and o.user_id is not null union select p_user
  );
begin
  perform 1 from public.credit_accounts a where a.user_id = any (v_users) order by a.user_id for update;
  perform 1 from public.gift_cards g
  where g.id in (
    select h.id from public.gift_cards h where h.holder_id = any (v_users)
    union select e.gift_card_id from public.gift_card_entries e where e.order_id = any (p_orders)
  )
  order by g.id for update;
  -- "no key" suffices against other orders and lets bags and uses keep referring to the row meanwhile.
  perform 1 from public.coupons c
  where c.id in (select o.coupon_id from public.orders o where o.id = any (p_orders) union select p_coupon)
  order by c.id for no key update;
  perform private.lock_promotions(p_orders, p_variants);
  perform 1 from public.product_variants v
  where v.id in (
    select l.variant_id from public.order_lines l where l.order_id = any (p_orders) union select unnest(p_variants)
  )
  order by v.id for no key update;
end;
$$;
comment on function private.lock_order_parts(uuid[], uuid, text, text[]) is
  'Locks what these orders hold, and what a further one of this user will take. The orders themselves come first.';

create function private.take_order_parts(p_order uuid) returns boolean
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select * into strict v_order from public.orders o where o.id = p_order;
  if exists (
    select 1 from public.order_lines l join public.product_variants v on v.id = l.variant_id
    where l.order_id = p_order and v.stock < l.quantity
  ) or exists (
    select 1 from public.coupons c
    where c.id = v_order.coupon_id and (
      c.used >= c.total_limit or private.count_coupon_uses(c.id, v_order.user_id) >= c.per_user_limit
    )
  ) or v_order.credit_used > coalesce(
    (select a.balance from public.credit_accounts a where a.user_id = v_order.user_id), 0
  ) or v_order.gift_card_used > coalesce(
    (select sum(g.balance) from public.gift_cards g where g.holder_id = v_order.user_id), 0
  ) or not private.take_promotions(p_order) then
    return false;
  end if;

  update public.product_variants v set stock = v.stock - l.quantity
  from public.order_lines l where l.order_id = p_order and v.id = l.variant_id;
  if v_order.coupon_id is not null then
    update public.coupons c set used = c.used + 1 where c.id = v_order.coupon_id;
    insert into public.coupon_uses (coupon_id, user_id, order_id, amount, state)
    values (v_order.coupon_id, v_order.user_id, p_order, v_order.coupon_saving, 'reserved')
    on conflict (order_id) do update set state = 'reserved';
  end if;
  if v_order.credit_used > 0 then
    perform private.book_order_credit(
      p_order, v_order.user_id, -v_order.credit_used, 'order', 'Used for order ' || v_order.number
    );
  end if;
  if v_order.gift_card_used > 0 then
    perform private.take_gift_cards(p_order, v_order.user_id, v_order.gift_card_used);
  end if;
  return true;
end;
$$;
comment on function private.take_order_parts(uuid) is
  'Takes stock, coupon, promotions, credit and gift cards, all or nothing; false when something is not there. Needs the locks.';

create function private.release_order_parts(p_order uuid) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  update public.product_variants v set stock = v.stock + l.quantity
  from public.order_lines l where l.order_id = p_order and v.id = l.variant_id;
  perform private.release_coupon(p_order);
  perform private.release_promotions(p_order);
  perform private.return_credit(p_order, 2147483647);
  perform private.return_gift_cards(p_order, 2147483647);
end;
$$;
comment on function private.release_order_parts(uuid) is 'Gives everything back that an order took. Needs the locks.';

-- 50 random bits in Crockford's base 32, whose letters cannot be misread over the phone. A random uuid is the
-- source because it is a strong one without an extension; bytes 6 to 9 carry its version and variant and are left out.
create function private.new_order_number() returns text
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_bytes bytea := uuid_send(gen_random_uuid());
  v_byte integer;
  v_number text := 'TD';
begin
  foreach v_byte in array array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13] loop
    v_number := v_number || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(v_bytes, v_byte) & 31) + 1, 1);
  end loop;
  return v_number;
end;
$$;
comment on function private.new_order_number() is 'TD and ten random characters.';

create function private.order_receipt(p_order public.orders) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return jsonb_build_object(
    'order_id', p_order.id, 'number', p_order.number, 'total', p_order.total, 'amount_due', p_order.amount_due,
    'status', p_order.status, 'placed_at', p_order.placed_at, 'expires_at', p_order.expires_at,
    'payment_id', (
      select p.id from public.payments p where p.order_id = p_order.id and p.method = 'online' limit 1
    )
  );
end;
$$;
comment on function private.order_receipt(public.orders) is 'What place_order and cancel_order answer.';

-- What happens when an order stands, whether at once or once it is paid.
create function private.confirm_placed(p_order uuid, p_note text default '') returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_user uuid;
  v_today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  -- Money that comes late buys a later parcel: its days count from now.
  update public.orders o set
    promised_from = o.promised_from + (v_today - (o.placed_at at time zone 'Asia/Kolkata')::date),
    promised_to = o.promised_to + (v_today - (o.placed_at at time zone 'Asia/Kolkata')::date)
  where o.id = p_order and o.status = 'expired';
  perform private.set_order_status(p_order, 'placed', p_note);
  update public.coupon_uses u set state = 'consumed' where u.order_id = p_order and u.state = 'reserved';
  update public.promotion_uses u set state = 'consumed' where u.order_id = p_order and u.state = 'reserved';
  perform private.book_commission(p_order);

  select o.user_id into v_user from public.orders o where o.id = p_order;
  if v_user is null then
    return;
  end if;
  -- What was put into the bag since, while the shopper paid, stays there.
  perform private.lock_bag(v_user);
  with bought as (
    select l.variant_id, l.quantity from public.order_lines l where l.order_id = p_order
  ), emptied as (
    delete from public.bag_lines b using bought l
    where b.user_id = v_user and b.variant_id = l.variant_id and b.quantity <= l.quantity
  )
  update public.bag_lines b set quantity = b.quantity - l.quantity from bought l
  where b.user_id = v_user and b.variant_id = l.variant_id and b.quantity > l.quantity;
end;
$$;
comment on function private.confirm_placed(uuid, text) is
  'The order is placed: event and mail, coupon and promotions consumed, commission booked, bag emptied of it.';

create function private.expire_order(p_order uuid, p_note text default '') returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.release_order_parts(p_order);
  perform private.set_order_status(p_order, 'expired', p_note);
end;
$$;
comment on function private.expire_order(uuid, text) is 'Gives everything back and ends the wait. Needs the locks.';

create function private.address_of(p_user uuid, p_address text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_ship_to jsonb;
begin
  -- Compared as text, so that an id that is no uuid is unknown rather than a cast error.
  select jsonb_build_object(
    'type', a.type, 'name', a.name, 'phone', a.phone, 'address', a.address, 'city', a.city, 'state', a.state,
    'pincode', a.pincode
  ) into v_ship_to
  from public.addresses a where a.user_id = p_user and a.id::text = lower(p_address);
  if v_ship_to is null then
    raise exception 'We could not find that address.' using errcode = 'PT404', hint = 'UNKNOWN_ADDRESS';
  end if;
  -- Rows can be written directly, and areas change after an address was saved.
  perform private.check_state(v_ship_to);
  return v_ship_to;
end;
$$;
comment on function private.address_of(uuid, text) is
  'A user''s address as orders keep it. Raises UNKNOWN_ADDRESS, INVALID_ADDRESS {field, pin}.';

-- Goods are taxed where the parcel goes (IGST Act, section 10), and a business claims that tax with a number of that state:
-- with another one it could not, and would hear so months later. A state that nobody knows by that name counts as the
-- seller's own, as invoices count it.
create function private.supply_state(p_ship_to jsonb) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return coalesce(
    (select s.code from private.gst_states s where lower(s.name) = lower(p_ship_to ->> 'state')),
    (select left(s.gstin, 2) from public.seller s)
  );
end;
$$;
comment on function private.supply_state(jsonb) is 'GST code of the state that an address counts to.';

create function private.invalid_gst(p_field text, p_message text) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  raise exception '%', p_message using errcode = 'PT422', hint = 'INVALID_GST', detail = jsonb_build_object('field', p_field)::text;
end;
$$;
comment on function private.invalid_gst(text, text) is 'Raises INVALID_GST {field}.';

create function private.check_gst_state(p_gst jsonb, p_ship_to jsonb) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_code text := private.supply_state(p_ship_to);
begin
  if left(p_gst ->> 'gstin', 2) <> v_code then
    perform private.invalid_gst('gstin', format(
      'The parcel goes to %s, so a GST invoice needs a number of that state: one that begins with %s.',
      p_ship_to ->> 'state', v_code
    ));
  end if;
end;
$$;
comment on function private.check_gst_state(jsonb, jsonb) is
  'Raises INVALID_GST {gstin} where a business of another state than the address could not claim the tax.';

create function private.read_gst_buyer(p_gst jsonb) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_gstin text := upper(regexp_replace(coalesce(p_gst ->> 'gstin', ''), '[\s-]', '', 'g'));
  v_name text := btrim(private.clean_text(coalesce(p_gst ->> 'name', '')), E' \t\r\n');
begin
  if jsonb_typeof(p_gst) is distinct from 'object' then
    return null;
  elsif not private.is_gstin(v_gstin) then
    perform private.invalid_gst('gstin', 'Enter the 15 characters of the GST number as on the certificate.');
  elsif char_length(v_name) not between 1 and 200 or not private.has_shape(v_name, 'line') then
    perform private.invalid_gst('gst_name', 'Enter the name of the business as on the certificate.');
  end if;
  return jsonb_build_object('gstin', v_gstin, 'name', v_name);
end;
$$;
comment on function private.read_gst_buyer(jsonb) is 'A business as its certificate has it, or null for none. Raises INVALID_GST {gstin, gst_name}.';

create function private.check_place(p_place jsonb, p_delivery text) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_pin text := p_place ->> 'pin';
begin
  if not (p_place ->> 'serviceable')::boolean then
    raise exception 'We do not deliver to PIN code % yet.', v_pin using errcode = 'PT422', hint = 'UNSERVICEABLE_PIN',
      detail = jsonb_build_object('pin', v_pin)::text;
  elsif p_place -> p_delivery = 'null'::jsonb then
    raise exception 'There is no % delivery to PIN code %.', p_delivery, v_pin using errcode = 'PT422',
      hint = 'NO_EXPRESS', detail = jsonb_build_object('pin', v_pin)::text;
  end if;
end;
$$;
comment on function private.check_place(jsonb, text) is
  'Refuses what private.delivery_of does not promise. Raises UNSERVICEABLE_PIN, NO_EXPRESS {pin}.';

-- What place_order refuses once prices are known.
create function private.check_quote(
  p_quote jsonb, p_payment_method text, p_expected_due integer, p_expected_credit integer,
  p_expected_gift_cards integer, p_promotions uuid[]
) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_due integer := (p_quote ->> 'amount_due')::integer;
  v_credit integer := (p_quote #>> '{credit,used}')::integer;
  v_gift_cards integer := (p_quote #>> '{gift_cards,used}')::integer;
  v_place jsonb := p_quote -> 'place';
  v_short record;
begin
  perform private.check_place(v_place, p_quote ->> 'delivery');
  select l.variant_id, l.stock as available into v_short
  from jsonb_to_recordset(p_quote -> 'lines') as l (variant_id text, quantity integer, stock integer)
  where l.quantity > l.stock order by l.variant_id limit 1;
  if found then
    raise exception 'One of the products has sold out or has fewer pieces left.'
      using errcode = 'PT409', hint = 'OUT_OF_STOCK', detail = to_jsonb(v_short)::text;
  end if;
  if p_quote -> 'coupon_problem' <> 'null'::jsonb then
    raise exception '%', p_quote #>> '{coupon_problem,message}'
      using errcode = 'PT422', hint = p_quote #>> '{coupon_problem,code}';
  end if;
  -- Each rupee by itself, wherever it comes from: credit and gift cards would pay for a higher price, or one of them for the
  -- other, and nothing of it show in what is due.
  if (v_due, v_credit, v_gift_cards) is distinct from (p_expected_due, p_expected_credit, p_expected_gift_cards) then
    raise exception 'The total has changed. Please check it again.' using errcode = 'PT409', hint = 'TOTAL_CHANGED',
      detail = jsonb_build_object(
        'expected', p_expected_due, 'actual', v_due,
        'expected_credit', p_expected_credit, 'actual_credit', v_credit,
        'expected_gift_cards', p_expected_gift_cards, 'actual_gift_cards', v_gift_cards,
        'reason', private.promotion_news(p_promotions, p_quote -> 'promotions')
      )::text;
  end if;
  if (v_due = 0) <> (p_payment_method = 'none') then
    raise exception 'Please choose a payment method.' using errcode = 'PT400', hint = 'INVALID_PAYMENT_METHOD';
  end if;
  if p_payment_method = 'cod' and not (v_place ->> 'cash')::boolean then
    raise exception 'Cash on delivery is not possible at PIN code %.', v_place ->> 'pin' using errcode = 'PT422',
      hint = 'NO_CASH', detail = jsonb_build_object('pin', v_place ->> 'pin')::text;
  end if;
  if p_payment_method = 'cod' and not (p_quote ->> 'cod_allowed')::boolean then
    raise exception 'Cash on delivery is for orders below the limit.' using errcode = 'PT422', hint = 'COD_LIMIT';
  end if;
end;
$$;
comment on function private.check_quote(jsonb, text, integer, integer, integer, uuid[]) is
  'Raises UNSERVICEABLE_PIN, NO_EXPRESS, NO_CASH {pin}, OUT_OF_STOCK, COUPON_*, TOTAL_CHANGED {expected, actual: rupees due; expected_credit, actual_credit, expected_gift_cards, actual_gift_cards; reason: of a promotion that was seen, or null}, INVALID_PAYMENT_METHOD, COD_LIMIT.';

-- Writes order and lines at the quoted prices; the order waits for its payment until somebody says otherwise.
create function private.write_order(
  p_user uuid, p_email text, p_quote jsonb, p_ship_to jsonb, p_affiliate_code text, p_gst jsonb default null
) returns public.orders
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_order public.orders;
  v_affiliate_code text := private.coupon_code(p_affiliate_code);
begin
  -- Asked again should a number be taken; with 50 bits that is a matter of form.
  loop
    insert into public.orders (
      number, user_id, email, status, delivery, subtotal, gst, shipping, platform_fee, coupon_id, coupon_saving,
      promotion_saving, credit_used, saving, total, gift_card_used, gst_percent, promised_from, promised_to, ship_to, affiliate_id,
      gst_buyer, expires_at
    ) values (
      private.new_order_number(), p_user, p_email, 'pending_payment',
      p_quote ->> 'delivery', (p_quote ->> 'subtotal')::integer, (p_quote ->> 'gst')::integer,
      (p_quote ->> 'shipping')::integer, (p_quote ->> 'platform_fee')::integer, p_quote #>> '{coupon,id}',
      coalesce((p_quote #>> '{coupon,saving}')::integer, 0), (p_quote ->> 'promotion_saving')::integer,
      (p_quote #>> '{credit,used}')::integer,
      (p_quote ->> 'saving')::integer, (p_quote ->> 'total')::integer, (p_quote #>> '{gift_cards,used}')::integer,
      (p_quote ->> 'gst_percent')::integer, (p_quote ->> 'promised_from')::date, (p_quote ->> 'promised_to')::date,
      p_ship_to,
      -- Nobody earns by their own order, and an unknown code is no reason to refuse one.
      (select a.id from public.profiles a where a.affiliate_code = v_affiliate_code and a.id <> p_user),
      p_gst, now() + interval '10 minutes'
    )
    on conflict (number) do nothing
    returning * into v_order;
    exit when found;
  end loop;

  insert into public.order_lines (
    order_id, position, product_id, variant_id, name, variant_label, image_path, unit_price, quantity, line_total, discount,
    is_final_sale
  )
  select v_order.id, l.n, r.product_id, r.variant_id, r.name, r.variant_label, r.image_path, r.unit_price, r.quantity,
    r.line_total, r.discount, coalesce((
      select t.is_final_sale from public.products p join public.product_types t on t.id = p.type_id where p.id = r.product_id
    ), false)
  from jsonb_array_elements(p_quote -> 'lines') with ordinality as l (line, n),
    jsonb_to_record(l.line) as r (
      product_id text, variant_id text, name text, variant_label text, image_path text, unit_price integer,
      quantity integer, line_total integer, discount integer
    );
  perform private.write_promotions(v_order, p_quote -> 'promotions');
  return v_order;
end;
$$;
comment on function private.write_order(uuid, text, jsonb, jsonb, text, jsonb) is 'Writes order and lines as quoted.';

-- Whom the mails of an order reach. An account's comes from the signed token: it is the address they proved to own. A
-- guest's is what they typed, so nothing but mails may follow from it until somebody proves it.
create function private.order_email(p_typed text) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_typed text := btrim(coalesce(p_typed, ''));
begin
  if not private.is_guest() then
    return coalesce(auth.jwt() ->> 'email', '');
  end if;
  if (select s.phase from public.shop_settings s) <> 'live' then
    raise exception 'Please sign in first.' using errcode = 'PT401', hint = 'SIGN_IN_REQUIRED';
  elsif char_length(v_typed) > 254 or not private.has_shape(v_typed, 'email') then
    perform private.invalid_field('email');
  end if;
  return v_typed;
end;
$$;
comment on function private.order_email(text) is
  'The address that an order is mailed to. For guests: raises INVALID_FIELD, and SIGN_IN_REQUIRED before the shop is live.';

-- The one way in which an order is made, by its shopper (place_order) and by the staff on the phone (place_draft_order):
-- priced, compared with the amounts that were agreed to (due, from credit, from gift cards), taken from the shelf, written, and placed where nothing is paid first.
-- p_account is whose coupons, credit and gift cards count: null for a guest.
create function private.make_order(
  p_user uuid, p_account uuid, p_email text, p_ship_to jsonb, p_lines jsonb, p_delivery text, p_payment_method text,
  p_expected_due integer, p_coupon text, p_use_credit boolean, p_use_gift_cards boolean, p_affiliate_code text,
  p_promotions uuid[], p_note text default '', p_gst jsonb default null, p_expected_credit integer default 0,
  p_expected_gift_cards integer default 0
) returns public.orders
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_pending uuid[];
  v_earlier uuid;
  v_quote jsonb;
  v_order public.orders;
  v_gst jsonb := private.read_gst_buyer(p_gst);
begin
  if v_gst is not null then
    perform private.check_gst_state(v_gst, p_ship_to);
  end if;
  -- One order of a shopper after the other: each lets the one before it expire that still waits for its payment,
  -- which gives back what this one may need.
  perform pg_advisory_xact_lock(hashtextextended('orders:' || p_user::text, 0));
  v_pending := array(
    select o.id from public.orders o where o.user_id = p_user and o.status = 'pending_payment' order by o.id for update
  );
  perform private.lock_order_parts(
    v_pending, p_user, private.coupon_code(p_coupon), array(select l.variant_id from private.read_lines(p_lines) l)
  );
  foreach v_earlier in array v_pending loop
    perform private.expire_order(v_earlier, 'Replaced by a newer order.');
  end loop;

  -- A statement of its own after the locks, hence with a fresh view of stock and balances.
  v_quote := private.price_order(
    p_account, p_lines, p_delivery, p_coupon, p_use_credit, p_use_gift_cards, p_ship_to ->> 'pincode'
  );
  perform private.check_quote(
    v_quote, p_payment_method, p_expected_due, p_expected_credit, p_expected_gift_cards, p_promotions
  );
  v_order := private.write_order(p_user, p_email, v_quote, p_ship_to, p_affiliate_code, v_gst);
  if not private.take_order_parts(v_order.id) then
    raise exception 'The order could not take what it was quoted.' using errcode = 'XX000';
  end if;

  if v_order.amount_due > 0 then
    insert into public.payments (order_id, method, state, amount) values (
      v_order.id, p_payment_method, case p_payment_method when 'cod' then 'due' else 'created' end, v_order.amount_due
    );
  end if;
  if p_payment_method = 'online' then
    insert into public.order_events (order_id, status, note) values (v_order.id, 'pending_payment', p_note);
  else
    perform private.confirm_placed(v_order.id, p_note);
  end if;
  select * into strict v_order from public.orders o where o.id = v_order.id;
  return v_order;
end;
$$;
comment on function private.make_order(
  uuid, uuid, text, jsonb, jsonb, text, text, integer, text, boolean, boolean, text, uuid[], text, jsonb, integer, integer
) is 'Makes an order at the amounts that were seen, with a note for its timeline and for whoever claims the tax. Raises INVALID_GST {field}, and what private.price_order and private.check_quote raise.';

-- What is raised takes its own counters back, so a guess at a coupon is answered: as the error that it is, with its status.
create function private.answer_refusal(p_status integer, p_hint text, p_message text) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform set_config('response.status', p_status::text, true);
  return jsonb_build_object('code', 'PT' || p_status, 'hint', p_hint, 'message', p_message, 'details', null);
end;
$$;
comment on function private.answer_refusal(integer, text, text) is
  'What a client reads as an error, though the transaction is committed: status and body of one.';

-- Public functions ------------------------------------------------------------------------------------------------

-- Turns a bag into an order, in one transaction: whatever is raised below leaves nothing behind, not even the key,
-- so that the shopper can correct the request and send it again under the same key. A coupon that there is not is answered
-- and not raised, and leaves the count of that guess behind.
-- security definer: clients hold no write grant on orders, stock, ledgers or payments. Every read below therefore
-- names the caller itself.
-- Plans are kept, of every function that is asked within: they took a sixth of an order.
create function public.place_order(
  p_idempotency_key uuid,
  p_lines jsonb,
  p_address_id uuid,
  p_delivery text,
  p_payment_method text,
  p_expected_due integer,
  p_coupon text default null,
  p_use_credit boolean default false,
  p_use_gift_cards boolean default false,
  p_affiliate_code text default null,
  p_email text default null,
  p_promotions uuid[] default null,
  p_gst jsonb default null,
  p_expected_credit integer default 0,
  p_expected_gift_cards integer default 0
) returns jsonb
  language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_user uuid := private.require_buyer();
  v_email text := private.order_email(p_email);
  v_hash text := encode(sha256(convert_to(jsonb_build_array(
    p_lines, p_address_id, p_delivery, p_payment_method, p_expected_due, p_coupon, p_use_credit, p_use_gift_cards,
    p_affiliate_code, v_email, p_promotions, p_gst, p_expected_credit, p_expected_gift_cards
  )::text, 'UTF8')), 'hex');
  v_code text := private.coupon_code(p_coupon);
  v_seen public.idempotency_keys;
  v_ship_to jsonb;
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
  -- Nobody buys that often, and every order takes pieces from the shelf.
  perform private.throttle('orders/place', v_user::text, 20, interval '1 minute');
  -- Whoever asks is another guest. Many of them may share the address of a mobile network.
  if private.is_guest() then
    perform private.throttle_caller('orders/guest', v_email, 60, interval '10 minutes');
    -- From wherever they come: each order is mailed about, several times, to an address that anybody may type.
    perform private.throttle('orders/guest-address', encode(sha256(convert_to(lower(v_email), 'UTF8')), 'hex'), 12, interval '1 hour');
  end if;

  if p_payment_method is null or p_payment_method not in ('cod', 'online', 'none') then
    raise exception 'Please choose a payment method.' using errcode = 'PT400', hint = 'INVALID_PAYMENT_METHOD';
  end if;
  v_ship_to := private.address_of(v_user, p_address_id::text);
  if not private.may_try_coupon(v_code) then
    raise exception 'Too many coupon codes were tried. Please try again later.' using errcode = 'PT429',
      hint = 'TOO_MANY_ATTEMPTS';
  elsif v_code is not null and not exists (select 1 from public.coupons c where c.id = v_code and c.active) then
    delete from public.idempotency_keys k where k.user_id = v_user and k.key = p_idempotency_key;
    return private.answer_refusal(422, 'COUPON_UNKNOWN', 'This coupon code is not valid.');
  end if;

  -- What counts by account (coupons, credit, gift cards) counts for nobody who can be another tomorrow.
  v_order := private.make_order(
    v_user, private.account_id(), v_email, v_ship_to, p_lines, p_delivery, p_payment_method, p_expected_due, p_coupon,
    p_use_credit, p_use_gift_cards, p_affiliate_code, p_promotions, '', p_gst, p_expected_credit, p_expected_gift_cards
  );
  update public.idempotency_keys k set order_id = v_order.id where k.user_id = v_user and k.key = p_idempotency_key;

  return private.order_receipt(v_order);
end;
$$;
comment on function public.place_order(uuid, jsonb, uuid, text, text, integer, text, boolean, boolean, text, text, uuid[], jsonb, integer, integer) is
  'Places an order at the amounts the shopper saw: due, from credit, from gift cards; a repeated key returns the same order. p_email is a guest''s, p_promotions are those the shopper saw, p_gst is {gstin, name} of a business that wants its invoice. Errors: CONVENTIONS.md.';

-- What waits for a payment too long gives back what it holds.
-- security definer, service role only: it looks after the orders of everybody.
create function public.expire_orders() returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_orders uuid[];
  v_order uuid;
begin
  perform private.lock_sweep();
  -- An order that somebody else is working on, say its payment has just come in, is left for the next round.
  v_orders := array(
    select o.id from public.orders o
    where o.status = 'pending_payment' and o.expires_at <= now()
    order by o.id limit 100
    for update skip locked
  );
  -- All locks before the first change, so that orders of different shoppers cannot wait for each other.
  perform private.lock_order_parts(v_orders);
  foreach v_order in array v_orders loop
    perform private.expire_order(v_order);
  end loop;
  update public.gift_card_purchases g set state = 'expired'
  where g.state = 'pending' and g.created_at < now() - interval '1 day';
  delete from private.throttle_hits h where h.hit_at < now() - interval '1 day';
  return cardinality(v_orders);
end;
$$;
comment on function public.expire_orders() is
  'Ends orders whose payment did not come within their time, and old gift card purchases; answers how many orders.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.place_order(
    uuid, jsonb, uuid, text, text, integer, text, boolean, boolean, text, text, uuid[], jsonb, integer, integer
  )
to anon, authenticated;

grant execute on function public.expire_orders() to service_role;
