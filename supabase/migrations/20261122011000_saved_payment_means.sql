-- Saved cards and UPI IDs: what a shopper pays with again, and where money goes back to.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- Saved cards are the payment provider's tokens: the shopper types the card on the provider's page, and the provider
-- gives us a token, the brand, the last four digits and the expiry. No card number passes through here. Rows are
-- written by save_card_token, which only the provider's signed return reaches.
create table public.saved_cards (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token text not null check (char_length(token) between 1 and 200),
  brand text not null constraint saved_cards_brand check (brand in ('visa', 'mastercard', 'rupay', 'amex', 'other')),
  last4 text not null check (last4 ~ '^\d{4}$'),
  expiry_month integer not null check (expiry_month between 1 and 12),
  expiry_year integer not null check (expiry_year between 2000 and 2100),
  holder_name text not null default '' check (char_length(holder_name) <= 120),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  constraint saved_cards_token unique (user_id, token)
);
comment on table public.saved_cards is 'Card tokens of the payment provider, at most 10 per account, at most one default.';
comment on column public.saved_cards.token is 'What the provider charges by; no client reads it.';

create unique index saved_cards_single_default on public.saved_cards (user_id) where is_default;

alter table public.saved_cards enable row level security;
create policy "own cards are readable" on public.saved_cards
  for select to authenticated using (user_id = (select auth.uid()));

create trigger inherit_default after delete on public.saved_cards
  for each row when (old.is_default) execute function private.inherit_default('saved');

-- A card that leaves an account has to die at the payment provider too, also when the provider is down at that
-- moment: the deletion writes what is to be revoked, and the sweep asks until the provider has done it. There is no
-- last attempt, because a token that lives on could still be charged.

-- No policy and no grant: the triggers below write it, take_card_revocations and finish_card_revocation work it off.
create table private.card_revocations (
  id bigint generated always as identity primary key,
  -- Without a reference: the cards of a deleted account are revoked after it is gone.
  customer uuid not null,
  token text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  constraint card_revocations_token unique (customer, token)
);
comment on table private.card_revocations is 'Card tokens that the payment provider still has to forget.';

create index card_revocations_due on private.card_revocations (next_attempt_at, id);

alter table private.card_revocations enable row level security;

-- Saved UPI IDs serve refunds and payouts; payment itself goes by intent or QR. Whether an ID exists and whose it is
-- says the payment provider, so only the service sets `state`.
create table public.saved_vpas (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  vpa text not null constraint saved_vpas_vpa check (vpa ~ '^[a-z0-9][a-z0-9._-]{1,100}@[a-z][a-z0-9]{1,50}$'),
  state text not null default 'pending' constraint saved_vpas_state check (state in ('pending', 'verified', 'failed')),
  -- As the bank spells it; shown so that the shopper sees whose account it is.
  name text not null default '' check (char_length(name) <= 120),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  constraint saved_vpas_once unique (user_id, vpa)
);
comment on table public.saved_vpas is 'Saved UPI IDs, at most 10 per account, at most one default.';

create unique index saved_vpas_single_default on public.saved_vpas (user_id) where is_default;

alter table public.saved_vpas enable row level security;
create policy "own UPI IDs are readable" on public.saved_vpas
  for select to authenticated using (user_id = (select auth.uid()));

-- Private functions -----------------------------------------------------------------------------------------------

-- Everything that changes the saved cards of one user waits here: the default moves, and the limit is counted.
create function private.lock_saved(p_user uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('saved:' || p_user::text, 0))
$$;
comment on function private.lock_saved(uuid) is 'Holds changes of one user''s saved cards and UPI IDs until the transaction ends.';

-- Money goes to the default, so one that its bank does not know is never it, and one that it knows goes before one that nobody
-- has asked about. Needs private.lock_saved.
create function private.settle_default_vpa(p_user uuid) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_default uuid := (
    select s.id from public.saved_vpas s where s.user_id = p_user and s.state <> 'failed'
    order by s.state = 'verified' desc, s.is_default desc, s.created_at desc, s.id limit 1
  );
begin
  update public.saved_vpas set is_default = false where user_id = p_user and is_default and id is distinct from v_default;
  update public.saved_vpas set is_default = true where id = v_default and not is_default;
end;
$$;
comment on function private.settle_default_vpa(uuid) is
  'After a UPI ID is verified, refused or deleted: which one is the default by now, if any can be.';

-- security definer because whoever deletes an account has no rights here.
create function private.revoke_card() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.card_revocations (customer, token) values (old.user_id, old.token) on conflict do nothing;
  return null;
end;
$$;
comment on function private.revoke_card() is 'After a saved card is deleted: its token is to be revoked.';

create trigger revoke_card after delete on public.saved_cards
  for each row execute function private.revoke_card();

-- The provider gives the same card the same token, so a card that is saved again must not be revoked any more.
create function private.keep_card() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.card_revocations r where r.customer = new.user_id and r.token = new.token;
  return null;
end;
$$;
comment on function private.keep_card() is 'After a card is saved: what an earlier deletion of it left to do is dropped.';

create trigger keep_card after insert on public.saved_cards
  for each row execute function private.keep_card();

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer because clients may not write the table; granted to service_role alone.
create function public.save_card_token(
  p_user uuid, p_token text, p_brand text, p_last4 text, p_expiry_month integer, p_expiry_year integer,
  p_holder_name text
) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  v_brand text := case when p_brand in ('visa', 'mastercard', 'rupay', 'amex') then p_brand else 'other' end;
  v_id uuid;
begin
  -- Held until the card is written: an account may be deleted while its shopper is at the provider's page.
  perform from auth.users u where u.id = p_user for key share;
  if not found then
    raise exception 'This account is closed.' using errcode = 'PT404', hint = 'UNKNOWN_SHOPPER';
  end if;
  perform private.lock_saved(p_user);
  -- The provider gives the same card the same token, so saving it again only refreshes the expiry.
  update public.saved_cards set
    brand = v_brand, last4 = p_last4, expiry_month = p_expiry_month, expiry_year = p_expiry_year,
    holder_name = coalesce(p_holder_name, '')
  where user_id = p_user and token = p_token
  returning id into v_id;
  if v_id is not null then return v_id; end if;

  if (select count(*) from public.saved_cards c where c.user_id = p_user) >= 10 then
    raise exception 'You can save up to 10 cards. Please remove one first.'
      using errcode = 'PT422', hint = 'CARD_LIMIT';
  end if;
  insert into public.saved_cards (user_id, token, brand, last4, expiry_month, expiry_year, holder_name, is_default)
  values (
    p_user, p_token, v_brand, p_last4, p_expiry_month, p_expiry_year, coalesce(p_holder_name, ''),
    not exists (select 1 from public.saved_cards c where c.user_id = p_user)
  )
  returning id into v_id;
  perform private.send_mail(
    'account/card-saved', (select u.email from auth.users u where u.id = p_user),
    jsonb_build_object('brand', v_brand, 'last4', p_last4), 'card-saved:' || v_id
  );
  return v_id;
end;
$$;
comment on function public.save_card_token(uuid, text, text, text, integer, integer, text) is
  'Service only: keeps the token that the provider''s page returned. Raises CARD_LIMIT, UNKNOWN_SHOPPER.';

-- security definer because clients may not write the table: a direct write could invent a card.
create function public.set_default_card(p_card_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  perform private.lock_saved(v_user);
  if not exists (select 1 from public.saved_cards c where c.user_id = v_user and c.id = p_card_id) then
    raise exception 'We could not find that card.' using errcode = 'PT404', hint = 'UNKNOWN_CARD';
  end if;
  update public.saved_cards set is_default = false where user_id = v_user and is_default and id <> p_card_id;
  update public.saved_cards set is_default = true where user_id = v_user and id = p_card_id;
  return true;
end;
$$;
comment on function public.set_default_card(uuid) is 'Makes one saved card of the caller the default. Raises UNKNOWN_CARD.';

-- security definer: same reason.
create function public.delete_card(p_card_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  perform private.lock_saved(v_user);
  delete from public.saved_cards where user_id = v_user and id = p_card_id;
  if not found then
    raise exception 'We could not find that card.' using errcode = 'PT404', hint = 'UNKNOWN_CARD';
  end if;
  return true;
end;
$$;
comment on function public.delete_card(uuid) is 'Forgets one saved card of the caller. Raises UNKNOWN_CARD.';

-- security definer, service role only: revocations are worked off for the whole shop.
create function public.take_card_revocations(p_limit integer) returns table (id bigint, customer uuid, token text)
  language sql volatile security definer set search_path = ''
as $$
  -- The claim is the moved time: a worker that dies is followed by another after a minute.
  with due as (
    select r.id from private.card_revocations r
    where r.next_attempt_at <= now()
    order by r.next_attempt_at, r.id
    limit least(greatest(p_limit, 0), 100)
    for update skip locked
  )
  update private.card_revocations r set next_attempt_at = now() + interval '60 seconds'
  from due where r.id = due.id
  returning r.id, r.customer, r.token
$$;
comment on function public.take_card_revocations(integer) is 'Claims up to 100 tokens to revoke for 60 seconds.';

-- security definer: as above.
create function public.finish_card_revocation(p_id bigint, p_error text default null) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if p_error is null then
    delete from private.card_revocations r where r.id = p_id;
    return;
  end if;
  update private.card_revocations r set
    attempts = r.attempts + 1,
    last_error = left(p_error, 500),
    next_attempt_at = now() + interval '10 seconds' * (2 ^ least(r.attempts, 8))
  where r.id = p_id;
end;
$$;
comment on function public.finish_card_revocation(bigint, text) is
  'A token was revoked, or the provider failed: then it waits 10 seconds, doubling up to 43 minutes.';

-- security definer because clients may not write the table: a direct write could claim to be verified.
create function public.save_vpa(p_vpa text) returns public.saved_vpas
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_buyer();
  v_vpa text := lower(btrim(coalesce(p_vpa, '')));
  v_row public.saved_vpas;
begin
  -- A guest says where the cash of a return goes. Before a delivery there is none, and whoever asks is another guest, who
  -- could ask banks for the owners of any number of IDs.
  if private.is_guest() and not exists (
    select 1 from public.orders o where o.user_id = v_user and o.status = 'delivered'
  ) then
    perform private.require_user();
  end if;
  if v_vpa !~ '^[a-z0-9][a-z0-9._-]{1,100}@[a-z][a-z0-9]{1,50}$' then
    raise exception 'Please enter a UPI ID such as name@bank.' using errcode = 'PT422', hint = 'INVALID_VPA',
      detail = '{"field":"vpa"}';
  end if;
  perform private.lock_saved(v_user);
  if exists (select 1 from public.saved_vpas s where s.user_id = v_user and s.vpa = v_vpa) then
    raise exception 'You have saved this UPI ID already.' using errcode = 'PT409', hint = 'VPA_EXISTS',
      detail = '{"field":"vpa"}';
  end if;
  if (select count(*) from public.saved_vpas s where s.user_id = v_user) >= 10 then
    raise exception 'You can save up to 10 UPI IDs. Please remove one first.'
      using errcode = 'PT422', hint = 'VPA_LIMIT';
  end if;
  insert into public.saved_vpas (user_id, vpa, is_default)
  values (v_user, v_vpa, not exists (select 1 from public.saved_vpas s where s.user_id = v_user and s.is_default))
  returning * into v_row;
  return v_row;
end;
$$;
comment on function public.save_vpa(text) is
  'Adds a UPI ID of the caller, unverified. Raises INVALID_VPA, VPA_EXISTS, VPA_LIMIT.';

-- security definer: same reason.
create function public.set_default_vpa(p_vpa_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  perform private.lock_saved(v_user);
  if not exists (select 1 from public.saved_vpas s where s.user_id = v_user and s.id = p_vpa_id) then
    raise exception 'We could not find that UPI ID.' using errcode = 'PT404', hint = 'UNKNOWN_VPA';
  elsif exists (select 1 from public.saved_vpas s where s.id = p_vpa_id and s.state = 'failed') then
    raise exception 'Your bank does not know this UPI ID. Please verify it first.'
      using errcode = 'PT422', hint = 'INVALID_VPA', detail = '{"field":"vpa"}';
  end if;
  update public.saved_vpas set is_default = false where user_id = v_user and is_default and id <> p_vpa_id;
  update public.saved_vpas set is_default = true where user_id = v_user and id = p_vpa_id;
  return true;
end;
$$;
comment on function public.set_default_vpa(uuid) is 'Makes one UPI ID of the caller the default. Raises UNKNOWN_VPA, INVALID_VPA for one that failed.';

-- security definer: same reason.
create function public.delete_vpa(p_vpa_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  -- A guest's try in a return that fails is forgotten as well.
  v_user uuid := private.require_buyer();
begin
  perform private.lock_saved(v_user);
  delete from public.saved_vpas where user_id = v_user and id = p_vpa_id;
  if not found then
    raise exception 'We could not find that UPI ID.' using errcode = 'PT404', hint = 'UNKNOWN_VPA';
  end if;
  perform private.settle_default_vpa(v_user);
  return true;
end;
$$;
comment on function public.delete_vpa(uuid) is 'Forgets one UPI ID of the caller. Raises UNKNOWN_VPA.';

-- Asking a bank who owns an ID tells names to whoever guesses IDs, so it is rationed: per account and hour.
-- security definer because the service has no rights on tables; granted to service_role alone.
create function public.start_vpa_verification(p_user uuid, p_vpa_id uuid) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_vpa text;
begin
  select s.vpa into v_vpa from public.saved_vpas s where s.user_id = p_user and s.id = p_vpa_id;
  if v_vpa is null then
    raise exception 'We could not find that UPI ID.' using errcode = 'PT404', hint = 'UNKNOWN_VPA';
  end if;
  perform private.throttle('vpa-verify', p_user::text, 10, interval '1 hour');
  return v_vpa;
end;
$$;
comment on function public.start_vpa_verification(uuid, uuid) is
  'Service only: the UPI ID to ask the provider about. Raises UNKNOWN_VPA, TOO_MANY_ATTEMPTS (10 an hour).';

-- security definer: same reason.
create function public.finish_vpa_verification(p_user uuid, p_vpa_id uuid, p_state text, p_name text default '')
  returns text
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_saved(p_user);
  update public.saved_vpas set
    state = p_state,
    name = case when p_state = 'verified' then left(btrim(coalesce(p_name, '')), 120) else '' end
  where user_id = p_user and id = p_vpa_id;
  if not found then
    raise exception 'We could not find that UPI ID.' using errcode = 'PT404', hint = 'UNKNOWN_VPA';
  end if;
  perform private.settle_default_vpa(p_user);
  return p_state;
end;
$$;
comment on function public.finish_vpa_verification(uuid, uuid, text, text) is
  'Service only: what the provider answered, verified or failed. Raises UNKNOWN_VPA.';

-- Grants ----------------------------------------------------------------------------------------------------------

-- token stays out: whoever has it and our key can charge the card.
grant select (
  id, user_id, brand, last4, expiry_month, expiry_year, holder_name, is_default, created_at
) on public.saved_cards to authenticated;

grant select (id, user_id, vpa, state, name, is_default, created_at) on public.saved_vpas to authenticated;

grant execute on function
  public.save_card_token(uuid, text, text, text, integer, integer, text),
  public.take_card_revocations(integer),
  public.finish_card_revocation(bigint, text),
  public.start_vpa_verification(uuid, uuid),
  public.finish_vpa_verification(uuid, uuid, text, text)
to service_role;

grant execute on function
  public.set_default_card(uuid),
  public.delete_card(uuid),
  public.save_vpa(text),
  public.set_default_vpa(uuid),
  public.delete_vpa(uuid)
to anon, authenticated;
