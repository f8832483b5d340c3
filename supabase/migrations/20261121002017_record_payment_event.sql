-- What the provider tells us, by webhook or when the shopper comes back. The same event may arrive twice, late, or
-- before an earlier one; a state only ever moves forward.

create function private.refund_late_order(p_order uuid, p_payment uuid, p_amount integer, p_reason text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.request_refund(p_payment, p_amount, p_reason);
  perform private.send_mail(
    'order/refunded_' || p_reason, (select o.email from public.orders o where o.id = p_order),
    private.order_mail(p_order) || jsonb_build_object('note', '', 'amount', p_amount),
    format('order:%s:refunded_%s', p_order, p_reason)
  );
end;
$$;
comment on function private.refund_late_order(uuid, uuid, integer, text) is
  'Money came for an order that can no longer be had: it goes back, and the shopper hears why.';
revoke execute on function private.refund_late_order(uuid, uuid, integer, text) from public;

-- What follows from captured money, for the locked order or purchase of the payment.
create function private.follow_capture(p_payment public.payments) returns text
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_status text;
begin
  if p_payment.order_id is null then
    perform private.issue_gift_card(p_payment.gift_card_purchase_id);
    return 'applied';
  end if;
  select o.status into strict v_status from public.orders o where o.id = p_payment.order_id;
  if v_status = 'pending_payment' then
    perform private.confirm_placed(p_payment.order_id);
    return 'applied';
  elsif v_status = 'expired' then
    perform private.lock_order_parts(array[p_payment.order_id]);
    if private.take_order_parts(p_payment.order_id) then
      perform private.confirm_placed(p_payment.order_id);
      return 'applied';
    end if;
    perform private.refund_late_order(p_payment.order_id, p_payment.id, p_payment.amount, 'no_stock');
    return 'refund';
  end if;
  perform private.refund_late_order(p_payment.order_id, p_payment.id, p_payment.amount, 'cancelled');
  return 'refund';
end;
$$;
comment on function private.follow_capture(public.payments) is
  'Places the order or issues the gift card; money for what is gone goes back. Answers the outcome.';
revoke execute on function private.follow_capture(public.payments) from public;

-- Answers the outcome of a payment event for the locked payment, and a note on why it was ignored.
create function private.apply_payment_event(
  p_payment public.payments, p_type text, p_provider_payment_id text, p_amount integer, p_channel text, p_error text,
  out outcome text, out note text
)
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_state text := split_part(p_type, '.', 2);
  v_channel text := case when p_channel in ('upi', 'card', 'netbanking') then p_channel end;
  v_payment public.payments := p_payment;
begin
  outcome := 'ignored';
  note := '';
  if v_state <> 'failed' and p_amount is distinct from p_payment.amount then
    note := 'amount mismatch';
  elsif v_state = 'captured' and p_payment.captured_at is not null then
    if p_payment.provider_payment_id = p_provider_payment_id
      or exists (select 1 from public.refunds r where r.provider_payment_id = p_provider_payment_id)
    then
      note := 'known';
    else
      insert into public.refunds (payment_id, amount, reason, provider_payment_id)
      values (p_payment.id, p_amount, 'paid_twice', p_provider_payment_id);
      outcome := 'refund';
    end if;
  elsif not private.payment_may_become(p_payment.state, v_state) then
    note := format('%s after %s', v_state, p_payment.state);
  else
    update public.payments p set
      state = v_state, provider_payment_id = p_provider_payment_id, channel = coalesce(v_channel, p.channel),
      error_text = case v_state when 'failed' then left(p_error, 300) end,
      captured_at = case v_state when 'captured' then now() end
    where p.id = p_payment.id returning * into v_payment;
    outcome := case v_state when 'captured' then private.follow_capture(v_payment) else 'applied' end;
  end if;
end;
$$;
comment on function private.apply_payment_event(public.payments, text, text, integer, text, text) is
  'Moves a payment forward and does what follows from it.';
revoke execute on function private.apply_payment_event(public.payments, text, text, integer, text, text) from public;

create function private.apply_refund_event(
  p_payment public.payments, p_type text, p_provider_refund_id text, out outcome text, out note text
)
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_refund public.refunds;
begin
  outcome := 'ignored';
  select * into v_refund from public.refunds r
  where r.payment_id = p_payment.id and r.provider_refund_id = p_provider_refund_id;
  if not found then
    -- Told before finish_refund could note the id; that will settle it.
    note := 'unknown refund';
  elsif p_type = 'refund.processed' and private.settle_refund(v_refund.id, p_provider_refund_id) then
    outcome := 'applied';
    note := '';
  else
    note := p_type || ' after ' || v_refund.state;
  end if;
end;
$$;
comment on function private.apply_refund_event(public.payments, text, text) is 'Settles a refund that the provider paid.';
revoke execute on function private.apply_refund_event(public.payments, text, text) from public;

-- security definer, service role only: the payment functions have checked the provider's signature.
create function public.record_payment_event(
  p_event_id text, p_type text, p_provider_order_id text, p_provider_payment_id text, p_amount integer,
  p_channel text, p_payload jsonb
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_payment public.payments;
  v_result record;
  v_about jsonb;
begin
  select * into v_payment from public.payments p where p.provider_order_id = p_provider_order_id;
  -- The order or purchase first, then its payment, as everywhere; a twin of this event waits here for the first.
  perform 1 from public.orders o where o.id = v_payment.order_id for update;
  perform 1 from public.gift_card_purchases g where g.id = v_payment.gift_card_purchase_id for update;
  select * into v_payment from public.payments p where p.id = v_payment.id for update;
  v_about := jsonb_build_object(
    'reference', (select o.number from public.orders o where o.id = v_payment.order_id),
    'kind', case when v_payment.order_id is not null then 'order' when v_payment.id is not null then 'gift_card' end
  );
  if exists (select 1 from public.payment_events e where e.event_id = p_event_id) then
    return v_about || '{"outcome":"duplicate"}';
  end if;

  if v_payment.id is null then
    select 'ignored' as outcome, 'unknown order' as note into v_result;
  elsif p_type in ('payment.authorized', 'payment.captured', 'payment.failed') then
    v_result := private.apply_payment_event(
      v_payment, p_type, p_provider_payment_id, p_amount, p_channel, p_payload #>> '{payment,error_description}'
    );
  elsif p_type in ('refund.processed', 'refund.failed') then
    v_result := private.apply_refund_event(v_payment, p_type, p_payload #>> '{refund,id}');
  else
    select 'ignored' as outcome, 'unknown type' as note into v_result;
  end if;
  insert into public.payment_events (
    event_id, payment_id, type, provider_order_id, provider_payment_id, amount, outcome, note, payload
  ) values (
    p_event_id, v_payment.id, p_type, p_provider_order_id, p_provider_payment_id, p_amount, v_result.outcome,
    v_result.note, coalesce(p_payload, '{}')
  );
  return v_about || jsonb_build_object('outcome', v_result.outcome);
end;
$$;
comment on function public.record_payment_event(text, text, text, text, integer, text, jsonb) is
  'Records an event of the payment provider once, and does what follows: {outcome, reference, kind}.';
revoke execute on function public.record_payment_event(text, text, text, text, integer, text, jsonb) from public;
grant execute on function public.record_payment_event(text, text, text, text, integer, text, jsonb) to service_role;
