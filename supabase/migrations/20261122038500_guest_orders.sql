-- Guest orders (docs/adr/0063): bought without an account, read again by the link in their mails, and part of an account
-- once somebody who reads the mails of the address that they were made with has been signed in to it.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- What links are signed with. No policy and no grant: only the functions below read it. Another row, and every link that
-- was sent before leads nowhere.
create table private.link_secret (
  is_single boolean primary key default true check (is_single),
  -- 244 random bits.
  secret bytea not null default decode(
    replace(gen_random_uuid()::text, '-', '') || replace(gen_random_uuid()::text, '-', ''), 'hex'
  )
);
comment on table private.link_secret is 'One row: the secret by which links to guests'' orders are signed.';

alter table private.link_secret enable row level security;

insert into private.link_secret default values;

-- That an address is confirmed says that its owner pressed a link, perhaps one that a stranger had asked for: whoever signed up
-- with it, or had the address of their account changed to it, knows that account's password, and its owner does not. So what
-- the address ordered waits for a session of somebody who reads its mails. No policy and no grant: the trigger below writes it.
create table private.proven_addresses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- In lower case. Null for an account that has changed its address: it was made by somebody with another one.
  email text,
  -- Of the proof, or of the change.
  since timestamptz not null default now()
);
comment on table private.proven_addresses is
  'The address of an account to which a reader of its mails has been signed in; null after a change of address until that is so again.';

alter table private.proven_addresses enable row level security;

-- Orders of guests are looked up by it at every sign-in.
create index orders_email on public.orders (lower(email));

-- Private functions -----------------------------------------------------------------------------------------------

-- By hand, because projects differ in where they have pgcrypto; sha256 is PostgreSQL's own.
create function private.hmac_sha256(p_key bytea, p_text text) returns bytea
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_short bytea := case when length(p_key) > 64 then sha256(p_key) else p_key end;
  v_inner bytea := v_short || decode(repeat('00', 64 - length(v_short)), 'hex');
  v_outer bytea := v_inner;
begin
  for v_at in 0..63 loop
    v_inner := set_byte(v_inner, v_at, get_byte(v_inner, v_at) # 54);
    v_outer := set_byte(v_outer, v_at, get_byte(v_outer, v_at) # 92);
  end loop;
  return sha256(v_outer || sha256(v_inner || convert_to(p_text, 'UTF8')));
end;
$$;
comment on function private.hmac_sha256(bytea, text) is 'HMAC-SHA-256 (RFC 2104).';

create function private.sign_link(p_order uuid, p_until bigint) returns text
  language sql stable security invoker set search_path = ''
as $$
  select encode(private.hmac_sha256(s.secret, format('order %s until %s', p_order, p_until)), 'hex')
  from private.link_secret s
$$;
comment on function private.sign_link(uuid, bigint) is 'The signature of a link to an order that ends at a time of Unix.';

-- Longer than any return takes; each mail brings a new one.
create function private.link_key(p_order uuid, p_user uuid) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_until bigint := extract(epoch from now() + interval '90 days')::bigint;
begin
  return case when private.is_guest_user(p_user) then v_until || '-' || private.sign_link(p_order, v_until) end;
end;
$$;
comment on function private.link_key(uuid, uuid) is 'The key by which a guest''s mail leads to their order; null for accounts.';

-- An order that nobody owns any more is nobody's to read: its account was deleted. An unknown number is signed and
-- compared like a known one, and signatures are compared by signatures of them, whose first wrong byte tells nothing.
create function private.linked_order(p_number text, p_key text) returns uuid
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_order uuid;
  v_key text[] := regexp_match(p_key, '^(\d{10})-([0-9a-f]{64})$');
  v_until bigint := coalesce(v_key[1], '0')::bigint;
  v_secret bytea := (select s.secret from private.link_secret s);
  v_thing text := left(upper(btrim(coalesce(p_number, ''))), 40);
  v_is_right boolean;
begin
  perform private.require_link_tries('order-link', v_thing);
  select o.id into v_order from public.orders o where o.number = upper(btrim(p_number)) and o.user_id is not null;
  v_is_right := private.hmac_sha256(v_secret, coalesce(v_key[2], '')) = private.hmac_sha256(
    v_secret, private.sign_link(coalesce(v_order, '00000000-0000-0000-0000-000000000000'), v_until)
  );
  if v_order is not null and v_is_right and v_until > extract(epoch from now()) then
    return v_order;
  end if;
  perform private.count_link_miss('order-link', v_thing);
  return null;
end;
$$;
comment on function private.linked_order(text, text) is
  'The order that a link''s key opens, else null. Raises TOO_MANY_ATTEMPTS.';

-- What store credit the shop owes a guest for an order follows it; others of theirs may be for another address. Needs the
-- lock of the order.
create function private.move_credit(p_order uuid, p_guest uuid, p_account uuid) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_owed integer := (
    select sum(e.amount) from public.credit_entries e where e.order_id = p_order and e.user_id = p_guest
  );
  v_key text := format('joined:%s:%s', p_guest, p_order);
begin
  if v_owed > 0 then
    perform private.add_credit(p_guest, -v_owed, 'reversal', 'Moved to an account', v_key);
    perform private.add_credit(p_account, v_owed, 'refund', 'Refund of an order before you had an account', v_key || ':to');
  end if;
end;
$$;
comment on function private.move_credit(uuid, uuid, uuid) is 'Moves a guest''s credit of an order to the account that it joins.';

-- An order takes its first account and no second one, and an account has one order at most that waits for its payment.
create function private.join_guest_order(p_order public.orders, p_account uuid) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if p_order.status = 'pending_payment' and exists (
    select 1 from public.orders o where o.user_id = p_account and o.status = 'pending_payment'
  ) then
    return;
  end if;
  -- Nobody earns by their own order, also when they made it as a guest.
  update public.orders o set user_id = p_account, affiliate_id = nullif(o.affiliate_id, p_account) where o.id = p_order.id;
  update public.coupon_uses u set user_id = p_account where u.order_id = p_order.id;
  update public.promotion_uses u set user_id = p_account where u.order_id = p_order.id;
  perform private.move_credit(p_order.id, p_order.user_id, p_account);
  if p_order.status not in ('pending_payment', 'expired', 'cancelled', 'rto') and private.kept_goods(p_order.id) > 0 then
    perform private.book_commission(p_order.id);
    perform private.reduce_commission(p_order.id, private.returned_goods(p_order.id, array(
      select r.id from public.returns r where r.order_id = p_order.id and r.state = 'refunded'
    )));
  end if;
end;
$$;
comment on function private.join_guest_order(public.orders, uuid) is
  'Makes a guest''s order an account''s, with what belongs to it. Needs the locks.';

create function private.has_session_by(p_account uuid, p_methods text[], p_after timestamptz default '-infinity') returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return exists (
    select 1 from auth.sessions s join auth.mfa_amr_claims c on c.session_id = s.id
    where s.user_id = p_account and c.authentication_method = any (p_methods) and s.created_at > p_after
  );
end;
$$;
comment on function private.has_session_by(uuid, text[], timestamptz) is 'Whether an account has a session that began in one of these ways.';

-- Whoever made an account need not be who reads its mails: a stranger's sign-up, of which the owner of the address pressed the
-- link. When the owner comes, the stranger goes: a provider's account of another address goes with a new password by mail, and
-- whatever there was goes when a provider brings the owner, who sets no password by that.
create function private.end_ways_of_others(p_account uuid, p_email text, p_by_provider boolean) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  delete from auth.identities i
  where i.user_id = p_account and i.provider <> 'email' and lower(i.identity_data ->> 'email') is distinct from lower(p_email);
  if p_by_provider then
    update auth.users u set
      encrypted_password = '', recovery_token = '', email_change = '', email_change_token_new = '', email_change_token_current = ''
    where u.id = p_account;
    delete from auth.sessions s where s.user_id = p_account and s.id <> (
      select n.id from auth.sessions n where n.user_id = p_account order by n.created_at desc, n.id limit 1
    );
  end if;
end;
$$;
comment on function private.end_ways_of_others(uuid, text, boolean) is
  'Ends the ways into an account that were there before a reader of its mails came.';

create function private.has_proven(p_account uuid, p_email text) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return exists (select 1 from private.proven_addresses p where p.user_id = p_account and p.email = lower(p_email));
end;
$$;
comment on function private.has_proven(uuid, text) is 'Whether a reader of the address''s mails has been signed in to the account.';

-- A link in a mail is followed by one browser: in a session that was born of a code for the one that asked for the mail (PKCE),
-- the same person asked and read. A link without such a code, a code of six digits and a password say nothing of who asked.
-- The provider's word counts for the address that it knows.
create function private.note_reader(p_account uuid, p_email text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_changed_at timestamptz := (select p.since from private.proven_addresses p where p.user_id = p_account and p.email is null);
  v_by_provider boolean;
begin
  if private.has_proven(p_account, p_email) then
    return;
  end if;
  v_by_provider := private.has_session_by(p_account, '{oauth}') and exists (
    select 1 from auth.identities i
    where i.user_id = p_account and i.provider <> 'email' and lower(i.identity_data ->> 'email') = lower(p_email)
  );
  if v_by_provider or private.has_session_by(p_account, '{recovery}') then
    perform private.end_ways_of_others(p_account, p_email, v_by_provider);
  end if;
  -- After a change of address it may be a session of before, or by a mail of before: a link holds for a day at most, and the code
  -- that it leads to for minutes.
  if v_by_provider
    or v_changed_at is null and private.has_session_by(p_account, '{email/signup,recovery,magiclink,email_change}')
    or private.has_session_by(p_account, '{recovery}', v_changed_at + interval '2 days')
  then
    insert into private.proven_addresses as p (user_id, email) values (p_account, lower(p_email))
    on conflict (user_id) do update set email = excluded.email, since = now();
  end if;
end;
$$;
comment on function private.note_reader(uuid, text) is
  'Remembers that a reader of an address''s mails has been signed in to its account, where that is so, and ends what others had there.';

create function private.take_guest_orders(p_account uuid, p_email text, p_only uuid default null) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_orders uuid[];
  v_order public.orders;
begin
  if not exists (
    select 1 from public.orders o join auth.users g on g.id = o.user_id
    where lower(o.email) = lower(p_email) and g.is_anonymous and o.id = coalesce(p_only, o.id)
  ) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('orders:' || p_account::text, 0));
  v_orders := array(
    select o.id from public.orders o join auth.users g on g.id = o.user_id
    where lower(o.email) = lower(p_email) and g.is_anonymous and o.id = coalesce(p_only, o.id) order by o.id for update of o
  );
  perform private.lock_order_parts(v_orders, p_account);
  -- A sign-in that came first has taken them meanwhile.
  for v_order in
    select o.* from public.orders o join auth.users g on g.id = o.user_id
    where o.id = any (v_orders) and g.is_anonymous order by o.id
  loop
    perform private.join_guest_order(v_order, p_account);
    -- What the staff wrote of the guest is the account's from now on.
    update private.customer_notes n set user_id = p_account where n.user_id = v_order.user_id;
    insert into private.customer_tags (user_id, tag)
    select p_account, t.tag from private.customer_tags t where t.user_id = v_order.user_id on conflict do nothing;
  end loop;
end;
$$;
comment on function private.take_guest_orders(uuid, text, uuid) is
  'Makes orders that guests made with an address, or one of them, an account''s, whose owner reads its mails.';

-- Whoever has the mail of an order and is signed in to the account of its address is both: who reads, and whose account it is.
create function private.take_linked_order(p_order uuid) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_account auth.users;
begin
  select u.* into v_account from auth.users u
  where u.id = private.account_id() and u.email <> '' and u.email_confirmed_at is not null;
  if found then
    perform private.take_guest_orders(v_account.id, v_account.email, p_order);
  end if;
end;
$$;
comment on function private.take_linked_order(uuid) is
  'Makes a guest''s order the caller''s where it was made with the address of their account. Needs the key of the order''s mail.';

-- Whoever has proven an address gets what was ordered with it at every sign-in, for an order may be older or newer than the
-- account. An address that was only typed, or confirmed by whoever knows what for, brings nothing.
-- security definer because the authentication service updates the user and has no rights in public.
create function private.join_guest_orders() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.email <> '' and old.email is distinct from new.email and not old.is_anonymous then
    insert into private.proven_addresses (user_id) values (new.id)
    on conflict (user_id) do update set email = null, since = now();
  end if;
  begin
    perform private.note_reader(new.id, new.email);
  exception when others then
    raise warning 'who reads the mails of % was not noted: %', new.id, sqlerrm;
  end;
  if private.has_proven(new.id, new.email) then
    perform private.take_guest_orders(new.id, new.email);
  end if;
  return null;
exception when others then
  -- As in create_profile: orders that cannot join now must not refuse a sign-in, and join at the next one.
  raise warning 'guest orders did not join %: %', new.id, sqlerrm;
  return null;
end;
$$;
comment on function private.join_guest_orders() is
  'After an account signs in: orders that guests made with its address join it, where a reader of its mails has been signed in.';

-- At the end of the transaction: the authentication service writes how somebody signed in after that they did.
create constraint trigger join_guest_orders after update of email_confirmed_at, email, is_anonymous, last_sign_in_at on auth.users
  deferrable initially deferred for each row when (new.email_confirmed_at is not null and new.email <> '' and not new.is_anonymous)
  execute function private.join_guest_orders();

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: the key is the permission. It reads as order pages read; in the account of its address the order stays.
create function public.get_linked_order(p_number text, p_key text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order uuid := private.linked_order(p_number, p_key);
begin
  perform private.take_linked_order(v_order);
  return (
    select to_jsonb(o) - 'user_id' - 'affiliate_id' || jsonb_build_object(
      'order_lines', (
        select jsonb_agg(to_jsonb(l) - 'order_id' order by l.position) from public.order_lines l where l.order_id = o.id
      ),
      'promotion_uses', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'title', u.title, 'amount', u.amount, 'lines', u.lines
        )), '[]')
        from public.promotion_uses u where u.order_id = o.id
      ),
      'order_events', (
        select jsonb_agg(to_jsonb(e) - 'order_id' order by e.id) from public.order_events e where e.order_id = o.id
      ),
      'parcels', (
        select coalesce(jsonb_agg(to_jsonb(p) - 'order_id' || jsonb_build_object(
          'parcel_lines', (select jsonb_agg(to_jsonb(l) - 'parcel_id' - 'unit_price' - 'damaged') from public.parcel_lines l where l.parcel_id = p.id)
        ) order by p.position), '[]')
        from public.parcels p where p.order_id = o.id
      ),
      'order_cancellations', (
        select coalesce(jsonb_agg(to_jsonb(c) - 'order_id' - 'request_key' - 'invoiced' order by c.id), '[]')
        from public.order_cancellations c where c.order_id = o.id
      ),
      'payments', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', p.id, 'method', p.method, 'state', p.state, 'channel', p.channel, 'amount', p.amount, 'refunded', p.refunded,
          'refunds', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', r.id, 'amount', r.amount, 'state', r.state, 'reason', r.reason, 'vpa', r.vpa,
              'created_at', r.created_at
            ) order by r.created_at), '[]')
            from public.refunds r where r.payment_id = p.id
          )
        ) order by p.created_at), '[]')
        from public.payments p where p.order_id = o.id
      ),
      'returns', (
        select coalesce(jsonb_agg(to_jsonb(r) - 'order_id' - 'request_key' || jsonb_build_object(
          'return_lines', (
            select jsonb_agg(to_jsonb(l) - 'return_id' || jsonb_build_object('exchange', (
              select jsonb_build_object('label', v.label) from public.product_variants v where v.id = l.exchange_variant_id
            )))
            from public.return_lines l where l.return_id = r.id
          ),
          'return_events', (
            select jsonb_agg(to_jsonb(e) - 'return_id' order by e.id) from public.return_events e where e.return_id = r.id
          )
        ) order by r.created_at), '[]')
        from public.returns r where r.order_id = o.id
      )
    )
    from public.orders o where o.id = v_order
  );
end;
$$;
comment on function public.get_linked_order(text, text) is
  'An order with its parts by the key of a mail''s link, or null when number and key do not belong together any more; to the account of its address it belongs from then on. Raises TOO_MANY_ATTEMPTS. Open to visitors: the key of the mail''s link is the permission; guesses are limited.';

-- security definer: as above.
create function public.get_linked_invoices(p_number text, p_key text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_order uuid := private.linked_order(p_number, p_key);
begin
  return coalesce((
    select jsonb_agg(private.invoice_document(i) order by i.issued_at, i.kind desc, i.number)
    from public.invoices i where i.order_id = v_order
  ), '[]');
end;
$$;
comment on function public.get_linked_invoices(text, text) is
  'Invoice and credit notes of an order by the key of a mail''s link. Raises TOO_MANY_ATTEMPTS. Open to visitors: the key of the mail''s link is the permission; guesses are limited.';

-- A guest who ordered nothing leaves an address and a name that nobody needs. Those at work in this moment are left out.
-- security definer, service role only: it looks after the guests of everybody.
create function public.remove_guests() returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_removed integer;
begin
  -- Once an hour, as take_unused_pictures: it looks at all guests, and the sweeper comes every few seconds.
  if exists (select 1 from private.chores c where c.name = 'guests' and c.done_at >= now() - interval '1 hour') then
    return 0;
  end if;
  insert into private.chores as c (name, done_at) values ('guests', now())
  on conflict on constraint chores_pkey do update set done_at = now() where c.done_at < now() - interval '1 hour';
  if not found then
    return 0;
  end if;
  perform private.remove_old_drafts();
  with old as (
    select u.id from auth.users u
    where u.is_anonymous and u.created_at < now() - interval '7 days'
      and not exists (select 1 from public.orders o where o.user_id = u.id)
    limit 500 for update of u skip locked
  )
  delete from auth.users u using old where u.id = old.id;
  get diagnostics v_removed = row_count;
  return v_removed;
end;
$$;
comment on function public.remove_guests() is
  'Removes guests of a week ago and more who have no order, up to 500, and old drafts of orders, once an hour; answers how many guests.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.get_linked_order(text, text),
  public.get_linked_invoices(text, text)
to anon, authenticated;

-- The edge function invoice draws what it answers.
grant execute on function public.get_linked_invoices(text, text) to service_role;

grant execute on function public.remove_guests() to service_role;
