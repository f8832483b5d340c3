-- After placing: tracking, cancelling, what the staff does with an order, and the mail that each step sends.

-- Rules that the tables ask ---------------------------------------------------------------------------------------

-- What the staff looks for an order by. A phone is asked for by its last four digits as well, a number without its letters.
create function private.order_words(p_number text, p_email text, p_ship_to jsonb, p_tracking text) returns tsvector
  language sql immutable security invoker set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple', regexp_replace(lower(
    p_number || ' ' || substr(p_number, 3) || ' ' || p_email || ' ' || coalesce(p_ship_to ->> 'name', '') || ' '
    || coalesce(p_ship_to ->> 'phone', '') || ' ' || right(coalesce(p_ship_to ->> 'phone', ''), 4) || ' '
    || coalesce(p_tracking, '')
  ), '[[:punct:][:space:]]+', ' ', 'g'))
$$;
comment on function private.order_words(text, text, jsonb, text) is 'The words that an order is found by, for an index.';

-- Where an order goes, as the staff asks for it: by city, by state, by PIN code or its first figures.
create function private.order_marks(p_ship_to jsonb) returns text[]
  language sql immutable security invoker set search_path = ''
as $$
  select array[
    'c ' || lower(p_ship_to ->> 'city'), 's ' || lower(p_ship_to ->> 'state'), 'p ' || (p_ship_to ->> 'pincode'),
    'p ' || left(p_ship_to ->> 'pincode', 3), 'p ' || left(p_ship_to ->> 'pincode', 2)
  ]
$$;
comment on function private.order_marks(jsonb) is 'What a place of delivery is filtered by, for an index.';

-- Tables and policies ---------------------------------------------------------------------------------------------

create index orders_newest on public.orders (placed_at desc, id) include (status, total, user_id);
create index orders_status on public.orders (status, placed_at desc, id);
-- By what an order is worth: credit is a means of payment to the staff, as in the figures (adr 0069).
create index orders_largest on public.orders ((total + credit_used) desc, placed_at desc, id);
create index orders_words on public.orders using gin (private.order_words(number, email, ship_to, tracking_number));
create index orders_marks on public.orders using gin (private.order_marks(ship_to));
create index orders_tracking on public.orders (tracking_number) where tracking_number is not null;
-- Which orders are paid so, or wait to be.
create index payments_states on public.payments (state, method, order_id) where order_id is not null;

-- What guests say of a step of their order, for the staff alone: no policy and no grant. Notes of events are mailed, and a
-- guest's words must not be (private.shoppers_words). cancel_order and cancel_pieces write it.
create table private.guest_words (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id),
  words text not null constraint guest_words_words check (char_length(words) between 1 and 200),
  created_at timestamptz not null default now()
);
comment on table private.guest_words is 'Why guests cancelled, as they wrote it; the staff reads it, and no mail has it.';
create index guest_words_order on private.guest_words (order_id, id);
alter table private.guest_words enable row level security;

-- Private functions -----------------------------------------------------------------------------------------------

create function private.order_location(p_status text, p_city text) returns text
  language sql immutable security invoker set search_path = ''
as $$
  select case
    when p_status in ('placed', 'confirmed', 'packed') then 'Our warehouse in Nagpur'
    when p_status = 'shipped' then 'On the way to ' || p_city
    when p_status in ('out_for_delivery', 'delivered') then p_city
    when p_status = 'rto' then 'On the way back to us'
    else ''
  end
$$;
comment on function private.order_location(text, text) is 'Where an order is, in words.';

-- Every step of an order tells the shopper by mail, in the transaction that makes the step.
create function private.order_mail(p_order uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (select jsonb_build_object(
    'number', o.number, 'name', o.ship_to ->> 'name', 'ship_to', o.ship_to, 'delivery', o.delivery,
    'lines', (
      select jsonb_agg(jsonb_build_object(
        'name', l.name, 'variant', l.variant_label, 'quantity', l.quantity, 'line_total', l.line_total,
        'discount', l.discount, 'image_path', l.image_path
      ) order by l.position)
      from public.order_lines l where l.order_id = o.id
    ),
    'totals', jsonb_build_object(
      'subtotal', o.subtotal, 'gst', o.gst, 'shipping', o.shipping, 'platform_fee', o.platform_fee,
      'coupon_saving', o.coupon_saving, 'promotion_saving', o.promotion_saving, 'credit_used', o.credit_used, 'saving', o.saving, 'total', o.total,
      'gift_card_used', o.gift_card_used, 'amount_due', o.amount_due
    ),
    'promotions', (
      select coalesce(jsonb_agg(jsonb_build_object('title', u.title, 'amount', u.amount) order by u.amount desc, u.title), '[]')
      from public.promotion_uses u where u.order_id = o.id
    ),
    'tracking', jsonb_build_object('courier', o.courier, 'tracking_number', o.tracking_number),
    'promised_from', o.promised_from, 'promised_to', o.promised_to,
    'key', private.link_key(o.id, o.user_id),
    'return_days', (select s.return_days from public.shop_settings s),
    'payment_method', (select p.method from public.payments p where p.order_id = o.id limit 1),
    'paid', exists (
      select 1 from public.payments p where p.order_id = o.id and (p.captured_at is not null or p.state = 'collected')
    ),
    'payment_channel', (
      select p.channel from public.payments p where p.order_id = o.id and p.captured_at is not null
      order by p.captured_at desc limit 1
    ),
    -- Where the cash goes that this transaction pays back: now() is when it began.
    'refund_vpa', (
      select r.vpa from public.refunds r join public.payments p on p.id = r.payment_id
      where p.order_id = o.id and r.vpa is not null and r.created_at = now() limit 1
    ),
    -- The invoice or credit note of this transaction goes with its mail; of two that are issued at shipping, the invoice.
    'document', (
      select private.invoice_document(i) from public.invoices i
      where i.order_id = o.id and i.issued_at = now() and i.reason <> 'Paid back before shipping' order by i.kind, i.number desc limit 1
    )
  )
  from public.orders o where o.id = p_order);
end;
$$;
comment on function private.order_mail(uuid) is 'What mails about an order say.';

-- security definer, so that whoever may add an event need not see the outbox.
create function private.mail_order_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Only an order that its shopper replaced by another expires with a note, and they know.
  if new.status = 'pending_payment' or (new.status = 'expired' and new.note <> '') then
    return null;
  end if;
  perform private.send_mail(
    'order/' || case
      when new.kind = 'pieces' then 'pieces_cancelled'
      when new.kind = 'parcel' then 'parcel_' || (select p.state from public.parcels p where p.id = new.parcel_id)
      -- What is placed a second time is its modification, and the note names what changed.
      when new.status = 'placed' and exists (
        select 1 from public.order_events e where e.order_id = new.order_id and e.status = 'placed' and e.id < new.id
      ) then 'modified'
      else new.status end,
    (select o.email from public.orders o where o.id = new.order_id),
    case new.kind when 'parcel' then private.parcel_mail(new.parcel_id) else private.order_mail(new.order_id) end
      || jsonb_build_object('note', case new.kind when 'parcel' then '' else new.note end),
    format('order:%s:%s', new.order_id, new.id)
  );
  return null;
end;
$$;
comment on function private.mail_order_event() is 'After insert on order_events: tells the shopper by mail.';

create trigger mail_order_event after insert on public.order_events
  for each row execute function private.mail_order_event();

-- What a shopper says of a step is mailed with it. A guest's address is whatever they typed: it would bring words of theirs to
-- anybody, in a letter of the shop's. So the staff alone reads those.
create function private.shoppers_words(p_order uuid, p_words text) returns text
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_words text := left(btrim(private.clean_text(left(coalesce(p_words, ''), 1000)), E' \t\r\n'), 200);
begin
  if not private.is_guest() then
    return v_words;
  end if;
  if v_words <> '' then
    insert into private.guest_words (order_id, words) values (p_order, v_words);
  end if;
  return '';
end;
$$;
comment on function private.shoppers_words(uuid, text) is
  'What the caller says of a step of their order, for its event; a guest''s is kept apart, for the staff.';

-- Everything an order took goes back, because it is cancelled.
create function private.cancel_order_parts(p_order uuid, p_note text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.lock_order_parts(array[p_order]);
  perform private.pay_back(p_order, 2147483647, 'cancelled');
  perform private.release_order_parts(p_order);
  update public.payments p set state = 'refused' where p.order_id = p_order and p.state = 'due';
  perform private.reverse_commission(p_order);
  perform private.set_order_status(p_order, 'cancelled', p_note);
end;
$$;
comment on function private.cancel_order_parts(uuid, text) is 'Cancels an order whose row the caller has locked.';

-- One of the staff's steps, taken alone or among many (chapter order_desk).
create function private.step_order(
  p_order public.orders, p_status text, p_note text, p_courier text, p_tracking_number text
) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_note text := left(btrim(private.clean_text(coalesce(p_note, ''))), 500);
begin
  -- Only a payment places an order, and only time lets it expire.
  if p_status is null or p_status in ('placed', 'expired') then
    raise exception 'The order cannot take that step.' using errcode = 'PT409', hint = 'INVALID_TRANSITION',
      detail = jsonb_build_object('from', p_order.status, 'to', p_status)::text;
  end if;
  update public.orders o set
    courier = coalesce(nullif(left(btrim(private.clean_text(p_courier)), 100), ''), o.courier),
    tracking_number = coalesce(nullif(left(btrim(p_tracking_number), 100), ''), o.tracking_number)
  where o.id = p_order.id and (p_courier is not null or p_tracking_number is not null) and not private.in_parcels(o.id);

  if p_status = 'cancelled' then
    perform private.refuse_own_order(p_order);
    perform private.cancel_order_parts(p_order.id, v_note);
  elsif p_status in ('out_for_delivery', 'delivered') and private.in_parcels(p_order.id) then
    perform private.step_parcels(p_order, p_status, v_note);
  else
    if p_status = 'rto' then
      perform private.refuse_own_order(p_order);
      perform private.lock_order_parts(array[p_order.id]);
      if private.in_parcels(p_order.id) then
        perform private.step_parcels(p_order, p_status, v_note);
      end if;
      -- The money goes back; the pieces return to the stock only when somebody has looked at them.
      perform private.pay_back(p_order.id, 2147483647, 'rto');
      update public.payments p set state = 'refused' where p.order_id = p_order.id and p.state = 'due';
      perform private.reverse_commission(p_order.id);
    end if;
    perform private.set_order_status(p_order.id, p_status, v_note);
  end if;
end;
$$;
comment on function private.step_order(public.orders, text, text, text, text) is
  'Takes a locked order to its next state. Raises INVALID_TRANSITION, OWN_REQUEST.';

create function private.read_amount(p_filter jsonb, p_field text) returns integer
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return case when coalesce(p_filter ->> p_field, '') <> '' then private.read_integer(p_filter, p_field, 0, 100000000) end;
end;
$$;
comment on function private.read_amount(jsonb, text) is 'Rupees or nothing. Raises INVALID_INPUT {field}.';

-- How an order is paid, as the staff asks for it; each is the text of a condition on a payment y of an order o.
create function private.payment_filter(p_payment text) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return case p_payment
    when 'cash' then 'y.method = ''cod'''
    when 'cash-due' then 'y.state = ''due'''
    when 'cash-collected' then 'y.state = ''collected'''
    -- The cash of a cancelled order is refused, too, but by nobody at a door.
    when 'cash-refused' then 'y.state = ''refused'' and o.status <> ''cancelled'''
    when 'online' then 'y.method = ''online'''
    when 'upi' then 'y.channel = ''upi'''
    when 'card' then 'y.channel = ''card'''
    when 'netbanking' then 'y.channel = ''netbanking'''
    when 'unpaid' then 'y.method = ''online'' and y.state in (''created'', ''authorized'', ''failed'')'
    when 'refunded' then 'y.state in (''part_refunded'', ''refunded'')'
  end;
end;
$$;
comment on function private.payment_filter(text) is 'SQL of a way or state of payment; null for no such word.';

-- What an order has had, as figures of the overview are made of it. Refunds are counted by the day on which they went.
create function private.order_trait_filter(p_with text, p_from timestamptz, p_until timestamptz) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return case p_with
    when 'discount' then ' and o.saving > o.credit_used'
    when 'credit' then ' and o.credit_used > 0'
    when 'gift-card' then ' and o.gift_card_used > 0'
    when 'tax' then ' and o.gst > 0'
    when 'shipping' then ' and o.shipping > 0'
    when 'return' then ' and exists (select 1 from public.returns x where x.order_id = o.id)'
    when 'first-order' then
      ' and exists (select 1 from private.first_sales f where f.user_id = o.user_id and f.placed_at = o.placed_at)'
    when 'returning' then format(
      ' and exists (select 1 from private.first_sales f where f.user_id = o.user_id and f.placed_at < %s)',
      coalesce(quote_literal(p_from), 'o.placed_at')
    )
    when 'refund' then format(
      ' and o.id in (select x.order_id from private.refunds_between(%L, %L) x)',
      coalesce(p_from, '-infinity'), coalesce(p_until, 'infinity')
    )
  end;
end;
$$;
comment on function private.order_trait_filter(text, timestamptz, timestamptz) is 'SQL of discount, credit, gift-card, tax, shipping, refund, return, first-order or returning; null for no such word.';

-- What the staff may look for beside words and a state, as the text of a condition on o: each question has the index that
-- answers it. Every value is a literal, and what is no such value is refused by name.
create function private.order_filter(p_filter jsonb) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_filter jsonb := jsonb_strip_nulls(coalesce(p_filter, '{}'));
  v_from timestamptz := private.day_begins(private.read_day(v_filter, 'from'));
  v_until timestamptz := private.day_begins(private.read_day(v_filter, 'to') + 1);
  v_payment text := nullif(v_filter ->> 'payment', '');
  v_with text := nullif(v_filter ->> 'with', '');
  v_pin text := nullif(v_filter ->> 'pin', '');
  v_customer text := nullif(v_filter ->> 'customer', '');
  v_marks text[] := array_remove(array[
    'c ' || nullif(lower(btrim(v_filter ->> 'city')), ''), 's ' || nullif(lower(btrim(v_filter ->> 'state')), ''),
    'p ' || v_pin
  ], null);
  v_paid text := private.payment_filter(v_payment);
  v_trait text := private.order_trait_filter(v_with, v_from, v_until);
begin
  if v_payment <> 'none' and v_paid is null then
    perform private.invalid_input('payment', 'This is no way or state of payment.');
  elsif v_with is not null and v_trait is null then
    perform private.invalid_input('with', 'Orders are not looked for by this.');
  elsif v_pin !~ '^[1-9](\d{1,2}|\d{5})$' then
    perform private.invalid_input('pin', 'Enter a PIN code, or its first two or three figures.');
  elsif v_customer !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.invalid_input('customer', 'This is no customer.');
  end if;
  return concat(
    case when v_with is distinct from 'refund' then concat(
      ' and o.placed_at >= ' || quote_literal(v_from), ' and o.placed_at < ' || quote_literal(v_until)
    ) end,
    v_trait,
    ' and o.total + o.credit_used >= ' || private.read_amount(v_filter, 'min'),
    ' and o.total + o.credit_used <= ' || private.read_amount(v_filter, 'max'),
    case when cardinality(v_marks) > 0 then format(' and private.order_marks(o.ship_to) @> %L', v_marks) end,
    case when v_payment = 'none' then ' and not exists (select 1 from public.payments y where y.order_id = o.id)' end,
    ' and exists (select 1 from public.payments y where y.order_id = o.id and ' || v_paid || ')',
    ' and exists (select 1 from private.order_tags t where t.order_id = o.id and t.tag = '
      || quote_literal(nullif(lower(btrim(v_filter ->> 'tag')), '')) || ')',
    ' and exists (select 1 from public.order_lines l join public.products p on p.id = l.product_id where l.order_id = o.id and p.type_id = '
      || quote_literal(nullif(v_filter ->> 'type', '')) || ')',
    ' and o.user_id = ' || quote_literal(v_customer)
  );
end;
$$;
comment on function private.order_filter(jsonb) is
  'SQL of {from, to, min, max, city, state, pin, payment, tag, customer, type, with}, each optional; days in India, rupees. Raises INVALID_INPUT {field}.';

create function private.order_words_filter(p_query text) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_words tsquery := private.people_query(p_query);
begin
  return case when v_words is not null then format(
    ' and private.order_words(o.number, o.email, o.ship_to, o.tracking_number) @@ %L::tsquery', v_words
  ) else '' end;
end;
$$;
comment on function private.order_words_filter(text) is 'SQL of words that an order has, or of its phone.';

create function private.order_state_filter(p_status text) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return case
    when p_status = 'returns' then ' and o.id in (select r.order_id from public.returns r
      where r.state in (''requested'', ''approved'', ''picked_up'', ''received''))'
    -- As private.sales.
    when p_status = 'sold' then ' and o.status not in (''pending_payment'', ''expired'', ''cancelled'', ''rto'')'
    when p_status is not null then format(' and o.status = %L', p_status)
    else ''
  end;
end;
$$;
comment on function private.order_state_filter(text) is 'SQL of a state; returns means with an open return, sold that it stands.';

create function private.order_sort(p_sort text) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return case p_sort
    when 'placed' then 'o.placed_at, o.id desc'
    when 'total' then 'o.total + o.credit_used, o.placed_at desc, o.id'
    when '-total' then 'o.total + o.credit_used desc, o.placed_at desc, o.id'
    else 'o.placed_at desc, o.id'
  end;
end;
$$;
comment on function private.order_sort(text) is 'The order of a sort over orders o; no two are equal.';

create function private.order_rows(p_ids uuid[]) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'number', o.number, 'status', o.status, 'email', o.email, 'name', o.ship_to ->> 'name',
      'city', o.ship_to ->> 'city', 'total', o.total + o.credit_used, 'credit_used', o.credit_used,
      'gift_card_used', o.gift_card_used, 'amount_due', o.amount_due, 'placed_at', o.placed_at,
      'delivery', o.delivery, 'method', p.method, 'payment_state', p.state,
      'pieces', (select sum(l.quantity) from public.order_lines l where l.order_id = o.id),
      'tags', array(select t.tag from private.order_tags t where t.order_id = o.id order by t.tag),
      'return_open', exists (
        select 1 from public.returns r
        where r.order_id = o.id and r.state in ('requested', 'approved', 'picked_up', 'received')
      )
    ) order by i.n), '[]')
    from unnest(p_ids) with ordinality as i (id, n)
    join public.orders o on o.id = i.id
    left join lateral (
      select y.method, y.state from public.payments y where y.order_id = o.id order by y.created_at desc limit 1
    ) p on true
  );
end;
$$;
comment on function private.order_rows(uuid[]) is 'Orders as the staff''s list shows them, in the given order.';

create function private.payment_records(p_order uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'method', y.method, 'state', y.state, 'amount', y.amount, 'refunded', y.refunded, 'channel', y.channel,
      'provider_payment_id', y.provider_payment_id, 'error_text', y.error_text, 'created_at', y.created_at
    ) order by y.created_at), '[]')
    from public.payments y where y.order_id = p_order
  );
end;
$$;
comment on function private.payment_records(uuid) is 'Every attempt to pay for an order, the first one first.';

-- Through the provider or to a UPI ID, into the store credit, onto a gift card.
create function private.refund_records(p_order uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(b) order by b.created_at), '[]') from (
      select r.id, r.amount, r.state, r.reason, r.created_at,
        r.state = 'failed' and r.replaced = 0 and r.amount <= private.refund_left(r) as may_retry
      from public.refunds r join public.payments y on y.id = r.payment_id where y.order_id = p_order
      union all
      select null, e.amount, 'settled', coalesce(private.refund_reason(p_order, e.created_at) || ', as store credit', 'As store credit'),
        e.created_at, false
      from public.credit_entries e where e.order_id = p_order and e.kind in ('refund', 'reversal') and e.amount > 0
      union all
      select null, e.amount, 'settled',
        coalesce(private.refund_reason(p_order, e.created_at) || ', onto a gift card', 'Onto a gift card'), e.created_at, false
      from public.gift_card_entries e where e.order_id = p_order and e.amount > 0
    ) b
  );
end;
$$;
comment on function private.refund_records(uuid) is
  'What went back of an order: {id, amount, state, reason, created_at, may_retry}; id is null for what is no refund of a payment.';

-- Public functions ------------------------------------------------------------------------------------------------

-- Anybody may follow an order by its number and e-mail (spec section 2, Track order). Both must match, what does not
-- is answered like what does not exist, and guessing is throttled.
-- security definer: the policies on orders know owners only; here the e-mail beside the number stands for them.
create function public.track_order(p_number text, p_email text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.throttle_caller('track-order', upper(btrim(p_number)), 20, interval '15 minutes');
  return (
    select jsonb_build_object(
      'number', o.number, 'status', o.status,
      'estimated_delivery', o.promised_to,
      'current_location', private.order_location(o.status, o.ship_to ->> 'city'),
      -- What of a parcel is broken only the staff reads.
      'parcels', (
        select coalesce(jsonb_agg(p.parcel || jsonb_build_object('lines', (
          select jsonb_agg(l.line - 'damaged' order by l.n) from jsonb_array_elements(p.parcel -> 'lines') with ordinality as l (line, n)
        )) order by p.n), '[]')
        from jsonb_array_elements(private.parcel_records(o.id)) with ordinality as p (parcel, n)
      ),
      'events', (
        select jsonb_agg(jsonb_build_object('status', e.status, 'note', e.note, 'at', e.created_at) order by e.id)
        from public.order_events e where e.order_id = o.id
      )
    )
    from public.orders o
    where o.number = upper(btrim(p_number)) and lower(o.email) = lower(btrim(p_email)) and o.email <> ''
  );
end;
$$;
comment on function public.track_order(text, text) is
  'State and timeline of an order, or null when number and e-mail do not belong together. Raises TOO_MANY_ATTEMPTS. Open to visitors: number and e-mail together are the permission; guesses are limited.';

-- A shopper changes their mind (spec section 9): within one hour of placing, or while the payment is still open.
-- security definer: clients hold no write grant on what an order consists of.
create function public.cancel_order(p_number text, p_reason text default '') returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_buyer();
  v_order public.orders := private.own_order(p_number, v_user);
begin
  -- A second click finds the work done.
  if v_order.status <> 'cancelled' then
    if not (
      v_order.status = 'pending_payment'
      or (v_order.status in ('placed', 'confirmed') and v_order.placed_at > now() - interval '1 hour')
    ) then
      raise exception 'This order can no longer be cancelled.' using errcode = 'PT409', hint = 'CANCEL_CLOSED';
    end if;
    perform private.cancel_order_parts(v_order.id, private.shoppers_words(v_order.id, p_reason));
    select * into strict v_order from public.orders o where o.id = v_order.id;
  end if;
  return private.order_receipt(v_order);
end;
$$;
comment on function public.cancel_order(text, text) is
  'Cancels an own order; everything goes back. Raises UNKNOWN_ORDER, CANCEL_CLOSED.';

-- security definer: admins hold no write grant either, so that an order changes only as the rules permit.
create function public.advance_order(
  p_number text, p_status text, p_note text default '', p_courier text default null,
  p_tracking_number text default null
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders');
  v_order public.orders := private.any_order(p_number);
begin
  -- As bulk_advance_orders: two who type one number at once wait for each other.
  if btrim(p_tracking_number) <> '' then
    perform pg_advisory_xact_lock(hashtextextended('tracking:' || upper(btrim(p_tracking_number)), 0));
    perform private.check_tracking(v_order.id, coalesce(p_courier, v_order.courier), p_tracking_number);
  end if;
  perform private.step_order(v_order, p_status, p_note, p_courier, p_tracking_number);
  select * into strict v_order from public.orders o where o.id = v_order.id;
  return private.order_receipt(v_order);
end;
$$;
comment on function public.advance_order(text, text, text, text, text) is
  'For admins: takes an order to its next state. Raises FORBIDDEN, OWN_REQUEST, UNKNOWN_ORDER, INVALID_TRANSITION, INVALID_INPUT {courier, tracking}, TRACKING_TAKEN.';

-- security definer: as above.
create function public.record_cash(p_number text, p_collected boolean) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders');
  v_order public.orders := private.any_order(p_number);
  v_state text := case when p_collected then 'collected' else 'refused' end;
begin
  -- Nobody notes that they have paid for what they bought themselves (adr 0072).
  perform private.refuse_own_order(v_order);
  -- Whoever paid has the parcel; refused is what never gets that far.
  update public.payments p set state = v_state
  where p.order_id = v_order.id and p.state = 'due' and (
    v_order.status = 'delivered' or not p_collected and v_order.status in ('shipped', 'out_for_delivery')
  );
  if not found then
    raise exception 'No cash can be noted for this order before it is delivered.' using errcode = 'PT409', hint = 'INVALID_TRANSITION',
      detail = jsonb_build_object('to', v_state)::text;
  end if;
  return jsonb_build_object('number', v_order.number, 'state', v_state);
end;
$$;
comment on function public.record_cash(text, boolean) is
  'For admins: cash was paid on delivery, or refused at the door. Raises FORBIDDEN, OWN_REQUEST, UNKNOWN_ORDER, INVALID_TRANSITION.';

-- security definer: policies show everybody their own orders alone, admins too, or an admin's order page would be full
-- of strangers.
create function public.list_admin_orders(
  p_query text default '', p_status text default null, p_sort text default '-placed', p_offset integer default 0,
  p_limit integer default 25, p_filter jsonb default '{}'
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders_read');
  v_most constant integer := private.listing_limit('counted');
  v_words tsquery := private.people_query(p_query);
  v_filter text := private.order_filter(p_filter);
  v_state text := private.order_state_filter(p_status);
  -- Text of the statement, so that each question has the index that answers it. What is looked for is found once, and of
  -- more than are counted, so many.
  v_found text := case when v_words is not null or v_filter <> '' then format(
    'with found as materialized (
       select o.id, o.status, o.placed_at, o.total, o.credit_used from public.orders o where true%s%s limit %s
     )', private.order_words_filter(p_query), v_filter, v_most + 1
  ) end;
  v_of text := case when v_found is not null then 'found' else 'public.orders' end;
  -- Of a table, a filter and a state.
  v_page constant text := format(
    'array(select o.id from %%s o where true%%s%%s order by %s offset $1 limit $2)', private.order_sort(p_sort)
  );
  v_offset constant integer := least(greatest(p_offset, 0), v_most);
  v_limit constant integer := least(greatest(p_limit, 1), 200);
  v_counts jsonb;
  v_ids uuid[];
  v_total integer;
begin
  execute format(
    '%1$s select jsonb_object_agg(c.status, c.n), %5$s from (
       %6$s
       union all
       select ''returns'', (select count(*) from (select 1 from %2$s o where true%4$s limit %3$s) n)
     ) c where c.n > 0 or c.status = ''returns''', v_found, v_of, v_most + 1, private.order_state_filter('returns'),
    format(v_page, v_of, '', v_state),
    -- What was found is counted at once; of all orders each state by its index.
    case when v_found is not null then 'select o.status, count(*) as n from found o group by o.status' else format(
      'select s.status, (
         select count(*) from (select 1 from public.orders o where o.status = s.status limit %s) n
       ) as n
       from unnest(array[
         ''pending_payment'', ''expired'', ''placed'', ''confirmed'', ''packed'', ''shipped'', ''out_for_delivery'',
         ''delivered'', ''cancelled'', ''rto''
       ]) as s (status)', v_most + 1
    ) end
  ) into v_counts, v_ids using v_offset, v_limit;
  select coalesce(sum(c.value::integer), 0) into v_total from jsonb_each_text(v_counts - 'returns') c;
  -- Of more than were found the states are not known, and the newest of them are not among those that were.
  if v_words is null and v_filter <> '' and v_total > v_most then
    v_counts := null;
    execute format(
      'select count(*), %4$s from (select 1 from public.orders o where true%1$s%2$s limit %3$s) n', v_filter, v_state, v_most + 1,
      format(v_page, 'public.orders', v_filter, v_state)
    ) into v_total, v_ids using v_offset, v_limit;
  elsif p_status = 'sold' then
    select coalesce(sum(c.value::integer), 0) into v_total
    from jsonb_each_text(v_counts - array['returns', 'pending_payment', 'expired', 'cancelled', 'rto']) c;
  elsif p_status is not null then
    v_total := coalesce((v_counts ->> p_status)::integer, 0);
  end if;
  return jsonb_build_object(
    'total', least(v_total, v_most), 'more', v_total > v_most,
    'counts', (select jsonb_object_agg(c.key, least(c.value::integer, v_most)) from jsonb_each_text(v_counts) c),
    'rows', private.order_rows(v_ids)
  );
end;
$$;
comment on function public.list_admin_orders(text, text, text, integer, integer, jsonb) is
  'For admins: {total, more, counts by status, rows}, each count up to 10,000 and none where a filter finds more; status returns means with an open return, sold that it stands; total is what an order is worth, however it is paid; filters as in private.order_filter. Raises FORBIDDEN, INVALID_INPUT {field}.';

-- security definer: as above.
create function public.get_admin_order(p_number text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders_read');
begin
  return (
    select jsonb_build_object(
      'number', o.number, 'status', o.status, 'email', o.email, 'user_id', o.user_id, 'delivery', o.delivery,
      'subtotal', o.subtotal, 'gst', o.gst, 'shipping', o.shipping, 'platform_fee', o.platform_fee,
      'coupon_id', o.coupon_id, 'coupon_saving', o.coupon_saving, 'promotion_saving', o.promotion_saving, 'credit_used', o.credit_used,
      'promotions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'promotion_id', u.promotion_id, 'title', u.title, 'amount', u.amount
        ) order by u.amount desc, u.title), '[]')
        from public.promotion_uses u where u.order_id = o.id
      ),
      'gift_card_used', o.gift_card_used, 'total', o.total + o.credit_used, 'amount_due', o.amount_due, 'ship_to', o.ship_to,
      'gst_buyer', o.gst_buyer, 'placed_at', o.placed_at, 'courier', o.courier, 'tracking_number', o.tracking_number,
      'affiliate_code', (select p.affiliate_code from public.profiles p where p.id = o.affiliate_id),
      'next', array(
        select s from unnest(array[
          'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered', 'rto', 'cancelled'
        ]) s where private.order_may_become(o.status, s) and private.parcels_may_become(o.id, s)
      ),
      'lines', (
        select jsonb_agg(to_jsonb(l) - 'order_id' order by l.position)
        from public.order_lines l where l.order_id = o.id
      ),
      'events', (
        select jsonb_agg(jsonb_build_object('status', e.status, 'note', e.note, 'at', e.created_at, 'kind', e.kind) order by e.id)
        from public.order_events e where e.order_id = o.id
      ),
      'guest_words', (
        select coalesce(jsonb_agg(jsonb_build_object('words', w.words, 'at', w.created_at) order by w.id), '[]')
        from private.guest_words w where w.order_id = o.id
      ),
      'parcels', private.parcel_records(o.id),
      -- What is in no parcel, of an order that leaves in several or may.
      'unsent', (
        select coalesce(jsonb_object_agg(u.variant_id, u.quantity), '{}') from private.unsent_pieces(o.id) u
        where o.status = 'packed' or o.status = 'shipped' and private.in_parcels(o.id)
      ),
      'cancellations', private.cancellation_records(o.id),
      'cancellable', private.has_pieces_to_cancel(o),
      'payments', private.payment_records(o.id), 'refunds', private.refund_records(o.id),
      'refundable', private.refundable(o), 'refund_waiting', private.refund_waiting(o.id),
      'tags', array(select t.tag from private.order_tags t where t.order_id = o.id order by t.tag),
      'notes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', n.id, 'body', n.body, 'by', n.author_email, 'at', n.created_at
        ) order by n.id desc), '[]')
        from private.order_notes n where n.order_id = o.id
      ),
      'returns', private.return_records(o.id),
      'documents', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'number', i.number, 'kind', i.kind, 'issued_at', i.issued_at, 'total', i.total
        ) order by i.issued_at, i.number), '[]')
        from public.invoices i where i.order_id = o.id
      )
    )
    from public.orders o where o.number = upper(btrim(p_number))
  );
end;
$$;
comment on function public.get_admin_order(text) is
  'For admins: everything about an order, with the steps it may take next; total as in list_admin_orders; null when unknown. Raises FORBIDDEN.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.track_order(text, text),
  public.cancel_order(text, text),
  public.advance_order(text, text, text, text, text),
  public.record_cash(text, boolean),
  public.list_admin_orders(text, text, text, integer, integer, jsonb),
  public.get_admin_order(text)
to anon, authenticated;
