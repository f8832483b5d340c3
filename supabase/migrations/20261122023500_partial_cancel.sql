-- Partial cancel: single pieces of an order that have not left the shop are cancelled, by their shopper within the hour in
-- which they may cancel all of it (spec section 9), by the staff until they ship (docs/adr/0075-pieces-and-parcels.md).
-- The order becomes what is left of it, so that invoice, papers, returns and figures need not know; what it was before is
-- written here.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- Written by private.take_pieces_out alone; the owner reads.
create table public.order_cancellations (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id),
  -- Made by the browser for one wish: a second try cancels nothing twice. No client reads it.
  request_key uuid not null,
  lines jsonb not null constraint order_cancellations_lines check (jsonb_typeof(lines) = 'array'),
  amount integer not null check (amount >= 0),
  from_due integer not null constraint order_cancellations_from_due check (from_due between 0 and amount),
  refunded integer not null constraint order_cancellations_refunded check (refunded between 0 and amount),
  invoiced boolean not null,
  parcel_id uuid unique references public.parcels (id),
  created_at timestamptz not null default now(),
  unique (order_id, request_key)
);
comment on table public.order_cancellations is 'Pieces that an order which stands has lost: cancelled, or in a parcel that came back. Amounts in rupees.';
comment on column public.order_cancellations.invoiced is 'Whether an invoice had been issued over them, hence a credit note with this.';
comment on column public.order_cancellations.parcel_id is 'The parcel that came back with them; null for pieces that never left.';
comment on column public.order_cancellations.lines is
  'Copies: [{position, variant_id, name, variant_label, quantity, line_total, amount}], amount being the goods after promotions.';
comment on column public.order_cancellations.amount is 'By how much the order costs less: goods and their GST, less their coupon.';
comment on column public.order_cancellations.from_due is 'Of that, what orders.amount_due is less.';
comment on column public.order_cancellations.refunded is 'What went back; the rest had not been paid yet.';

create index order_cancellations_made on public.order_cancellations (created_at);

alter table public.order_cancellations enable row level security;
create policy "cancellations of own orders are readable" on public.order_cancellations
  for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id and o.user_id = (select auth.uid())));

create trigger order_cancellations_unchanging before update or delete or truncate on public.order_cancellations
  for each statement execute function private.refuse_change();

-- Private functions -----------------------------------------------------------------------------------------------

create function private.cancellation_records(p_order uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'lines', c.lines, 'amount', c.amount, 'refunded', c.refunded, 'created_at', c.created_at, 'parcel', p.position
    ) order by c.id), '[]')
    from public.order_cancellations c left join public.parcels p on p.id = c.parcel_id where c.order_id = p_order
  );
end;
$$;
comment on function private.cancellation_records(uuid) is 'What an order has lost, the first first; parcel: the number of the one that came back.';

-- Thresholds were met by what was ordered, and are not asked again of what is left.
create function private.placed_subtotal(p_order public.orders) returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return p_order.subtotal + coalesce((
    select sum((l ->> 'line_total')::integer)
    from public.order_cancellations c cross join jsonb_array_elements(c.lines) l where c.order_id = p_order.id
  ), 0);
end;
$$;
comment on function private.placed_subtotal(public.orders) is 'The goods of an order as it was placed, in rupees, pieces included that were cancelled since.';

-- Which pieces go, and what of each line stays. A piece of a line of three for the price of two is worth a third, as in
-- private.returned_goods; each cancellation starts from what the one before it has left, so no rupee is lost or made.
create function private.plan_cancelled_lines(p_order uuid, p_pieces jsonb) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_lines jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'position', l.position, 'variant_id', l.variant_id, 'name', l.name, 'variant_label', l.variant_label,
    'quantity', r.quantity, 'kept', l.quantity - r.quantity, 'amount', g.back, 'line_total', l.unit_price * r.quantity,
    'kept_discount', l.unit_price * (l.quantity - r.quantity) - (l.line_total - l.discount - g.back)
  ) order by l.position) into v_lines
  from private.read_lines(p_pieces) r
  join public.order_lines l on l.order_id = p_order and l.variant_id = r.variant_id and r.quantity <= l.quantity
  cross join lateral (
    select round((l.line_total - l.discount)::numeric * r.quantity / l.quantity)::integer as back
  ) g;
  if coalesce(jsonb_array_length(v_lines), 0) <> jsonb_array_length(p_pieces) then
    raise exception 'The order has fewer pieces of this. Please load it again.' using errcode = 'PT400', hint = 'INVALID_LINES';
  end if;
  return v_lines;
end;
$$;
comment on function private.plan_cancelled_lines(uuid, jsonb) is 'Lines of which pieces are cancelled. Raises INVALID_LINES.';

-- Goods and their share of GST, less their share of the coupon, unless that paid for the delivery (as private.return_value);
-- delivery and platform fee go with the last piece only. It comes off what is due first, then off gift cards, then off
-- credit: the order in which pay_back pays.
create function private.plan_cancellation(p_order public.orders, p_pieces jsonb) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_lines jsonb := private.plan_cancelled_lines(p_order.id, p_pieces);
  v_goods integer;
  v_subtotal integer;
  v_base integer := greatest(p_order.subtotal - p_order.promotion_saving, 1);
  v_is_last boolean;
  v_gst integer;
  v_coupon integer := 0;
  v_amount integer;
  v_from_due integer;
  v_gift_cards integer;
  v_unpaid boolean := exists (select 1 from public.payments p where p.order_id = p_order.id and p.state = 'due');
begin
  select sum(l.amount), sum(l.line_total), sum(l.quantity) = (
    select sum(o.quantity) from public.order_lines o where o.order_id = p_order.id
  ) into v_goods, v_subtotal, v_is_last
  from jsonb_to_recordset(v_lines) as l (amount integer, line_total integer, quantity integer);
  v_gst := round(p_order.gst::numeric * v_goods / v_base);
  if not (select private.coupon_pays_shipping(c) from public.coupons c where c.id = p_order.coupon_id) then
    v_coupon := round(p_order.coupon_saving::numeric * v_goods / v_base);
  end if;
  v_amount := case when v_is_last then p_order.total + p_order.credit_used else v_goods + v_gst - v_coupon end;
  v_from_due := least(v_amount, p_order.amount_due);
  v_gift_cards := least(v_amount - v_from_due, p_order.gift_card_used);
  return jsonb_build_object(
    'lines', v_lines, 'is_last', v_is_last, 'amount', v_amount, 'from_due', v_from_due, 'from_gift_cards', v_gift_cards,
    'from_credit', v_amount - v_from_due - v_gift_cards, 'subtotal', v_subtotal, 'promotion_saving', v_subtotal - v_goods,
    'gst', v_gst, 'coupon_saving', v_coupon, 'total', p_order.total + p_order.credit_used - v_amount,
    'cash_before', case when v_unpaid then p_order.amount_due else 0 end,
    'cash_after', case when v_unpaid then p_order.amount_due - v_from_due else 0 end,
    'back', private.ways_back(p_order, v_amount - case when v_unpaid then v_from_due else 0 end)
  );
end;
$$;
comment on function private.plan_cancellation(public.orders, jsonb) is
  'What cancelling these pieces, [{variant_id, quantity}], makes of an order. Raises INVALID_LINES.';

-- What a page asks before it asks for the change.
create function private.quote_of(p_plan jsonb) returns jsonb
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return jsonb_build_object(
    'amount', p_plan -> 'amount', 'is_last', p_plan -> 'is_last', 'back', p_plan -> 'back', 'total', p_plan -> 'total',
    'cash_before', p_plan -> 'cash_before', 'cash_after', p_plan -> 'cash_after'
  );
end;
$$;
comment on function private.quote_of(jsonb) is
  'Of a plan: {amount, is_last, back: {online, cash, gift_card, credit}, total: with credit and gift cards, cash_before, cash_after}. Rupees.';

-- What promotions take off the pieces that stay. One that has nothing left to take off is free for others again.
create function private.reduce_promotions(p_order uuid, p_lines jsonb) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_line record;
begin
  for v_line in
    select l.position::text as key, l.kept_discount from jsonb_to_recordset(p_lines) as l (position integer, kept_discount integer)
  loop
    with share as (
      select u.promotion_id, (u.lines ->> v_line.key)::bigint as was, row_number() over (order by u.promotion_id) as n
      from public.promotion_uses u where u.order_id = p_order and coalesce((u.lines ->> v_line.key)::integer, 0) > 0
    ), part as (
      select s.promotion_id, s.was, (
        select private.apportion(v_line.kept_discount, array_agg(a.was order by a.n)) from share a
      )[s.n] as kept
      from share s
    ), gone as (
      delete from public.promotion_uses u using part p
      where u.order_id = p_order and u.promotion_id = p.promotion_id and u.amount - p.was + p.kept <= 0
      returning u.promotion_id, u.state
    ), changed as (
      update public.promotion_uses u
      set amount = u.amount - p.was + p.kept, lines = jsonb_set(u.lines, array[v_line.key], to_jsonb(p.kept))
      from part p where u.order_id = p_order and u.promotion_id = p.promotion_id and u.amount - p.was + p.kept > 0
    )
    update public.promotions m set used = greatest(m.used - 1, 0)
    from gone g where m.id = g.promotion_id and m.total_limit is not null and g.state <> 'released';
  end loop;
end;
$$;
comment on function private.reduce_promotions(uuid, jsonb) is 'Takes the shares of cancelled pieces out of an order''s promotions. Needs the locks.';

-- The money of the pieces: what was still due is due no more, the rest goes back the way it came.
create function private.settle_cancellation(p_order public.orders, p_plan jsonb, p_reason text) returns integer
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_cash_after integer := (p_plan ->> 'cash_after')::integer;
  v_rest integer := (p_plan ->> 'amount')::integer - ((p_plan ->> 'cash_before')::integer - v_cash_after);
begin
  if v_cash_after > 0 then
    update public.payments p set amount = v_cash_after where p.order_id = p_order.id and p.state = 'due';
  else
    -- Credit and gift cards pay for all that stays: there is nothing to collect.
    delete from public.payments p where p.order_id = p_order.id and p.state = 'due';
  end if;
  return case when v_rest > 0 then private.pay_back(p_order.id, v_rest, p_reason) else 0 end;
end;
$$;
comment on function private.settle_cancellation(public.orders, jsonb, text) is 'Pays cancelled pieces back; answers how much. Needs the locks.';

create function private.cancellation_note(p_plan jsonb, p_refunded integer, p_note text) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return concat_ws(' ',
    'Cancelled: ' || (
      select string_agg(
        format('%s × %s', l.quantity, l.name) || case when l.variant_label <> '' then format(' (%s)', l.variant_label) else '' end,
        ', ' order by l.position
      ) from jsonb_to_recordset(p_plan -> 'lines') as l (position integer, quantity integer, name text, variant_label text)
    ) || '.',
    case when p_plan -> 'cash_before' <> p_plan -> 'cash_after' then
      format('%s to pay in cash instead of %s.',
        private.format_rupees((p_plan ->> 'cash_after')::integer), private.format_rupees((p_plan ->> 'cash_before')::integer)) end,
    case when p_refunded > 0 then format('%s goes back the way it was paid.', private.format_rupees(p_refunded)) end,
    nullif(p_note, '')
  );
end;
$$;
comment on function private.cancellation_note(jsonb, integer, text) is 'What the timeline says of cancelled pieces.';

-- The order becomes what is left of it, with what that means for its promotions, its money, the tax and the commission. Where
-- the pieces go is said by whoever calls.
create function private.take_pieces_out(p_order public.orders, p_plan jsonb, p_key uuid, p_parcel uuid default null)
  returns integer
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_amount integer := (p_plan ->> 'amount')::integer;
  v_refunded integer;
begin
  perform private.reduce_promotions(p_order.id, p_plan -> 'lines');
  update public.order_lines o set quantity = l.kept, line_total = o.unit_price * l.kept, discount = l.kept_discount
  from jsonb_to_recordset(p_plan -> 'lines') as l (position integer, kept integer, kept_discount integer)
  where o.order_id = p_order.id and o.position = l.position and l.kept > 0;
  delete from public.order_lines o using jsonb_to_recordset(p_plan -> 'lines') as l (position integer, kept integer)
  where o.order_id = p_order.id and o.position = l.position and l.kept = 0;
  update public.orders o set
    subtotal = o.subtotal - p.subtotal, gst = o.gst - p.gst, promotion_saving = o.promotion_saving - p.promotion_saving,
    coupon_saving = o.coupon_saving - p.coupon_saving, credit_used = o.credit_used - p.from_credit,
    gift_card_used = o.gift_card_used - p.from_gift_cards, saving = o.saving - p.promotion_saving - p.coupon_saving - p.from_credit,
    total = o.total - p.amount + p.from_credit
  from jsonb_to_record(p_plan) as p (
    subtotal integer, gst integer, promotion_saving integer, coupon_saving integer, from_credit integer, from_gift_cards integer,
    amount integer
  )
  where o.id = p_order.id;
  update public.coupon_uses u set amount = o.coupon_saving from public.orders o where o.id = p_order.id and u.order_id = o.id;
  v_refunded := private.settle_cancellation(
    p_order, p_plan, case when p_parcel is null then 'pieces cancelled' else 'parcel came back' end
  );
  insert into public.order_cancellations (order_id, request_key, lines, amount, from_due, refunded, invoiced, parcel_id) values (
    p_order.id, p_key, (
      select jsonb_agg(l.line - 'kept' - 'kept_discount' order by l.n)
      from jsonb_array_elements(p_plan -> 'lines') with ordinality as l (line, n)
    ), v_amount, (p_plan ->> 'from_due')::integer, v_refunded,
    exists (select 1 from public.invoices i where i.order_id = p_order.id and i.kind = 'invoice'), p_parcel
  );
  perform private.issue_credit_note(
    p_order.id, v_amount * 100::bigint, case when p_parcel is null then 'Pieces cancelled' else 'Parcel not delivered' end, (
      select jsonb_object_agg(l.position, l.quantity)
      from jsonb_to_recordset(p_plan -> 'lines') as l (position integer, quantity integer)
    )
  );
  -- Of what is left, from which some may have come back from an earlier parcel.
  perform private.reduce_commission(p_order.id, private.returned_goods(p_order.id, array(
    select r.id from public.returns r where r.order_id = p_order.id and r.state = 'refunded'
  )));
  return v_refunded;
end;
$$;
comment on function private.take_pieces_out(public.orders, jsonb, uuid, uuid) is
  'Takes planned pieces out of an order that stands; answers how much went back. Needs the locks.';

create function private.check_expected(p_plan jsonb, p_expected integer) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if (p_plan ->> 'amount')::integer is distinct from p_expected then
    raise exception 'The total has changed. Please check it again.' using errcode = 'PT409', hint = 'TOTAL_CHANGED',
      detail = jsonb_build_object('expected', p_expected, 'actual', p_plan -> 'amount')::text;
  end if;
end;
$$;
comment on function private.check_expected(jsonb, integer) is 'Raises TOTAL_CHANGED where a plan takes off another amount than was seen.';

create function private.cancel_pieces(
  p_order public.orders, p_pieces jsonb, p_expected integer, p_note text, p_key uuid
) returns public.orders
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_order public.orders;
  v_plan jsonb;
  v_refunded integer;
begin
  perform private.lock_order_parts(array[p_order.id]);
  -- A statement of its own after the locks.
  v_plan := private.plan_cancellation(p_order, p_pieces);
  perform private.check_expected(v_plan, p_expected);
  if not (v_plan ->> 'is_last')::boolean then
    update public.product_variants v set stock = v.stock + l.quantity
    from jsonb_to_recordset(v_plan -> 'lines') as l (variant_id text, quantity integer) where v.id = l.variant_id;
    v_refunded := private.take_pieces_out(p_order, v_plan, p_key);
    perform private.follow_parcels(p_order.id, 'pieces', private.cancellation_note(v_plan, v_refunded, p_note));
  elsif p_order.status = 'shipped' then
    -- All that had left came back before: nothing of the order arrives.
    perform private.step_order(p_order, 'rto', private.cancellation_note(v_plan, 0, p_note), null, null);
  else
    perform private.cancel_order_parts(p_order.id, p_note);
  end if;
  select * into strict v_order from public.orders o where o.id = p_order.id;
  return v_order;
end;
$$;
comment on function private.cancel_pieces(public.orders, jsonb, integer, text, uuid) is
  'Cancels pieces of a locked order at the quoted amount; the last one cancels the order. Raises INVALID_LINES, TOTAL_CHANGED.';

-- A second try finds the work done: the wish is in the books, or its last piece has ended the order.
create function private.was_cancelled(p_order public.orders, p_key uuid) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if p_key is null then
    perform private.invalid_input('key', 'A cancellation needs a key, so that it happens once.');
  end if;
  return p_order.status in ('cancelled', 'rto') or exists (
    select 1 from public.order_cancellations c where c.order_id = p_order.id and c.request_key = p_key
  );
end;
$$;
comment on function private.was_cancelled(public.orders, uuid) is 'Whether a wish has been fulfilled. Raises INVALID_INPUT {key}.';

-- Of an order in several parcels, what is in none of them is still here.
create function private.has_pieces_to_cancel(p_order public.orders) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return p_order.status in ('placed', 'confirmed', 'packed') or (
    p_order.status = 'shipped' and private.in_parcels(p_order.id) and exists (select 1 from private.unsent_pieces(p_order.id))
  );
end;
$$;
comment on function private.has_pieces_to_cancel(public.orders) is 'Whether the staff may cancel pieces of an order.';

create function private.require_cancellable(p_order public.orders, p_by_staff boolean) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if not (
    p_by_staff and private.has_pieces_to_cancel(p_order)
    or not p_by_staff and p_order.status in ('placed', 'confirmed') and p_order.placed_at > now() - interval '1 hour'
  ) then
    raise exception 'Pieces of this order can no longer be cancelled.' using errcode = 'PT409', hint = 'CANCEL_CLOSED';
  end if;
end;
$$;
comment on function private.require_cancellable(public.orders, boolean) is 'Raises CANCEL_CLOSED.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, here and below: clients hold no write grant on what an order consists of, nor may they see whether a
-- coupon still counts. An order that waits for its payment is cancelled as a whole: the provider asks for its sum.
create function public.quote_cancellation(p_number text, p_pieces jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_buyer();
  v_order public.orders := private.find_order(p_number, v_user);
begin
  perform private.require_cancellable(v_order, false);
  return private.quote_of(private.plan_cancellation(v_order, p_pieces));
end;
$$;
comment on function public.quote_cancellation(text, jsonb) is
  'What cancelling pieces, [{variant_id, quantity}], of an own order comes to (private.quote_of). Raises UNKNOWN_ORDER, CANCEL_CLOSED, INVALID_LINES.';

create function public.cancel_pieces(
  p_number text, p_pieces jsonb, p_expected integer, p_key uuid, p_reason text default ''
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_buyer();
  v_order public.orders := private.own_order(p_number, v_user);
begin
  if not private.was_cancelled(v_order, p_key) then
    perform private.require_cancellable(v_order, false);
    v_order := private.cancel_pieces(
      v_order, p_pieces, p_expected, private.shoppers_words(v_order.id, p_reason), p_key
    );
  end if;
  return private.order_receipt(v_order);
end;
$$;
comment on function public.cancel_pieces(text, jsonb, integer, uuid, text) is
  'Cancels pieces of an own order at the quoted amount, once per key. Raises UNKNOWN_ORDER, CANCEL_CLOSED, INVALID_LINES, TOTAL_CHANGED, INVALID_INPUT {key}.';

create function public.quote_admin_cancellation(p_number text, p_pieces jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders');
  v_order public.orders := private.find_order(p_number, null, true);
begin
  perform private.require_cancellable(v_order, true);
  perform private.require_unsent(v_order.id, p_pieces);
  return private.quote_of(private.plan_cancellation(v_order, p_pieces));
end;
$$;
comment on function public.quote_admin_cancellation(text, jsonb) is
  'For admins: as quote_cancellation, of any order, pieces that have not left. Raises FORBIDDEN, UNKNOWN_ORDER, CANCEL_CLOSED, INVALID_LINES.';

create function public.cancel_admin_pieces(
  p_number text, p_pieces jsonb, p_expected integer, p_key uuid, p_note text default ''
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders');
  v_order public.orders := private.any_order(p_number);
begin
  perform private.refuse_own_order(v_order);
  if not private.was_cancelled(v_order, p_key) then
    perform private.require_cancellable(v_order, true);
    perform private.require_unsent(v_order.id, p_pieces);
    v_order := private.cancel_pieces(v_order, p_pieces, p_expected, left(btrim(private.clean_text(coalesce(p_note, ''))), 500), p_key);
  end if;
  return private.order_receipt(v_order);
end;
$$;
comment on function public.cancel_admin_pieces(text, jsonb, integer, uuid, text) is
  'For admins: as cancel_pieces, of any order but their own, pieces that have not left. Raises FORBIDDEN, OWN_REQUEST, UNKNOWN_ORDER, CANCEL_CLOSED, INVALID_LINES, TOTAL_CHANGED, INVALID_INPUT {key}.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (id, order_id, lines, amount, from_due, refunded, created_at, parcel_id) on public.order_cancellations to authenticated;

grant execute on function
  public.quote_cancellation(text, jsonb),
  public.cancel_pieces(text, jsonb, integer, uuid, text),
  public.quote_admin_cancellation(text, jsonb),
  public.cancel_admin_pieces(text, jsonb, integer, uuid, text)
to anon, authenticated;
