-- What the staff does with an order. Every function asks private.require_admin first.
create function private.require_admin() returns uuid
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  if not private.is_admin() then
    raise exception 'Only the shop''s staff may do this.' using errcode = 'PT403', hint = 'FORBIDDEN';
  end if;
  return v_user;
end;
$$;
comment on function private.require_admin() is 'The caller''s user id; raises SIGN_IN_REQUIRED, FORBIDDEN.';
revoke execute on function private.require_admin() from public;
grant execute on function private.require_admin() to anon, authenticated;

create function private.any_order(p_number text) returns public.orders
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders o where o.number = upper(btrim(p_number)) for update;
  if not found then
    raise exception 'We could not find that order.' using errcode = 'PT404', hint = 'UNKNOWN_ORDER';
  end if;
  return v_order;
end;
$$;
comment on function private.any_order(text) is 'Anybody''s order, locked, for the staff. Raises UNKNOWN_ORDER.';
revoke execute on function private.any_order(text) from public;

-- security definer: admins hold no write grant either, so that an order changes only as the rules permit.
create function public.advance_order(
  p_number text, p_status text, p_note text default '', p_courier text default null,
  p_tracking_number text default null
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_order public.orders := private.any_order(p_number);
  v_note text := left(btrim(coalesce(p_note, '')), 500);
begin
  -- Only a payment places an order, and only time lets it expire.
  if p_status is null or p_status in ('placed', 'expired') then
    raise exception 'The order cannot take that step.' using errcode = 'PT409', hint = 'INVALID_TRANSITION',
      detail = jsonb_build_object('from', v_order.status, 'to', p_status)::text;
  end if;
  update public.orders o set
    courier = coalesce(nullif(left(btrim(p_courier), 100), ''), o.courier),
    tracking_number = coalesce(nullif(left(btrim(p_tracking_number), 100), ''), o.tracking_number)
  where o.id = v_order.id and (p_courier is not null or p_tracking_number is not null);

  if p_status = 'cancelled' then
    perform private.cancel_order_parts(v_order.id, v_note);
  else
    if p_status = 'rto' then
      -- The money goes back; the pieces return to the stock only when somebody has looked at them.
      perform private.lock_order_parts(array[v_order.id]);
      perform private.pay_back(v_order.id, 2147483647, 'rto');
      update public.payments p set state = 'refused' where p.order_id = v_order.id and p.state = 'due';
      perform private.reverse_commission(v_order.id);
    end if;
    perform private.set_order_status(v_order.id, p_status, v_note);
  end if;
  select * into strict v_order from public.orders o where o.id = v_order.id;
  return private.order_receipt(v_order);
end;
$$;
comment on function public.advance_order(text, text, text, text, text) is
  'For admins: takes an order to its next state. Raises FORBIDDEN, UNKNOWN_ORDER, INVALID_TRANSITION.';
revoke execute on function public.advance_order(text, text, text, text, text) from public;
grant execute on function public.advance_order(text, text, text, text, text) to anon, authenticated;

-- security definer: as above.
create function public.record_cash(p_number text, p_collected boolean) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_order public.orders := private.any_order(p_number);
  v_state text := case when p_collected then 'collected' else 'refused' end;
begin
  update public.payments p set state = v_state where p.order_id = v_order.id and p.state = 'due';
  if not found then
    raise exception 'No cash is due for this order.' using errcode = 'PT409', hint = 'INVALID_TRANSITION',
      detail = jsonb_build_object('to', v_state)::text;
  end if;
  return jsonb_build_object('number', v_order.number, 'state', v_state);
end;
$$;
comment on function public.record_cash(text, boolean) is
  'For admins: cash on delivery was paid or refused. Raises FORBIDDEN, UNKNOWN_ORDER, INVALID_TRANSITION.';
revoke execute on function public.record_cash(text, boolean) from public;
grant execute on function public.record_cash(text, boolean) to anon, authenticated;
