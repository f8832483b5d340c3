-- Money that the merchant of the test payment provider sends to somebody's UPI ID. Amounts are paise.
create table sandbox_pay.payouts (
  id text primary key,
  vpa text not null,
  amount integer not null check (amount >= 100),
  -- The merchant's own id: asking again with it pays nothing more.
  reference text not null unique,
  created_at timestamptz not null default now()
);
