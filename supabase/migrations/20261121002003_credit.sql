-- Store credit (spec section 9, Credit): a balance and the entries that made it. The entries are the truth, the
-- balance is their sum kept at hand so that spending locks one row. Only private.add_credit writes.
--
-- user_id is no foreign key: books outlive accounts, and an append-only ledger can follow no deletion.
create table public.credit_accounts (
  user_id uuid primary key,
  balance integer not null default 0 constraint credit_accounts_balance check (balance >= 0)
);
comment on table public.credit_accounts is 'Store credit per shopper in rupees: the sum of credit_entries.';

alter table public.credit_accounts enable row level security;
create policy "own credit is readable" on public.credit_accounts
  for select to authenticated using (user_id = (select auth.uid()));
grant select (user_id, balance) on public.credit_accounts to authenticated;

create table public.credit_entries (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.credit_accounts (user_id),
  amount integer not null constraint credit_entries_amount check (amount <> 0),
  kind text not null constraint credit_entries_kind check (
    kind in ('cashback', 'referral', 'review', 'occasion', 'grant', 'order', 'refund', 'reversal')
  ),
  description text not null,
  order_id uuid references public.orders (id),
  -- What happened, named so that it cannot be booked twice.
  event_key text not null unique,
  created_at timestamptz not null default now()
);
comment on table public.credit_entries is 'Ledger of store credit; rows are added and never changed.';
comment on column public.credit_entries.amount is 'Rupees; negative when spent.';
create index credit_entries_user on public.credit_entries (user_id, id desc);
create index credit_entries_order on public.credit_entries (order_id);

alter table public.credit_entries enable row level security;
create policy "own credit entries are readable" on public.credit_entries
  for select to authenticated using (user_id = (select auth.uid()));
grant select (id, user_id, amount, kind, description, order_id, event_key, created_at)
  on public.credit_entries to authenticated;
create trigger credit_entries_append_only before update or delete or truncate on public.credit_entries
  for each statement execute function private.refuse_change();

create function private.add_credit(
  p_user uuid, p_amount integer, p_kind text, p_description text, p_event_key text, p_order uuid default null
) returns boolean
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  insert into public.credit_accounts (user_id) values (p_user) on conflict do nothing;
  -- Locked before looking: a twin of this booking waits here and then finds the entry.
  perform 1 from public.credit_accounts a where a.user_id = p_user for update;
  if exists (select 1 from public.credit_entries e where e.event_key = p_event_key) then
    return false;
  end if;
  update public.credit_accounts a set balance = a.balance + p_amount
  where a.user_id = p_user and a.balance + p_amount >= 0;
  if not found then
    raise exception 'There is not enough store credit.' using errcode = 'PT409', hint = 'CREDIT_SHORT';
  end if;
  insert into public.credit_entries (user_id, amount, kind, description, event_key, order_id)
  values (p_user, p_amount, p_kind, p_description, p_event_key, p_order);
  return true;
end;
$$;
comment on function private.add_credit(uuid, integer, text, text, text, uuid) is
  'Books credit once per event key; false when it was booked before. Raises CREDIT_SHORT. For definer functions.';
revoke execute on function private.add_credit(uuid, integer, text, text, text, uuid) from public;
