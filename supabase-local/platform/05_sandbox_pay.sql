-- The books of the test payment provider, which stands for a company of its own: nothing of the shop reads or writes
-- them, and no role of the API sees this schema. Amounts are paise.
create schema sandbox_pay;

create table sandbox_pay.orders (
  id text primary key,
  amount integer not null check (amount >= 100),
  receipt text not null,
  callback_url text not null,
  notes jsonb not null default '{}',
  expire_by timestamptz,
  created_at timestamptz not null default now()
);

create table sandbox_pay.payments (
  id text primary key,
  order_id text not null references sandbox_pay.orders,
  method text not null check (method in ('upi', 'card', 'netbanking')),
  status text not null check (status in ('created', 'captured', 'refunded', 'failed')),
  -- What the page may show again: a UPI id, a bank, a card's network and last four digits.
  instrument text not null,
  error_description text,
  -- Set while the bank is still thinking.
  capture_at timestamptz,
  created_at timestamptz not null default now()
);
create index payments_order_idx on sandbox_pay.payments (order_id);
create index payments_capture_at_idx on sandbox_pay.payments (capture_at) where capture_at is not null;
create unique index payments_paid_once_idx on sandbox_pay.payments (order_id) where status in ('captured', 'refunded');

create table sandbox_pay.refunds (
  id text primary key,
  payment_id text not null references sandbox_pay.payments,
  amount integer not null check (amount > 0),
  -- The merchant's own id: asking again with it refunds nothing more.
  receipt text not null,
  created_at timestamptz not null default now(),
  unique (payment_id, receipt)
);

-- Webhooks, kept until the merchant answers with success.
create table sandbox_pay.events (
  id text primary key,
  position bigint generated always as identity,
  order_id text not null references sandbox_pay.orders,
  body text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index events_due_idx on sandbox_pay.events (next_attempt_at) where delivered_at is null;
create index events_order_idx on sandbox_pay.events (order_id, position);

create table sandbox_pay.card_sessions (
  id text primary key,
  customer text not null,
  callback_url text not null,
  -- {token, network, last4, expiry_month, expiry_year, name}; a card's number is never written down.
  card jsonb,
  created_at timestamptz not null default now()
);
