-- Staff roles: who is on the staff and as what, and how somebody comes to it: by an invitation to an address, which the
-- owner of the address accepts. Its token is kept hashed, works for 7 days, and once. Nobody raises themselves, and
-- only owners make and dismiss owners; what a role may do stands in the accounts chapter.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- No policy and no grant: the functions below read and write it. An invitation that is withdrawn is deleted; the log
-- remembers it.
create table private.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 254),
  roles text[] not null check (cardinality(roles) > 0),
  token_hash text not null unique,
  invited_by uuid not null references auth.users (id) on delete cascade,
  sent_at timestamptz not null default now(),
  accepted_at timestamptz
);
comment on table private.staff_invitations is 'Addresses that were asked to join the staff, one invitation each.';
comment on column private.staff_invitations.roles is 'What they are to be, in the order of staff_roles.';
create index staff_invitations_by on private.staff_invitations (invited_by);
alter table private.staff_invitations enable row level security;

-- Private functions -----------------------------------------------------------------------------------------------

create function private.roles_of(p_user uuid) returns text[]
  language sql stable security invoker set search_path = ''
as $$
  select array(
    select m.role from private.staff_members m join private.staff_roles r on r.id = m.role
    where m.user_id = p_user order by r.position
  )
$$;
comment on function private.roles_of(uuid) is 'The roles of somebody on the staff in their order; none for everybody else.';

create function private.role_names(p_roles text[]) returns text
  language sql stable security invoker set search_path = ''
as $$
  select string_agg(r.name, ', ' order by r.position) from private.staff_roles r where r.id = any (p_roles)
$$;
comment on function private.role_names(text[]) is 'Roles as the log and mails name them; null for none.';

create function private.read_roles(p_roles text[]) returns text[]
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if exists (select 1 from unnest(p_roles) g (role) where g.role is null or not exists (
    select 1 from private.staff_roles r where r.id = g.role
  )) then
    perform private.invalid_input('roles', 'There is no such role.');
  end if;
  return array(select r.id from private.staff_roles r where r.id = any (p_roles) order by r.position);
end;
$$;
comment on function private.read_roles(text[]) is 'Roles in their order, each once. Raises INVALID_INPUT {field: roles}.';

-- Asked with the caller's id, and later with that of whoever has invited somebody: an invitation by somebody who was
-- dismissed or blocked since then gives nothing.
create function private.may_give(p_giver uuid, p_roles text[]) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return exists (
    select 1 from private.staff_members m
    join private.role_rights r on r.role = m.role and r.right_id = 'staff'
    join public.profiles p on p.id = m.user_id and p.blocked_at is null
    where m.user_id = p_giver
  ) and ('owner' <> all (p_roles) or 'owner' = any (private.roles_of(p_giver)));
end;
$$;
comment on function private.may_give(uuid, text[]) is 'Whether somebody may give these roles, or take them.';

create function private.require_giver(p_roles text[]) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if not private.may_give(auth.uid(), p_roles) then
    raise exception 'Only owners make, dismiss and block owners.' using errcode = 'PT403', hint = 'FORBIDDEN';
  end if;
end;
$$;
comment on function private.require_giver(text[]) is 'Raises FORBIDDEN where the caller may not give or take these roles.';

create function private.write_roles(p_user uuid, p_roles text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  -- Before app_metadata, whose trigger makes an admin without a role an owner.
  insert into private.staff_members (user_id, role)
  select p_user, r.role from unnest(p_roles) r (role) on conflict do nothing;
  update auth.users u set raw_app_meta_data = case
    when cardinality(p_roles) > 0 then coalesce(u.raw_app_meta_data, '{}') || '{"role":"admin"}'
    else coalesce(u.raw_app_meta_data, '{}') - 'role'
  end
  where u.id = p_user
    and coalesce(u.raw_app_meta_data ->> 'role' = 'admin', false) is distinct from (cardinality(p_roles) > 0);
  delete from private.staff_members m where m.user_id = p_user and m.role <> all (p_roles);
end;
$$;
comment on function private.write_roles(uuid, text[]) is
  'Gives an account exactly these roles, and takes it on the staff or off it. For definer functions that hold the lock.';

create function private.forget_invitation_mail(p_email text) returns void
  language sql volatile security invoker set search_path = ''
as $$
  delete from private.outbox o
  where o.kind = 'staff/invited' and lower(o.recipient) = p_email and o.sent_at is null and o.failed_at is null
$$;
comment on function private.forget_invitation_mail(text) is 'Takes back an invitation that was not sent yet: its link is dead.';

-- Who has been dismissed, and who owns the address, may change while the mail lies there.
create function private.open_invitation(p_token text) returns private.staff_invitations
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_row private.staff_invitations;
begin
  select i.* into v_row from private.staff_invitations i
  where i.token_hash = private.hash_token(left(p_token, 200)) and (
    i.accepted_at is not null or i.sent_at > now() - interval '7 days' and private.may_give(i.invited_by, i.roles)
  );
  return v_row;
end;
$$;
comment on function private.open_invitation(text) is 'The invitation of a token, unless it has ended; accepted ones, too.';

create function private.is_caller_at(p_email text) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return exists (
    select 1 from auth.users u
    where u.id = private.account_id() and lower(u.email) = p_email and u.email_confirmed_at is not null
  );
end;
$$;
comment on function private.is_caller_at(text) is 'Whether the caller''s account has proven this address. For definer functions.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, as all below: the tables are closed, and no client may read auth.users.
create function public.get_staff() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('staff');
begin
  return jsonb_build_object(
    'roles', (
      select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'about', r.about, 'rights', (
        select jsonb_agg(x.right_id order by x.right_id) from private.role_rights x where x.role = r.id
      )) order by r.position) from private.staff_roles r
    ),
    'members', (
      select jsonb_agg(jsonb_build_object(
        'id', u.id, 'email', u.email, 'full_name', p.full_name, 'roles', to_jsonb(private.roles_of(u.id)),
        'since', m.since, 'blocked_at', p.blocked_at, 'is_you', u.id = v_admin,
        'last_seen_at', greatest(u.last_sign_in_at, (
          -- refreshed_at is a time in UTC without its zone.
          select max(greatest(s.created_at, s.refreshed_at at time zone 'utc')) from auth.sessions s where s.user_id = u.id
        ))
      ) order by m.place, m.since, u.id)
      from (
        select m.user_id, min(m.given_at) as since, min(r.position) as place
        from private.staff_members m join private.staff_roles r on r.id = m.role group by m.user_id
      ) m
      join auth.users u on u.id = m.user_id
      join public.profiles p on p.id = m.user_id
    ),
    'invitations', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', i.id, 'email', i.email, 'roles', i.roles, 'sent_at', i.sent_at, 'expires_at', i.sent_at + interval '7 days',
        'is_open', i.sent_at > now() - interval '7 days' and private.may_give(i.invited_by, i.roles), 'by', u.email
      ) order by i.sent_at desc)
      from private.staff_invitations i join auth.users u on u.id = i.invited_by where i.accepted_at is null
    ), '[]')
  );
end;
$$;
comment on function public.get_staff() is
  'For staff: {roles: [{id, name, about, rights}], members, invitations: those not accepted}. Raises FORBIDDEN.';

create function public.save_staff_roles(p_user uuid, p_roles text[], p_expected text[]) returns text[]
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('staff');
  v_roles text[] := private.read_roles(p_roles);
  v_before text[];
  v_changed text[];
begin
  -- None at all dismisses, so what was left out is no answer.
  if p_roles is null then
    perform private.invalid_input('roles', 'Please choose the roles.');
  end if;
  perform private.lock_staff();
  -- Whoever waited for the lock may have been dismissed by the one who held it.
  perform private.require_right('staff');
  v_before := private.roles_of(p_user);
  if v_before = '{}' then
    raise exception 'This account is not on the staff.' using errcode = 'PT404', hint = 'UNKNOWN_USER';
  end if;
  perform private.refuse_stale(
    jsonb_build_object('roles', v_before), jsonb_build_object('roles', v_roles),
    jsonb_build_object('roles', private.read_roles(p_expected)), p_user::text
  );
  if p_user = v_admin and not v_roles <@ v_before then
    raise exception 'You cannot give yourself a role. Please ask another owner.'
      using errcode = 'PT409', hint = 'OWN_ACCOUNT';
  end if;
  v_changed := array(
    select r.id from private.staff_roles r where (r.id = any (v_before)) <> (r.id = any (v_roles)) order by r.position
  );
  perform private.require_giver(v_changed);
  if 'owner' = any (v_changed) and 'owner' = any (v_before) then
    perform private.keep_an_owner(p_user);
  end if;
  if v_changed <> '{}' then
    perform private.write_roles(p_user, v_roles);
    if v_roles = '{}' then
      delete from private.staff_invitations i where i.email = (select lower(u.email) from auth.users u where u.id = p_user);
    end if;
    perform private.record_action(
      case when v_roles = '{}' then 'staff/dismissed' else 'staff/roles' end, p_user::text,
      jsonb_build_object('roles', private.role_names(v_before)), jsonb_build_object('roles', private.role_names(v_roles))
    );
  end if;
  return v_roles;
end;
$$;
comment on function public.save_staff_roles(uuid, text[], text[]) is
  'For staff: gives somebody of the staff exactly these roles, where they have those expected; none dismisses them. Raises FORBIDDEN, UNKNOWN_USER, STALE {fields, by}, OWN_ACCOUNT, LAST_OWNER, INVALID_INPUT.';

create function public.invite_staff(p_email text, p_roles text[]) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('staff');
  v_email text := lower(btrim(left(coalesce(p_email, ''), 300), E' \t\r\n'));
  v_roles text[] := private.read_roles(p_roles);
  v_token text := private.new_token();
  v_id uuid;
begin
  if char_length(v_email) > 254 or not private.has_shape(v_email, 'email') then
    perform private.invalid_input('email', 'Please check the address.');
  elsif v_roles = '{}' then
    perform private.invalid_input('roles', 'Please choose at least one role.');
  end if;
  perform private.require_giver(v_roles);
  perform private.throttle_caller('staff/invite', v_email, 30, interval '1 hour');
  perform private.lock_staff();
  if exists (
    select 1 from auth.users u join private.staff_members m on m.user_id = u.id where lower(u.email) = v_email
  ) then
    raise exception '% is on the staff already.', v_email using errcode = 'PT409', hint = 'ALREADY_STAFF';
  end if;
  perform private.forget_invitation_mail(v_email);
  -- The link of an earlier mail ends with this one.
  insert into private.staff_invitations as i (email, roles, token_hash, invited_by)
  values (v_email, v_roles, private.hash_token(v_token), v_admin)
  on conflict (email) do update set
    roles = excluded.roles, token_hash = excluded.token_hash, invited_by = excluded.invited_by, sent_at = now(),
    accepted_at = null
  returning i.id into v_id;
  perform private.send_mail(
    'staff/invited', v_email,
    jsonb_build_object('token', v_token, 'roles', private.role_names(v_roles), 'by', private.account_email(v_admin)),
    'staff-invited:' || private.hash_token(v_token)
  );
  -- By id, here and below: the log outlives the invitation of somebody who never joined.
  perform private.record_action('staff/invited', v_id::text, null,
    jsonb_build_object('roles', private.role_names(v_roles)));
  return jsonb_build_object('id', v_id, 'email', v_email);
end;
$$;
comment on function public.invite_staff(text, text[]) is
  'For staff: asks an address by mail to join, for 7 days; once more sends a new link, and the old one ends. Raises FORBIDDEN, INVALID_INPUT {field}, ALREADY_STAFF, TOO_MANY_ATTEMPTS.';

create function public.withdraw_invitation(p_id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('staff');
  v_row private.staff_invitations;
begin
  -- Whoever accepts it at this moment goes first, or finds it gone.
  perform private.lock_staff();
  perform private.require_right('staff');
  delete from private.staff_invitations i where i.id = p_id and i.accepted_at is null returning * into v_row;
  if v_row.id is null then
    raise exception 'This invitation was accepted or withdrawn meanwhile.' using errcode = 'PT404', hint = 'UNKNOWN_INVITATION';
  end if;
  perform private.forget_invitation_mail(v_row.email);
  perform private.record_action('staff/invitation-withdrawn', v_row.id::text,
    jsonb_build_object('roles', private.role_names(v_row.roles)), null);
end;
$$;
comment on function public.withdraw_invitation(uuid) is
  'For staff: ends an invitation that nobody has accepted. Raises FORBIDDEN, UNKNOWN_INVITATION.';

-- The token is the permission to read it: whoever has it has the mail.
create function public.get_invitation(p_token text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_row private.staff_invitations := private.open_invitation(p_token);
begin
  if v_row.id is null then
    return '{"outcome":"unknown"}';
  end if;
  return jsonb_build_object(
    'outcome', case when v_row.accepted_at is null then 'open' else 'accepted' end,
    'email', v_row.email, 'is_yours', private.is_caller_at(v_row.email),
    'by', (select u.email from auth.users u where u.id = v_row.invited_by),
    'expires_at', v_row.sent_at + interval '7 days',
    'roles', (
      select jsonb_agg(jsonb_build_object('name', r.name, 'about', r.about) order by r.position)
      from private.staff_roles r where r.id = any (v_row.roles)
    )
  );
end;
$$;
comment on function public.get_invitation(text) is
  'What a link of an invitation offers: {outcome: open | accepted, email, is_yours, by, expires_at, roles} or {outcome: unknown}. Open to visitors: the token of the mail is the permission, for whoever has no account yet.';

create function public.accept_invitation(p_token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_row private.staff_invitations;
begin
  -- Before it is read: two presses, and a press while it is withdrawn or its giver dismissed.
  perform private.lock_staff();
  v_row := private.open_invitation(p_token);
  if v_row.id is null then
    return '{"outcome":"unknown"}';
  elsif not private.is_caller_at(v_row.email) then
    return jsonb_build_object('outcome', 'other_account', 'email', v_row.email);
  elsif v_row.accepted_at is null then
    update private.staff_invitations i set accepted_at = now() where i.id = v_row.id;
    -- It goes with the account of whoever has given it, too.
    if not found then
      return '{"outcome":"unknown"}';
    end if;
    perform private.write_roles(v_user, private.read_roles(private.roles_of(v_user) || v_row.roles));
    perform private.record_action('staff/joined', v_row.id::text, null,
      jsonb_build_object('roles', private.role_names(v_row.roles)));
  end if;
  return '{"outcome":"accepted"}';
end;
$$;
comment on function public.accept_invitation(text) is
  'Takes the caller, whose proven address it is, on the staff: {outcome: accepted | unknown} or {outcome: other_account, email}; the token carries it from its next renewal on. Raises SIGN_IN_REQUIRED.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.get_staff(),
  public.save_staff_roles(uuid, text[], text[]),
  public.invite_staff(text, text[]),
  public.withdraw_invitation(uuid),
  public.get_invitation(text),
  public.accept_invitation(text)
to anon, authenticated;
