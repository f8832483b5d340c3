-- What the staff does with a return. Reception and inspection are two steps: the pieces go back to the stock, and the
-- money or other pieces to the shopper, only when what was received is found good.
create or replace function private.return_may_become(p_kind text, p_from text, p_to text) returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select (p_from, p_to) in (
    ('requested', 'approved'), ('requested', 'rejected'), ('approved', 'picked_up'), ('approved', 'rejected'),
    ('picked_up', 'received'), ('received', 'rejected'), ('received', 'refunded')
  ) or (p_kind, p_from, p_to) = ('exchange', 'received', 'exchanged')
$$;
comment on function private.return_may_become(text, text, text) is 'The permitted changes of a return''s state.';
revoke execute on function private.return_may_become(text, text, text) from public;

-- Goods and their share of GST, less their share of the coupon, unless that paid for shipping.
create or replace function private.return_value(p_return uuid) returns integer
  language sql stable security invoker set search_path = ''
as $$
  select (
    v.goods + round(o.gst::numeric * v.goods / o.subtotal)
    - case when c.type = 'shipping' then 0 else round(o.coupon_saving::numeric * v.goods / o.subtotal) end
  )::integer
  from public.returns r
  join public.orders o on o.id = r.order_id
  left join public.coupons c on c.id = o.coupon_id
  cross join lateral (
    select sum(l.unit_price * b.quantity)::integer as goods
    from public.return_lines b join public.order_lines l on l.order_id = o.id and l.variant_id = b.variant_id
    where b.return_id = r.id
  ) v
  where r.id = p_return
$$;
comment on function private.return_value(uuid) is 'What a return is worth, in rupees.';
revoke execute on function private.return_value(uuid) from public;

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
revoke execute on function private.take_exchange(uuid) from public;

create function private.refund_return(p_return public.returns) returns integer
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_paid integer := private.pay_back(p_return.order_id, private.return_value(p_return.id), 'return');
begin
  -- Nothing of the order is left with the shopper, counting this return as refunded.
  if not exists (
    select 1 from public.order_lines l where l.order_id = p_return.order_id and l.quantity > coalesce((
      select sum(b.quantity) from public.return_lines b join public.returns r on r.id = b.return_id
      where r.order_id = l.order_id and b.variant_id = l.variant_id and (r.state = 'refunded' or r.id = p_return.id)
    ), 0)
  ) then
    perform private.reverse_commission(p_return.order_id);
  end if;
  return v_paid;
end;
$$;
comment on function private.refund_return(public.returns) is 'Pays a return back; answers how much. Needs the locks.';
revoke execute on function private.refund_return(public.returns) from public;

-- security definer: admins hold no write grant either.
create or replace function public.advance_return(p_return_id uuid, p_state text, p_note text default '') returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_return public.returns;
  v_state text := p_state;
  v_note text := left(btrim(coalesce(p_note, '')), 500);
  v_refund integer;
begin
  -- The order first, as everywhere.
  perform 1 from public.orders o
  where o.id = (select r.order_id from public.returns r where r.id = p_return_id) for update;
  select * into v_return from public.returns r where r.id = p_return_id for update;
  if not found then
    raise exception 'We could not find that return.' using errcode = 'PT404', hint = 'UNKNOWN_RETURN';
  end if;
  if private.return_may_become(v_return.kind, v_return.state, p_state) is not true then
    raise exception 'The return cannot take that step.' using errcode = 'PT409', hint = 'INVALID_TRANSITION',
      detail = jsonb_build_object('from', v_return.state, 'to', p_state)::text;
  end if;
  if p_state in ('refunded', 'exchanged') then
    perform private.lock_order_parts(array[v_return.order_id], null, null, array(
      select l.exchange_variant_id from public.return_lines l where l.return_id = p_return_id
    ));
    update public.product_variants v set stock = v.stock + l.quantity
    from public.return_lines l where l.return_id = p_return_id and v.id = l.variant_id;
    if p_state = 'exchanged' and not private.take_exchange(p_return_id) then
      v_state := 'refunded';
      v_note := btrim('The piece you wanted has sold out, so your money goes back instead. ' || v_note);
    end if;
    if v_state = 'refunded' then
      v_refund := private.refund_return(v_return);
    end if;
  end if;
  update public.returns r set state = v_state, refund_amount = v_refund
  where r.id = p_return_id returning * into v_return;
  insert into public.return_events (return_id, state, note) values (p_return_id, v_state, left(v_note, 600));
  return jsonb_build_object('id', p_return_id, 'state', v_return.state, 'refund_amount', v_return.refund_amount);
end;
$$;
comment on function public.advance_return(uuid, text, text) is
  'For admins: the next state of a return; what has sold out is refunded. Raises FORBIDDEN, UNKNOWN_RETURN, INVALID_TRANSITION.';
revoke execute on function public.advance_return(uuid, text, text) from public;
grant execute on function public.advance_return(uuid, text, text) to anon, authenticated;
