-- The address book. Rows may be written directly (each rule is a constraint) or through save_address, which names
-- the wrong field and keeps exactly one default.
create table public.addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  type text not null default 'home' check (type in ('home', 'office', 'other')),
  name text not null check (char_length(name) between 1 and 100),
  phone text not null check (phone ~ '^[6-9]\d{9}$'),
  address text not null check (char_length(address) between 1 and 300),
  city text not null check (char_length(city) between 1 and 80),
  state text not null check (char_length(state) between 1 and 80),
  pincode text not null check (pincode ~ '^[1-9]\d{5}$'),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  -- These lines are printed on labels and put into mails; only the street may have several.
  constraint addresses_lines check ((name || city || state) !~ '[[:cntrl:]]'),
  constraint addresses_street check (translate(address, E'\n\r', '') !~ '[[:cntrl:]]')
);
comment on table public.addresses is 'Saved delivery addresses, at most 20 per account, at most one default.';

create index addresses_user on public.addresses (user_id, created_at);
create unique index addresses_single_default on public.addresses (user_id) where is_default;

alter table public.addresses enable row level security;
create policy "own addresses are readable" on public.addresses
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own addresses can be added" on public.addresses
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own addresses are editable" on public.addresses
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own addresses can be removed" on public.addresses
  for delete to authenticated using (user_id = (select auth.uid()));
grant select (id, user_id, type, name, phone, address, city, state, pincode, is_default, created_at)
  on public.addresses to authenticated;
-- user_id is never sent by a client: its default is the caller.
grant insert (type, name, phone, address, city, state, pincode, is_default) on public.addresses to authenticated;
grant update (type, name, phone, address, city, state, pincode, is_default) on public.addresses to authenticated;
grant delete on public.addresses to authenticated;

create function private.limit_addresses() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  -- Without the lock two inserts at 19 would both count 19. It is per user and ends with the transaction.
  perform pg_advisory_xact_lock(hashtextextended('addresses:' || new.user_id::text, 0));
  if (select count(*) from public.addresses where user_id = new.user_id) >= 20 then
    raise exception 'You can save up to 20 addresses. Please remove one first.'
      using errcode = 'PT422', hint = 'ADDRESS_LIMIT';
  end if;
  return new;
end;
$$;
comment on function private.limit_addresses() is 'Before insert on addresses: at most 20 per account.';
revoke execute on function private.limit_addresses() from public;

create trigger limit_addresses before insert on public.addresses
  for each row execute function private.limit_addresses();
