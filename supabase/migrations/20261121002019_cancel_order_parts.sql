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
