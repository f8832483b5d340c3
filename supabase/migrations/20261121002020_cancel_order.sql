-- A shopper changes her mind (spec section 9): within one hour of placing, or while the payment is still open.

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
revoke execute on function private.cancel_order_parts(uuid, text) from public;

-- The caller's own order by its number, locked.
create function private.own_order(p_number text, p_user uuid) returns public.orders
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders o
  where o.number = upper(btrim(p_number)) and o.user_id = p_user for update;
  if not found then
    raise exception 'We could not find that order.' using errcode = 'PT404', hint = 'UNKNOWN_ORDER';
  end if;
  return v_order;
end;
$$;
comment on function private.own_order(text, uuid) is 'A user''s order, locked. Raises UNKNOWN_ORDER.';
revoke execute on function private.own_order(text, uuid) from public;

-- security definer: clients hold no write grant on what an order consists of.
create function public.cancel_order(p_number text, p_reason text default '') returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
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
    perform private.cancel_order_parts(v_order.id, left(btrim(coalesce(p_reason, '')), 200));
    select * into strict v_order from public.orders o where o.id = v_order.id;
  end if;
  return private.order_receipt(v_order);
end;
$$;
comment on function public.cancel_order(text, text) is
  'Cancels an own order; everything goes back. Raises UNKNOWN_ORDER, CANCEL_CLOSED.';
revoke execute on function public.cancel_order(text, text) from public;
grant execute on function public.cancel_order(text, text) to anon, authenticated;
