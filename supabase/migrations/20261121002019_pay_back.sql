-- Paying back in part or in full. Money returns to where it came from: what was paid online first, then cash (as
-- store credit), then gift cards, then the credit that was spent.
create function private.cash_left(p_order uuid) returns integer
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(sum(p.amount), 0)::integer - coalesce((
    select sum(e.amount) from public.credit_entries e where e.order_id = p_order and e.kind = 'refund'
  ), 0)::integer
  from public.payments p where p.order_id = p_order and p.state = 'collected'
$$;
comment on function private.cash_left(uuid) is 'Cash collected for an order and not paid back yet, in rupees.';
revoke execute on function private.cash_left(uuid) from public;

create function private.pay_back(p_order uuid, p_amount integer, p_reason text) returns integer
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_rest integer := p_amount;
  v_order public.orders;
  v_part integer;
begin
  select * into strict v_order from public.orders o where o.id = p_order;
  select v_rest - coalesce(sum(private.request_refund(p.id, v_rest, p_reason)), 0) into v_rest
  from public.payments p where p.order_id = p_order and p.method = 'online';

  v_part := least(v_rest, private.cash_left(p_order));
  -- Cash cannot be sent, so it becomes credit; without an account the staff has to pay it by hand.
  if v_part > 0 and v_order.user_id is not null then
    perform private.book_order_credit(p_order, v_order.user_id, v_part, 'refund', 'Refund for order ' || v_order.number);
    v_rest := v_rest - v_part;
  end if;
  v_rest := v_rest - private.return_gift_cards(p_order, v_rest);
  v_rest := v_rest - private.return_credit(p_order, v_rest);
  return p_amount - v_rest;
end;
$$;
comment on function private.pay_back(uuid, integer, text) is
  'Pays up to so much of an order back; answers how much it was. Needs the locks.';
revoke execute on function private.pay_back(uuid, integer, text) from public;

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
