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

create function private.settle_refund(p_refund uuid, p_provider_refund_id text) returns boolean
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_refund public.refunds;
begin
  perform 1 from public.payments p join public.refunds r on r.payment_id = p.id where r.id = p_refund for update of p;
  update public.refunds r set state = 'settled', settled_at = now(), provider_refund_id = p_provider_refund_id
  where r.id = p_refund and r.state <> 'settled' returning * into v_refund;
  if not found then
    return false;
  end if;
  -- A second payment for the same order came and went beside the one that counts.
  update public.payments p set
    refunded = p.refunded + v_refund.amount,
    state = case when p.refunded + v_refund.amount = p.amount then 'refunded' else 'part_refunded' end
  where p.id = v_refund.payment_id and p.provider_payment_id = v_refund.provider_payment_id;
  return true;
end;
$$;
comment on function private.settle_refund(uuid, text) is 'The provider has paid back; false when that was known.';
revoke execute on function private.settle_refund(uuid, text) from public;

-- security definer, service role only: refunds are worked off for the whole shop.
create function public.take_refunds(p_limit integer)
  returns table (id uuid, provider_payment_id text, amount integer)
  language sql volatile security definer set search_path = ''
as $$
  -- The claim is the moved time: a worker that dies is followed by another after a minute.
  with due as (
    select r.id from public.refunds r
    where r.state = 'pending' and r.next_attempt_at <= now()
    order by r.next_attempt_at, r.id
    limit least(greatest(p_limit, 0), 100)
    for update skip locked
  )
  update public.refunds r set next_attempt_at = now() + interval '60 seconds'
  from due where r.id = due.id
  returning r.id, r.provider_payment_id, r.amount
$$;
comment on function public.take_refunds(integer) is 'Claims up to 100 due refunds for 60 seconds.';
revoke execute on function public.take_refunds(integer) from public;
grant execute on function public.take_refunds(integer) to service_role;

-- security definer: as above.
create function public.finish_refund(p_id uuid, p_provider_refund_id text, p_error text default null) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if p_error is null then
    perform private.settle_refund(p_id, p_provider_refund_id);
    return;
  end if;
  update public.refunds r set
    attempts = r.attempts + 1,
    state = case when r.attempts + 1 >= 8 then 'failed' else 'pending' end,
    next_attempt_at = now() + interval '10 seconds' * (2 ^ least(r.attempts, 7))
  where r.id = p_id and r.state = 'pending';
end;
$$;
comment on function public.finish_refund(uuid, text, text) is
  'A refund was paid, or failed: then it waits 10 seconds, doubling, and is given up after 8 attempts.';
revoke execute on function public.finish_refund(uuid, text, text) from public;
grant execute on function public.finish_refund(uuid, text, text) to service_role;
