-- Store credit (spec section 9, Credit): a balance and the entries that made it. The entries are the truth, the balance
-- is their sum kept at hand so that spending locks one row. Only private.add_credit writes. How credit is earned stands
-- in a chapter of its own.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- user_id is no foreign key: books outlive accounts, and an append-only ledger can follow no deletion.
create table public.credit_accounts (
  user_id uuid primary key,
  balance integer not null default 0 constraint credit_accounts_balance check (balance >= 0)
);
comment on table public.credit_accounts is 'Store credit per shopper in rupees: the sum of credit_entries.';

alter table public.credit_accounts enable row level security;
create policy "own credit is readable" on public.credit_accounts
  for select to authenticated using (user_id = (select auth.uid()));

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
  created_at timestamptz not null default now(),
  -- The occasion bonus of spec section 9, Credit.
  constraint credit_entries_occasion check (kind <> 'occasion' or amount between 1 and 200)
);
comment on table public.credit_entries is 'Ledger of store credit; rows are added and never changed.';
comment on column public.credit_entries.amount is 'Rupees; negative when spent.';

create index credit_entries_user on public.credit_entries (user_id, id desc);
create index credit_entries_order on public.credit_entries (order_id);

alter table public.credit_entries enable row level security;
create policy "own credit entries are readable" on public.credit_entries
  for select to authenticated using (user_id = (select auth.uid()));

create trigger credit_entries_append_only before update or delete or truncate on public.credit_entries
  for each statement execute function private.refuse_change();

-- Private functions -----------------------------------------------------------------------------------------------

-- All that somebody earns or spends is counted under this lock. Accounts are opened for it: two who open the same one wait for
-- each other as well.
create function private.lock_credit(p_users uuid[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  insert into public.credit_accounts (user_id)
  select distinct u.id from unnest(p_users) as u (id) where u.id is not null order by u.id
  on conflict do nothing;
  perform 1 from public.credit_accounts a where a.user_id = any (p_users) order by a.user_id for update;
end;
$$;
comment on function private.lock_credit(uuid[]) is 'Locks the credit accounts of shoppers, by id; nulls are left out.';

create function private.add_credit(
  p_user uuid, p_amount integer, p_kind text, p_description text, p_event_key text, p_order uuid default null
) returns boolean
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  -- Locked before looking: a twin of this booking waits here and then finds the entry.
  perform private.lock_credit(array[p_user]);
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

-- An order may spend, get back and spend again, so its bookings are numbered. The order's lock keeps the count true.
create function private.book_order_credit(
  p_order uuid, p_user uuid, p_amount integer, p_kind text, p_description text
) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.add_credit(
    p_user, p_amount, p_kind, p_description,
    -- Read by return_credit, which looks at bookings of this function only.
    format('order:%s:%s', p_order, (select count(*) from public.credit_entries e where e.order_id = p_order)),
    p_order
  )
$$;
comment on function private.book_order_credit(uuid, uuid, integer, text, text) is 'Books credit for an order.';

create function private.return_credit(p_order uuid, p_amount integer) returns integer
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_user uuid;
  v_part integer;
begin
  -- From the ledger and not from the order, which forgets its owner when the account goes. Cashback of the order is
  -- booked by others, under keys of their own.
  select e.user_id, least(-sum(e.amount), p_amount) into v_user, v_part
  from public.credit_entries e
  where e.order_id = p_order and e.kind in ('order', 'reversal') and starts_with(e.event_key, 'order:')
  group by e.user_id;
  if coalesce(v_part, 0) <= 0 then
    return 0;
  end if;
  perform private.book_order_credit(p_order, v_user, v_part, 'reversal',
    (select 'Back from order ' || o.number from public.orders o where o.id = p_order));
  return v_part;
end;
$$;
comment on function private.return_credit(uuid, integer) is
  'Gives up to so much of the credit spent on an order back; answers how much it was.';

-- Public functions ------------------------------------------------------------------------------------------------

-- Credit is money, so what the staff grants somebody in 30 days has the limit of refunds (adr 0072): above it whoever may lift
-- the limit grants it.
-- security definer: admins hold no write grant, so that nothing changes without its line in the log.
create function public.grant_credit(p_user uuid, p_amount integer, p_reason text, p_key uuid) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
  v_reason text := left(btrim(private.clean_text(coalesce(p_reason, ''))), 120);
  v_made record;
begin
  perform private.account_email(p_user);
  if p_amount between 1 and 50000 is not true then
    perform private.invalid_input('amount', 'A grant is between ₹1 and ₹50,000.');
  elsif v_reason = '' then
    perform private.invalid_input('reason', 'Please say why; the shopper reads it.');
  elsif p_key is null then
    perform private.invalid_input('key', 'A grant needs a key, so that it is booked once.');
  elsif p_user = v_admin then
    perform private.refuse_own('This account is yours: somebody else has to grant it credit.');
  end if;
  -- Locked before counting, so that two grants at once do not both fit under the limit.
  perform private.lock_credit(array[p_user]);
  select e.user_id, e.amount, e.description into v_made from public.credit_entries e where e.event_key = 'grant:' || p_key;
  if found then
    if (v_made.user_id, v_made.amount, v_made.description) is distinct from (p_user, p_amount, v_reason) then
      raise exception 'The press before was heard: % was granted. Please look at the account again.',
        private.format_rupees(v_made.amount) using errcode = 'PT409', hint = 'CREDIT_GRANTED';
    end if;
    return (select a.balance from public.credit_accounts a where a.user_id = p_user);
  end if;
  if p_amount + coalesce((
    select sum(e.amount) from public.credit_entries e
    where e.user_id = p_user and e.kind = 'grant' and e.created_at > now() - interval '30 days'
  ), 0) > (select s.refund_limit from private.money_settings s) then
    perform private.require_right('settings');
  end if;
  perform private.add_credit(p_user, p_amount, 'grant', v_reason, 'grant:' || p_key);
  -- By id, as all that is logged of accounts: the log outlives them.
  perform private.record_action('credit/granted', p_user::text, null,
    jsonb_build_object('amount', p_amount, 'reason', v_reason));
  return (select a.balance from public.credit_accounts a where a.user_id = p_user);
end;
$$;
comment on function public.grant_credit(uuid, integer, text, uuid) is
  'For admins: adds store credit, once per key; answers the balance. Raises FORBIDDEN, OWN_REQUEST, UNKNOWN_USER, INVALID_INPUT, CREDIT_GRANTED.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (user_id, balance) on public.credit_accounts to authenticated;

grant select (
  id, user_id, amount, kind, description, order_id, event_key, created_at
) on public.credit_entries to authenticated;

grant execute on function public.grant_credit(uuid, integer, text, uuid) to anon, authenticated;
