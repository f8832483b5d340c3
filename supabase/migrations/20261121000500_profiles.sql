-- One profile per account, made by the database so that no client can forget or forge it.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  -- Printed on labels and put into mails.
  full_name text not null default '' constraint profiles_full_name
    check (char_length(full_name) <= 120 and full_name !~ '[[:cntrl:]]'),
  phone text constraint profiles_phone check (phone ~ '^[6-9]\d{9}$'),
  affiliate_code text not null unique,
  created_at timestamptz not null default now()
);
comment on table public.profiles is 'What a shopper tells about herself, and her affiliate code.';

alter table public.profiles enable row level security;
create policy "own profile is readable" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "own profile is editable" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
grant select (id, full_name, phone, affiliate_code, created_at) on public.profiles to authenticated;
-- affiliate_code stays out: earnings are attributed by it.
grant update (full_name, phone) on public.profiles to authenticated;

create function private.name_in(p_metadata jsonb) returns text
  language sql immutable security invoker set search_path = ''
as $$
  select left(btrim(regexp_replace(coalesce(p_metadata ->> 'full_name', ''), '[[:cntrl:]]+', ' ', 'g')), 120)
$$;
comment on function private.name_in(jsonb) is 'The name that somebody gave at sign-up, as a profile can hold it.';
revoke execute on function private.name_in(jsonb) from public;

-- security definer because the authentication service inserts the user and has no rights in public.
create function private.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_hex text := upper(replace(new.id::text, '-', ''));
  v_name text := private.name_in(new.raw_user_meta_data);
begin
  -- 'TD' and six characters by spec section 9; a taken code grows until it is free (32 is the whole id).
  for v_length in 6..32 loop
    insert into public.profiles (id, full_name, affiliate_code)
    values (new.id, v_name, 'TD' || left(v_hex, v_length))
    on conflict do nothing;
    exit when found;
  end loop;
  return new;
exception when others then
  -- An exception here would turn a sign-up into a 500. A missing profile can be repaired, a lost shopper cannot.
  raise warning 'profile for % was not created: %', new.id, sqlerrm;
  return new;
end;
$$;
comment on function private.create_profile() is 'After insert on auth.users: the profile with its affiliate code.';
revoke execute on function private.create_profile() from public;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

-- The menu reads user_metadata.role (spec section 6), which a user can set at sign-up or later. Copying it from
-- app_metadata keeps people from promoting themselves even in looks. definer: same reason as above.
create function private.keep_role_honest() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if jsonb_typeof(new.raw_user_meta_data) = 'object' then
    new.raw_user_meta_data := (new.raw_user_meta_data - 'role') || case
      when new.raw_app_meta_data ->> 'role' is null then '{}'::jsonb
      else jsonb_build_object('role', new.raw_app_meta_data ->> 'role')
    end;
  end if;
  return new;
end;
$$;
comment on function private.keep_role_honest() is 'Before write on auth.users: user_metadata.role is app_metadata.role.';
revoke execute on function private.keep_role_honest() from public;

create trigger keep_role_honest before insert or update of raw_user_meta_data, raw_app_meta_data on auth.users
  for each row execute function private.keep_role_honest();
