-- The staff's work with many orders: what they say of an order among themselves, the lists that each of them keeps, and
-- one step, tag or paper for a whole selection (docs/adr/0068-many-orders-at-once.md).

-- Tables and policies ---------------------------------------------------------------------------------------------

-- No policy and no grant, here and below: only the staff's functions read and write, and shoppers see nothing of it.
create table private.order_tags (
  order_id uuid not null references public.orders (id) on delete cascade,
  tag text not null constraint order_tags_tag check (tag ~ '^[^[:cntrl:],]{1,30}$' and tag = lower(btrim(tag))),
  primary key (order_id, tag)
);
comment on table private.order_tags is 'Words by which the staff finds orders again.';
create index order_tags_tag on private.order_tags (tag, order_id);
alter table private.order_tags enable row level security;

create table private.order_notes (
  id bigint generated always as identity primary key,
  -- Made by the browser for one note: a second try writes nothing twice.
  note_key uuid not null unique,
  order_id uuid not null references public.orders (id) on delete cascade,
  body text not null constraint order_notes_body check (char_length(body) between 1 and 2000),
  author_id uuid references auth.users (id) on delete set null,
  author_email text not null,
  created_at timestamptz not null default now()
);
comment on table private.order_notes is 'What the staff notes about an order, for themselves; also in the shopper''s own data.';
create index order_notes_order on private.order_notes (order_id, id);
create index order_notes_author on private.order_notes (author_id);
alter table private.order_notes enable row level security;

create table private.order_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references auth.users (id) on delete cascade,
  name text not null constraint order_views_name check (char_length(name) between 1 and 40),
  query text not null constraint order_views_query check (char_length(query) <= 1000),
  created_at timestamptz not null default now()
);
comment on table private.order_views is 'Filters of the list of orders that somebody of the staff has named.';
comment on column private.order_views.query is 'The filters as an address has them: status=placed&city=Pune.';
create unique index order_views_owner on private.order_views (owner_id, lower(name));
alter table private.order_views enable row level security;

-- Private functions -----------------------------------------------------------------------------------------------

create function private.read_order_tag(p_tag text) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_tag text := lower(btrim(private.clean_text(coalesce(p_tag, ''))));
begin
  if v_tag !~ '^[^[:cntrl:],]{1,30}$' then
    perform private.invalid_input('tag', 'A tag has between 1 and 30 characters and no comma.');
  end if;
  return v_tag;
end;
$$;
comment on function private.read_order_tag(text) is 'A tag in small letters. Raises INVALID_INPUT {tag}.';

-- Slices of this size end before anybody waits for the orders in it, and are what a page sends again after a lost answer.
create function private.read_numbers(p_numbers text[]) returns text[]
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  if coalesce(cardinality(p_numbers), 0) not between 1 and 200 then
    perform private.invalid_input('orders', 'Between 1 and 200 orders go at a time.');
  end if;
  return array(select upper(btrim(n)) from unnest(p_numbers) with ordinality as o (n, place) order by place);
end;
$$;
comment on function private.read_numbers(text[]) is 'Numbers of 1 to 200 orders. Raises INVALID_INPUT {orders}.';

-- What was typed as a tracking number must look like one, and belong to no other parcel: a slip in a list of fifty would
-- send a shopper after a stranger's things. Couriers do not tell small letters from capitals. The caller holds the lock on
-- that text.
create function private.refuse_taken_tracking(p_order uuid, p_tracking text) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if exists (
    select 1 from public.orders o where upper(o.tracking_number) = upper(btrim(p_tracking)) and o.id <> p_order
  ) or exists (
    select 1 from public.parcels p where upper(p.tracking_number) = upper(btrim(p_tracking)) and p.order_id <> p_order
  ) then
    raise exception 'Another order has this tracking number.' using errcode = 'PT409', hint = 'TRACKING_TAKEN';
  end if;
end;
$$;
comment on function private.refuse_taken_tracking(uuid, text) is 'Raises TRACKING_TAKEN. Needs the lock of that number.';

create function private.check_tracking(p_order uuid, p_courier text, p_tracking text) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if btrim(private.clean_text(coalesce(p_courier, ''))) !~ '^[^[:cntrl:]]{1,100}$' then
    perform private.invalid_input('courier', 'The courier is missing.');
  elsif btrim(coalesce(p_tracking, '')) !~* '^[a-z0-9][a-z0-9/-]{3,39}$' then
    perform private.invalid_input('tracking', 'A tracking number has 4 to 40 letters, figures and dashes.');
  end if;
  perform private.refuse_taken_tracking(p_order, p_tracking);
end;
$$;
comment on function private.check_tracking(uuid, text, text) is 'Raises INVALID_INPUT {courier, tracking}, TRACKING_TAKEN.';

-- One order of many, locked. `from` is the state in which somebody saw it: what has moved meanwhile stays where it is.
create function private.step_one_of_many(p_order public.orders, p_status text, p_wish jsonb) returns text
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if p_order.status = p_status and (
    p_status <> 'shipped' or upper(p_order.tracking_number) is not distinct from upper(btrim(p_wish ->> 'tracking'))
  ) then
    return 'already';
  elsif p_order.status is distinct from coalesce(p_wish ->> 'from', p_order.status) then
    raise exception 'Somebody has moved this order meanwhile.' using errcode = 'PT409', hint = 'ORDER_CHANGED';
  end if;
  if p_status = 'shipped' then
    perform private.check_tracking(p_order.id, p_wish ->> 'courier', p_wish ->> 'tracking');
  end if;
  perform private.step_order(p_order, p_status, '', p_wish ->> 'courier', p_wish ->> 'tracking');
  return 'moved';
end;
$$;
comment on function private.step_one_of_many(public.orders, text, jsonb) is
  'Answers moved or already. Raises ORDER_CHANGED, INVALID_TRANSITION, and what check_tracking raises.';

-- What goes together: all of an order, or each of its parcels and what is in none yet.
create function private.papers_of(p_order public.orders)
  returns table ("position" integer, courier text, tracking_number text, lines jsonb)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
    select (p.parcel ->> 'position')::integer, p.parcel ->> 'courier', p.parcel ->> 'tracking_number', p.parcel -> 'lines'
    from jsonb_array_elements(private.parcel_records(p_order.id)) as p (parcel)
    where p.parcel ->> 'state' <> 'rto'
    union all
    select null::integer, case when not private.in_parcels(p_order.id) then p_order.courier end,
      case when not private.in_parcels(p_order.id) then p_order.tracking_number end, jsonb_agg(jsonb_build_object(
        'name', l.name, 'variant_label', l.variant_label, 'variant_id', l.variant_id, 'quantity', u.quantity
      ) order by l.position)
    from private.unsent_pieces(p_order.id) u
    join public.order_lines l on l.order_id = p_order.id and l.variant_id = u.variant_id
    having count(*) > 0;
end;
$$;
comment on function private.papers_of(public.orders) is 'Parcels of an order as slips and labels name them.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, here and below: no client may read strangers' orders or write any, and the tables of this chapter have no
-- grant.
create function public.pick_orders(
  p_expected integer, p_query text default '', p_status text default null, p_filter jsonb default '{}'
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders_read');
  v_most constant integer := private.listing_limit('counted');
  v_picked jsonb;
  v_count integer;
begin
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''number'', p.number, ''status'', p.status)), ''[]'') from (
       select o.number, o.status from public.orders o where true%s%s%s order by o.placed_at desc, o.id limit %s
     ) p',
    private.order_words_filter(p_query), private.order_filter(p_filter), private.order_state_filter(p_status), v_most + 1
  ) into v_picked;
  v_count := jsonb_array_length(v_picked);
  if v_count > v_most then
    perform private.invalid_input('orders', 'At most 10,000 orders are selected at a time. Please filter them further.');
  elsif v_count is distinct from p_expected then
    raise exception 'The list has changed: there are % orders now.', v_count using errcode = 'PT409',
      hint = 'SELECTION_CHANGED', detail = jsonb_build_object('count', v_count)::text;
  end if;
  return v_picked;
end;
$$;
comment on function public.pick_orders(integer, text, text, jsonb) is
  'For admins: [{number, status}] of all orders that match, if they are as many as was seen. Raises FORBIDDEN, SELECTION_CHANGED {count}, INVALID_INPUT {field}.';

-- Each order moves or says why not; none of them holds up another. The rows are locked first, by id, and worked on in the
-- order of their shoppers, whose cashback a trigger books: two of the staff wait for each other once, and never in a
-- circle. The series of invoices comes last of all locks, so those on tracking numbers are taken before the first step.
create function public.bulk_advance_orders(p_status text, p_orders jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders');
  v_numbers text[];
  v_wish record;
  v_order public.orders;
  v_results jsonb := '[]';
  v_outcome text;
  v_hint text;
  v_message text;
  v_code text;
begin
  if p_status in ('confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered') is not true then
    perform private.invalid_input('status', 'Orders are not taken to this state together.');
  elsif jsonb_typeof(p_orders) is distinct from 'array' or exists (
    select 1 from jsonb_array_elements(p_orders) e where jsonb_typeof(e -> 'number') is distinct from 'string'
  ) then
    perform private.invalid_input('orders', 'A list of {number, from, courier, tracking}.');
  end if;
  v_numbers := private.read_numbers(array(select e ->> 'number' from jsonb_array_elements(p_orders) e));
  perform 1 from public.orders o where o.number = any (v_numbers) order by o.id for update;
  if p_status = 'shipped' then
    perform pg_advisory_xact_lock(hashtextextended('tracking:' || t.tracking, 0)) from (
      select distinct upper(btrim(e ->> 'tracking')) as tracking from jsonb_array_elements(p_orders) e
      where e ->> 'tracking' <> '' order by 1
    ) t;
  end if;

  for v_wish in
    select w.wish, w.place, v_numbers[w.place] as number, o.id,
      row_number() over (partition by v_numbers[w.place] order by w.place) as nth,
      row_number() over (partition by upper(btrim(w.wish ->> 'tracking')) order by w.place) as tracking_nth
    from jsonb_array_elements(p_orders) with ordinality as w (wish, place)
    left join public.orders o on o.number = v_numbers[w.place]
    order by o.user_id, w.place
  loop
    v_hint := null;
    v_message := null;
    begin
      if v_wish.id is null then
        raise exception 'There is no order of this number.' using errcode = 'PT404', hint = 'UNKNOWN_ORDER';
      elsif v_wish.nth > 1 then
        raise exception 'This order stands in the list twice.' using errcode = 'PT422', hint = 'TWICE';
      elsif v_wish.tracking_nth > 1 and v_wish.wish ->> 'tracking' <> '' then
        raise exception 'This tracking number stands in the list twice.' using errcode = 'PT422', hint = 'TRACKING_TAKEN';
      end if;
      select * into strict v_order from public.orders o where o.id = v_wish.id;
      v_outcome := private.step_one_of_many(v_order, p_status, v_wish.wish);
    exception when others then
      get stacked diagnostics v_hint = pg_exception_hint, v_message = message_text, v_code = returned_sqlstate;
      v_outcome := 'failed';
      if v_code not like 'PT%' then
        v_hint := 'UNEXPECTED';
        v_message := format('This order could not be moved (%s). Please try it again.', v_code);
      end if;
    end;
    v_results := v_results || jsonb_build_object(
      'place', v_wish.place, 'number', v_wish.number, 'outcome', v_outcome, 'hint', v_hint, 'message', v_message,
      'status', (select o.status from public.orders o where o.id = v_wish.id)
    );
  end loop;
  return (select jsonb_agg(r - 'place' order by (r ->> 'place')::integer) from jsonb_array_elements(v_results) r);
end;
$$;
comment on function public.bulk_advance_orders(text, jsonb) is
  'For admins: takes up to 200 orders {number, from, courier, tracking} to a state; answers [{number, outcome: moved, already or failed, hint, message, status}] as they were asked. Raises FORBIDDEN, INVALID_INPUT {field}.';

create function public.tag_orders(p_numbers text[], p_tag text, p_remove boolean default false) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders');
  v_tag text := private.read_order_tag(p_tag);
  v_numbers text[] := private.read_numbers(p_numbers);
  v_changed text[];
begin
  -- Counted under their locks.
  perform 1 from public.orders o where o.number = any (v_numbers) order by o.id for no key update;
  if p_remove then
    with gone as (
      delete from private.order_tags t using public.orders o
      where o.id = t.order_id and o.number = any (v_numbers) and t.tag = v_tag returning o.number
    ) select array_agg(g.number) into v_changed from gone g;
  else
    with added as (
      insert into private.order_tags (order_id, tag)
      select o.id, v_tag from public.orders o where o.number = any (v_numbers) order by o.id
      on conflict do nothing returning order_id
    ) select array_agg(o.number) into v_changed from added a join public.orders o on o.id = a.order_id;
    if exists (
      select 1 from private.order_tags t join public.orders o on o.id = t.order_id
      where o.number = any (v_changed) group by t.order_id having count(*) > 20
    ) then
      perform private.invalid_input('tag', 'One of these orders has twenty tags already.');
    end if;
  end if;
  if v_changed is not null then
    perform private.record_action(
      case when p_remove then 'order/untagged' else 'order/tagged' end,
      case cardinality(v_changed) when 1 then v_changed[1] else cardinality(v_changed) || ' orders' end, null,
      jsonb_build_object('tag', v_tag, 'orders', to_jsonb(v_changed))
    );
  end if;
  return coalesce(cardinality(v_changed), 0);
end;
$$;
comment on function public.tag_orders(text[], text, boolean) is
  'For admins: gives up to 200 orders a tag, or takes it off; answers how many changed. Raises FORBIDDEN, INVALID_INPUT {field}.';

create function public.add_order_note(p_number text, p_body text, p_key uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders');
  v_body text := private.read_text(jsonb_build_object('note', p_body), 'note', 1, 2000);
  v_order public.orders := private.any_order(p_number);
begin
  if p_key is null then
    perform private.invalid_input('key', 'A note needs a key, so that it is written once.');
  end if;
  insert into private.order_notes (note_key, order_id, body, author_id, author_email)
  select p_key, v_order.id, v_body, v_admin, coalesce(u.email, '') from auth.users u where u.id = v_admin
  on conflict (note_key) do nothing;
  if found then
    -- The log outlives accounts, so it says that there is a note and not what it says.
    perform private.record_action(
      'order/note', v_order.number, null, jsonb_build_object('characters', char_length(v_body))
    );
  end if;
end;
$$;
comment on function public.add_order_note(text, text, uuid) is
  'For admins: notes something about an order that its shopper reads nowhere but in their own data, once per key. Raises FORBIDDEN, UNKNOWN_ORDER, INVALID_INPUT {field}.';

-- One look-up for each tag that there is, however many orders have it.
create function public.get_order_desk() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders_read');
begin
  return jsonb_build_object(
    'views', (
      select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'query', v.query) order by v.created_at, v.id), '[]')
      from private.order_views v where v.owner_id = v_admin
    ),
    'tags', array(
      with recursive tags as (
        (select t.tag from private.order_tags t order by t.tag limit 1)
        union all
        select (select t.tag from private.order_tags t where t.tag > tags.tag order by t.tag limit 1)
        from tags where tags.tag is not null
      )
      select t.tag from tags t where t.tag is not null order by t.tag limit 200
    )
  );
end;
$$;
comment on function public.get_order_desk() is
  'For admins: {views, tags}: their own named filters, {id, name, query}, and the tags that orders have. Raises FORBIDDEN.';

create function public.save_order_view(p_name text, p_query text default null, p_id uuid default null) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders_read');
  v_name text := private.read_text(jsonb_build_object('name', p_name), 'name', 1, 40);
  v_id uuid := p_id;
begin
  if char_length(coalesce(p_query, '')) > 1000 then
    perform private.invalid_input('query', 'These filters are too long.');
  end if;
  -- Counted under a lock: this account's row.
  perform 1 from public.profiles p where p.id = v_admin for no key update;
  if exists (
    select 1 from private.order_views v
    where v.owner_id = v_admin and lower(v.name) = lower(v_name) and v.id is distinct from p_id
  ) then
    perform private.invalid_input('name', 'You have a view of this name.');
  elsif p_id is not null then
    update private.order_views v set name = v_name, query = coalesce(p_query, v.query)
    where v.id = p_id and v.owner_id = v_admin;
    if not found then
      perform private.invalid_input('name', 'This view is not there any more.');
    end if;
  else
    if (select count(*) from private.order_views v where v.owner_id = v_admin) >= 30 then
      perform private.invalid_input('name', 'You have thirty views. Delete one first.');
    end if;
    insert into private.order_views (owner_id, name, query) values (v_admin, v_name, coalesce(p_query, '')) returning id into v_id;
  end if;
  return v_id;
end;
$$;
comment on function public.save_order_view(text, text, uuid) is
  'For admins: names filters, or renames them where an id is given; no query keeps the old one. Raises FORBIDDEN, INVALID_INPUT {field}.';

create function public.delete_order_view(p_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders_read');
begin
  delete from private.order_views v where v.id = p_id and v.owner_id = v_admin;
end;
$$;
comment on function public.delete_order_view(uuid) is 'For admins: forgets one of their own views. Raises FORBIDDEN.';

-- Volatile, because who takes addresses out of the shop stands in the log.
create function public.export_orders(p_numbers text[]) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders_read');
  v_numbers text[] := private.read_numbers(p_numbers);
  v_rows jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', o.number, 'placed_at', o.placed_at, 'status', o.status, 'email', o.email, 'ship_to', o.ship_to - 'type',
    'delivery', o.delivery, 'subtotal', o.subtotal, 'gst', o.gst, 'shipping', o.shipping, 'platform_fee', o.platform_fee,
    -- As the overview counts them: credit and gift cards are money.
    'saving', o.saving - o.credit_used, 'total', o.total + o.credit_used, 'credit_used', o.credit_used,
    'gift_card_used', o.gift_card_used, 'amount_due', o.amount_due,
    'coupon_id', o.coupon_id, 'courier', o.courier, 'tracking_number', o.tracking_number,
    'method', y.method, 'payment_state', y.state,
    'refunded', coalesce((select sum(b.amount) from private.paid_back b where b.order_id = o.id), 0),
    'tags', array(select t.tag from private.order_tags t where t.order_id = o.id order by t.tag),
    'lines', (
      select jsonb_agg(jsonb_build_object(
        'name', l.name, 'variant_label', l.variant_label, 'variant_id', l.variant_id, 'quantity', l.quantity
      ) order by l.position) from public.order_lines l where l.order_id = o.id
    )
  ) order by array_position(v_numbers, o.number)), '[]') into v_rows
  from public.orders o
  left join lateral (
    select p.method, p.state from public.payments p where p.order_id = o.id order by p.created_at desc limit 1
  ) y on true
  where o.number = any (v_numbers);
  perform private.record_action('order/exported', jsonb_array_length(v_rows) || ' orders', null, null);
  return v_rows;
end;
$$;
comment on function public.export_orders(text[]) is
  'For admins: up to 200 orders with addresses, pieces and payments, in the order asked for; logged. Raises FORBIDDEN, INVALID_INPUT {orders}.';

-- What the edge function prints. A slip says what goes into the parcel, a label where it goes and what the courier collects.
create function public.get_order_papers(p_kind text, p_numbers text[]) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders_read');
  v_numbers text[] := private.read_numbers(p_numbers);
  v_papers jsonb;
  v_missing text[];
begin
  if p_kind in ('slips', 'labels', 'invoices') is not true then
    perform private.invalid_input('kind', 'This is no paper of an order.');
  end if;
  if p_kind = 'invoices' then
    select coalesce(jsonb_agg(private.invoice_document(i) order by array_position(v_numbers, o.number)), '[]')
    into v_papers
    from public.orders o join public.invoices i on i.order_id = o.id and i.kind = 'invoice'
    where o.number = any (v_numbers);
    v_missing := array(select n from unnest(v_numbers) n except select p ->> 'order' from jsonb_array_elements(v_papers) p);
  else
    select coalesce(jsonb_agg(jsonb_build_object(
      'number', o.number, 'placed_at', o.placed_at, 'delivery', o.delivery, 'ship_to', o.ship_to - 'type',
      'courier', p.courier, 'tracking_number', p.tracking_number, 'promised_to', o.promised_to, 'parcel', p.position,
      'to_collect', coalesce((select p.amount from public.payments p where p.order_id = o.id and p.state = 'due'), 0),
      'seller', (select to_jsonb(s) - 'id' - 'saved_at' from public.seller s),
      'lines', p.lines
    ) order by array_position(v_numbers, o.number), p.position nulls last), '[]') into v_papers
    from public.orders o cross join lateral private.papers_of(o) p
    where o.number = any (v_numbers) and o.status in ('placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered');
    v_missing := array(select n from unnest(v_numbers) n except select p ->> 'number' from jsonb_array_elements(v_papers) p);
  end if;
  -- Said before anything is printed: a pile of papers that lacks one looks like a whole one.
  if cardinality(v_missing) > 0 then
    raise exception '%', format(
      case p_kind when 'invoices' then 'Without an invoice until they are shipped: %s%s.' else 'Nothing is sent for: %s%s.' end,
      array_to_string(v_missing[1:5], ', '),
      case when cardinality(v_missing) > 5 then format(' and %s more', cardinality(v_missing) - 5) end
    ) using errcode = 'PT409', hint = 'NO_PAPER', detail = jsonb_build_object('numbers', v_missing)::text;
  end if;
  perform private.record_action('order/printed', jsonb_array_length(v_papers) || ' ' || p_kind, null, null);
  return v_papers;
end;
$$;
comment on function public.get_order_papers(text, text[]) is
  'For admins: what slips, labels or invoices of up to 200 orders say, in the order asked for; logged. Raises FORBIDDEN, NO_PAPER {numbers}, INVALID_INPUT {field}.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.pick_orders(integer, text, text, jsonb),
  public.bulk_advance_orders(text, jsonb),
  public.tag_orders(text[], text, boolean),
  public.add_order_note(text, text, uuid),
  public.get_order_desk(),
  public.save_order_view(text, text, uuid),
  public.delete_order_view(uuid),
  public.export_orders(text[]),
  public.get_order_papers(text, text[])
to anon, authenticated;
