-- Accounts: a profile for each, who the caller is, and what they may do of the staff's work. Every other chapter asks
-- require_user, require_right and has_right.

-- Rules that the tables ask ---------------------------------------------------------------------------------------

-- What clients write into a table themselves asks this beside whose row it is. private.before_request refuses such a
-- caller too, where the platform let us put it in front of every request (docs/adr/0078).
create function private.may_write() returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return not private.is_blocked() and not private.session_ended();
end;
$$;
comment on function private.may_write() is 'Whether the caller''s account is not blocked and their session has not ended.';

-- Tables and policies ---------------------------------------------------------------------------------------------

-- Made by the database, so that no client can forget or forge it.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  -- Printed on labels and put into mails.
  full_name text not null default '' constraint profiles_full_name
    check (char_length(full_name) <= 120 and full_name !~ '[[:cntrl:]]' and full_name = private.clean_text(full_name)),
  phone text constraint profiles_phone check (phone ~ '^[6-9]\d{9}$'),
  affiliate_code text not null unique,
  created_at timestamptz not null default now(),
  blocked_at timestamptz
);
comment on table public.profiles is 'What shoppers tell about themselves, and their affiliate codes.';
comment on column public.profiles.blocked_at is 'Set: the account may do nothing any more. Written by block_user.';

alter table public.profiles enable row level security;
create policy "own profile is readable" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "own profile is editable" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()) and (select private.may_write())) with check (id = (select auth.uid()));

-- What the staff may do. A role is a set of rights and somebody may hold several; functions and policies ask for a right
-- and know no role (docs/adr/0066). No policies and no grants on these three: functions read them, migrations write what
-- a role may do, and save_staff_roles and accept_invitation write who has one.
create table private.staff_roles (
  id text primary key,
  name text not null,
  about text not null,
  position integer not null
);
comment on table private.staff_roles is 'The roles of the staff, in the order in which they are shown.';
alter table private.staff_roles enable row level security;

create table private.role_rights (
  role text not null references private.staff_roles (id),
  right_id text not null,
  primary key (role, right_id)
);
comment on table private.role_rights is 'What each role may do. The owner has every right, so that their rows name all there are.';
alter table private.role_rights enable row level security;

create table private.staff_members (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null references private.staff_roles (id),
  given_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table private.staff_members is 'Who has which role; read at every call, so that a role that was taken ends at once.';
create index staff_members_role on private.staff_members (role);
alter table private.staff_members enable row level security;

insert into private.staff_roles (position, id, name, about) values
  (1, 'owner', 'Owner', 'Everything, with the settings and who is on the staff.'),
  (2, 'catalogue', 'Catalogue', 'Products, types, looks, coupons and reviews.'),
  (3, 'orders', 'Orders', 'From placed to delivered and back, with the shoppers behind them.'),
  (4, 'support', 'Support', 'Inquiries, returns and reviews, with the orders and shoppers behind them.'),
  (5, 'finance', 'Finance', 'Refunds, payouts, credit and the log.'),
  (6, 'releases', 'Releases', 'Which versions of the shop''s parts are live.');

insert into private.role_rights (role, right_id)
select r.role, unnest(r.rights) from (values
  ('owner', '{overview,catalogue,promotions,orders_read,orders,returns,refunds,customers,support,reviews,finance,settings,staff,releases,log}'::text[]),
  ('catalogue', '{overview,catalogue,promotions,reviews}'),
  ('orders', '{overview,orders_read,orders,returns,customers}'),
  ('support', '{orders_read,returns,customers,support,reviews}'),
  ('finance', '{overview,orders_read,refunds,customers,finance,log}'),
  ('releases', '{releases}')
) r (role, rights);

-- Private functions -----------------------------------------------------------------------------------------------

create function private.name_in(p_metadata jsonb) returns text
  language sql immutable security invoker set search_path = ''
as $$
  select left(btrim(regexp_replace(private.clean_text(coalesce(p_metadata ->> 'full_name', '')), '[[:cntrl:]]+', ' ', 'g')), 120)
$$;
comment on function private.name_in(jsonb) is 'The name that somebody gave at sign-up, as a profile can hold it.';

-- security definer because the authentication service inserts the user and has no rights in public.
create function private.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_hex text := upper(replace(new.id::text, '-', ''));
  v_name text := private.name_in(new.raw_user_meta_data);
begin
  -- A guest has none; it comes when they prove an address and become an account.
  if new.is_anonymous or tg_op = 'UPDATE' and not old.is_anonymous then
    return new;
  end if;
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
comment on function private.create_profile() is
  'After an account comes into being on auth.users: the profile with its affiliate code.';

create trigger create_profile after insert or update of is_anonymous on auth.users
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

create trigger keep_role_honest before insert or update of raw_user_meta_data, raw_app_meta_data on auth.users
  for each row execute function private.keep_role_honest();

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

create trigger copy_name_to_profile after update of raw_user_meta_data on auth.users
  for each row execute function private.copy_name_to_profile();

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

create trigger forget_unproven_password before update of confirmation_token, recovery_token on auth.users
  for each row execute function private.forget_unproven_password();

-- The authentication service makes a guest an account when the address they asked for is confirmed, and keeps what they had:
-- whoever writes somebody else's address, and is confirmed by them, would sit in their account, read what they ordered as
-- a guest, and know the password. So nothing that was there before the address was proven gets in: no session, no password,
-- no name, nothing that parcels or money could go to. Whoever confirms is signed in by the link.
--
-- security definer because the authentication service updates the user and has no rights in public.
create function private.begin_account() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.encrypted_password := '';
  new.raw_user_meta_data := jsonb_strip_nulls(jsonb_build_object('email', new.raw_user_meta_data -> 'email'));
  delete from auth.sessions s where s.user_id = new.id;
  delete from public.addresses a where a.user_id = new.id;
  delete from public.saved_vpas v where v.user_id = new.id;
  return new;
end;
$$;
comment on function private.begin_account() is
  'Before a guest becomes an account on auth.users: their sessions, password, metadata, addresses and UPI IDs end.';

create trigger begin_account before update of is_anonymous on auth.users
  for each row when (old.is_anonymous and not new.is_anonymous) execute function private.begin_account();

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

create trigger bound_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.bound_metadata();

-- app_metadata says that somebody is of the staff, staff_members says as what. Whom the server makes an admin by hand,
-- as the first one of a shop, is an owner; whoever is no admin any more has no role.
-- security definer because the authentication service updates the user and has no rights here.
create function private.keep_roles_in_step() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.raw_app_meta_data ->> 'role' = 'admin' then
    insert into private.staff_members (user_id, role)
    select new.id, 'owner' where not exists (select 1 from private.staff_members m where m.user_id = new.id);
  else
    delete from private.staff_members m where m.user_id = new.id;
  end if;
  return null;
end;
$$;
comment on function private.keep_roles_in_step() is
  'After write of app_metadata on auth.users: an admin without a role is an owner, nobody else has one.';

create trigger keep_roles_in_step after insert or update of raw_app_meta_data on auth.users
  for each row execute function private.keep_roles_in_step();

-- That somebody is of the staff comes from app_metadata, which only the server writes. user_metadata.role (spec section
-- 6) is for showing a link in the menu: every user can write it, so nothing here may trust it. The token alone is not
-- enough, because it lives for an hour: whoever was dismissed or blocked would keep the keys that long.
-- security definer: it reads auth.users, which no client may.
create function private.is_admin() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if (auth.jwt() -> 'app_metadata' ->> 'role' = 'admin') is not true then
    return false;
  end if;
  return exists (
    select 1 from auth.users u where u.id = auth.uid() and u.raw_app_meta_data ->> 'role' = 'admin'
  ) and private.may_write();
end;
$$;
comment on function private.is_admin() is
  'Whether the caller is of the staff: token and account carry the admin role in app_metadata, the account is not blocked and the session has not ended.';

-- security definer: clients read neither roles nor rights.
create function private.has_right(p_right text) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.is_admin() and exists (
    select 1 from private.staff_members m join private.role_rights r on r.role = m.role
    where m.user_id = auth.uid() and r.right_id = p_right
  );
end;
$$;
comment on function private.has_right(text) is 'Whether the caller is of the staff and one of their roles has the right.';

-- security definer: callers of require_user may be visitors, who may not read profiles.
create function private.is_blocked() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select 1 from public.profiles p where p.id = auth.uid() and p.blocked_at is not null);
end;
$$;
comment on function private.is_blocked() is 'Whether the caller''s account was blocked.';

-- A guest buys without an account: an anonymous user of the authentication service, with the role of a shopper and an id
-- of their own, made anew on every device by whoever asks (docs/adr/0063). Their token says so until it is renewed after
-- they have become an account.
create function private.is_guest() returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (auth.jwt() ->> 'is_anonymous') is not distinct from 'true';
end;
$$;
comment on function private.is_guest() is 'Whether the caller buys as a guest.';

create function private.is_guest_user(p_user uuid) returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select exists (select 1 from auth.users u where u.id = p_user and u.is_anonymous)
$$;
comment on function private.is_guest_user(uuid) is 'Whether an id is a guest''s. For definer functions.';

-- Whoever is blocked or signed out is a visitor to what visitors may call: they could as well come without their token.
create function private.account_id() returns uuid
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return case when not private.is_guest() and private.may_write() then auth.uid() end;
end;
$$;
comment on function private.account_id() is
  'The caller''s account; null for visitors, guests, blocked accounts and tokens of ended sessions.';

create function private.require_known(p_user uuid) returns uuid
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if p_user is null then
    if private.is_blocked() then
      raise exception 'This account has been blocked. Please write to us.' using errcode = 'PT403', hint = 'FORBIDDEN';
    end if;
    raise exception 'Please sign in first.' using errcode = 'PT401', hint = 'SIGN_IN_REQUIRED';
  end if;
  return p_user;
end;
$$;
comment on function private.require_known(uuid) is
  'The id that was given; where there is none, raises FORBIDDEN for blocked accounts and SIGN_IN_REQUIRED for everybody else.';

-- Functions that need an account may also be called by anon, on purpose: a shopper whose session has just ended
-- then gets SIGN_IN_REQUIRED, which opens the dialog, instead of a bare "permission denied". A guest has no account, so
-- whatever asks this is closed to them; the few steps of buying ask require_buyer.
create function private.require_user() returns uuid
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return private.require_known(private.account_id());
end;
$$;
comment on function private.require_user() is
  'The caller''s account; raises SIGN_IN_REQUIRED for visitors and guests, FORBIDDEN for blocked accounts.';

create function private.require_buyer() returns uuid
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return private.require_known(case when private.may_write() then auth.uid() end);
end;
$$;
comment on function private.require_buyer() is
  'The id of an account or of a guest; raises SIGN_IN_REQUIRED for visitors, FORBIDDEN for blocked accounts.';

-- Every function of the staff asks this first.
create function private.require_right(p_right text) returns uuid
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  if not private.has_right(p_right) then
    raise exception '%', case
      when private.is_admin() then 'Your role does not include this. Please ask an owner of the shop.'
      else 'Only the shop''s staff may do this.'
    end using errcode = 'PT403', hint = 'FORBIDDEN', detail = jsonb_build_object('right', p_right)::text;
  end if;
  return v_user;
end;
$$;
comment on function private.require_right(text) is
  'The caller''s user id, where one of their roles has the right; raises SIGN_IN_REQUIRED, FORBIDDEN {right}.';

-- The data API calls private.before_request before every request, so that there is one place for table policies,
-- functions of today and functions of tomorrow. Both checks exist because a token holds for up to an hour. Where the
-- platform does not let us set it (see the grants), may_write and the functions that ask it stand alone.
--
-- A blocked account keeps its token.
create function private.refuse_blocked() returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  -- The shop window stays open to them as to any visitor. Reads, and functions that only read, run read-only.
  if current_setting('transaction_read_only') = 'off' and private.is_blocked() then
    raise exception 'This account has been blocked. Please write to us.' using errcode = 'PT403', hint = 'FORBIDDEN';
  end if;
end;
$$;
comment on function private.refuse_blocked() is 'A blocked account writes nothing.';

-- So does whoever signed out, or whose password was changed elsewhere: the session is gone, the token is not. One look-up
-- by primary key. security definer: sessions are the authentication service's own. Compared as text, so that a claim
-- that is no uuid is no session rather than a cast error.
create function private.has_session() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_session text := auth.jwt() ->> 'session_id';
begin
  return v_session ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and exists (
    select 1 from auth.sessions s
    where s.id = v_session::uuid and s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  );
end;
$$;
comment on function private.has_session() is 'Whether the session that the caller''s token was made for still lasts.';

-- Tokens of the authentication service all name one.
create function private.session_ended() returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return coalesce(auth.jwt() ? 'session_id', false) and private.has_session() is not true;
end;
$$;
comment on function private.session_ended() is 'Whether the caller''s token names a session, and that has ended.';

create function private.before_request() returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_headers text := current_setting('request.headers', true);
  v_request text;
begin
  -- Who reads what runs (pg_stat_activity) and what the database's log has (%a) finds the request in the other logs by it:
  -- web servers send its id, browsers that of their page.
  if v_headers ~ 'x-request-id|page=' then
    v_request := coalesce(
      substring(v_headers::jsonb ->> 'x-request-id' from '^[[:alnum:]_-]{8,64}$'),
      substring(v_headers::jsonb ->> 'x-client-info' from 'page=([0-9a-f-]{8,36})$')
    );
    if v_request is not null then
      perform set_config('application_name', 'shop ' || left(v_request, 58), true);
    end if;
  end if;
  -- Whoever has no session is a visitor: the shop window stays open, everything else asks to sign in.
  if auth.role() = 'authenticated' and private.has_session() is not true then
    perform set_config('role', 'anon', true), set_config('request.jwt.claims', '{"role": "anon"}', true);
  end if;
  perform private.refuse_blocked();
end;
$$;
comment on function private.before_request() is
  'Before each request of the data API: tokens of ended sessions are a visitor''s, blocked accounts write nothing.';

-- Public functions ------------------------------------------------------------------------------------------------

-- A shopper changes their name and mobile number. The form asks this function, because it names the wrong field; the
-- table's own constraints hold for direct writes as before.
--
-- The name lives in two places: in profiles, which SQL reads, and in user_metadata.full_name, which the token carries
-- and the header greets with. user_metadata is the leader: the form calls this function first, to validate both
-- fields, and then auth.updateUser({data: {full_name}}); the trigger copy_name_to_profile copies every change of it,
-- also one made by another client, so the two cannot part for longer than one failed call.
create function public.update_profile(p_full_name text, p_phone text) returns public.profiles
  language plpgsql security invoker set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_name text := btrim(private.clean_text(coalesce(p_full_name, '')), E' \t\r\n');
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

-- What the profile shows at a glance, from the caller's own rows. security invoker: row level security is the filter.
create function public.get_account_figures() returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  return (
    select jsonb_build_object(
      'orders', count(*) filter (where o.status not in ('pending_payment', 'expired')),
      'underway', count(*) filter (where o.status in ('placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery')),
      'delivered', count(*) filter (where o.status = 'delivered'),
      'spent', coalesce(sum(o.total - coalesce((
        -- As in private.insider_spend.
        select greatest(sum(r.refund_amount) - coalesce((
          select sum(e.amount) from public.credit_entries e
          where e.order_id = o.id and e.kind = 'reversal' and starts_with(e.event_key, 'order:')
        ), 0), 0)
        from public.returns r where r.order_id = o.id and r.state = 'refunded'
      ), 0)) filter (where o.status = 'delivered'), 0),
      'saved', coalesce(sum(o.saving) filter (where o.status = 'delivered'), 0),
      'wishlist', (select count(*) from public.wishlist_items w where w.user_id = v_user),
      'credit', coalesce((select a.balance from public.credit_accounts a where a.user_id = v_user), 0),
      'member_since', (select p.created_at from public.profiles p where p.id = v_user)
    )
    from public.orders o where o.user_id = v_user
  );
end;
$$;
comment on function public.get_account_figures() is
  'The caller''s {orders, underway, delivered, spent, saved, wishlist, credit, member_since}; rupees of what was kept.';

-- security definer: clients read neither roles nor rights.
create function public.get_my_rights() returns text[]
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select distinct r.right_id from private.staff_members m join private.role_rights r on r.role = m.role
    where m.user_id = auth.uid() and private.is_admin() order by r.right_id
  );
end;
$$;
comment on function public.get_my_rights() is
  'What the caller may do of the staff''s work; nothing for everybody else. Open to visitors: the menu asks before it knows who is there, and of them it has nothing to tell.';

-- Grants ----------------------------------------------------------------------------------------------------------

-- blocked_at is readable by its owner, like the rest of the profile; no update grant.
grant select (id, full_name, phone, affiliate_code, created_at, blocked_at) on public.profiles to authenticated;

-- affiliate_code stays out: earnings are attributed by it.
grant update (full_name, phone) on public.profiles to authenticated;

grant execute on function
  private.may_write(),
  private.is_admin(),
  private.has_right(text),
  private.is_blocked(),
  private.is_guest(),
  private.account_id(),
  private.require_known(uuid),
  private.require_user(),
  private.require_buyer(),
  private.refuse_blocked(),
  private.has_session(),
  private.session_ended(),
  private.before_request()
to anon, authenticated, service_role;

grant execute on function
  private.require_right(text),
  public.update_profile(text, text),
  public.get_account_figures(),
  public.get_my_rights()
to anon, authenticated;

-- The data API reads this setting of its role and calls the function before each request. A platform may keep the role
-- to itself, by version and age of the project; a notice is no reason to stop a push, for blocked accounts and ended
-- sessions are refused without it as well (docs/adr/0078). docs/how-to/go-live.md says how to look and what is missing.
do $$
begin
  alter role authenticator set pgrst.db_pre_request = 'private.before_request';
exception when insufficient_privilege or undefined_object then
  raise warning 'The data API will not ask private.before_request: %.', sqlerrm using
    hint = 'Blocked accounts are refused all the same; see "The check before each request" in docs/how-to/go-live.md.';
end;
$$;
notify pgrst, 'reload config';
