-- Accounts that nobody has confirmed belong to nobody. The hosted authentication service keeps the password and the
-- metadata of the first sign-up with an address, also when the owner of the address signs up later and confirms:
-- whoever came first then knows the password of an account that others trust. It cannot be told which of several
-- sign-ups a confirmation belongs to, so after the second mail nothing of the first counts. Whoever confirms is signed
-- in by the link and sets a password, or resets it.
--
-- The local backend keeps what was typed beside each link instead, and needs this for nothing.
--
-- security definer because the authentication service updates the account and has no rights in public.
create function private.forget_unproven_password() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.email_confirmed_at is null and (
    -- Signed up again, or the mail was asked for again, which looks the same from here.
    (coalesce(old.confirmation_token, '') <> '' and coalesce(new.confirmation_token, '') <> ''
      and new.confirmation_token <> old.confirmation_token)
    -- Proven by a recovery mail, which anybody may ask for.
    or (coalesce(old.recovery_token, '') <> '' and coalesce(new.recovery_token, '') = '')
  ) then
    new.encrypted_password := '';
    new.raw_user_meta_data := '{}';
    update public.profiles set full_name = '' where id = new.id;
  end if;
  return new;
end;
$$;
comment on function private.forget_unproven_password() is
  'Before update on auth.users: an unconfirmed account that several may have made loses its password and metadata.';
revoke execute on function private.forget_unproven_password() from public;

create trigger forget_unproven_password before update of confirmation_token, recovery_token on auth.users
  for each row execute function private.forget_unproven_password();

-- Metadata travels in every access token: 40 KB of it make an account that no request header can carry. A new account
-- starts without what is too large, because an exception would be a 500 of the authentication service; a change is refused.
create function private.bound_metadata() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  -- Room for what the service adds to the 4096 bytes that users may write: address, name and ids of a provider.
  if octet_length(new.raw_user_meta_data::text) > 6144 then
    if tg_op = 'UPDATE' then
      raise exception 'User metadata is too large.' using errcode = '22001';
    end if;
    new.raw_user_meta_data := '{}';
  end if;
  return new;
end;
$$;
comment on function private.bound_metadata() is 'Before write on auth.users: user_metadata fits an access token.';
revoke execute on function private.bound_metadata() from public;

create trigger bound_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.bound_metadata();
