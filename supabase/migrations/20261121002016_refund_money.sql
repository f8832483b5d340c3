-- Money on its way back to where it came from. The payment function fetches due refunds, asks the provider, and
-- reports; all of it can be repeated.

-- What may still go back to the provider; the payment is locked so that two refunds never exceed it.
create function private.request_refund(p_payment uuid, p_amount integer, p_reason text) returns integer
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_payment public.payments;
  v_amount integer;
begin
  select * into v_payment from public.payments p where p.id = p_payment for update;
  if not found or v_payment.captured_at is null then
    return 0;
  end if;
  select least(p_amount, v_payment.amount - coalesce(sum(r.amount), 0)) into v_amount
  from public.refunds r
  where r.payment_id = p_payment and r.provider_payment_id = v_payment.provider_payment_id and r.state <> 'failed';
  if v_amount <= 0 then
    return 0;
  end if;
  insert into public.refunds (payment_id, amount, reason, provider_payment_id)
  values (p_payment, v_amount, p_reason, v_payment.provider_payment_id);
  return v_amount;
end;
$$;
comment on function private.request_refund(uuid, integer, text) is
  'Sends up to so much of a captured payment back; answers how much it is.';
revoke execute on function private.request_refund(uuid, integer, text) from public;
