-- Payments grow from cash to online, and from orders to gift cards. What the provider tells is kept word for word in
-- payment_events, which makes a repeated or late message harmless; refunds are worked off like mails.
alter table public.payments
  alter column order_id drop not null,
  drop constraint payments_method,
  add constraint payments_method check (method in ('cod', 'online')),
  drop constraint payments_state,
  add constraint payments_state check (
    case method
      when 'cod' then state in ('due', 'collected', 'refused')
      else state in ('created', 'authorized', 'captured', 'failed', 'part_refunded', 'refunded')
    end
  ),
  add column gift_card_purchase_id uuid references public.gift_card_purchases (id),
  add column provider text,
  add column provider_order_id text unique,
  add column provider_payment_id text unique,
  add column channel text constraint payments_channel check (channel in ('upi', 'card', 'netbanking')),
  add column error_text text,
  add column captured_at timestamptz,
  add column refunded integer not null default 0,
  add constraint payments_subject check (num_nonnulls(order_id, gift_card_purchase_id) = 1),
  add constraint payments_refunded check (refunded between 0 and amount),
  add constraint payments_captured_at check (
    (captured_at is not null) = (state in ('captured', 'part_refunded', 'refunded'))
  );
comment on column public.payments.refunded is 'Rupees that went back and have arrived at the provider.';
create index payments_gift_card_purchase on public.payments (gift_card_purchase_id);

drop policy "payments of own orders are readable" on public.payments;
create policy "payments of own orders and gift cards are readable" on public.payments
  for select to authenticated using (
    exists (select 1 from public.orders o where o.id = order_id and o.user_id = (select auth.uid()))
    or exists (
      select 1 from public.gift_card_purchases g
      where g.id = gift_card_purchase_id and g.buyer_id = (select auth.uid())
    )
  );
grant select (
  gift_card_purchase_id, provider, provider_order_id, provider_payment_id, channel, error_text, captured_at, refunded
) on public.payments to authenticated;

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
revoke execute on function private.payment_may_become(text, text) from public;

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

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id),
  amount integer not null check (amount > 0),
  state text not null default 'pending' constraint refunds_state check (state in ('pending', 'settled', 'failed')),
  reason text not null,
  -- Which attempt gets its money back: somebody may have paid the same order twice.
  provider_payment_id text not null,
  provider_refund_id text unique,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now()
);
comment on table public.refunds is 'Money on its way back through the payment provider, in rupees.';
create index refunds_payment on public.refunds (payment_id);
create index refunds_due on public.refunds (next_attempt_at) where state = 'pending';

alter table public.refunds enable row level security;
-- The subquery runs under the caller's own policy on payments.
create policy "refunds of own payments are readable" on public.refunds
  for select to authenticated using (exists (select 1 from public.payments p where p.id = payment_id));
-- The provider's ids and the attempts are left out: they are between the shop and its provider.
grant select (id, payment_id, amount, state, reason, created_at, settled_at) on public.refunds to authenticated;
