-- Returns and exchanges of delivered orders. Written by request_return and advance_return; the owner reads.

-- Tables and policies ---------------------------------------------------------------------------------------------

create table public.returns (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  kind text not null constraint returns_kind check (kind in ('return', 'exchange')),
  state text not null default 'requested' constraint returns_state check (
    state in ('requested', 'approved', 'picked_up', 'received', 'refunded', 'exchanged', 'rejected')
  ),
  reason text not null constraint returns_reason check (char_length(reason) between 1 and 200),
  comment text not null default '' constraint returns_comment check (char_length(comment) <= 1000),
  refund_amount integer check (refund_amount >= 0),
  created_at timestamptz not null default now(),
  -- Where cash goes that was paid at the door; money that came online goes back the way it came.
  refund_way text constraint returns_refund_way check (refund_way in ('upi', 'credit')),
  refund_vpa text,
  photos text[] not null default '{}' constraint returns_photos check (cardinality(photos) <= 4),
  -- Made by the browser for one wish: a second try asks for nothing twice. No client reads it.
  request_key uuid,
  unique (order_id, request_key),
  constraint returns_refund_vpa check ((refund_vpa is not null) = (coalesce(refund_way, '') = 'upi'))
);
comment on column public.returns.refund_amount is 'Rupees; null before it is refunded, and where all was paid back before.';
comment on column public.returns.refund_vpa is 'A copy, because the saved UPI ID may be deleted.';
comment on column public.returns.photos is 'Names in the bucket return-photos, which their sender and the staff may see.';
comment on table public.returns is 'A wish to send back or exchange, and how far it has come. Amounts in rupees.';

create index returns_open on public.returns (created_at) where state in ('requested', 'approved', 'picked_up', 'received');

alter table public.returns enable row level security;
create policy "returns of own orders are readable" on public.returns
  for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id and o.user_id = (select auth.uid())));

create table public.return_lines (
  return_id uuid not null references public.returns (id),
  variant_id text not null references public.product_variants (id),
  quantity integer not null check (quantity between 1 and 99),
  exchange_variant_id text references public.product_variants (id),
  primary key (return_id, variant_id)
);
comment on table public.return_lines is 'Which pieces come back, and what is wanted instead.';

create index return_lines_variant on public.return_lines (variant_id);
create index return_lines_exchange on public.return_lines (exchange_variant_id);

alter table public.return_lines enable row level security;
-- The subquery runs under the caller's own policy on returns, here and below.
create policy "lines of own returns are readable" on public.return_lines
  for select to authenticated using (exists (select 1 from public.returns r where r.id = return_id));

create table public.return_events (
  id bigint generated always as identity primary key,
  return_id uuid not null references public.returns (id),
  state text not null,
  note text not null default '',
  created_at timestamptz not null default now()
);
comment on table public.return_events is 'The timeline of a return; rows are added and never changed, but their notes go with the shopper.';

create index return_events_return on public.return_events (return_id, id);

alter table public.return_events enable row level security;
create policy "events of own returns are readable" on public.return_events
  for select to authenticated using (exists (select 1 from public.returns r where r.id = return_id));

create trigger return_events_append_only before delete or truncate on public.return_events
  for each statement execute function private.refuse_change();
create trigger return_events_rewriting before update on public.return_events
  for each row execute function private.refuse_rewriting();

-- Pictures of what came broken or wrong. Private: who sent them and the staff see them. The edge function alone writes, after
-- it has looked at what they contain.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('return-photos', 'return-photos', false, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;

create policy "shoppers and admins see photos of returns" on storage.objects for select to authenticated using (
  bucket_id = 'return-photos' and (
    split_part(name, '/', 1) = (select auth.uid())::text or (select private.has_right('returns'))
  )
);

-- Private functions -----------------------------------------------------------------------------------------------

create function private.invalid_return(p_field text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  raise exception 'Please check the %.', p_field using errcode = 'PT422', hint = 'INVALID_RETURN',
    detail = jsonb_build_object('field', p_field)::text;
end;
$$;
comment on function private.invalid_return(text) is 'Raises INVALID_RETURN naming the field.';

-- What has to be shown by photos, and is put right on every order by the same piece too (spec section 9).
create function private.is_our_fault(p_reason text) returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select p_reason in ('Damaged or faulty', 'Wrong item')
$$;
comment on function private.is_our_fault(text) is 'Whether something comes back because it came broken or wrong.';

-- What came broken is nobody's piece for another, nor for sale.
create function private.restocks(p_reason text) returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select p_reason <> 'Damaged or faulty'
$$;
comment on function private.restocks(text) is 'Whether pieces that come back for that reason go to the shelf again.';

-- Of the account, or of the address where one bought as a guest; what was never delivered makes nobody a customer.
create function private.is_first_order(p_order public.orders) returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select not exists (
    select 1 from public.orders o
    where (o.user_id = (p_order).user_id or lower(o.email) = lower((p_order).email))
      and o.placed_at < (p_order).placed_at and o.delivered_at is not null
  )
$$;
comment on function private.is_first_order(public.orders) is
  'Whether its shopper had received nothing before: sizes are exchanged for first-time customers (spec section 9).';

create function private.read_return_lines(p_lines jsonb, p_kind text)
  returns table (variant_id text, quantity integer, exchange_variant_id text)
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  -- The same shape and limits as lines of a bag, apart from what is wanted instead; that only an exchange has.
  if (case when jsonb_typeof(p_lines) = 'array' then (
    select bool_and(
      jsonb_typeof(e) = 'object'
      and (p_kind = 'exchange') = (coalesce(jsonb_typeof(e -> 'exchange_variant_id'), 'null') = 'string')
    ) from jsonb_array_elements(p_lines) e
  ) end) is not true then
    perform private.invalid_return('lines');
  end if;
  return query
    select l.variant_id, l.quantity, p_lines -> (l.line_no - 1) ->> 'exchange_variant_id'
    from private.read_lines((
      select jsonb_agg(e.line - 'exchange_variant_id' order by e.n)
      from jsonb_array_elements(p_lines) with ordinality as e (line, n)
    )) l;
exception when sqlstate 'PT400' then
  perform private.invalid_return('lines');
end;
$$;
comment on function private.read_return_lines(jsonb, text) is 'Rows of a JSON list; raises INVALID_RETURN.';

-- What came broken or wrong is shown (spec section 9). Only pictures that the shopper has sent, and each for one return.
create function private.read_return_photos(p_user uuid, p_reason text, p_photos jsonb) returns text[]
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_photos text[];
begin
  if jsonb_typeof(p_photos) = 'array' then
    select array_agg(distinct e) into v_photos from jsonb_array_elements_text(p_photos) e;
  end if;
  if coalesce(cardinality(v_photos), 0) > 4
    or (v_photos is null and private.is_our_fault(p_reason))
    or exists (
      select 1 from unnest(v_photos) as f (name)
      where split_part(f.name, '/', 1) <> p_user::text
        or not exists (select 1 from storage.objects s where s.bucket_id = 'return-photos' and s.name = f.name)
        or exists (select 1 from public.returns r where f.name = any (r.photos))
    )
  then
    perform private.invalid_return('photos');
  end if;
  return coalesce(v_photos, '{}');
end;
$$;
comment on function private.read_return_photos(uuid, text, jsonb) is 'Names of sent pictures; raises INVALID_RETURN.';

-- Only pieces of the order that came since then, no piece twice, of a final sale only by our fault, and an exchange stays with its
-- product.
create function private.check_return_lines(
  p_order public.orders, p_lines jsonb, p_kind text, p_since timestamptz, p_is_our_fault boolean
) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_line record;
begin
  for v_line in
    -- came: all that has ever been delivered, of which what was returned before is no longer there.
    select d.quantity as delivered, e.quantity as came, r.quantity, o.product_id, o.is_final_sale, r.variant_id,
      r.exchange_variant_id, coalesce((
      select sum(b.quantity) from public.return_lines b join public.returns t on t.id = b.return_id
      where t.order_id = p_order.id and t.state <> 'rejected' and b.variant_id = r.variant_id
    ), 0) as returned
    from private.read_return_lines(p_lines, p_kind) r
    left join public.order_lines o on o.order_id = p_order.id and o.variant_id = r.variant_id
    left join private.delivered_pieces(p_order, p_since) d on d.variant_id = r.variant_id
    left join private.delivered_pieces(p_order, '-infinity') e on e.variant_id = r.variant_id
  loop
    if v_line.quantity > coalesce(v_line.delivered, 0) then
      perform private.invalid_return('lines');
    elsif v_line.quantity > v_line.came - v_line.returned then
      raise exception 'A return or exchange of this piece has already been requested.'
        using errcode = 'PT409', hint = 'RETURN_EXISTS';
    elsif v_line.is_final_sale and not p_is_our_fault then
      raise exception 'This piece comes back only where it came broken or is not what you ordered.'
        using errcode = 'PT409', hint = 'FINAL_SALE';
    elsif p_kind = 'exchange' and not exists (
      select 1 from public.product_variants v
      where v.id = v_line.exchange_variant_id and v.product_id = v_line.product_id and (p_is_our_fault or v.id <> v_line.variant_id)
    ) then
      perform private.invalid_return('lines');
    end if;
  end loop;
end;
$$;
comment on function private.check_return_lines(public.orders, jsonb, text, timestamptz, boolean) is
  'Raises INVALID_RETURN, RETURN_EXISTS, FINAL_SALE.';

-- Nobody's cash becomes store credit unasked: whoever paid at the door says where it goes, to a UPI ID whose holder the
-- bank has confirmed, or into the store credit.
create function private.read_refund_way(
  p_order uuid, p_user uuid, p_refund jsonb, out way text, out vpa text
)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if not exists (
    select 1 from public.payments p
    where p.order_id = p_order and p.method = 'cod' and p.state in ('due', 'collected')
  ) then
    return;
  end if;
  way := p_refund ->> 'way';
  if way = 'upi' then
    select v.vpa into read_refund_way.vpa from public.saved_vpas v
    where v.user_id = p_user and v.state = 'verified' and v.vpa = lower(btrim(p_refund ->> 'vpa'));
  end if;
  -- A guest has no account that credit could be kept in.
  if coalesce(way, '') not in ('upi', 'credit') or (way = 'upi' and vpa is null) or (way = 'credit' and private.is_guest())
  then
    perform private.invalid_return('refund');
  end if;
end;
$$;
comment on function private.read_refund_way(uuid, uuid, jsonb) is
  'Where the cash of an order goes, {way, vpa}; nothing for other payments. Raises INVALID_RETURN.';

-- What the staff does with a return. Reception and inspection are two steps: the pieces go back to the stock, and the
-- money or other pieces to the shopper, only when what was received is found to be as it was said.
create function private.return_may_become(p_kind text, p_from text, p_to text) returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select (p_from, p_to) in (
    ('requested', 'approved'), ('requested', 'rejected'), ('approved', 'picked_up'), ('approved', 'rejected'),
    ('picked_up', 'received'), ('received', 'rejected'), ('received', 'refunded')
  ) or (p_kind, p_from, p_to) = ('exchange', 'received', 'exchanged')
$$;
comment on function private.return_may_become(text, text, text) is 'The permitted changes of a return''s state.';

-- What somebody paid for the pieces of returns, less what promotions took off them: of a line of three for the price of two
-- a piece is worth a third. Counted from the first piece that was refunded on, so that no rupee is lost or made by
-- sending them back one by one.
create function private.returned_goods(p_order uuid, p_returns uuid[]) returns integer
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(sum(
    round((l.line_total - l.discount)::numeric * (q.before + q.now) / l.quantity)
    - round((l.line_total - l.discount)::numeric * q.before / l.quantity)
  ), 0)::integer
  from public.order_lines l
  cross join lateral (
    select coalesce(sum(b.quantity) filter (where r.id = any (p_returns)), 0) as now,
      coalesce(sum(b.quantity) filter (where r.state = 'refunded' and r.id <> all (p_returns)), 0) as before
    from public.returns r join public.return_lines b on b.return_id = r.id
    where r.order_id = l.order_id and b.variant_id = l.variant_id
  ) q
  where l.order_id = p_order and q.now > 0
$$;
comment on function private.returned_goods(uuid, uuid[]) is 'Rupees of goods, after promotions, of these returns of an order.';

create function private.kept_goods(p_order uuid, p_but uuid default null) returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select o.subtotal - o.promotion_saving - private.returned_goods(o.id, array(
      select r.id from public.returns r where r.order_id = o.id and r.state = 'refunded' and r.id is distinct from p_but
    ))
    from public.orders o where o.id = p_order
  );
end;
$$;
comment on function private.kept_goods(uuid, uuid) is
  'Rupees of an order''s goods, after promotions, that no refunded return has taken back, as if p_but were not one of them.';

-- Goods and their share of GST, less their share of the coupon, unless that paid for shipping. Shares are counted from the first
-- piece that was refunded on, as the goods are.
create function private.return_value(p_return uuid) returns integer
  language sql stable security invoker set search_path = ''
as $$
  select (
    v.upto - v.before + round(o.gst::numeric * v.upto / n.goods) - round(o.gst::numeric * v.before / n.goods)
    - case when private.coupon_pays_shipping(c) then 0
      else round(o.coupon_saving::numeric * v.upto / n.goods) - round(o.coupon_saving::numeric * v.before / n.goods) end
  )::integer
  from public.returns r
  join public.orders o on o.id = r.order_id
  left join public.coupons c on c.id = o.coupon_id
  cross join lateral (
    select array(select b.id from public.returns b where b.order_id = o.id and b.state = 'refunded' and b.id <> r.id) as ids
  ) former
  cross join lateral (
    select private.returned_goods(o.id, former.ids) as before, private.returned_goods(o.id, former.ids || r.id) as upto
  ) v
  -- What promotions have made free is worth nothing, and so is its share of anything.
  cross join lateral (select greatest(o.subtotal - o.promotion_saving, 1) as goods) n
  where r.id = p_return
$$;
comment on function private.return_value(uuid) is 'What a return is worth, in rupees.';

-- Takes what is wanted instead, if all of it is there. Needs the locks.
create function private.take_exchange(p_return uuid) returns boolean
  language sql volatile security invoker set search_path = ''
as $$
  with wanted as (
    select l.exchange_variant_id as id, sum(l.quantity)::integer as quantity
    from public.return_lines l where l.return_id = p_return group by 1
  ), taken as (
    update public.product_variants v set stock = v.stock - w.quantity
    from wanted w
    where v.id = w.id and not exists (
      select 1 from wanted x join public.product_variants y on y.id = x.id where y.stock < x.quantity
    )
    returning 1
  )
  select exists (select 1 from taken)
$$;
comment on function private.take_exchange(uuid) is 'False, and nothing taken, when a wanted piece has sold out.';

create function private.refund_return(p_return public.returns) returns integer
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_value integer := private.return_value(p_return.id);
  v_paid integer := private.pay_back(p_return.order_id, v_value, 'return', p_return.id);
begin
  perform private.credit_return(p_return.id, p_return.order_id, v_value);
  -- Counting this return as refunded.
  perform private.reduce_commission(p_return.order_id, private.returned_goods(p_return.order_id, array(
    select r.id from public.returns r
    where r.order_id = p_return.order_id and (r.state = 'refunded' or r.id = p_return.id)
  )));
  return v_paid;
end;
$$;
comment on function private.refund_return(public.returns) is 'Pays a return back; answers how much. Needs the locks.';

create function private.return_records(p_order uuid) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id, 'kind', r.kind, 'state', r.state, 'reason', r.reason, 'comment', r.comment,
    'refund_amount', r.refund_amount, 'created_at', r.created_at, 'photos', to_jsonb(r.photos),
    'next', array(
      select s from unnest(array['approved', 'picked_up', 'received', 'refunded', 'exchanged', 'rejected']) s
      where private.return_may_become(r.kind, r.state, s)
    ),
    'restocks', private.restocks(r.reason),
    'refund_due', case when private.return_may_become(r.kind, r.state, 'refunded') then least(
      private.return_value(r.id), (select private.refundable(o) from public.orders o where o.id = r.order_id)
    ) end,
    'lines', (
      select jsonb_agg(jsonb_build_object(
        'name', l.name, 'variant_label', l.variant_label, 'quantity', i.quantity, 'exchange_label', x.label
      ) order by l.position)
      from public.return_lines i
      join public.order_lines l on l.order_id = r.order_id and l.variant_id = i.variant_id
      left join public.product_variants x on x.id = i.exchange_variant_id
      where i.return_id = r.id
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('state', e.state, 'note', e.note, 'at', e.created_at) order by e.id), '[]')
      from public.return_events e where e.return_id = r.id
    )
  ) order by r.created_at), '[]')
  from public.returns r where r.order_id = p_order
$$;
comment on function private.return_records(uuid) is 'Returns of an order with the steps they may take next, and what a refund would pay back.';

-- Every step of a return tells the shopper by mail, in the transaction that makes the step.
create function private.return_mail(p_return uuid) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  -- The pieces that come back stand where the pieces of the order stand otherwise.
  select private.order_mail(r.order_id) || jsonb_build_object(
    'kind', r.kind, 'reason', r.reason, 'amount', r.refund_amount, 'refund_to', coalesce(r.refund_vpa, r.refund_way),
    'lines', (
      select jsonb_agg(jsonb_build_object(
        'name', l.name, 'variant', concat_ws(' → ', nullif(l.variant_label, ''), x.label), 'quantity', b.quantity,
        'line_total', l.unit_price * b.quantity, 'image_path', l.image_path
      ) order by l.position)
      from public.return_lines b
      join public.order_lines l on l.order_id = r.order_id and l.variant_id = b.variant_id
      left join public.product_variants x on x.id = b.exchange_variant_id
      where b.return_id = r.id
    )
  )
  from public.returns r where r.id = p_return
$$;
comment on function private.return_mail(uuid) is 'What mails about a return say: its order, with the pieces that come back.';

-- security definer, so that whoever may add an event need not see the outbox.
create function private.mail_return_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- The order was paid back before, and its shopper heard of that then.
  if new.state = 'refunded' and (select r.refund_amount from public.returns r where r.id = new.return_id) is null then
    return null;
  end if;
  perform private.send_mail(
    'return/' || new.state,
    (select o.email from public.returns r join public.orders o on o.id = r.order_id where r.id = new.return_id),
    private.return_mail(new.return_id) || jsonb_build_object('note', new.note),
    format('return:%s:%s', new.return_id, new.id)
  );
  return null;
end;
$$;
comment on function private.mail_return_event() is 'After insert on return_events: tells the shopper by mail, but not of a refund of nothing.';

create trigger mail_return_event after insert on public.return_events
  for each row execute function private.mail_return_event();

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, service role only: the edge function speaks for the shopper whose session it has checked.
create function public.add_return_photo(p_user_id uuid, p_extension text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.throttle('return-photo', p_user_id::text, 20, interval '1 hour');
  if not exists (
    select 1 from public.orders o
    where o.user_id = p_user_id and o.status in ('shipped', 'out_for_delivery', 'delivered') and exists (
      select 1 from private.delivered_pieces(o, now() - (select s.return_days from public.shop_settings s) * interval '1 day')
    )
  ) then
    raise exception 'None of your orders can be returned now.' using errcode = 'PT409', hint = 'RETURN_CLOSED';
  end if;
  return jsonb_build_object('name', p_user_id || '/' || gen_random_uuid() || '.' || p_extension);
end;
$$;
comment on function public.add_return_photo(uuid, text) is
  'For the edge function: {name} in the bucket return-photos. Raises RETURN_CLOSED, TOO_MANY_ATTEMPTS.';

-- A shopper wants to send something back, or to swap it for another choice of the same product (spec section 9).
-- security definer: clients hold no write grant on returns.
create function public.request_return(p_number text, p_request jsonb, p_key uuid default null) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_buyer();
  -- Locked, so that two requests do not both count the same piece as still there.
  v_order public.orders := private.own_order(p_number, v_user);
  v_kind text := p_request ->> 'kind';
  v_reason text := btrim(private.clean_text(p_request ->> 'reason'));
  v_comment text := btrim(private.clean_text(coalesce(p_request ->> 'comment', '')));
  v_since timestamptz := now() - (select s.return_days from public.shop_settings s) * interval '1 day';
  v_refund record;
  v_photos text[];
  v_id uuid;
begin
  select r.id into v_id from public.returns r where r.order_id = v_order.id and r.request_key = p_key;
  if found then
    return jsonb_build_object('id', v_id);
  end if;
  if not exists (select 1 from private.delivered_pieces(v_order, v_since)) then
    raise exception 'This order can no longer be returned.' using errcode = 'PT409', hint = 'RETURN_CLOSED';
  end if;
  if coalesce(v_kind, '') not in ('return', 'exchange') then
    perform private.invalid_return('kind');
  elsif coalesce(char_length(v_reason), 0) not between 1 and 200 then
    perform private.invalid_return('reason');
  elsif char_length(v_comment) > 1000 then
    perform private.invalid_return('comment');
  -- Defects are reported within 48 hours (spec section 9).
  elsif v_reason = 'Damaged or faulty' and not exists (
    select 1 from private.delivered_pieces(v_order, now() - interval '48 hours')
  ) then
    perform private.invalid_return('reason');
  elsif v_kind = 'exchange' and not private.is_our_fault(v_reason) and not private.is_first_order(v_order) then
    raise exception 'We exchange sizes on a first order. Please return the piece and order the size you want.'
      using errcode = 'PT409', hint = 'EXCHANGE_CLOSED';
  end if;
  perform private.check_return_lines(v_order, p_request -> 'lines', v_kind, case v_reason
    when 'Damaged or faulty' then now() - interval '48 hours' else v_since end, private.is_our_fault(v_reason));
  select * into v_refund from private.read_refund_way(
    v_order.id, v_user, p_request -> 'refund'
  ) where v_kind = 'return';

  v_photos := private.read_return_photos(v_user, v_reason, p_request -> 'photos');

  insert into public.returns (order_id, kind, reason, comment, refund_way, refund_vpa, photos, request_key)
  values (v_order.id, v_kind, v_reason, v_comment, v_refund.way, v_refund.vpa, v_photos, p_key)
  returning id into v_id;
  insert into public.return_lines (return_id, variant_id, quantity, exchange_variant_id)
  select v_id, l.variant_id, l.quantity, l.exchange_variant_id
  from private.read_return_lines(p_request -> 'lines', v_kind) l;
  insert into public.return_events (return_id, state) values (v_id, 'requested');
  return jsonb_build_object('id', v_id);
end;
$$;
comment on function public.request_return(text, jsonb, uuid) is
  'Requests a return or exchange of delivered pieces, once per key. Raises UNKNOWN_ORDER, RETURN_CLOSED, EXCHANGE_CLOSED, FINAL_SALE, INVALID_RETURN, RETURN_EXISTS.';

-- security definer: what makes a customer a new one are orders of a guest, too.
create function public.may_exchange_size(p_number text) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_buyer();
begin
  return private.is_first_order(private.find_order(p_number, v_user));
end;
$$;
comment on function public.may_exchange_size(text) is
  'Whether pieces of an own order may be exchanged for another size, and not only where they are faulty or not what was ordered. Raises UNKNOWN_ORDER.';

-- security definer: admins hold no write grant either.
create function public.advance_return(p_return_id uuid, p_state text, p_note text default '') returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('returns');
  v_order public.orders;
  v_return public.returns;
  v_state text := p_state;
  v_note text := left(btrim(private.clean_text(coalesce(p_note, ''))), 500);
  v_refund integer;
begin
  -- The order first, as everywhere.
  select o.* into v_order from public.orders o
  where o.id = (select r.order_id from public.returns r where r.id = p_return_id) for update;
  select * into v_return from public.returns r where r.id = p_return_id for update;
  if not found then
    raise exception 'We could not find that return.' using errcode = 'PT404', hint = 'UNKNOWN_RETURN';
  end if;
  perform private.refuse_own_order(v_order);
  if private.return_may_become(v_return.kind, v_return.state, p_state) is not true then
    raise exception 'The return cannot take that step.' using errcode = 'PT409', hint = 'INVALID_TRANSITION',
      detail = jsonb_build_object('from', v_return.state, 'to', p_state)::text;
  end if;
  if p_state in ('refunded', 'exchanged') then
    -- Before the credit account, as write_review: take_back_rewards takes it below.
    perform pg_advisory_xact_lock(hashtextextended('review:' || v_order.user_id::text, 0));
    perform private.lock_order_parts(array[v_return.order_id], null, null, array(
      select l.exchange_variant_id from public.return_lines l where l.return_id = p_return_id
    ));
    update public.product_variants v set stock = v.stock + l.quantity
    from public.return_lines l
    where l.return_id = p_return_id and v.id = l.variant_id and private.restocks(v_return.reason);
    if p_state = 'exchanged' and not private.take_exchange(p_return_id) then
      v_state := 'refunded';
    end if;
    if v_state = 'refunded' then
      -- Cash that nobody has noted is none that could go back, and this step is the last.
      if exists (select 1 from public.payments p where p.order_id = v_order.id and p.state = 'due') then
        raise exception 'Note the cash of this order first.' using errcode = 'PT409', hint = 'CASH_NOT_NOTED';
      end if;
      v_refund := private.refund_return(v_return);
      -- Of an order without an account cash is left, which the staff pays by hand.
      if v_refund = 0 and private.cash_left(v_order.id) = 0 then
        v_refund := null;
      end if;
      v_note := concat_ws(' ',
        case when v_state <> p_state and v_refund is null then 'The piece that was wanted has sold out.'
          when v_state <> p_state then 'The piece you wanted has sold out, so your money goes back instead.' end,
        case when v_refund is null then 'There was nothing left to pay back.' end,
        nullif(v_note, ''));
    end if;
  end if;
  update public.returns r set state = v_state, refund_amount = v_refund
  where r.id = p_return_id returning * into v_return;
  insert into public.return_events (return_id, state, note) values (p_return_id, v_state, left(v_note, 600));
  return jsonb_build_object('id', p_return_id, 'state', v_return.state, 'refund_amount', v_return.refund_amount);
end;
$$;
comment on function public.advance_return(uuid, text, text) is
  'For admins: the next state of a return; what has sold out is refunded, with no refund_amount where nothing was left to pay. Raises FORBIDDEN, OWN_REQUEST, UNKNOWN_RETURN, INVALID_TRANSITION, CASH_NOT_NOTED.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (
  id, order_id, kind, state, reason, comment, refund_amount, created_at, refund_way, refund_vpa, photos
) on public.returns to authenticated;

grant select (return_id, variant_id, quantity, exchange_variant_id) on public.return_lines to authenticated;

grant select (id, return_id, state, note, created_at) on public.return_events to authenticated;

grant execute on function
  public.may_exchange_size(text),
  public.request_return(text, jsonb, uuid),
  public.advance_return(uuid, text, text)
to anon, authenticated;

grant execute on function public.add_return_photo(uuid, text) to service_role;
