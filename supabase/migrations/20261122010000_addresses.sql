-- Address book: where a shopper has things sent to.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- Rows may be written directly (each rule is a constraint) or through save_address, which names the wrong field and
-- keeps exactly one default.
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
  constraint addresses_lines check (
    (name || city || state) !~ '[[:cntrl:]]' and (name, city, state)
      = (private.clean_text(name), private.clean_text(city), private.clean_text(state))
  ),
  constraint addresses_street check (
    translate(address, E'\n\r', '') !~ '[[:cntrl:]]' and address = private.clean_text(address)
  )
);
comment on table public.addresses is 'Saved delivery addresses, at most 20 per account, at most one default.';

create index addresses_user on public.addresses (user_id, created_at);
create unique index addresses_single_default on public.addresses (user_id) where is_default;

alter table public.addresses enable row level security;
create policy "own addresses are readable" on public.addresses
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own addresses can be added" on public.addresses
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may_write()));
create policy "own addresses are editable" on public.addresses
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.may_write())) with check (user_id = (select auth.uid()));
create policy "own addresses can be removed" on public.addresses
  for delete to authenticated using (user_id = (select auth.uid()) and (select private.may_write()));

create trigger inherit_default after delete on public.addresses
  for each row when (old.is_default) execute function private.inherit_default('addresses');

-- Private functions -----------------------------------------------------------------------------------------------

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

create trigger limit_addresses before insert on public.addresses
  for each row execute function private.limit_addresses();

create function private.read_address(p_address jsonb) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_clean jsonb := '{}';
  v_field text;
  v_shape text;
  v_max integer;
  v_value text;
begin
  -- Control characters are refused because these lines are printed on labels and put into mails.
  for v_field, v_shape, v_max in
    values
      ('type', '^(home|office|other)$', 6),
      ('name', '^[^[:cntrl:]]+$', 100),
      ('phone', '^[6-9]\d{9}$', 10),
      ('address', '^([^[:cntrl:]]|[\n\r])+$', 300),
      ('city', '^[^[:cntrl:]]+$', 80),
      ('state', '^[^[:cntrl:]]+$', 80),
      ('pincode', '^[1-9]\d{5}$', 6)
  loop
    v_value := btrim(private.clean_text(p_address ->> v_field), E' \t\r\n');
    if jsonb_typeof(p_address -> v_field) is distinct from 'string'
      or v_value !~ v_shape or char_length(v_value) > v_max
    then
      raise exception 'Please check the %.', v_field using errcode = 'PT422', hint = 'INVALID_ADDRESS',
        detail = jsonb_build_object('field', v_field)::text;
    end if;
    v_clean := v_clean || jsonb_build_object(v_field, v_value);
  end loop;
  if coalesce(jsonb_typeof(p_address -> 'is_default'), 'boolean') <> 'boolean' then
    raise exception 'Please check the default setting.' using errcode = 'PT422', hint = 'INVALID_ADDRESS',
      detail = '{"field":"is_default"}';
  end if;
  perform private.check_state(v_clean);
  return v_clean;
end;
$$;
comment on function private.read_address(jsonb) is
  'The trimmed fields; raises INVALID_ADDRESS naming the first wrong one.';

-- Public functions ------------------------------------------------------------------------------------------------

-- Saves one address of the caller: a new one, or with "id" an existing one. One function, because the default has to
-- move in the same transaction, and because a form needs to hear which field is wrong.
create function public.save_address(p_address jsonb) returns public.addresses
  language plpgsql security invoker set search_path = ''
as $$
declare
  v_user uuid := private.require_buyer();
  v_clean jsonb := private.read_address(p_address);
  v_default boolean := (p_address ->> 'is_default')::boolean;
  v_old public.addresses;
  v_row public.addresses;
begin
  -- The same lock as limit_addresses takes: two tabs saving a default must not meet in the unique index.
  perform pg_advisory_xact_lock(hashtextextended('addresses:' || v_user::text, 0));

  if p_address ->> 'id' is not null then
    -- Compared as text, so that an id that is no uuid is unknown rather than a cast error.
    select * into v_old from public.addresses a
    where a.user_id = v_user and a.id::text = lower(p_address ->> 'id');
    if not found then
      raise exception 'We could not find that address.' using errcode = 'PT404', hint = 'UNKNOWN_ADDRESS';
    end if;
    v_default := coalesce(v_default, v_old.is_default);
  else
    -- Whose first answer was lost sends it again: it is in the book already.
    select * into v_old from public.addresses a
    where a.user_id = v_user and v_clean = jsonb_build_object(
      'type', a.type, 'name', a.name, 'phone', a.phone, 'address', a.address, 'city', a.city, 'state', a.state,
      'pincode', a.pincode
    )
    order by a.is_default desc, a.created_at limit 1;
    -- The first address becomes the default, whatever the form says: checkout starts from it.
    v_default := coalesce(v_default, false) or coalesce(v_old.is_default, false)
      or not exists (select 1 from public.addresses a where a.user_id = v_user);
  end if;

  if v_default then
    update public.addresses set is_default = false
    where user_id = v_user and is_default and id is distinct from v_old.id;
  end if;

  if v_old.id is null then
    insert into public.addresses (type, name, phone, address, city, state, pincode, is_default)
    values (
      v_clean ->> 'type', v_clean ->> 'name', v_clean ->> 'phone', v_clean ->> 'address', v_clean ->> 'city',
      v_clean ->> 'state', v_clean ->> 'pincode', v_default
    )
    returning * into v_row;
  else
    update public.addresses set
      type = v_clean ->> 'type', name = v_clean ->> 'name', phone = v_clean ->> 'phone',
      address = v_clean ->> 'address', city = v_clean ->> 'city', state = v_clean ->> 'state',
      pincode = v_clean ->> 'pincode', is_default = v_default
    where id = v_old.id
    returning * into v_row;
  end if;
  return v_row;
end;
$$;
comment on function public.save_address(jsonb) is
  'Insert or update one address of the caller; one that is in the book is not inserted again. Raises INVALID_ADDRESS, UNKNOWN_ADDRESS, ADDRESS_LIMIT.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (
  id, user_id, type, name, phone, address, city, state, pincode, is_default, created_at
) on public.addresses to authenticated;

-- user_id is never sent by a client: its default is the caller.
grant insert (type, name, phone, address, city, state, pincode, is_default) on public.addresses to authenticated;

grant update (type, name, phone, address, city, state, pincode, is_default) on public.addresses to authenticated;

grant delete on public.addresses to authenticated;

grant execute on function
  private.read_address(jsonb),
  public.save_address(jsonb)
to anon, authenticated;
