-- Payments: cash or online, of orders and of gift cards; from sending a shopper to the provider to what follows from
-- its answers. What the provider tells of a payment, and nothing of who paid, is kept in payment_events: the same event
-- may arrive twice, late, or before an earlier one, and a state only ever moves forward.

-- Tables and policies ---------------------------------------------------------------------------------------------

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid references public.orders (id),
  method text not null constraint payments_method check (method in ('cod', 'online')),
  state text not null constraint payments_state check (
    case method
      when 'cod' then state in ('due', 'collected', 'refused')
      else state in ('created', 'authorized', 'captured', 'failed', 'part_refunded', 'refunded')
    end
  ),
  amount integer not null check (amount > 0),
  created_at timestamptz not null default now(),
  gift_card_purchase_id uuid references public.gift_card_purchases (id),
  provider text,
  provider_order_id text unique,
  provider_payment_id text unique,
  channel text constraint payments_channel check (channel in ('upi', 'card', 'netbanking')),
  error_text text,
  captured_at timestamptz,
  refunded integer not null default 0,
  provider_checked_at timestamptz,
  constraint payments_subject check (num_nonnulls(order_id, gift_card_purchase_id) = 1),
  constraint payments_refunded check (refunded between 0 and amount),
  constraint payments_captured_at check (
    (captured_at is not null) = (state in ('captured', 'part_refunded', 'refunded'))
  )
);
comment on table public.payments is 'How an order is paid and how far that has come; amounts in rupees.';
comment on column public.payments.refunded is 'Rupees that went back and have arrived at the provider.';
comment on column public.payments.provider_checked_at is 'When the provider was last asked; no client reads it.';

create index payments_order on public.payments (order_id);
create index payments_gift_card_purchase on public.payments (gift_card_purchase_id);
create index payments_open on public.payments (created_at)
  where provider_order_id is not null and captured_at is null;

alter table public.payments enable row level security;
create policy "payments of own orders and gift cards are readable" on public.payments
  for select to authenticated using (
    exists (select 1 from public.orders o where o.id = order_id and o.user_id = (select auth.uid()))
    or exists (
      select 1 from public.gift_card_purchases g
      where g.id = gift_card_purchase_id and g.buyer_id = (select auth.uid())
    )
  );

-- No policy and no grant: only record_payment_event writes, nobody reads but the shop's own people.
create table public.payment_events (
  id bigint generated always as identity primary key,
  event_id text not null unique,
  payment_id uuid references public.payments (id),
  type text not null,
  provider_order_id text,
  provider_payment_id text,
  amount integer,
  outcome text not null constraint payment_events_outcome check (outcome in ('applied', 'ignored', 'refund')),
  note text not null default '',
  payload jsonb not null,
  received_at timestamptz not null default now()
);
comment on table public.payment_events is 'What the payment provider told us, once per event; never changed.';

create index payment_events_payment on public.payment_events (payment_id, id);

alter table public.payment_events enable row level security;

create trigger payment_events_append_only before update or delete or truncate on public.payment_events
  for each statement execute function private.refuse_change();

-- The sweeper asks the provider for what is due here and reports; all of it can be repeated.
create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id),
  amount integer not null check (amount > 0),
  state text not null default 'pending' constraint refunds_state check (state in ('pending', 'settled', 'failed')),
  reason text not null,
  -- Which attempt gets its money back: somebody may have paid the same order twice.
  provider_payment_id text,
  provider_refund_id text unique,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  vpa text,
  -- How often a bank has sent it back after the provider had accepted it.
  bank_failures integer not null default 0,
  replaced integer not null default 0 constraint refunds_replaced check (replaced between 0 and amount),
  constraint refunds_destination check (num_nonnulls(provider_payment_id, vpa) = 1)
);
comment on table public.refunds is 'Money on its way back through the payment provider, in rupees.';
comment on column public.refunds.provider_refund_id is
  'Set once the provider has accepted it; while it is pending there, the sweep asks what became of it.';
comment on column public.refunds.vpa is 'Where paid-back cash goes; a copy, because the saved UPI ID may be deleted.';

comment on column public.refunds.replaced is
  'Rupees of one that has failed that went back another way: as store credit, or by a later refund.';

create index refunds_payment on public.refunds (payment_id);
create index refunds_due on public.refunds (next_attempt_at) where state = 'pending';
create index refunds_failed on public.refunds (created_at) where state = 'failed';

alter table public.refunds enable row level security;
-- The subquery runs under the caller's own policy on payments.
create policy "refunds of own payments are readable" on public.refunds
  for select to authenticated using (exists (select 1 from public.payments p where p.id = payment_id));

-- Private functions -----------------------------------------------------------------------------------------------

create function private.payment_may_become(p_from text, p_to text) returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select (p_from, p_to) in (
    ('created', 'authorized'), ('created', 'captured'), ('created', 'failed'),
    ('authorized', 'captured'), ('authorized', 'failed'),
    -- A second attempt on the same page, or a bank that answers days later.
    ('failed', 'authorized'), ('failed', 'captured'), ('failed', 'failed'),
    ('captured', 'part_refunded'), ('captured', 'refunded'),
    ('part_refunded', 'part_refunded'), ('part_refunded', 'refunded'),
    ('due', 'collected'), ('due', 'refused')
  )
$$;
comment on function private.payment_may_become(text, text) is 'The permitted changes of a payment''s state: forward.';

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

-- Money beside the payment that counts: a second one, or another sum than was asked for. All of it goes back.
create function private.refund_stray(
  p_payment public.payments, p_provider_payment_id text, p_amount integer, p_reason text
) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  insert into public.refunds (payment_id, amount, reason, provider_payment_id)
  values (p_payment.id, greatest(coalesce(p_amount, p_payment.amount), 1), p_reason, p_provider_payment_id);
  if p_payment.order_id is not null then
    perform private.send_mail(
      'order/refunded_' || p_reason, (select o.email from public.orders o where o.id = p_payment.order_id),
      private.order_mail(p_payment.order_id) || jsonb_build_object('note', '', 'amount', p_amount),
      format('order:%s:refunded_%s:%s', p_payment.order_id, p_reason, p_provider_payment_id)
    );
  end if;
end;
$$;
comment on function private.refund_stray(public.payments, text, integer, text) is
  'Sends an attempt back whose money is not wanted, and says so.';

-- What follows from captured money, for the locked order or purchase of the payment.
create function private.follow_capture(p_payment public.payments) returns text
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_status text;
  v_erased_at timestamptz;
begin
  if p_payment.order_id is null then
    perform private.issue_gift_card(p_payment.gift_card_purchase_id);
    return 'applied';
  end if;
  select o.status, o.erased_at into strict v_status, v_erased_at from public.orders o where o.id = p_payment.order_id;
  if v_status = 'pending_payment' then
    perform private.confirm_placed(p_payment.order_id);
    return 'applied';
  -- An account that was deleted meanwhile has nobody and no address to send it to.
  elsif v_status = 'expired' and v_erased_at is null then
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
  if v_state = 'captured' and (
    p_payment.captured_at is not null and p_payment.provider_payment_id = p_provider_payment_id
    or exists (select 1 from public.refunds r where r.provider_payment_id = p_provider_payment_id)
  ) then
    note := 'known';
  elsif v_state <> 'failed' and p_amount is distinct from p_payment.amount then
    note := 'amount mismatch';
    if v_state = 'captured' then
      perform private.refund_stray(p_payment, p_provider_payment_id, p_amount, 'wrong_amount');
      outcome := 'refund';
    end if;
  elsif v_state = 'captured' and p_payment.captured_at is not null then
    perform private.refund_stray(p_payment, p_provider_payment_id, p_amount, 'paid_twice');
    outcome := 'refund';
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

create function private.apply_refund_event(
  p_payment public.payments, p_type text, p_provider_refund_id text, p_receipt text, out outcome text, out note text
)
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_refund public.refunds;
begin
  outcome := 'ignored';
  -- Whose answer got lost is known by its receipt alone, which is ours. A failure is believed of what was noted only: it
  -- may be that of an earlier try.
  select * into v_refund from public.refunds r
  where r.payment_id = p_payment.id and (
    r.provider_refund_id = p_provider_refund_id
    or p_type = 'refund.processed' and r.provider_refund_id is null and r.id::text = p_receipt
  );
  if not found then
    -- Somebody's at the provider's dashboard, or one that finish_refund is about to note.
    note := 'unknown refund';
  elsif p_type = 'refund.processed' and private.settle_refund(v_refund.id, p_provider_refund_id)
    or p_type in ('refund.failed', 'payout.failed') and private.return_refund(v_refund.id)
  then
    outcome := 'applied';
    note := '';
  else
    note := p_type || ' after ' || v_refund.state;
  end if;
end;
$$;
comment on function private.apply_refund_event(public.payments, text, text, text) is
  'Settles a refund that the provider paid, and tries one again that a bank sent back.';

-- Public functions ------------------------------------------------------------------------------------------------

-- The payment functions (supabase/functions) open a payment here before they send a shopper to the provider.
--
-- security definer, service role only: the function that calls has checked the shopper's token and names them.
create function public.start_payment(
  p_payment_id uuid, p_user uuid, p_provider text, p_provider_order_id text
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_payment public.payments;
  v_order public.orders;
  v_purchase public.gift_card_purchases;
begin
  select * into v_payment from public.payments p where p.id = p_payment_id and p.method = 'online';
  -- Orders and purchases before their payments, as everywhere.
  select * into v_order from public.orders o
  where o.id = v_payment.order_id and o.user_id = p_user for update;
  -- A purchase of a visitor or a guest belongs to whoever knows the payment's random id.
  select * into v_purchase from public.gift_card_purchases g
  where g.id = v_payment.gift_card_purchase_id
    and g.buyer_id is not distinct from case when not private.is_guest_user(p_user) then p_user end for update;
  if v_order.id is null and v_purchase.id is null then
    raise exception 'We could not find that payment.' using errcode = 'PT404', hint = 'UNKNOWN_PAYMENT';
  end if;

  select * into strict v_payment from public.payments p where p.id = p_payment_id for update;
  -- One of the two rows is empty, and a comparison with nothing is not true.
  if v_payment.captured_at is not null or not coalesce(
    v_purchase.state = 'pending', v_order.status = 'pending_payment' and v_order.expires_at > now()
  ) then
    raise exception 'This payment is closed.' using errcode = 'PT409', hint = 'PAYMENT_CLOSED';
  end if;

  if p_provider_order_id is not null then
    -- Of two tabs that start at once the first decides; both then show the same page of the provider.
    update public.payments p set provider = p_provider, provider_order_id = p_provider_order_id
    where p.id = p_payment_id and p.provider_order_id is null;
    select * into strict v_payment from public.payments p where p.id = p_payment_id;
  end if;
  return jsonb_build_object(
    'payment_id', v_payment.id, 'amount', v_payment.amount, 'provider_order_id', v_payment.provider_order_id,
    'reference', coalesce(v_order.number, 'gift card'), 'email', coalesce(v_order.email, v_purchase.buyer_email),
    'phone', coalesce(v_order.ship_to ->> 'phone', ''), 'expires_at', v_order.expires_at
  );
end;
$$;
comment on function public.start_payment(uuid, uuid, text, text) is
  'Opens a payment and remembers the provider''s order once; reads only without one. Raises UNKNOWN_PAYMENT, PAYMENT_CLOSED.';

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
  -- A twin of this event waits here for the first, also where there is no payment of ours to lock.
  perform pg_advisory_xact_lock(hashtextextended('payment event:' || p_event_id, 0));
  -- A payout knows no order of the provider, but which refund it was.
  select * into v_payment from public.payments p
  where p.provider_order_id = p_provider_order_id or p.id = (
    select r.payment_id from public.refunds r
    where p_type = 'payout.failed' and r.vpa is not null and r.provider_refund_id = p_provider_payment_id
  );
  -- The shopper first, then the order or purchase, then its payment, as everywhere: late money counts what a newer order got.
  perform pg_advisory_xact_lock(hashtextextended('orders:' || o.user_id::text, 0))
  from public.orders o where o.id = v_payment.order_id;
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
  elsif p_type in ('refund.processed', 'refund.failed', 'payout.failed') then
    v_result := private.apply_refund_event(
      v_payment, p_type, coalesce(p_payload #>> '{refund,id}', p_provider_payment_id), p_payload #>> '{refund,receipt}'
    );
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

-- A browser that comes back from the provider is sent on by what has become of the payment, whoever told us first.
--
-- security definer, service role only: the caller is a browser without a session of ours.
create function public.find_payment(p_provider_order_id text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'kind', case when p.order_id is null then 'gift_card' else 'order' end,
    'reference', o.number,
    'outcome', case
      when p.captured_at is null then 'unpaid'
      -- Money that came after its order had gone is on its way back.
      when o.status in ('pending_payment', 'expired', 'cancelled') then 'refunded'
      else 'paid'
    end
  )
  from public.payments p left join public.orders o on o.id = p.order_id
  where p.provider_order_id = p_provider_order_id
$$;
comment on function public.find_payment(text) is
  'What has become of a payment, by the provider''s order: {kind, reference, outcome}, or null.';

-- Browsers make the shop ask its provider, who counts the shop's questions and has no answer for anybody once there are too
-- many; and whoever tries stolen cards tries them one after the other.
-- security definer, service role only: as above.
create function public.may_ask_provider(p_about text) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.throttle('provider', encode(sha256(convert_to(coalesce(p_about, ''), 'UTF8')), 'hex'), 20, interval '10 minutes');
  return true;
exception when sqlstate 'PT429' then
  return false;
end;
$$;
comment on function public.may_ask_provider(text) is
  'Counts a question to the payment provider about something, an order of theirs or an account''s cards; false after 20 in ten minutes.';

-- A webhook may never come. The sweep asks the provider about payments that are open there, before their orders run
-- out of time and for as long as a bank may still answer late (five days).
-- security definer, service role only: payments are looked after for the whole shop.
create function public.take_open_payments(p_limit integer) returns setof text
  language sql volatile security definer set search_path = ''
as $$
  -- The claim is the noted time, so two sweeps do not ask twice.
  with due as (
    select p.id from public.payments p
    where p.provider_order_id is not null and p.captured_at is null and p.created_at > now() - interval '5 days'
      and coalesce(p.provider_checked_at, p.created_at) <= now() - case
        when p.created_at > now() - interval '20 minutes' then interval '30 seconds' else interval '15 minutes'
      end
    -- A shopper waits for the fresh ones. Hundreds that were given up must not keep the sweep from them, nor from each other.
    order by p.created_at <= now() - interval '20 minutes', coalesce(p.provider_checked_at, p.created_at), p.id
    limit least(greatest(p_limit, 0), 100)
    for update skip locked
  )
  update public.payments p set provider_checked_at = now()
  from due where p.id = due.id
  returning p.provider_order_id
$$;
comment on function public.take_open_payments(integer) is
  'Provider orders to ask about: unpaid, not asked about for 30 seconds, after 20 minutes for a quarter of an hour.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (
  id, order_id, method, state, amount, created_at, gift_card_purchase_id, provider, provider_order_id,
  provider_payment_id, channel, error_text, captured_at, refunded
) on public.payments to authenticated;

-- The provider's ids and the attempts are left out: they are between the shop and its provider.
grant select (
  id, payment_id, amount, state, reason, created_at, settled_at, vpa
) on public.refunds to authenticated;

grant execute on function
  public.start_payment(uuid, uuid, text, text),
  public.record_payment_event(text, text, text, text, integer, text, jsonb),
  public.find_payment(text),
  public.may_ask_provider(text),
  public.take_open_payments(integer)
to service_role;
