-- Saved cards are the payment provider's tokens (design section 5.8): the shopper types the card on the provider's
-- page, and the provider gives us a token, the brand, the last four digits and the expiry. No card number passes
-- through here. Rows are written by save_card_token, which only the provider's signed return reaches.
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
-- token stays out: whoever has it and our key can charge the card.
grant select (id, user_id, brand, last4, expiry_month, expiry_year, holder_name, is_default, created_at)
  on public.saved_cards to authenticated;

-- Everything that changes the saved cards of one user waits here: the default moves, and the limit is counted.
create function private.lock_saved(p_user uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('saved:' || p_user::text, 0))
$$;
comment on function private.lock_saved(uuid) is 'Holds changes of one user''s saved cards and UPI IDs until the transaction ends.';
revoke execute on function private.lock_saved(uuid) from public;

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
  'Service only: keeps the token that the provider''s page returned. Raises CARD_LIMIT.';
revoke execute on function public.save_card_token(uuid, text, text, text, integer, integer, text) from public;
grant execute on function public.save_card_token(uuid, text, text, text, integer, integer, text) to service_role;

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
revoke execute on function public.set_default_card(uuid) from public;
grant execute on function public.set_default_card(uuid) to anon, authenticated;

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
revoke execute on function public.delete_card(uuid) from public;
grant execute on function public.delete_card(uuid) to anon, authenticated;
