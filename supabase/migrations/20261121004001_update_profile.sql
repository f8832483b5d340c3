-- A shopper changes her name and mobile number. The form asks this function, because it names the wrong field; the
-- table's own constraints hold for direct writes as before.
--
-- The name lives in two places: in profiles, which SQL reads, and in user_metadata.full_name, which the token carries
-- and the header greets with. user_metadata is the leader: the form calls this function first, to validate both
-- fields, and then auth.updateUser({data: {full_name}}); the trigger below copies every change of it, also one made
-- by another client, so the two cannot part for longer than one failed call.
create function public.update_profile(p_full_name text, p_phone text) returns public.profiles
  language plpgsql security invoker set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_name text := btrim(coalesce(p_full_name, ''), E' \t\r\n');
  v_phone text := nullif(btrim(coalesce(p_phone, '')), '');
  v_row public.profiles;
begin
  -- Control characters are refused because the name is printed on labels and put into mails.
  if v_name !~ '^[^[:cntrl:]]+$' or char_length(v_name) > 120 then
    raise exception 'Please check your name.' using errcode = 'PT422', hint = 'INVALID_PROFILE',
      detail = '{"field":"full_name"}';
  end if;
  if v_phone !~ '^[6-9]\d{9}$' then
    raise exception 'Please check your mobile number.' using errcode = 'PT422', hint = 'INVALID_PROFILE',
      detail = '{"field":"phone"}';
  end if;
  update public.profiles set full_name = v_name, phone = v_phone where id = v_user returning * into v_row;
  return v_row;
end;
$$;
comment on function public.update_profile(text, text) is
  'Changes the caller''s name and mobile number (10 digits, empty removes it). Raises INVALID_PROFILE.';
revoke execute on function public.update_profile(text, text) from public;
grant execute on function public.update_profile(text, text) to anon, authenticated;

-- security definer because the authentication service updates the user and has no rights in public.
create function private.copy_name_to_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_name text := private.name_in(new.raw_user_meta_data);
begin
  if v_name <> '' and jsonb_typeof(new.raw_user_meta_data -> 'full_name') = 'string' then
    update public.profiles set full_name = v_name where id = new.id and full_name <> v_name;
  end if;
  return new;
exception when others then
  -- As in create_profile: a name that cannot be copied must not refuse the change of an account.
  raise warning 'the name of % was not copied: %', new.id, sqlerrm;
  return new;
end;
$$;
comment on function private.copy_name_to_profile() is
  'After update of user_metadata: profiles.full_name follows full_name.';
revoke execute on function private.copy_name_to_profile() from public;

create trigger copy_name_to_profile after update of raw_user_meta_data on auth.users
  for each row execute function private.copy_name_to_profile();
