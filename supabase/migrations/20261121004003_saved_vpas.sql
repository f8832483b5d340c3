-- Saved UPI IDs serve refunds and payouts; payment itself goes by intent or QR (design section 5.8). Whether an ID
-- exists and whose it is says the payment provider, so only the service sets `state`.
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
grant select (id, user_id, vpa, state, name, is_default, created_at) on public.saved_vpas to authenticated;

-- security definer because clients may not write the table: a direct write could claim to be verified.
create function public.save_vpa(p_vpa text) returns public.saved_vpas
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_vpa text := lower(btrim(coalesce(p_vpa, '')));
  v_row public.saved_vpas;
begin
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
  values (v_user, v_vpa, not exists (select 1 from public.saved_vpas s where s.user_id = v_user))
  returning * into v_row;
  return v_row;
end;
$$;
comment on function public.save_vpa(text) is
  'Adds a UPI ID of the caller, unverified. Raises INVALID_VPA, VPA_EXISTS, VPA_LIMIT.';
revoke execute on function public.save_vpa(text) from public;
grant execute on function public.save_vpa(text) to anon, authenticated;

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
  end if;
  update public.saved_vpas set is_default = false where user_id = v_user and is_default and id <> p_vpa_id;
  update public.saved_vpas set is_default = true where user_id = v_user and id = p_vpa_id;
  return true;
end;
$$;
comment on function public.set_default_vpa(uuid) is 'Makes one UPI ID of the caller the default. Raises UNKNOWN_VPA.';
revoke execute on function public.set_default_vpa(uuid) from public;
grant execute on function public.set_default_vpa(uuid) to anon, authenticated;

-- security definer: same reason.
create function public.delete_vpa(p_vpa_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  perform private.lock_saved(v_user);
  delete from public.saved_vpas where user_id = v_user and id = p_vpa_id;
  if not found then
    raise exception 'We could not find that UPI ID.' using errcode = 'PT404', hint = 'UNKNOWN_VPA';
  end if;
  return true;
end;
$$;
comment on function public.delete_vpa(uuid) is 'Forgets one UPI ID of the caller. Raises UNKNOWN_VPA.';
revoke execute on function public.delete_vpa(uuid) from public;
grant execute on function public.delete_vpa(uuid) to anon, authenticated;

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
revoke execute on function public.start_vpa_verification(uuid, uuid) from public;
grant execute on function public.start_vpa_verification(uuid, uuid) to service_role;

-- security definer: same reason.
create function public.finish_vpa_verification(p_user uuid, p_vpa_id uuid, p_state text, p_name text default '')
  returns text
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.saved_vpas set
    state = p_state,
    name = case when p_state = 'verified' then left(btrim(coalesce(p_name, '')), 120) else '' end
  where user_id = p_user and id = p_vpa_id;
  if not found then
    raise exception 'We could not find that UPI ID.' using errcode = 'PT404', hint = 'UNKNOWN_VPA';
  end if;
  return p_state;
end;
$$;
comment on function public.finish_vpa_verification(uuid, uuid, text, text) is
  'Service only: what the provider answered, verified or failed. Raises UNKNOWN_VPA.';
revoke execute on function public.finish_vpa_verification(uuid, uuid, text, text) from public;
grant execute on function public.finish_vpa_verification(uuid, uuid, text, text) to service_role;
