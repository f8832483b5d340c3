-- Paying back, in part or in full. Money returns to where it came from: what was paid online first, then cash,
-- then gift cards, then the credit that was spent. Cash goes by bank transfer (spec section 9) to the UPI ID that the return
-- names, or into the store credit where the shopper chose that. Without a return it goes to their verified UPI ID; where there
-- is none, nobody knows where to, and it becomes store credit at once.

-- Private functions -----------------------------------------------------------------------------------------------

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

create function private.cash_left(p_order uuid) returns integer
  language sql stable security invoker set search_path = ''
as $$
  select (
    coalesce(sum(p.amount), 0)
    - coalesce((
      select sum(e.amount) from public.credit_entries e where e.order_id = p_order and e.kind = 'refund'
    ), 0)
    - coalesce((
      select sum(r.amount) from public.refunds r join public.payments c on c.id = r.payment_id
      where c.order_id = p_order and r.vpa is not null and r.state <> 'failed'
    ), 0)
  )::integer
  from public.payments p where p.order_id = p_order and p.state = 'collected'
$$;
comment on function private.cash_left(uuid) is 'Cash collected for an order and not paid back yet, in rupees.';

create function private.pay_cash_back(
  p_order public.orders, p_amount integer, p_reason text, p_return uuid default null
) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_asked record;
begin
  -- Each return says where its cash goes. Without one, and for an exchange that is refunded, the newest that stands does.
  select r.refund_way as way, r.refund_vpa as vpa into v_asked from public.returns r
  where r.order_id = p_order.id and r.refund_way is not null and r.state <> 'rejected'
  order by r.id is not distinct from p_return desc, r.created_at desc limit 1;
  insert into public.refunds (payment_id, amount, reason, vpa)
  select p.id, p_amount, p_reason, s.vpa
  from public.payments p
  cross join lateral (
    select v_asked.vpa where v_asked.way = 'upi'
    union all
    (select v.vpa from public.saved_vpas v
    where v.user_id = p_order.user_id and v.state = 'verified' and v_asked.way is null
    order by v.is_default desc, v.created_at limit 1)
  ) s
  where p.order_id = p_order.id and p.state = 'collected';
  if not found then
    perform private.book_order_credit(
      p_order.id, p_order.user_id, p_amount, 'refund', 'Refund for order ' || p_order.number
    );
  end if;
end;
$$;
comment on function private.pay_cash_back(public.orders, integer, text, uuid) is
  'Pays cash back where the shopper asked for it, else to the verified UPI ID, else as store credit. Needs the locks.';

create function private.pay_back(p_order uuid, p_amount integer, p_reason text, p_return uuid default null) returns integer
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
  -- Without an account the staff has to pay it by hand.
  if v_part > 0 and v_order.user_id is not null then
    perform private.pay_cash_back(v_order, v_part, p_reason, p_return);
    v_rest := v_rest - v_part;
  end if;
  v_rest := v_rest - private.return_gift_cards(p_order, v_rest);
  v_rest := v_rest - private.return_credit(p_order, v_rest);
  return p_amount - v_rest;
end;
$$;
comment on function private.pay_back(uuid, integer, text, uuid) is
  'Pays up to so much of an order back, of a return where that one said; answers how much it was. Needs the locks.';

-- In the order and by the rules in which pay_back pays.
create function private.ways_back(p_order public.orders, p_amount integer) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_rest integer := p_amount;
  v_ways jsonb := '{}';
  v_way record;
begin
  for v_way in
    select 'online' as name, coalesce(sum(greatest(p.amount - coalesce((
      select sum(r.amount) from public.refunds r
      where r.payment_id = p.id and r.provider_payment_id = p.provider_payment_id and r.state <> 'failed'
    ), 0), 0)), 0)::integer as amount
    from public.payments p where p.order_id = p_order.id and p.method = 'online' and p.captured_at is not null
    union all
    select 'cash', case when p_order.user_id is null then 0 else private.cash_left(p_order.id) end
    union all
    select 'gift_card', coalesce(sum(g.spent), 0)::integer from (
      select -sum(e.amount) as spent from public.gift_card_entries e
      where e.order_id = p_order.id group by e.gift_card_id having sum(e.amount) < 0
    ) g
    union all
    select 'credit', coalesce(-sum(e.amount), 0)::integer from public.credit_entries e
    where e.order_id = p_order.id and e.kind in ('order', 'reversal') and starts_with(e.event_key, 'order:')
  loop
    if least(v_rest, v_way.amount) > 0 then
      v_ways := v_ways || jsonb_build_object(v_way.name, least(v_rest, v_way.amount));
      v_rest := v_rest - least(v_rest, v_way.amount);
    end if;
  end loop;
  return v_ways;
end;
$$;
comment on function private.ways_back(public.orders, integer) is
  'How pay_back would pay so much of an order back: {online, cash, gift_card, credit} in rupees, none that is 0.';

create function private.refundable(p_order public.orders) returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if p_order.status in ('pending_payment', 'expired') then
    return 0;
  end if;
  return coalesce((select sum(w.value::integer) from jsonb_each_text(private.ways_back(p_order, 2147483647)) w), 0);
end;
$$;
comment on function private.refundable(public.orders) is 'The most that refund_order pays of an order, in rupees.';

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
  -- A second payment for the same order, or one of another sum, came and went beside the one that counts. Cash stays
  -- collected.
  update public.payments p set
    refunded = p.refunded + v_refund.amount,
    state = case
      when p.method = 'cod' then p.state
      when p.refunded + v_refund.amount = p.amount then 'refunded'
      else 'part_refunded'
    end
  where p.id = v_refund.payment_id and p.provider_payment_id is not distinct from v_refund.provider_payment_id
    and (p.method = 'cod' or p.captured_at is not null);
  return true;
end;
$$;
comment on function private.settle_refund(uuid, text) is 'The provider has paid back; false when that was known.';

-- Who may pay back by hand hears of what could not be paid. Cash has another way: it becomes store credit, where somebody has
-- an account to spend that with.
create function private.give_up_refund(p_refund public.refunds) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select o.* into v_order from public.orders o
  join public.payments p on p.order_id = o.id where p.id = p_refund.payment_id;
  update public.refunds r set state = 'failed' where r.id = p_refund.id;
  if p_refund.vpa is not null and v_order.user_id is not null and not private.is_guest_user(v_order.user_id) then
    update public.refunds r set replaced = r.amount where r.id = p_refund.id;
    perform private.book_order_credit(
      v_order.id, v_order.user_id, p_refund.amount, 'refund', 'Refund for order ' || v_order.number
    );
    perform private.send_mail(
      'order/refunded', v_order.email,
      private.order_mail(v_order.id)
        || jsonb_build_object('note', '', 'amount', p_refund.amount, 'refund_vpa', null, 'failed_vpa', p_refund.vpa),
      format('refund:%s:credit', p_refund.id)
    );
    return;
  end if;
  perform private.send_mail(
    'staff/refund_failed', u.email,
    jsonb_build_object('order', v_order.number, 'amount', p_refund.amount),
    -- One that was sent again may fail again.
    format('refund:%s:failed:%s:%s', p_refund.id, p_refund.bank_failures, u.id)
  )
  from auth.users u
  where u.id in (
    select m.user_id from private.staff_members m join private.role_rights g on g.role = m.role
    where g.right_id = 'refunds'
  ) and exists (select 1 from public.profiles f where f.id = u.id and f.blocked_at is null);
end;
$$;
comment on function private.give_up_refund(public.refunds) is
  'A refund cannot be paid: an account''s cash becomes store credit, and of anything else the staff hears. Needs the order''s lock.';

-- A bank may send back what the provider had accepted, and to a UPI ID what had arrived. It is sent again under another key, an
-- hour later and a day later.
create function private.return_refund(p_refund uuid) returns boolean
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_refund public.refunds;
begin
  -- The payment before its refund, as where it is settled. What had arrived is refunded no more.
  perform 1 from public.payments p join public.refunds r on r.payment_id = p.id where r.id = p_refund for update of p;
  update public.payments p set refunded = p.refunded - r.amount
  from public.refunds r
  where r.id = p_refund and p.id = r.payment_id and r.state = 'settled' and r.vpa is not null;
  update public.refunds r set
    state = 'pending',
    settled_at = null,
    bank_failures = r.bank_failures + 1,
    provider_refund_id = null,
    attempts = 0,
    next_attempt_at = now() + case r.bank_failures when 0 then interval '1 hour' else interval '1 day' end
  where r.id = p_refund and (r.state = 'pending' or r.state = 'settled' and r.vpa is not null)
    and r.provider_refund_id is not null returning * into v_refund;
  if not found then
    return false;
  end if;
  if v_refund.bank_failures >= 3 then
    perform private.give_up_refund(v_refund);
  end if;
  return true;
end;
$$;
comment on function private.return_refund(uuid) is
  'A bank has sent back an accepted refund, or one to a UPI ID that had arrived; false when that was known. Needs the order''s lock.';

create function private.refund_left(p_refund public.refunds) returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_payment public.payments;
begin
  select * into strict v_payment from public.payments p where p.id = p_refund.payment_id;
  -- Somebody may have paid the same money back meanwhile, as for a cancelled order.
  return case
    when p_refund.vpa is not null then private.cash_left(v_payment.order_id)
    when p_refund.provider_payment_id is distinct from v_payment.provider_payment_id then p_refund.amount
    else v_payment.amount - coalesce((
      select sum(r.amount) from public.refunds r
      where r.payment_id = v_payment.id and r.provider_payment_id = v_payment.provider_payment_id and r.state <> 'failed'
    ), 0) end;
end;
$$;
comment on function private.refund_left(public.refunds) is
  'Rupees that a refund which has failed may be sent again for. What is relied on needs the payment''s lock.';

create function private.refuse_refund(p_refundable integer) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  raise exception 'So much cannot be refunded.' using errcode = 'PT422', hint = 'INVALID_REFUND',
    detail = jsonb_build_object('refundable', p_refundable)::text;
end;
$$;
comment on function private.refuse_refund(integer) is 'Raises INVALID_REFUND {refundable}.';

create function private.refunds_sent(p_order uuid) returns integer
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(sum(r.amount), 0)::integer
  from public.refunds r join public.payments p on p.id = r.payment_id where p.order_id = p_order
$$;
comment on function private.refunds_sent(uuid) is 'Rupees of an order that were ever sent to the provider or a bank.';

-- A second payment, or one of another sum, came and went beside the order's own, and no credit note speaks of it.
create function private.replace_failed_refunds(p_order uuid, p_amount integer) returns integer
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_rest integer := p_amount;
  v_failed record;
begin
  for v_failed in
    select r.id, r.amount - r.replaced as open
    from public.refunds r join public.payments p on p.id = r.payment_id
    where p.order_id = p_order and r.state = 'failed' and r.replaced < r.amount
      and r.provider_payment_id is not distinct from p.provider_payment_id
    order by r.created_at, r.id
  loop
    exit when v_rest = 0;
    update public.refunds r set replaced = r.replaced + least(v_failed.open, v_rest) where r.id = v_failed.id;
    v_rest := v_rest - least(v_failed.open, v_rest);
  end loop;
  return p_amount - v_rest;
end;
$$;
comment on function private.replace_failed_refunds(uuid, integer) is
  'Notes that so much of an order went back in place of refunds that have failed; answers how much of it did. Needs the order''s lock.';

-- What the staff decided to pay back: money, credit note and mail.
create function private.refund_now(p_order public.orders, p_amount integer, p_reason text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_sent integer := private.refunds_sent(p_order.id);
  v_paid integer := 0;
begin
  -- What an unpaid order has reserved is not the shop's money yet.
  if p_order.status not in ('pending_payment', 'expired') then
    perform private.lock_order_parts(array[p_order.id]);
    v_paid := private.pay_back(p_order.id, greatest(p_amount, 0), p_reason);
  end if;
  -- Paid first and asked then: what is raised takes it back.
  if v_paid is distinct from p_amount or v_paid = 0 then
    perform private.refuse_refund(v_paid);
  end if;
  -- What is sent to the provider or a bank is logged by its trigger; store credit and gift cards have none.
  v_sent := private.refunds_sent(p_order.id) - v_sent;
  if v_paid > v_sent then
    perform private.record_action('order/refund', p_order.number, null,
      jsonb_build_object('amount', v_paid - v_sent, 'reason', p_reason));
  end if;
  -- What failed is on a credit note already.
  perform private.issue_credit_note(
    p_order.id, (v_paid - private.replace_failed_refunds(p_order.id, v_paid)) * 100::bigint, coalesce(nullif(p_reason, ''), 'Refund')
  );
  perform private.send_mail(
    'order/refunded', p_order.email,
    private.order_mail(p_order.id) || jsonb_build_object('note', p_reason, 'amount', v_paid),
    format('order:%s:refunded:%s', p_order.id, gen_random_uuid())
  );
end;
$$;
comment on function private.refund_now(public.orders, integer, text) is
  'Pays so much of a locked order back, and logs it. Raises INVALID_REFUND {refundable}.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, service role only: refunds are worked off for the whole shop.
create function public.take_refunds(p_limit integer) returns table (
  id uuid, provider_payment_id text, vpa text, amount integer, provider_refund_id text, key text
)
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
  returning r.id, r.provider_payment_id, r.vpa,
    -- Whatever it was, all of it: it may have been no whole number of rupees.
    case when r.reason <> 'wrong_amount' then r.amount end,
    r.provider_refund_id,
    -- The same for as long as nobody knows whether it was accepted; at most 36 letters, as payouts want it.
    case r.bank_failures when 0 then r.id::text else replace(r.id::text, '-', '') || '-' || r.bank_failures end
$$;
comment on function public.take_refunds(integer) is
  'Claims up to 100 due refunds for 60 seconds; without an amount, all of the payment.';

-- security definer: as above.
create function public.finish_refund(
  p_id uuid, p_provider_refund_id text, p_error text default null, p_state text default 'settled'
) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_refund public.refunds;
begin
  -- The order first, as everywhere: what follows may book credit for it.
  perform from public.orders o
  where o.id = (
    select p.order_id from public.payments p join public.refunds r on r.payment_id = p.id where r.id = p_id
  ) for update;
  if p_error is null and p_state = 'unanswered' then
    -- Nobody has refused anything. Longer than the claim, so that those behind it come first in the next round.
    update public.refunds r set next_attempt_at = now() + interval '2 minutes' where r.id = p_id and r.state = 'pending';
  elsif p_error is null and p_state = 'settled' then
    perform private.settle_refund(p_id, p_provider_refund_id);
  elsif p_error is null then
    update public.refunds r set
      provider_refund_id = p_provider_refund_id, attempts = 0, next_attempt_at = now() + interval '15 minutes'
    where r.id = p_id and r.state = 'pending';
    if p_state = 'failed' then
      perform private.return_refund(p_id);
    end if;
  else
    update public.refunds r set
      attempts = r.attempts + 1,
      next_attempt_at = now() + interval '10 seconds' * (2 ^ least(r.attempts, 7))
    where r.id = p_id and r.state = 'pending' returning * into v_refund;
    -- What the provider has accepted is on its way, however often it does not answer.
    if v_refund.attempts >= 8 and v_refund.provider_refund_id is null then
      perform private.give_up_refund(v_refund);
    end if;
  end if;
end;
$$;
comment on function public.finish_refund(uuid, text, text, text) is
  'A refund was paid, is on its way (pending), came back from a bank (failed), met no answer (unanswered), or was refused: then it waits 10 seconds, doubling, and is given up after 8 attempts.';

-- Above the limit of private.money_settings a refund waits for a second person (adr 0072).
-- security definer: admins hold no write grant either.
create function public.refund_order(
  p_number text, p_amount integer, p_reason text, p_key uuid default gen_random_uuid()
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_made record;
  v_admin uuid := private.require_right('refunds');
  v_order public.orders := private.any_order(p_number);
  v_reason text := left(btrim(private.clean_text(coalesce(p_reason, ''))), 200);
begin
  perform private.refuse_own_order(v_order);
  select r.amount, r.state into v_made from private.staff_refunds r where r.order_id = v_order.id and r.request_key = p_key;
  if found then
    if v_made.amount is distinct from p_amount then
      raise exception 'The press before was heard: %. Please look at the order again.',
        private.format_rupees(v_made.amount) || case v_made.state
          when 'paid' then ' went back' when 'waiting' then ' wait for a second person' else ' were refused' end
        using errcode = 'PT409', hint = 'REFUND_MADE';
    end if;
    return jsonb_build_object(
      'number', v_order.number, 'refunded', case v_made.state when 'paid' then v_made.amount else 0 end,
      'waiting', v_made.state = 'waiting'
    );
  end if;
  if p_amount > 0 and private.needs_second_person(v_order.id, p_amount) then
    if p_amount > private.refundable(v_order) - private.refund_waiting(v_order.id) then
      perform private.refuse_refund(greatest(private.refundable(v_order) - private.refund_waiting(v_order.id), 0));
    end if;
    perform private.note_refund(v_order.id, p_amount, v_reason, 'waiting', p_key);
    perform private.record_action('refund/requested', v_order.number, null,
      jsonb_build_object('amount', p_amount, 'reason', v_reason));
    return jsonb_build_object('number', v_order.number, 'refunded', 0, 'waiting', true);
  end if;
  perform private.refund_now(v_order, p_amount, v_reason);
  perform private.note_refund(v_order.id, p_amount, v_reason, 'paid', p_key);
  return jsonb_build_object('number', v_order.number, 'refunded', p_amount, 'waiting', false);
end;
$$;
comment on function public.refund_order(text, integer, text, uuid) is
  'For the staff: pays so much of an order back and tells the shopper why, or lets it wait for a second person; once for a key. Raises FORBIDDEN, OWN_REQUEST, UNKNOWN_ORDER, REFUND_MADE, INVALID_REFUND {refundable}.';

-- It goes where it was to go, and so much was decided before: it waits for no second person and needs no other credit note.
-- security definer: admins hold no write grant either.
create function public.retry_refund(p_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('refunds');
  v_order public.orders;
  v_refund public.refunds;
  v_left integer;
begin
  -- The order first, as everywhere; a gift card has none.
  select o.* into v_order from public.orders o
  where o.id = (
    select p.order_id from public.payments p join public.refunds r on r.payment_id = p.id where r.id = p_id
  ) for update;
  perform 1 from public.payments p where p.id = (select r.payment_id from public.refunds r where r.id = p_id) for update;
  select * into v_refund from public.refunds r where r.id = p_id and r.state = 'failed' and r.replaced = 0;
  if not found then
    raise exception 'There is no such refund that could be sent again.' using errcode = 'PT404', hint = 'UNKNOWN_REFUND';
  end if;
  perform private.refuse_own_order(v_order);
  v_left := private.refund_left(v_refund);
  if v_refund.amount > v_left then
    perform private.refuse_refund(v_left);
  end if;
  -- The provider has refused the key of before, and a bank may do so no more often than three times.
  update public.refunds r set
    state = 'pending', provider_refund_id = null, attempts = 0, bank_failures = r.bank_failures + 1, next_attempt_at = now()
  where r.id = p_id;
  perform private.record_action('order/refund-retried', coalesce(v_order.number, 'gift card'), null,
    jsonb_build_object('amount', v_refund.amount, 'reason', v_refund.reason));
end;
$$;
comment on function public.retry_refund(uuid) is
  'For the staff: has a refund that was given up sent again, under another key. Raises FORBIDDEN, OWN_REQUEST, UNKNOWN_REFUND, INVALID_REFUND {refundable}.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.take_refunds(integer),
  public.finish_refund(uuid, text, text, text)
to service_role;

grant execute on function
  public.refund_order(text, integer, text, uuid),
  public.retry_refund(uuid)
to anon, authenticated;
