-- Gift cards (spec section 9): bought by anybody, paid before they are issued, added by their code to one account,
-- and spent by orders in part. Clients read what is theirs; functions write.
create table public.gift_card_purchases (
  id uuid primary key default gen_random_uuid(),
  -- Empty for a visitor, whom the e-mail stands for.
  buyer_id uuid references auth.users (id) on delete set null,
  buyer_email text not null,
  amount integer not null constraint gift_card_purchases_amount check (amount between 100 and 50000),
  recipient_email text not null,
  sender_name text not null,
  message text not null default '',
  state text not null default 'pending' constraint gift_card_purchases_state check (
    state in ('pending', 'paid', 'expired')
  ),
  created_at timestamptz not null default now(),
  paid_at timestamptz
);
comment on table public.gift_card_purchases is 'Gift cards on their way: who pays how much for whom, in rupees.';
create index gift_card_purchases_buyer on public.gift_card_purchases (buyer_id, created_at desc);
create index gift_card_purchases_pending on public.gift_card_purchases (created_at) where state = 'pending';

alter table public.gift_card_purchases enable row level security;
create policy "own gift card purchases are readable" on public.gift_card_purchases
  for select to authenticated using (buyer_id = (select auth.uid()));
grant select (
  id, buyer_id, buyer_email, amount, recipient_email, sender_name, message, state, created_at, paid_at
) on public.gift_card_purchases to authenticated;

create table public.gift_cards (
  id uuid primary key default gen_random_uuid(),
  -- The code itself stands in the recipient's mail and nowhere here. 80 random bits need no salt.
  code_hash text not null unique,
  last4 text not null,
  initial_amount integer not null check (initial_amount > 0),
  balance integer not null constraint gift_cards_balance check (balance between 0 and initial_amount),
  recipient_email text not null,
  sender_name text not null,
  message text not null default '',
  purchase_id uuid unique references public.gift_card_purchases (id),
  holder_id uuid references auth.users (id) on delete set null,
  issued_at timestamptz not null default now()
);
comment on table public.gift_cards is 'Issued gift cards; the balance in rupees is the sum of gift_card_entries.';
comment on column public.gift_cards.holder_id is 'The account that added the card; the first one keeps it.';
create index gift_cards_holder on public.gift_cards (holder_id, issued_at);

alter table public.gift_cards enable row level security;
create policy "own gift cards are readable" on public.gift_cards
  for select to authenticated using (holder_id = (select auth.uid()));
-- code_hash and purchase_id are left out: one helps guessing, the other leads to the buyer.
grant select (
  id, last4, initial_amount, balance, recipient_email, sender_name, message, holder_id, issued_at
) on public.gift_cards to authenticated;

create table public.gift_card_entries (
  id bigint generated always as identity primary key,
  gift_card_id uuid not null references public.gift_cards (id),
  amount integer not null constraint gift_card_entries_amount check (amount <> 0),
  kind text not null constraint gift_card_entries_kind check (kind in ('issue', 'order', 'refund')),
  order_id uuid references public.orders (id),
  created_at timestamptz not null default now(),
  constraint gift_card_entries_order check ((kind = 'issue') = (order_id is null))
);
comment on table public.gift_card_entries is 'Ledger of gift cards; rows are added and never changed.';
comment on column public.gift_card_entries.amount is 'Rupees; negative when spent.';
create index gift_card_entries_card on public.gift_card_entries (gift_card_id, id);
create index gift_card_entries_order on public.gift_card_entries (order_id);

alter table public.gift_card_entries enable row level security;
-- The subquery runs under the caller's own policy on gift_cards.
create policy "entries of own gift cards are readable" on public.gift_card_entries
  for select to authenticated
  using (exists (select 1 from public.gift_cards g where g.id = gift_card_id and g.holder_id = (select auth.uid())));
grant select (id, gift_card_id, amount, kind, order_id, created_at) on public.gift_card_entries to authenticated;
create trigger gift_card_entries_append_only before update or delete or truncate on public.gift_card_entries
  for each statement execute function private.refuse_change();
