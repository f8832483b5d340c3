-- Accounts as the staff handles them. The role is kept in app_metadata, which only the server writes; hosted projects
-- let the owner of these functions write auth.users.
--
-- security definer, all of them: no client may read auth.users or other people's profiles.
--
-- Two admins who dismiss each other at the same moment would leave none: they queue here.
create function private.keep_an_admin(p_leaving uuid) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('admins', 0));
  if not exists (
    select 1 from auth.users u join public.profiles p on p.id = u.id
    where u.raw_app_meta_data ->> 'role' = 'admin' and p.blocked_at is null and u.id <> p_leaving
  ) then
    raise exception 'The shop needs at least one admin.' using errcode = 'PT409', hint = 'LAST_ADMIN';
  end if;
end;
$$;
comment on function private.keep_an_admin(uuid) is 'Raises LAST_ADMIN when nobody else is admin. Holds a lock.';
revoke execute on function private.keep_an_admin(uuid) from public;

create function private.account_email(p_user uuid) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_email text;
begin
  select u.email into v_email from auth.users u join public.profiles p on p.id = u.id where u.id = p_user;
  if not found then
    raise exception 'This account does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_USER';
  end if;
  return v_email;
end;
$$;
comment on function private.account_email(uuid) is 'Raises UNKNOWN_USER.';
revoke execute on function private.account_email(uuid) from public;

create function public.set_admin(p_user uuid, p_admin boolean) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_email text := private.account_email(p_user);
begin
  if p_admin is not true then
    perform private.keep_an_admin(p_user);
  end if;
  update auth.users u set raw_app_meta_data = case
    when p_admin then coalesce(u.raw_app_meta_data, '{}') || '{"role":"admin"}'
    else coalesce(u.raw_app_meta_data, '{}') - 'role'
  end
  where u.id = p_user and coalesce(u.raw_app_meta_data ->> 'role' = 'admin', false) is distinct from p_admin;
  if found then
    perform private.record_action(
      case when p_admin then 'user/made-admin' else 'user/unmade-admin' end, v_email, null, null
    );
  end if;
  return p_admin is true;
end;
$$;
comment on function public.set_admin(uuid, boolean) is
  'For admins: gives or takes the role; it shows at the next sign-in or token refresh. Raises FORBIDDEN, UNKNOWN_USER, LAST_ADMIN.';
revoke execute on function public.set_admin(uuid, boolean) from public;
grant execute on function public.set_admin(uuid, boolean) to anon, authenticated;

create function public.block_user(p_user uuid, p_blocked boolean, p_reason text default '') returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_email text := private.account_email(p_user);
begin
  if p_user = v_admin then
    raise exception 'You cannot block your own account.' using errcode = 'PT409', hint = 'OWN_ACCOUNT';
  elsif p_blocked then
    perform private.keep_an_admin(p_user);
  end if;
  update public.profiles p set blocked_at = case when p_blocked then now() end
  where p.id = p_user and (p.blocked_at is not null) is distinct from p_blocked;
  if found then
    -- The authentication service refuses sign-in and refresh by its own column; a token in use is refused by ours.
    update auth.users u set banned_until = case when p_blocked then now() + interval '100 years' end
    where u.id = p_user;
    perform private.record_action(case when p_blocked then 'user/blocked' else 'user/unblocked' end, v_email, null,
      jsonb_build_object('reason', left(btrim(coalesce(p_reason, '')), 200)));
  end if;
  return p_blocked is true;
end;
$$;
comment on function public.block_user(uuid, boolean, text) is
  'For admins: stops an account, or lets it go on. Raises FORBIDDEN, UNKNOWN_USER, OWN_ACCOUNT, LAST_ADMIN.';
revoke execute on function public.block_user(uuid, boolean, text) from public;
grant execute on function public.block_user(uuid, boolean, text) to anon, authenticated;

create function public.grant_credit(p_user uuid, p_amount integer, p_reason text, p_key uuid) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_email text := private.account_email(p_user);
  v_reason text := left(btrim(coalesce(p_reason, '')), 120);
begin
  if p_amount between 1 and 50000 is not true then
    perform private.invalid_input('amount', 'A grant is between ₹1 and ₹50,000.');
  elsif v_reason = '' then
    perform private.invalid_input('reason', 'Please say why; the shopper reads it.');
  elsif p_key is null then
    perform private.invalid_input('key', 'A grant needs a key, so that it is booked once.');
  end if;
  if private.add_credit(p_user, p_amount, 'grant', v_reason, 'grant:' || p_key) then
    perform private.record_action('credit/granted', v_email, null,
      jsonb_build_object('amount', p_amount, 'reason', v_reason));
  end if;
  return (select a.balance from public.credit_accounts a where a.user_id = p_user);
end;
$$;
comment on function public.grant_credit(uuid, integer, text, uuid) is
  'For admins: adds store credit, once per key; answers the balance. Raises FORBIDDEN, UNKNOWN_USER, INVALID_INPUT.';
revoke execute on function public.grant_credit(uuid, integer, text, uuid) from public;
grant execute on function public.grant_credit(uuid, integer, text, uuid) to anon, authenticated;
