-- The test payment provider keeps what Razorpay's documented entities show: orders with attempts and a way to capture,
-- refunds with a state of their own, customers and the tokens of their cards. Amounts are paise.

-- Where the browser goes afterwards is told when the checkout is opened, not with the order.
alter table sandbox_pay.orders
  alter column receipt drop not null,
  alter column callback_url drop not null,
  add column cancel_url text,
  -- `manual`: what a bank has allowed waits for the merchant's capture.
  add column capture text not null default 'automatic' check (capture in ('automatic', 'manual')),
  add column email text,
  add column contact text,
  add column customer_id text,
  -- The checkout was opened to save a card.
  add column saves_card boolean not null default false;
create index orders_created_at_idx on sandbox_pay.orders (created_at);

alter table sandbox_pay.payments
  drop constraint payments_status_check,
  add constraint payments_status_check check (status in ('created', 'authorized', 'captured', 'refunded', 'failed')),
  -- What was paid, should it ever differ from what was ordered; without it, the order's.
  add column amount integer check (amount >= 100),
  add column vpa text,
  add column bank text,
  add column card jsonb,
  add column customer_id text,
  add column token_id text,
  -- What becomes of refunds of this payment; tests let some wait or fail.
  add column refunds_become text not null default 'processed'
    check (refunds_become in ('pending', 'processed', 'failed'));
create index payments_created_at_idx on sandbox_pay.payments (created_at);
-- An order is paid once, and the rule is kept by whoever writes a payment; tests write what a provider never should.
drop index sandbox_pay.payments_paid_once_idx;

alter table sandbox_pay.refunds
  alter column receipt drop not null,
  drop constraint refunds_payment_id_receipt_key,
  add column status text not null default 'processed' check (status in ('pending', 'processed', 'failed')),
  add column notes jsonb not null default '{}',
  -- X-Refund-Idempotency, and what was asked with it: the same again is answered with the same refund.
  add column idempotency_key text unique,
  add column request text not null default '';
create index refunds_created_at_idx on sandbox_pay.refunds (created_at);
create index refunds_payment_idx on sandbox_pay.refunds (payment_id);

alter table sandbox_pay.payouts
  add column status text not null default 'processed'
    check (status in ('queued', 'processing', 'processed', 'reversed', 'failed'));

create table sandbox_pay.customers (
  id text primary key,
  name text,
  email text,
  contact text,
  notes jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create unique index customers_details_idx on sandbox_pay.customers (coalesce(email, ''), coalesce(contact, ''));

create table sandbox_pay.tokens (
  id text primary key,
  customer_id text not null references sandbox_pay.customers,
  -- The same card of the same customer has one token; the number itself is never written down.
  fingerprint text not null,
  -- {name, last4, network, expiry_month, expiry_year}
  card jsonb not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  unique (customer_id, fingerprint)
);

drop table sandbox_pay.card_sessions;
