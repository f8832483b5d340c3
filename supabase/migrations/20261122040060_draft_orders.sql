-- Draft orders (docs/adr/0076): what the staff writes down while somebody orders by phone. A draft is priced by the functions
-- that price every order, takes nothing from the shelf, and becomes an ordinary order when the staff places it or when its
-- customer does, who opens it by a signed link.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- No policy and no grant: only the functions below read and write. Whoever the draft is for may have no account: then
-- they are their address and what stands in ship_to.
create table private.draft_orders (
  id uuid primary key default gen_random_uuid(),
  -- Raised by each save: two of the staff do not undo each other.
  revision integer not null default 1,
  user_id uuid references auth.users (id) on delete cascade,
  email text not null default '' constraint draft_orders_email check (user_id is null or email = ''),
  lines jsonb not null default '[]' constraint draft_orders_lines check (jsonb_typeof(lines) = 'array'),
  ship_to jsonb not null default '{}' constraint draft_orders_ship_to check (jsonb_typeof(ship_to) = 'object'),
  delivery text not null default 'standard' constraint draft_orders_delivery check (delivery in ('standard', 'express')),
  coupon text,
  -- Of a business: {gstin, name}, as orders have it.
  gst_buyer jsonb constraint draft_orders_gst_buyer check (jsonb_typeof(gst_buyer) = 'object'),
  note text not null default '' constraint draft_orders_note check (char_length(note) <= 2000),
  -- What the customer was told when it was saved last: prices may change until it is placed.
  seen jsonb not null default '{}',
  created_email text not null,
  saved_email text not null,
  created_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  sent_at timestamptz,
  sent_until timestamptz,
  order_id uuid unique references public.orders (id)
);
comment on table private.draft_orders is 'Orders that the staff prepares on the phone; removed 30 days after they were saved last, once their links have ended.';
comment on column private.draft_orders.lines is '[{variant_id, quantity}], as place_order takes them.';
comment on column private.draft_orders.seen is 'Of the last save: {due, pieces: {variant: {name, label, price}}}; rupees.';
comment on column private.draft_orders.order_id is 'What it became.';
create index draft_orders_user on private.draft_orders (user_id);
create index draft_orders_saved on private.draft_orders (saved_at);
alter table private.draft_orders enable row level security;

-- Private functions -----------------------------------------------------------------------------------------------

create function private.draft_of(p_id uuid) returns private.draft_orders
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_draft private.draft_orders;
begin
  select * into v_draft from private.draft_orders d where d.id = p_id;
  if not found then
    raise exception 'This draft does not exist any more.' using errcode = 'PT404', hint = 'UNKNOWN_DRAFT';
  end if;
  return v_draft;
end;
$$;
comment on function private.draft_of(uuid) is 'A draft. Raises UNKNOWN_DRAFT.';

-- Whoever buys is locked before the draft, as deleting an account does.
create function private.lock_draft(p_id uuid, p_buyer uuid default null) returns private.draft_orders
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_draft private.draft_orders := private.draft_of(p_id);
  v_buyer uuid := coalesce(p_buyer, v_draft.user_id);
begin
  if v_buyer is not null then
    -- The account first, as delete_account takes it: an order refers to it, and would wait for whoever deletes it.
    perform from auth.users u where u.id = v_buyer for key share;
    perform pg_advisory_xact_lock(hashtextextended('orders:' || v_buyer::text, 0));
  end if;
  perform 1 from private.draft_orders d where d.id = p_id for update;
  return private.draft_of(p_id);
end;
$$;
comment on function private.lock_draft(uuid, uuid) is 'A draft, locked after its buyer. Raises UNKNOWN_DRAFT.';

-- What was never placed, because it was not paid in time or was cancelled before that, can be ordered again.
create function private.draft_number(p_draft private.draft_orders) returns text
  language sql stable security invoker set search_path = ''
as $$
  select o.number from public.orders o
  where o.id = p_draft.order_id and o.status <> 'expired' and (o.status <> 'cancelled' or exists (
    select 1 from public.order_events e where e.order_id = o.id and e.status = 'placed'
  ))
$$;
comment on function private.draft_number(private.draft_orders) is 'The order that a draft has become; null while it is open.';

create function private.require_open_draft(p_draft private.draft_orders, p_revision integer) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if private.draft_number(p_draft) is not null then
    raise exception 'This draft has become order % already.', private.draft_number(p_draft) using errcode = 'PT409',
      hint = 'DRAFT_PLACED', detail = jsonb_build_object('number', private.draft_number(p_draft))::text;
  elsif p_draft.revision is distinct from p_revision then
    raise exception '% has saved this draft meanwhile.', p_draft.saved_email using errcode = 'PT409', hint = 'STALE',
      detail = jsonb_build_object('version', p_draft.revision, 'by', p_draft.saved_email)::text;
  end if;
end;
$$;
comment on function private.require_open_draft(private.draft_orders, integer) is
  'Raises DRAFT_PLACED {number}, and STALE {version, by} where it is not the revision that was seen.';

-- A call may break off: only what is filled in is looked at here, and placing asks for the rest.
create function private.read_draft_address(p_ship_to jsonb) returns jsonb
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_clean jsonb := '{}';
  v_field text;
  v_max integer;
  v_value text;
begin
  if coalesce(jsonb_typeof(p_ship_to), 'null') not in ('object', 'null') then
    perform private.invalid_input('address', 'Please check the address.');
  end if;
  for v_field, v_max in
    values ('type', 6), ('name', 100), ('phone', 20), ('address', 300), ('city', 80), ('state', 80), ('pincode', 6)
  loop
    v_value := private.read_text(p_ship_to, v_field, 0, v_max);
    if not private.has_shape(v_value, case v_field when 'address' then 'text' else 'line' end) then
      perform private.invalid_input(v_field, 'This holds signs that cannot be printed.');
    end if;
    v_clean := v_clean || jsonb_build_object(v_field, v_value);
  end loop;
  if v_clean ->> 'type' = '' then
    v_clean := v_clean || '{"type": "home"}';
  end if;
  if v_clean ->> 'pincode' !~ '^([1-9]\d{5})?$' then
    perform private.invalid_input('pincode', 'A PIN code has six digits.');
  end if;
  return v_clean;
end;
$$;
comment on function private.read_draft_address(jsonb) is 'The fields of an address as far as they are known. Raises INVALID_INPUT {field}.';

create function private.read_draft(p_draft jsonb) returns private.draft_orders
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_row private.draft_orders;
begin
  v_row.user_id := case when p_draft ->> 'user_id' ~ '^[0-9a-f-]{36}$' then (p_draft ->> 'user_id')::uuid end;
  if v_row.user_id is not null and not exists (select 1 from public.profiles p where p.id = v_row.user_id) then
    raise exception 'This account does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_USER';
  end if;
  v_row.email := case when v_row.user_id is null then private.read_text(p_draft, 'email', 0, 254) else '' end;
  if v_row.email <> '' and not private.has_shape(v_row.email, 'email') then
    perform private.invalid_input('email', 'Please enter a valid e-mail address.');
  end if;
  v_row.lines := coalesce(p_draft -> 'lines', '[]');
  if v_row.lines <> '[]' then
    v_row.lines := (
      select jsonb_agg(jsonb_build_object('variant_id', l.variant_id, 'quantity', l.quantity) order by l.line_no)
      from private.read_lines(v_row.lines) l
    );
  end if;
  v_row.ship_to := private.read_draft_address(p_draft -> 'ship_to');
  v_row.delivery := coalesce(p_draft ->> 'delivery', 'standard');
  if v_row.delivery not in ('standard', 'express') then
    raise exception 'Please choose standard or express delivery.' using errcode = 'PT400', hint = 'INVALID_DELIVERY';
  end if;
  v_row.coupon := private.coupon_code(private.read_text(p_draft, 'coupon', 0, 40));
  if private.read_text(p_draft, 'gstin', 0, 40) <> '' then
    v_row.gst_buyer := private.read_gst_buyer(jsonb_build_object('gstin', p_draft ->> 'gstin', 'name', p_draft ->> 'gst_name'));
  end if;
  v_row.note := private.read_text(p_draft, 'note', 0, 2000);
  if not private.has_shape(v_row.note, 'text') then
    perform private.invalid_input('note', 'This holds signs that cannot be printed.');
  end if;
  return v_row;
end;
$$;
comment on function private.read_draft(jsonb) is
  'What a draft''s form says. Raises UNKNOWN_USER, INVALID_LINES, INVALID_DELIVERY, INVALID_GST {field}, INVALID_INPUT {field}.';

-- What is no longer sold has no price, and private.draft_problems names it.
create function private.draft_quote(p_draft private.draft_orders, p_account uuid, p_use_credit boolean default false)
  returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_lines jsonb;
begin
  select jsonb_agg(l.line order by l.n) into v_lines
  from jsonb_array_elements(p_draft.lines) with ordinality as l (line, n)
  join public.product_variants v on v.id = l.line ->> 'variant_id'
  join public.products p on p.id = v.product_id and p.status = 'published';
  return case when v_lines is not null then private.price_order(
    p_account, v_lines, p_draft.delivery, p_draft.coupon, p_use_credit, false, nullif(p_draft.ship_to ->> 'pincode', '')
  ) end;
end;
$$;
comment on function private.draft_quote(private.draft_orders, uuid, boolean) is
  'private.price_order of what of a draft is sold; null for nothing. p_account is whose coupons and credit count.';

-- Whoever was blocked does not come back by phone under the address or the number that they were blocked with.
create function private.is_draft_blocked(p_draft private.draft_orders) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_phone text := coalesce(p_draft.ship_to ->> 'phone', '');
begin
  return exists (
    select 1 from public.profiles p where p.id = p_draft.user_id and p.blocked_at is not null
  ) or p_draft.email <> '' and exists (
    select 1 from auth.users u join public.profiles p on p.id = u.id
    where u.email = lower(p_draft.email) and p.blocked_at is not null
  ) or v_phone ~ '^[6-9]\d{9}$' and exists (
    select 1 from private.customer_words w join public.profiles p on p.id = w.user_id
    where w.words @@ private.staff_query(v_phone) and p.phone = v_phone and p.blocked_at is not null
  );
end;
$$;
comment on function private.is_draft_blocked(private.draft_orders) is 'Whether a blocked account stands behind a draft: by itself, its address or its phone.';

create function private.cash_sent_back(p_draft private.draft_orders) returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select count(*) from public.orders o
    where o.status = 'rto' and o.placed_at > now() - interval '180 days'
      and (o.user_id = p_draft.user_id or p_draft.email <> '' and lower(o.email) = lower(p_draft.email))
      and exists (select 1 from public.payments y where y.order_id = o.id and y.method = 'cod')
  );
end;
$$;
comment on function private.cash_sent_back(private.draft_orders) is 'Parcels to be paid in cash that came back from this customer within 180 days.';

-- Everything that whoever is on the phone should hear, in words. What stops keeps the draft from being placed.
create function private.draft_problems(p_draft private.draft_orders, p_quote jsonb) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_found jsonb;
  v_place jsonb := p_quote -> 'place';
  v_pin text := nullif(p_draft.ship_to ->> 'pincode', '');
  v_sent_back integer := private.cash_sent_back(p_draft);
  v_days integer := extract(day from now() - p_draft.saved_at)::integer;
begin
  select coalesce(jsonb_agg(jsonb_build_object('code', f.code, 'stops', f.stops, 'message', f.message) order by f.n), '[]')
  into v_found
  from (
    select 1 as n, 'BLOCKED' as code, true as stops, 'This customer is blocked: no order can be placed for them.' as message
    where private.is_draft_blocked(p_draft)
    union all
    select 2, 'GONE', true, format('%s is no longer sold. Please take it out.',
      coalesce(p_draft.seen #>> array['pieces', l ->> 'variant_id', 'name'], l ->> 'variant_id'))
    from jsonb_array_elements(p_draft.lines) l
    where not exists (
      select 1 from jsonb_array_elements(p_quote -> 'lines') q where q ->> 'variant_id' = l ->> 'variant_id'
    )
    union all
    select 3, 'SHORT', true, case when (q ->> 'stock')::integer > 0
      then format('%s, %s: only %s left.', q ->> 'name', q ->> 'variant_label', q ->> 'stock')
      else format('%s, %s: sold out.', q ->> 'name', q ->> 'variant_label') end
    from jsonb_array_elements(p_quote -> 'lines') q where (q ->> 'quantity')::integer > (q ->> 'stock')::integer
    union all
    select 4, 'UNSERVICEABLE_PIN', true, format('We do not deliver to PIN code %s yet.', v_pin)
    where v_pin is not null and not (v_place ->> 'serviceable')::boolean
    union all
    select 5, 'NO_EXPRESS', true, format('There is no %s delivery to PIN code %s.', p_draft.delivery, v_pin)
    where v_pin is not null and (v_place ->> 'serviceable')::boolean and v_place -> p_draft.delivery = 'null'::jsonb
    union all
    select 6, 'NO_CASH', false, case when (v_place ->> 'cash')::boolean
      then 'Too much for cash on delivery: send the link, to be paid online.'
      else format('No cash on delivery at PIN code %s: send the link, to be paid online.', v_pin) end
    where v_pin is not null and (v_place ->> 'serviceable')::boolean and not (p_quote ->> 'cod_allowed')::boolean
      and (p_quote ->> 'amount_due')::integer > 0
    union all
    select 7, 'CASH_SENT_BACK', false, format(
      '%s of this customer''s cash parcels came back within 180 days. Ask them to pay online.', v_sent_back)
    where v_sent_back > 0
    union all
    select 8, p_quote #>> '{coupon_problem,code}', true, p_quote #>> '{coupon_problem,message}'
    where p_quote -> 'coupon_problem' <> 'null'::jsonb
    union all
    select 9, 'COUPON_ASIDE', false, p_quote #>> '{coupon_aside,message}'
    where p_quote -> 'coupon_aside' <> 'null'::jsonb
    union all
    select 10, 'PRICE_CHANGED', false, format('The price has changed since %s saved this: %s then, %s now.', p_draft.saved_email,
      private.format_rupees((p_draft.seen ->> 'due')::integer), private.format_rupees((p_quote ->> 'amount_due')::integer))
    where (p_draft.seen ->> 'due')::integer <> (p_quote ->> 'amount_due')::integer
    union all
    select 11, 'OLD', false, format('Saved %s days ago: ask whether it is still wanted.', v_days)
    where v_days >= 3
    union all
    select 12, 'GST_STATE', true, format(
      'A GST invoice needs a number of %s, where the parcel goes: one that begins with %s.',
      p_draft.ship_to ->> 'state', private.supply_state(p_draft.ship_to)
    )
    where p_draft.ship_to ->> 'state' <> '' and left(p_draft.gst_buyer ->> 'gstin', 2) <> private.supply_state(p_draft.ship_to)
    union all
    select 13, 'HAS_ACCOUNT', false,
      'An account has this address. Choose it, or the order joins it when they sign in next or open its mail signed in.'
    where p_draft.email <> '' and exists (
      select 1 from auth.users u join public.profiles p on p.id = u.id where u.email = lower(p_draft.email)
    )
  ) f;
  return v_found;
end;
$$;
comment on function private.draft_problems(private.draft_orders, jsonb) is
  '[{code, stops, message}]: what is to be said of a draft at this price, the worst first.';

create function private.draft_customer(p_draft private.draft_orders) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'id', u.id, 'email', u.email, 'full_name', p.full_name, 'phone', p.phone, 'blocked', p.blocked_at is not null,
    'addresses', (
      select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.is_default desc, a.created_at), '[]')
      from public.addresses a where a.user_id = u.id
    )
  )
  from auth.users u join public.profiles p on p.id = u.id where u.id = p_draft.user_id
$$;
comment on function private.draft_customer(private.draft_orders) is 'The account that a draft is for, with its addresses; null for somebody without one.';

-- Refuses in words what cannot become an order, before anything is locked.
create function private.check_draft(p_draft private.draft_orders) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if private.is_draft_blocked(p_draft) then
    raise exception 'This customer is blocked: no order can be placed for them.' using errcode = 'PT422',
      hint = 'CUSTOMER_BLOCKED';
  elsif p_draft.user_id is null and p_draft.email = '' then
    perform private.invalid_input('email', 'Without an account the order needs an e-mail address.');
  end if;
  return private.read_address(p_draft.ship_to);
end;
$$;
comment on function private.check_draft(private.draft_orders) is
  'The address of a draft that is whole. Raises CUSTOMER_BLOCKED, INVALID_INPUT {email}, INVALID_ADDRESS {field}.';

-- Addresses come with whoever the draft is for, so looking is written down.
create function private.show_draft(p_draft private.draft_orders) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_quote jsonb := private.draft_quote(p_draft, p_draft.user_id);
begin
  if p_draft.user_id is not null then
    perform private.note_view(p_draft.user_id);
  end if;
  return jsonb_build_object(
    'customer', private.draft_customer(p_draft), 'quote', v_quote, 'problems', private.draft_problems(p_draft, v_quote)
  );
end;
$$;
comment on function private.show_draft(private.draft_orders) is
  'What the staff sees of a draft, saved or not: {customer, quote, problems}. Logged where it names an account.';

-- Shoppers read it in the timeline: a first name is enough for them, and the log knows the rest.
create function private.draft_author(p_user uuid) returns text
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(nullif(split_part(btrim(p.full_name), ' ', 1), ''), 'our team') from public.profiles p where p.id = p_user
$$;
comment on function private.draft_author(uuid) is 'How somebody of the staff is called before a customer.';

-- Somebody without an account buys as a guest does (docs/adr/0063). Nobody signs in as this one: its orders are read by the
-- links in their mails, and join the account that proves the address. The empty texts are what the authentication service
-- writes itself and expects to read.
create function private.create_phone_guest(p_draft private.draft_orders) returns uuid
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_id uuid;
begin
  insert into auth.users (
    id, aud, role, is_anonymous, confirmation_token, recovery_token, email_change_token_new, email_change,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at
  ) values (
    gen_random_uuid(), 'authenticated', 'authenticated', true, '', '', '', '', '{}',
    jsonb_build_object('email', p_draft.email, 'phone', p_draft.ship_to ->> 'phone'), now(), now()
  ) returning id into v_id;
  return v_id;
end;
$$;
comment on function private.create_phone_guest(private.draft_orders) is 'A guest for an order that the staff places.';

create function private.draft_became(p_draft private.draft_orders, p_order uuid) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  update private.draft_orders d set order_id = p_order where d.id = p_draft.id;
  if p_draft.note <> '' then
    insert into private.order_notes (note_key, order_id, body, author_id, author_email)
    values (p_draft.id, p_order, p_draft.note, (
      select u.id from auth.users u where u.email = p_draft.saved_email
    ), p_draft.saved_email) on conflict (note_key) do nothing;
  end if;
end;
$$;
comment on function private.draft_became(private.draft_orders, uuid) is 'Binds a draft to its order, with its note. Needs the lock of the draft.';

-- As private.sign_link; the words keep links to orders and to drafts apart.
create function private.sign_draft_link(p_draft uuid, p_until bigint) returns text
  language sql stable security invoker set search_path = ''
as $$
  select encode(private.hmac_sha256(s.secret, format('draft %s until %s', p_draft, p_until)), 'hex')
  from private.link_secret s
$$;
comment on function private.sign_draft_link(uuid, bigint) is 'The signature of a link to a draft that ends at a time of Unix.';

create function private.linked_draft(p_id text, p_key text) returns uuid
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_key text[] := regexp_match(p_key, '^(\d{10})-([0-9a-f]{64})$');
  v_until bigint := coalesce(v_key[1], '0')::bigint;
  v_draft uuid;
  v_secret bytea := (select s.secret from private.link_secret s);
  v_thing text := left(lower(btrim(coalesce(p_id, ''))), 40);
begin
  perform private.require_link_tries('draft-link', v_thing);
  select d.id into v_draft from private.draft_orders d where d.id::text = lower(btrim(p_id));
  if v_until > extract(epoch from now()) and private.hmac_sha256(v_secret, coalesce(v_key[2], '')) = private.hmac_sha256(
    v_secret, private.sign_draft_link(coalesce(v_draft, '00000000-0000-0000-0000-000000000000'), v_until)
  ) then
    return v_draft;
  end if;
  perform private.count_link_miss('draft-link', v_thing);
  return null;
end;
$$;
comment on function private.linked_draft(text, text) is 'The draft that a link''s key opens, else null. Raises TOO_MANY_ATTEMPTS.';

create function private.remove_old_drafts() returns void
  language sql volatile security invoker set search_path = ''
as $$
  delete from private.draft_orders d using (
    select o.id from private.draft_orders o
    where o.saved_at < now() - interval '30 days' and (o.sent_until < now() or o.sent_until is null)
    order by o.id limit 500 for update skip locked
  ) old where d.id = old.id
$$;
comment on function private.remove_old_drafts() is 'Forgets drafts that nobody saved for 30 days, once their links have ended. For the sweeper.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, here and below: the table has no grant, and no client may read strangers' accounts.
create function public.find_draft_customers(p_query text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_right('orders');
  -- As search_staff: whoever types "an" means nobody in particular yet.
  v_looked_at constant integer := 2000;
  v_words tsquery := private.people_query(p_query);
begin
  if char_length(btrim(coalesce(p_query, ''))) < 2 then
    return '[]';
  end if;
  return (
    select coalesce(
      jsonb_agg(to_jsonb(f) || jsonb_build_object('phone', private.customer_record(f.id) -> 'phone') order by f.email), '[]'
    )
    from (
      select u.id, u.email, p.full_name, p.blocked_at is not null as blocked
      from (
        select a.id from auth.users a where a.email = lower(btrim(p_query))
        union
        select c.user_id from private.find_customers(v_words, v_looked_at) c
      ) found
      join public.profiles p on p.id = found.id
      join auth.users u on u.id = found.id
      order by u.email limit 8
    ) f
  );
end;
$$;
comment on function public.find_draft_customers(text) is
  'For the staff: up to 8 accounts {id, email, full_name, phone, blocked} by name, e-mail or phone, their own or of an order. Raises FORBIDDEN.';

-- Whoever takes orders need not edit products: this shows what is sold, and no more.
create function public.find_draft_pieces(p_query text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_right('orders');
  v_words tsquery := private.staff_query(p_query);
  v_ids text[];
begin
  if v_words is null then
    return '[]';
  end if;
  execute format(
    'select array(select p.id %s order by p.position, p.id limit 8)',
    private.admin_products_found('published', null, false, true, true)
  ) into v_ids using v_words, 'published';
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'name', p.name, 'price', p.price, 'variants', (
        select jsonb_agg(jsonb_build_object('id', v.id, 'label', v.label, 'stock', v.stock) order by v.position, v.id)
        from public.product_variants v where v.product_id = p.id
      )
    ) order by i.n), '[]')
    from unnest(v_ids) with ordinality as i (id, n) join public.products p on p.id = i.id
  );
end;
$$;
comment on function public.find_draft_pieces(text) is
  'For the staff: up to 8 products that are sold {id, name, price, variants: [{id, label, stock}]} by name, SKU or brand; rupees. Raises FORBIDDEN.';

create function public.list_draft_orders(
  p_query text default '', p_sort text default '-saved', p_offset integer default 0, p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_right('orders');
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select d.id, coalesce(nullif(d.ship_to ->> 'name', ''), p.full_name, '') as name, coalesce(u.email, d.email) as email,
        d.ship_to ->> 'phone' as phone, jsonb_array_length(d.lines) as lines, (d.seen ->> 'due')::integer as due,
        d.created_email, d.saved_email, d.created_at, d.saved_at, d.sent_at, d.sent_until
      from private.draft_orders d
      left join auth.users u on u.id = d.user_id
      left join public.profiles p on p.id = d.user_id
      where private.draft_number(d) is null
    ), matching as (
      select * from found f
      where v_like = '%%' or lower(concat_ws(' ', f.name, f.email, f.phone, f.created_email)) like v_like
        or f.phone = private.written_phone(p_query)
    )
    select private.page_of((
      select jsonb_agg(to_jsonb(r) - 'n' order by r.n) from (
        select m.*, row_number() over (
          order by case p_sort when 'total' then m.due end, case p_sort when '-total' then m.due end desc nulls last,
            case p_sort when 'saved' then m.saved_at end, m.saved_at desc, m.id
        ) as n
        from matching m order by n offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
      ) r
    ), (select count(*) from matching))
  );
end;
$$;
comment on function public.list_draft_orders(text, text, integer, integer) is
  'For the staff: drafts that are not placed yet, by name, e-mail, phone or who made them; due as it was saved, in rupees. Raises FORBIDDEN.';

-- volatile, here and below: looking at somebody's data is written down.
create function public.get_draft_order(p_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_right('orders');
  v_draft private.draft_orders := private.draft_of(p_id);
begin
  return to_jsonb(v_draft) - 'user_id' - 'order_id' || private.show_draft(v_draft)
    || jsonb_build_object('order_number', private.draft_number(v_draft));
end;
$$;
comment on function public.get_draft_order(uuid) is
  'For the staff: a draft with its customer, its price of now and what is to be said of it. Logged. Raises FORBIDDEN, UNKNOWN_DRAFT.';

create function public.price_draft_order(p_draft jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_right('orders');
begin
  return private.show_draft(private.read_draft(p_draft));
end;
$$;
comment on function public.price_draft_order(jsonb) is
  'For the staff: what a draft would cost as it stands in the form, and what is to be said of it. Logged where it names an account. Raises FORBIDDEN, UNKNOWN_USER, INVALID_LINES, INVALID_INPUT {field}.';

create function public.save_draft_order(p_draft jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_right('orders');
  v_id uuid := case when p_draft ->> 'id' ~ '^[0-9a-f-]{36}$' then (p_draft ->> 'id')::uuid end;
  v_revision integer := nullif(p_draft ->> 'revision', '')::integer;
  v_by text := (select u.email from auth.users u where u.id = v_staff);
  v_old private.draft_orders;
  v_row private.draft_orders;
  v_quote jsonb;
begin
  perform private.lock_new(v_id);
  if v_revision is not null or exists (select 1 from private.draft_orders d where d.id = v_id) then
    v_old := private.lock_draft(v_id);
    perform private.require_open_draft(
      v_old, case when v_revision is null and private.is_own_new(v_id::text) then v_old.revision else v_revision end
    );
  end if;
  v_row := private.read_draft(p_draft);
  v_quote := private.draft_quote(v_row, v_row.user_id);
  v_row.seen := jsonb_build_object('due', v_quote -> 'amount_due', 'pieces', coalesce(v_old.seen -> 'pieces', '{}') || coalesce((
    select jsonb_object_agg(l ->> 'variant_id', jsonb_build_object(
      'name', l ->> 'name', 'label', l ->> 'variant_label', 'price', l -> 'unit_price'
    )) from jsonb_array_elements(v_quote -> 'lines') l
  ), '{}'));
  if v_old.id is null then
    insert into private.draft_orders as d (
      id, user_id, email, lines, ship_to, delivery, coupon, gst_buyer, note, seen, created_email, saved_email
    ) values (
      coalesce(v_id, gen_random_uuid()), v_row.user_id, v_row.email, v_row.lines, v_row.ship_to, v_row.delivery, v_row.coupon,
      v_row.gst_buyer, v_row.note, v_row.seen, v_by, v_by
    ) returning * into v_row;
  else
    update private.draft_orders d set
      user_id = v_row.user_id, email = v_row.email, lines = v_row.lines, ship_to = v_row.ship_to,
      delivery = v_row.delivery, coupon = v_row.coupon, gst_buyer = v_row.gst_buyer, note = v_row.note, seen = v_row.seen,
      revision = d.revision + 1, saved_email = v_by, saved_at = now()
    where d.id = v_old.id returning * into v_row;
  end if;
  -- The log outlives accounts: it says how much, and not for whom.
  perform private.record_action(
    case when v_old.id is null then 'draft/created' else 'draft/saved' end, v_row.id::text,
    case when v_old.id is not null then jsonb_build_object('lines', v_old.lines, 'due', v_old.seen -> 'due') end,
    jsonb_build_object('lines', v_row.lines, 'due', v_row.seen -> 'due')
  );
  return jsonb_build_object('id', v_row.id, 'revision', v_row.revision);
end;
$$;
comment on function public.save_draft_order(jsonb) is
  'For the staff: makes a draft, whose id its form has made, or saves the revision that was seen; answers {id, revision}. Raises FORBIDDEN, UNKNOWN_DRAFT, STALE {version, by}, DRAFT_PLACED {number}, UNKNOWN_USER, INVALID_LINES, INVALID_INPUT {field}.';

create function public.delete_draft_order(p_id uuid, p_revision integer) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_right('orders');
begin
  -- A second press finds the work done.
  if not exists (select 1 from private.draft_orders d where d.id = p_id) then
    return;
  end if;
  perform private.require_open_draft(private.lock_draft(p_id), p_revision);
  delete from private.draft_orders d where d.id = p_id;
  perform private.record_action('draft/deleted', p_id::text, null, null);
end;
$$;
comment on function public.delete_draft_order(uuid, integer) is
  'For the staff: forgets a draft, and its links with it. Raises FORBIDDEN, STALE {version, by}, DRAFT_PLACED {number}.';

create function public.send_draft_order(p_id uuid, p_revision integer) returns timestamptz
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_right('orders');
  v_draft private.draft_orders := private.lock_draft(p_id);
  v_until timestamptz := date_trunc('second', now() + interval '7 days');
  v_ends bigint := extract(epoch from v_until)::bigint;
  v_address jsonb;
  v_quote jsonb;
begin
  perform private.require_open_draft(v_draft, p_revision);
  v_address := private.check_draft(v_draft);
  v_quote := private.draft_quote(v_draft, v_draft.user_id);
  if v_quote is null then
    perform private.invalid_input('lines', 'There is nothing to order in this draft yet.');
  end if;
  perform private.check_place(v_quote -> 'place', v_draft.delivery);
  perform private.throttle('draft-mail', p_id::text, 5, interval '1 hour');
  perform private.send_mail(
    'draft/sent', coalesce((select u.email from auth.users u where u.id = v_draft.user_id), v_draft.email),
    jsonb_build_object(
      'id', p_id, 'key', v_ends || '-' || private.sign_draft_link(p_id, v_ends), 'until', v_until,
      'by', private.draft_author(v_staff), 'name', v_address ->> 'name', 'ship_to', v_address,
      'lines', (
        select jsonb_agg(jsonb_build_object(
          'name', l ->> 'name', 'variant', l ->> 'variant_label', 'quantity', l -> 'quantity', 'line_total', l -> 'line_total',
          'discount', l -> 'discount', 'image_path', l ->> 'image_path'
        )) from jsonb_array_elements(v_quote -> 'lines') l
      ),
      'promotions', (
        select coalesce(jsonb_agg(jsonb_build_object('title', m ->> 'title', 'amount', m -> 'saving')), '[]')
        from jsonb_array_elements(v_quote -> 'promotions') m
      ),
      'totals', jsonb_build_object(
        'subtotal', v_quote -> 'subtotal', 'gst', v_quote -> 'gst', 'shipping', v_quote -> 'shipping',
        'platform_fee', v_quote -> 'platform_fee', 'coupon_saving', coalesce(v_quote #> '{coupon,saving}', '0'),
        'credit_used', 0, 'gift_card_used', 0, 'amount_due', v_quote -> 'amount_due'
      )
    ),
    format('draft:%s:%s:%s', p_id, v_draft.revision, v_ends)
  );
  update private.draft_orders d set sent_at = now(), sent_until = v_until where d.id = p_id;
  perform private.record_action('draft/sent', p_id::text, null, jsonb_build_object('until', v_until));
  return v_until;
end;
$$;
comment on function public.send_draft_order(uuid, integer) is
  'For the staff: mails the customer a link to their draft, which works for seven days; answers until when. Raises FORBIDDEN, UNKNOWN_DRAFT, STALE, DRAFT_PLACED, CUSTOMER_BLOCKED, INVALID_ADDRESS {field}, INVALID_INPUT {field}, UNSERVICEABLE_PIN, NO_EXPRESS, TOO_MANY_ATTEMPTS.';

create function public.place_draft_order(
  p_id uuid, p_revision integer, p_expected_due integer, p_promotions uuid[] default null
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_right('orders');
  v_draft private.draft_orders := private.lock_draft(p_id);
  v_address jsonb;
  v_order public.orders;
begin
  perform private.require_open_draft(v_draft, p_revision);
  v_address := private.check_draft(v_draft);
  -- Credit and gift cards are spent by whoever owns them, and by nobody on the phone.
  v_order := private.make_order(
    coalesce(v_draft.user_id, private.create_phone_guest(v_draft)), v_draft.user_id,
    coalesce((select u.email from auth.users u where u.id = v_draft.user_id), v_draft.email), v_address, v_draft.lines,
    v_draft.delivery, case p_expected_due when 0 then 'none' else 'cod' end, p_expected_due, v_draft.coupon, false, false, null, p_promotions,
    'Placed by phone by ' || private.draft_author(v_staff), v_draft.gst_buyer
  );
  perform private.draft_became(v_draft, v_order.id);
  perform private.record_action('draft/placed', v_order.number, null, jsonb_build_object('draft', p_id));
  return private.order_receipt(v_order);
end;
$$;
comment on function public.place_draft_order(uuid, integer, integer, uuid[]) is
  'For the staff: places a draft at the amount that was said, to be paid in cash where there is any. Raises FORBIDDEN, UNKNOWN_DRAFT, STALE, DRAFT_PLACED {number}, CUSTOMER_BLOCKED, INVALID_ADDRESS {field}, INVALID_INPUT {email}, and what private.make_order raises.';

-- security definer: the key is the permission, as in get_linked_order. A draft for an account is priced for that account.
create function public.get_linked_draft(p_id text, p_key text, p_use_credit boolean default false) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_id uuid := private.linked_draft(p_id, p_key);
  v_account uuid := private.account_id();
  v_draft private.draft_orders;
  v_is_yours boolean;
  v_quote jsonb;
begin
  if v_id is null then
    return null;
  end if;
  v_draft := private.draft_of(v_id);
  v_is_yours := v_draft.user_id is null or v_draft.user_id is not distinct from v_account;
  v_quote := private.draft_quote(
    v_draft, coalesce(v_draft.user_id, v_account), p_use_credit and v_is_yours and v_account is not null
  );
  if not v_is_yours then
    -- Whoever has the mail sees the price, and nothing of the account's money.
    v_quote := v_quote || '{"credit": {"balance": 0, "used": 0}, "gift_cards": {"balance": 0, "used": 0}}';
  end if;
  return jsonb_build_object(
    'id', v_draft.id, 'revision', v_draft.revision, 'until', to_timestamp(split_part(p_key, '-', 1)::bigint), 'ship_to', v_draft.ship_to, 'gst_buyer', v_draft.gst_buyer,
    'email', coalesce((select u.email from auth.users u where u.id = v_draft.user_id), v_draft.email),
    'is_accounts', v_draft.user_id is not null,
    'is_yours', v_is_yours,
    'quote', v_quote,
    -- What the staff should hear of somebody is not for them.
    'problems', (
      select coalesce(jsonb_agg(m), '[]') from jsonb_array_elements(private.draft_problems(v_draft, v_quote)) m
      where m ->> 'code' not in ('BLOCKED', 'CASH_SENT_BACK', 'HAS_ACCOUNT', 'NO_CASH', 'PRICE_CHANGED', 'OLD')
    ),
    'seen_due', v_draft.seen -> 'due',
    'is_placed', private.draft_number(v_draft) is not null,
    'order_number', (
      select o.number from public.orders o
      where o.number = private.draft_number(v_draft) and o.user_id = auth.uid()
    )
  );
end;
$$;
comment on function public.get_linked_draft(text, text, boolean) is
  'A draft with its price of now, less the caller''s store credit where they want that, by the key of a mail''s link, or null when they do not belong together any more. Raises TOO_MANY_ATTEMPTS. Open to visitors: the key of the mail''s link is the permission; guesses are limited.';

-- security definer: as above, and as place_order. The draft itself is the key under which a repeated call finds its order.
create function public.place_linked_draft(
  p_id text, p_key text, p_revision integer, p_payment_method text, p_expected_due integer,
  p_promotions uuid[] default null, p_credit integer default 0
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_buyer();
  v_id uuid := private.linked_draft(p_id, p_key);
  v_draft private.draft_orders;
  v_email text;
  v_address jsonb;
  v_order public.orders;
begin
  -- Answered and not raised, so that the miss stays counted (chapter throttle).
  if v_id is null then
    return null;
  elsif p_payment_method in ('cod', 'online', 'none') is not true then
    raise exception 'Please choose a payment method.' using errcode = 'PT400', hint = 'INVALID_PAYMENT_METHOD';
  end if;
  perform private.throttle('orders/place', v_user::text, 20, interval '1 minute');
  v_draft := private.lock_draft(v_id, v_user);
  if private.draft_number(v_draft) is not null then
    select * into strict v_order from public.orders o where o.id = v_draft.order_id;
    if v_order.user_id is distinct from v_user then
      raise exception 'This order has been placed already.' using errcode = 'PT409', hint = 'DRAFT_PLACED';
    end if;
    return private.order_receipt(v_order);
  end if;
  if v_draft.user_id is not null and v_draft.user_id is distinct from private.account_id() then
    raise exception 'Please sign in with the account that this order was prepared for.' using errcode = 'PT401',
      hint = 'SIGN_IN_REQUIRED';
  end if;
  if v_draft.revision is distinct from p_revision then
    raise exception 'We have changed this order since you opened it.' using errcode = 'PT409', hint = 'STALE',
      detail = jsonb_build_object('version', v_draft.revision, 'expected', p_expected_due, 'actual', (
        private.draft_quote(v_draft, private.account_id(), p_credit > 0) ->> 'amount_due'
      )::integer)::text;
  end if;
  v_address := private.check_draft(v_draft);
  v_email := private.order_email(v_draft.email);
  v_order := private.make_order(
    v_user, private.account_id(), v_email, v_address, v_draft.lines, v_draft.delivery, p_payment_method, p_expected_due,
    v_draft.coupon, p_credit > 0, false, null, p_promotions,
    'Prepared by phone by ' || coalesce((
      select private.draft_author(u.id) from auth.users u where u.email = v_draft.saved_email
    ), 'our team'), v_draft.gst_buyer, p_credit
  );
  perform private.draft_became(v_draft, v_order.id);
  return private.order_receipt(v_order);
end;
$$;
comment on function public.place_linked_draft(text, text, integer, text, integer, uuid[], integer) is
  'Places the revision of a draft that was seen by its mail''s link for the caller, account or guest, at the amount and the store credit they saw; a repeated call answers the same order. Null where the key opens nothing; guesses are limited. Raises TOO_MANY_ATTEMPTS, SIGN_IN_REQUIRED, UNKNOWN_DRAFT, DRAFT_PLACED, STALE {version, expected, actual: due now}, CUSTOMER_BLOCKED, and what place_order raises.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.find_draft_customers(text),
  public.find_draft_pieces(text),
  public.list_draft_orders(text, text, integer, integer),
  public.get_draft_order(uuid),
  public.price_draft_order(jsonb),
  public.save_draft_order(jsonb),
  public.delete_draft_order(uuid, integer),
  public.send_draft_order(uuid, integer),
  public.place_draft_order(uuid, integer, integer, uuid[]),
  public.get_linked_draft(text, text, boolean),
  public.place_linked_draft(text, text, integer, text, integer, uuid[], integer)
to anon, authenticated;
