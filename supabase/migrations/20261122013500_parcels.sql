-- Parcels: an order that is paid may leave the shop in several, each with its courier, its number and a state of its own
-- (docs/adr/0075-pieces-and-parcels.md). An order that leaves as one has no row here: its courier and number are columns
-- of orders.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- Written by ship_parcel and private.step_parcel; the owner reads.
create table public.parcels (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  -- Parcel 1, 2, 3 of its order.
  position integer not null check (position > 0),
  state text not null default 'shipped' constraint parcels_state check (
    state in ('shipped', 'out_for_delivery', 'delivered', 'rto')
  ),
  courier text not null,
  tracking_number text not null,
  shipped_at timestamptz not null default now(),
  delivered_at timestamptz constraint parcels_delivered_at check ((delivered_at is not null) = (state = 'delivered')),
  unique (order_id, position)
);
comment on table public.parcels is 'Parcels of orders that leave in several.';

create unique index parcels_tracking on public.parcels (upper(tracking_number));

alter table public.parcels enable row level security;
create policy "parcels of own orders are readable" on public.parcels
  for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id and o.user_id = (select auth.uid())));

create table public.parcel_lines (
  parcel_id uuid not null references public.parcels (id),
  variant_id text not null references public.product_variants (id),
  quantity integer not null check (quantity between 1 and 99),
  -- Copies, as order_lines has them: a parcel that came back is told of when its order has lost these pieces.
  position integer not null,
  name text not null,
  variant_label text not null,
  unit_price integer not null check (unit_price > 0),
  damaged integer not null default 0 constraint parcel_lines_damaged check (damaged between 0 and quantity),
  primary key (parcel_id, variant_id)
);
comment on table public.parcel_lines is 'Which pieces of its order a parcel holds.';
comment on column public.parcel_lines.damaged is 'Of a parcel that came back: how many are not for sale again.';

create index parcel_lines_variant on public.parcel_lines (variant_id);

alter table public.parcel_lines enable row level security;
-- The subquery runs under the caller's own policy on parcels.
create policy "lines of own parcels are readable" on public.parcel_lines
  for select to authenticated using (exists (select 1 from public.parcels p where p.id = parcel_id));

alter table public.order_events add column parcel_id uuid references public.parcels (id);
comment on column public.order_events.parcel_id is 'Of which parcel it tells.';

create index order_events_parcel on public.order_events (parcel_id);

-- Private functions -----------------------------------------------------------------------------------------------

create function private.unsent_pieces(p_order uuid) returns table (variant_id text, quantity integer)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
    select l.variant_id, l.quantity - coalesce(s.quantity, 0)::integer
    from public.order_lines l
    left join lateral (
      select sum(i.quantity) as quantity from public.parcel_lines i join public.parcels p on p.id = i.parcel_id
      where p.order_id = p_order and p.state <> 'rto' and i.variant_id = l.variant_id
    ) s on true
    where l.order_id = p_order and l.quantity > coalesce(s.quantity, 0);
end;
$$;
comment on function private.unsent_pieces(uuid) is 'Pieces of an order that are in no parcel.';

create function private.require_unsent(p_order uuid, p_pieces jsonb) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if exists (
    select 1 from private.read_lines(p_pieces) r left join private.unsent_pieces(p_order) u on u.variant_id = r.variant_id
    where r.quantity > coalesce(u.quantity, 0)
  ) then
    raise exception 'So many pieces of this are not here any more. Please load the order again.'
      using errcode = 'PT400', hint = 'INVALID_LINES';
  end if;
end;
$$;
comment on function private.require_unsent(uuid, jsonb) is 'Raises INVALID_LINES where pieces have left, or were never there.';

-- The one rule by which an order follows its parcels: it is where the parcel is that is furthest behind, and on its way from
-- the first one on. One that came back holds up nothing.
create function private.status_of_parcels(p_order uuid) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return case
    when exists (select 1 from private.unsent_pieces(p_order)) then 'shipped'
    when exists (select 1 from public.parcels p where p.order_id = p_order and p.state = 'shipped') then 'shipped'
    when exists (select 1 from public.parcels p where p.order_id = p_order and p.state = 'out_for_delivery')
      then 'out_for_delivery'
    when exists (select 1 from public.parcels p where p.order_id = p_order and p.state = 'delivered') then 'delivered'
    else 'rto'
  end;
end;
$$;
comment on function private.status_of_parcels(uuid) is 'The state of an order that leaves in several parcels.';

create function private.in_parcels(p_order uuid) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return exists (select 1 from public.parcels p where p.order_id = p_order);
end;
$$;
comment on function private.in_parcels(uuid) is 'Whether an order leaves in several parcels.';

create function private.parcels_may_become(p_order uuid, p_status text) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return not private.in_parcels(p_order) or case p_status
    when 'rto' then not exists (select 1 from public.parcels p where p.order_id = p_order and p.state = 'delivered')
    else not exists (select 1 from private.unsent_pieces(p_order))
  end;
end;
$$;
comment on function private.parcels_may_become(uuid, text) is 'Whether all parcels of an order can take a step together.';

create function private.parcel_records(p_order uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'position', p.position, 'state', p.state, 'courier', p.courier, 'tracking_number', p.tracking_number,
      'shipped_at', p.shipped_at, 'delivered_at', p.delivered_at,
      'lines', (
        select jsonb_agg(jsonb_build_object(
          'name', i.name, 'variant_label', i.variant_label, 'variant_id', i.variant_id, 'quantity', i.quantity,
          'damaged', i.damaged
        ) order by i.position)
        from public.parcel_lines i where i.parcel_id = p.id
      )
    ) order by p.position), '[]')
    from public.parcels p where p.order_id = p_order
  );
end;
$$;
comment on function private.parcel_records(uuid) is 'Parcels of an order with their pieces.';

-- A parcel's mail names its pieces and its number, where mails of an order name all of them.
create function private.parcel_mail(p_parcel uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select private.order_mail(p.order_id) || jsonb_build_object(
      'parcel', p.position, 'unsent', (select coalesce(sum(u.quantity), 0) from private.unsent_pieces(p.order_id) u),
      'tracking', jsonb_build_object('courier', p.courier, 'tracking_number', p.tracking_number),
      'amount', (select c.refunded from public.order_cancellations c where c.parcel_id = p.id),
      'lines', (
        select jsonb_agg(jsonb_build_object(
          'name', i.name, 'variant', i.variant_label, 'quantity', i.quantity, 'line_total', i.unit_price * i.quantity,
          'image_path', l.image_path
        ) order by i.position)
        from public.parcel_lines i
        left join public.order_lines l on l.order_id = p.order_id and l.variant_id = i.variant_id
        where i.parcel_id = p.id
      )
    )
    from public.parcels p where p.id = p_parcel
  );
end;
$$;
comment on function private.parcel_mail(uuid) is 'What mails about one parcel of an order say.';

create function private.sent_pieces(p_order public.orders, p_tracking text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return coalesce((
    select jsonb_object_agg(i.variant_id, i.quantity) from public.parcels p join public.parcel_lines i on i.parcel_id = p.id
    where p.order_id = p_order.id and upper(p.tracking_number) = upper(p_tracking)
  ), (
    select jsonb_object_agg(l.variant_id, l.quantity) from public.order_lines l
    where l.order_id = p_order.id and p_order.status = 'shipped' and upper(p_order.tracking_number) = upper(p_tracking)
      and not private.in_parcels(p_order.id)
  ));
end;
$$;
comment on function private.sent_pieces(public.orders, text) is
  'What of an order left under a tracking number, {variant: quantity}: in a parcel, or all of it; null for nothing.';

-- The order moves as its parcels say, and its timeline tells what made it do so.
create function private.follow_parcels(p_order uuid, p_kind text, p_note text, p_parcel uuid default null) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_old text := (select o.status from public.orders o where o.id = p_order);
  v_new text := case when private.in_parcels(p_order) then private.status_of_parcels(p_order) else v_old end;
begin
  if v_new <> v_old then
    perform private.set_order_status(p_order, v_new, p_note, p_kind, p_parcel);
  else
    insert into public.order_events (order_id, status, note, kind, parcel_id)
    values (p_order, v_old, p_note, p_kind, p_parcel);
  end if;
end;
$$;
comment on function private.follow_parcels(uuid, text, text, uuid) is
  'Notes what happened to pieces or a parcel, and what follows for their order. Needs its lock.';

create function private.note_parcel(p_parcel public.parcels, p_note text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.follow_parcels(p_parcel.order_id, 'parcel', concat_ws(' ', format(
    'Parcel %s %s: %s, %s %s.', p_parcel.position, case p_parcel.state
      when 'shipped' then 'sent' when 'out_for_delivery' then 'out for delivery' when 'delivered' then 'delivered' else 'came back'
    end,
    (
      select string_agg(
        format('%s × %s', i.quantity, i.name) || case when i.variant_label <> '' then format(' (%s)', i.variant_label) else '' end,
        ', ' order by i.position
      )
      from public.parcel_lines i where i.parcel_id = p_parcel.id
    ),
    p_parcel.courier, p_parcel.tracking_number
  ), nullif(p_note, '')), p_parcel.id);
end;
$$;
comment on function private.note_parcel(public.parcels, text) is 'What follows from a parcel''s new state. Needs the order''s lock.';

create function private.step_parcel(p_parcel uuid, p_state text, p_note text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_parcel public.parcels;
begin
  select * into strict v_parcel from public.parcels p where p.id = p_parcel for update;
  if (v_parcel.state, p_state) not in (('shipped', 'out_for_delivery'), ('out_for_delivery', 'delivered')) then
    raise exception 'The parcel cannot take that step.' using errcode = 'PT409', hint = 'INVALID_TRANSITION',
      detail = jsonb_build_object('from', v_parcel.state, 'to', p_state)::text;
  end if;
  update public.parcels p set state = p_state, delivered_at = case p_state when 'delivered' then now() end
  where p.id = p_parcel returning * into v_parcel;
  perform private.note_parcel(v_parcel, p_note);
end;
$$;
comment on function private.step_parcel(uuid, text, text) is 'Moves a parcel, and its order with it. Raises INVALID_TRANSITION.';

create function private.find_parcel(p_parcel uuid) returns public.parcels
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_parcel public.parcels;
begin
  select * into v_parcel from public.parcels p where p.id = p_parcel;
  if not found then
    raise exception 'We could not find that parcel.' using errcode = 'PT404', hint = 'UNKNOWN_ORDER';
  end if;
  return v_parcel;
end;
$$;
comment on function private.find_parcel(uuid) is 'A parcel. Raises UNKNOWN_ORDER.';

-- The order first, as everywhere.
create function private.lock_parcel(p_parcel uuid) returns public.orders
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select * into strict v_order from public.orders o where o.id = (private.find_parcel(p_parcel)).order_id for update;
  perform 1 from public.parcels p where p.id = p_parcel for update;
  return v_order;
end;
$$;
comment on function private.lock_parcel(uuid) is 'The order of a parcel, both locked. Raises UNKNOWN_ORDER.';

-- The steps of a whole order, taken by all of its parcels: from one state each, so that none of them skips one.
create function private.step_parcels(p_order public.orders, p_status text, p_note text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_parcel uuid;
begin
  if not (private.order_may_become(p_order.status, p_status) and private.parcels_may_become(p_order.id, p_status)) then
    raise exception 'Pieces of this order are still here, or its parcels are not that far.' using errcode = 'PT409',
      hint = 'INVALID_TRANSITION', detail = jsonb_build_object('from', p_order.status, 'to', p_status)::text;
  end if;
  if p_status = 'rto' then
    -- What never left is on the shelf again; what comes back is looked at first.
    update public.product_variants v set stock = v.stock + u.quantity
    from private.unsent_pieces(p_order.id) u where v.id = u.variant_id;
    update public.parcels p set state = 'rto' where p.order_id = p_order.id;
    return;
  end if;
  for v_parcel in
    select p.id from public.parcels p
    where p.order_id = p_order.id and p.state = case p_status when 'delivered' then 'out_for_delivery' else 'shipped' end
    order by p.position
  loop
    perform private.step_parcel(v_parcel, p_status, p_note);
  end loop;
end;
$$;
comment on function private.step_parcels(public.orders, text, text) is
  'Takes all parcels of a locked order a step on. Raises INVALID_TRANSITION. Needs the locks of what it holds for rto.';

-- The window of a return begins for each piece when its parcel was delivered.
create function private.delivered_pieces(p_order public.orders, p_since timestamptz)
  returns table (variant_id text, quantity integer)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
    select l.variant_id, l.quantity from public.order_lines l
    where l.order_id = p_order.id and p_order.status = 'delivered' and p_order.delivered_at >= p_since
      and not private.in_parcels(p_order.id)
    union all
    select i.variant_id, sum(i.quantity)::integer
    from public.parcels p join public.parcel_lines i on i.parcel_id = p.id
    where p.order_id = p_order.id and p.state = 'delivered' and p.delivered_at >= p_since
    group by i.variant_id;
end;
$$;
comment on function private.delivered_pieces(public.orders, timestamptz) is 'Pieces of an order that were delivered since a time.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, here and below: admins hold no write grant, so that an order changes only as the rules permit. All
-- pieces at once are the ordinary step, and make no parcel.
create function public.ship_parcel(
  p_number text, p_pieces jsonb, p_courier text, p_tracking_number text, p_note text default ''
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders');
  v_order public.orders := private.any_order(p_number);
  v_tracking text := btrim(coalesce(p_tracking_number, ''));
  v_note text := left(btrim(private.clean_text(coalesce(p_note, ''))), 500);
  v_sent jsonb;
  v_parcel public.parcels;
begin
  perform pg_advisory_xact_lock(hashtextextended('tracking:' || upper(v_tracking), 0));
  v_sent := private.sent_pieces(v_order, v_tracking);
  -- A second try finds them sent.
  if v_sent = (select jsonb_object_agg(r.variant_id, r.quantity) from private.read_lines(p_pieces) r) then
    return private.order_receipt(v_order);
  elsif v_sent is not null then
    raise exception 'Other pieces of this order have left under this number. Please load it again.'
      using errcode = 'PT409', hint = 'TRACKING_TAKEN';
  elsif v_order.status <> 'packed' and not (v_order.status = 'shipped' and private.in_parcels(v_order.id)) then
    raise exception 'The order cannot take that step.' using errcode = 'PT409', hint = 'INVALID_TRANSITION',
      detail = jsonb_build_object('from', v_order.status, 'to', 'shipped')::text;
  end if;
  perform private.check_tracking(v_order.id, p_courier, v_tracking);
  perform private.require_unsent(v_order.id, p_pieces);
  if v_order.status = 'packed' and not exists (
    select 1 from private.unsent_pieces(v_order.id) u left join private.read_lines(p_pieces) r on r.variant_id = u.variant_id
    where u.quantity > coalesce(r.quantity, 0)
  ) then
    perform private.step_order(v_order, 'shipped', v_note, p_courier, v_tracking);
  else
    -- The courier asks for all of it at one door.
    if exists (select 1 from public.payments p where p.order_id = v_order.id and p.state = 'due') then
      raise exception 'This order is paid in cash at the door, so it leaves in one parcel.'
        using errcode = 'PT409', hint = 'CASH_DUE';
    end if;
    insert into public.parcels (order_id, position, courier, tracking_number)
    select v_order.id, 1 + count(*), btrim(private.clean_text(p_courier)), v_tracking from public.parcels p where p.order_id = v_order.id
    returning * into v_parcel;
    insert into public.parcel_lines (parcel_id, variant_id, quantity, position, name, variant_label, unit_price)
    select v_parcel.id, r.variant_id, r.quantity, l.position, l.name, l.variant_label, l.unit_price
    from private.read_lines(p_pieces) r
    join public.order_lines l on l.order_id = v_order.id and l.variant_id = r.variant_id;
    -- By all of its numbers an order is found.
    update public.orders o set
      courier = p.couriers, tracking_number = p.numbers
    from (
      select string_agg(distinct s.courier, ', ') as couriers, string_agg(s.tracking_number, ', ' order by s.position) as numbers
      from public.parcels s where s.order_id = v_order.id
    ) p
    where o.id = v_order.id;
    perform private.note_parcel(v_parcel, v_note);
  end if;
  select * into strict v_order from public.orders o where o.id = v_order.id;
  return private.order_receipt(v_order);
end;
$$;
comment on function public.ship_parcel(text, jsonb, text, text, text) is
  'For admins: sends pieces, [{variant_id, quantity}], of a packed order as a parcel of their own; the rest stays. Raises FORBIDDEN, UNKNOWN_ORDER, INVALID_TRANSITION, INVALID_LINES, INVALID_INPUT {courier, tracking}, TRACKING_TAKEN, CASH_DUE.';

create function public.advance_parcel(p_parcel uuid, p_state text, p_note text default '') returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders');
  v_order public.orders := private.lock_parcel(p_parcel);
begin
  perform private.step_parcel(p_parcel, p_state, left(btrim(private.clean_text(coalesce(p_note, ''))), 500));
  select * into strict v_order from public.orders o where o.id = v_order.id;
  return private.order_receipt(v_order);
end;
$$;
comment on function public.advance_parcel(uuid, text, text) is
  'For admins: takes a parcel to its next state, and its order with it. Raises FORBIDDEN, UNKNOWN_ORDER, INVALID_TRANSITION.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (id, order_id, position, state, courier, tracking_number, shipped_at, delivered_at) on public.parcels to authenticated;

grant select (parcel_id, variant_id, quantity, position, name, variant_label) on public.parcel_lines to authenticated;

grant select (parcel_id) on public.order_events to authenticated;

grant execute on function
  public.ship_parcel(text, jsonb, text, text, text),
  public.advance_parcel(uuid, text, text)
to anon, authenticated;
