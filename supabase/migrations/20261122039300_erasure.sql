-- Erasure: somebody deletes their account (Digital Personal Data Protection Act 2023, section 12). All at once and in one
-- transaction. What is theirs alone goes; orders and the books of money lose the person and keep the figures; tax invoices
-- stay as they were issued (CGST Act, section 36: 72 months from the annual return). What becomes of each column that
-- refers to a person stands in supabase/tests/erasure.decisions.ts, and a new one without a decision fails there (adr 0064).

-- Tables and policies ---------------------------------------------------------------------------------------------

alter table public.orders add column erased_at timestamptz;
comment on column public.orders.erased_at is
  'When its shopper deleted the account: without owner, address and e-mail from then on, and nobody''s to join.';

-- Private functions -----------------------------------------------------------------------------------------------

-- A session that has just begun: the password, Google or a link from a mail was needed for it.
create function private.signed_in_lately() returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return exists (
    select 1 from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = auth.uid()
      and s.created_at > now() - interval '15 minutes'
  );
end;
$$;
comment on function private.signed_in_lately() is 'Whether the caller''s session began within 15 minutes. For definer functions.';

create function private.closing_obstacles(p_user uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('kind', t.kind, 'reference', t.reference) order by t.kind, t.reference)
    from (
      select case o.status when 'pending_payment' then 'payment' else 'order' end as kind, o.number as reference
      from public.orders o
      where o.user_id = p_user
        and o.status in ('pending_payment', 'placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery')
      union all
      select 'return', o.number from public.returns r join public.orders o on o.id = r.order_id
      where o.user_id = p_user and r.state in ('requested', 'approved', 'picked_up', 'received')
      union all
      select 'refund', o.number from public.refunds f
      join public.payments p on p.id = f.payment_id join public.orders o on o.id = p.order_id
      where o.user_id = p_user and f.state = 'pending'
      union all
      select 'refund', o.number from private.staff_refunds f join public.orders o on o.id = f.order_id
      where o.user_id = p_user and f.state = 'waiting'
      union all
      select 'gift_card', '' from public.gift_card_purchases g where g.buyer_id = p_user and g.state = 'pending'
      union all
      select 'payout', '' from public.affiliate_payouts a where a.affiliate_id = p_user and a.state = 'requested'
    ) t
  ), '[]');
end;
$$;
comment on function private.closing_obstacles(uuid) is
  'What has to end before an account can: [{kind: order | payment | return | refund | gift_card | payout, reference}].';

-- Rupees that nobody gets once the account is gone.
create function private.closing_loss(p_user uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return jsonb_build_object(
    'credit', coalesce((select a.balance from public.credit_accounts a where a.user_id = p_user), 0),
    'commission', coalesce((
      select sum(c.amount) from public.commissions c
      where c.affiliate_id = p_user and c.state in ('pending', 'approved') and c.payout_id is null
    ), 0) + coalesce((
      select sum(b.amount) from public.affiliate_bonuses b where b.affiliate_id = p_user and b.payout_id is null
    ), 0)
  );
end;
$$;
comment on function private.closing_loss(uuid) is 'Rupees lost with an account: {credit, commission}.';

-- Somebody who comes back is new, but what is given once was given once. The hash of an address finds a row only for
-- who signs up with it again; forget_contacts forgets it after two years.
create function private.remember_benefits(p_user uuid, p_email text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  insert into private.former_benefits as f (email_hash, benefit, uses)
  select private.hash_token(p_email), u.coupon_id, count(*)
  from public.coupon_uses u join public.coupons c on c.id = u.coupon_id
  where u.user_id = p_user and u.state <> 'released' and c.per_user_limit is not null group by u.coupon_id
  union all
  select private.hash_token(p_email), u.promotion_id::text, count(*)
  from public.promotion_uses u join public.promotions m on m.id = u.promotion_id
  where u.user_id = p_user and u.state <> 'released' and m.per_user_limit is not null group by u.promotion_id
  union all
  select private.hash_token(p_email), 'first-order', 1 where exists (
    select 1 from public.orders o
    where o.user_id = p_user and o.status not in ('pending_payment', 'expired', 'cancelled', 'rto')
  )
  union all
  select private.hash_token(p_email), 'referral', 1 where exists (
    select 1 from public.orders o where o.user_id = p_user and o.status = 'delivered'
  )
  on conflict (email_hash, benefit) do update set uses = f.uses + excluded.uses, closed_at = now();
end;
$$;
comment on function private.remember_benefits(uuid, text) is
  'Keeps how often limited coupons and promotions were used and whether a first order was placed and delivered, by the hash of the address.';

-- What stays, without the person.
create function private.erase_traces(p_user uuid, p_email text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  -- What an address alone leads to is that of whoever reads its mails, who need not be whose account has it (chapter
  -- guest_orders).
  v_proven text := case when private.has_proven(p_user, p_email) then p_email end;
begin
  update public.orders o set
    email = '', gst_buyer = null, erased_at = now(),
    -- City, state and PIN are the place of supply.
    ship_to = o.ship_to || '{"name": "", "phone": "", "address": ""}'
  where o.user_id = p_user;
  delete from private.draft_orders d
  where lower(d.email) = v_proven or d.order_id in (select o.id from public.orders o where o.user_id = p_user);
  delete from private.order_notes n using public.orders o where o.id = n.order_id and o.user_id = p_user;
  delete from private.guest_words w using public.orders o where o.id = w.order_id and o.user_id = p_user;
  delete from private.order_tags t using public.orders o where o.id = t.order_id and o.user_id = p_user;
  -- Why they cancelled, and what the staff said of a parcel or a return.
  update public.order_events e set note = '' from public.orders o
  where o.id = e.order_id and o.user_id = p_user and e.note <> '';
  update public.return_events e set note = '' from public.returns r join public.orders o on o.id = r.order_id
  where r.id = e.return_id and o.user_id = p_user and e.note <> '';
  -- Before its first copy goes: of a refund the shop itself made, the reason is a word of ours.
  update public.refunds r set reason = ''
  from public.payments p join public.orders o on o.id = p.order_id join private.staff_refunds f on f.order_id = o.id
  where p.id = r.payment_id and o.user_id = p_user and r.reason = f.reason;
  update private.staff_refunds f set reason = '', decision = '' from public.orders o
  where o.id = f.order_id and o.user_id = p_user;
  update public.admin_actions a set after = a.after - array['note', 'reason']
  where a.after ?| array['note', 'reason'] and (
    a.target = p_user::text or a.target in (select o.number from public.orders o where o.user_id = p_user)
  );
  update public.returns r set comment = '', photos = '{}' from public.orders o where o.id = r.order_id and o.user_id = p_user;
  update public.reviews w set user_name = 'A shopper' where w.user_id = p_user;
  update public.gift_card_purchases g set buyer_email = '' where g.buyer_id = p_user or lower(g.buyer_email) = v_proven;
  -- A card that somebody else may still pay for has to find its way; a bank captures up to three days late.
  update public.gift_card_purchases g set recipient_email = ''
  where lower(g.recipient_email) = v_proven
    and (g.state = 'paid' or g.state = 'expired' and g.created_at < now() - interval '4 days');
  update public.gift_cards g set recipient_email = '' where lower(g.recipient_email) = v_proven;
  update public.commissions c set state = 'reversed', reversed_at = now()
  where c.affiliate_id = p_user and c.state in ('pending', 'approved') and c.payout_id is null;
  delete from public.affiliate_bonuses b where b.affiliate_id = p_user and b.payout_id is null;
  delete from public.contact_messages m where m.user_id = p_user or lower(m.email) = v_proven;
  delete from public.bulk_inquiries m where m.user_id = p_user or lower(m.email) = v_proven;
  delete from public.vendor_applications m where m.user_id = p_user or lower(m.email) = v_proven;
  delete from public.alerts a where lower(a.email) = v_proven;
  delete from public.newsletter_subscribers s where lower(s.email) = p_email;
  delete from private.consent_entries e where e.email = p_email;
  delete from private.staff_invitations i where i.email = v_proven;
  delete from private.mail_blocks b where b.address = p_email;
  -- A gift card that others paid for has its code in its mail alone: finish_mail empties it.
  delete from private.outbox o
  where lower(o.recipient) = p_email and o.sent_at is null and o.failed_at is null and o.kind <> 'gift-card/issued';
  update private.outbox o set recipient = '', payload = '{}'
  where lower(o.recipient) = p_email and (o.sent_at is not null or o.failed_at is not null);
end;
$$;
comment on function private.erase_traces(uuid, text) is
  'Takes a person out of what is kept, and deletes what an address alone leads to. For delete_account.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: it reads what no client may, of the caller alone.
create function public.get_account_closing() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  return private.closing_loss(v_user) || jsonb_build_object(
    'obstacles', private.closing_obstacles(v_user),
    'gift_cards', coalesce((select sum(g.balance) from public.gift_cards g where g.holder_id = v_user), 0),
    'orders', (select count(*) from public.orders o where o.user_id = v_user and o.status not in ('expired')),
    'has_password', exists (select 1 from auth.users u where u.id = v_user and coalesce(u.encrypted_password, '') <> ''),
    'signed_in_lately', private.signed_in_lately()
  );
end;
$$;
comment on function public.get_account_closing() is
  'What deleting the caller''s account would mean: {obstacles, credit, commission, gift_cards, orders, has_password, signed_in_lately}.';

-- security definer: it deletes where no client may, of the caller alone.
create function public.delete_account(p_confirmed_loss integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_email text;
  v_obstacles jsonb;
  v_loss jsonb;
begin
  if not private.signed_in_lately() then
    raise exception 'Please sign in again first: this cannot be undone.'
      using errcode = 'PT403', hint = 'SIGN_IN_AGAIN';
  end if;
  -- Whoever changes the staff holds this lock before they touch an account.
  if private.roles_of(v_user) <> '{}' then
    perform private.lock_staff();
  end if;
  -- Before all else: whoever writes a row of this account at this moment holds the user by a foreign key. They end before
  -- this line, or wait for us and find nobody.
  select lower(u.email) into v_email from auth.users u where u.id = v_user for update;
  if not found then
    raise exception 'Please sign in first.' using errcode = 'PT401', hint = 'SIGN_IN_REQUIRED';
  end if;
  if 'owner' = any (private.roles_of(v_user)) then
    perform private.keep_an_owner(v_user);
  end if;
  perform private.take_guest_orders(v_user, v_email)
  from auth.users u where u.id = v_user and u.email_confirmed_at is not null and private.has_proven(v_user, v_email);
  perform pg_advisory_xact_lock(hashtextextended('orders:' || v_user::text, 0));
  perform pg_advisory_xact_lock(hashtextextended('payout:' || v_user::text, 0));
  -- Those of other shoppers that this affiliate sent lose the reference.
  perform 1 from public.orders o where o.user_id = v_user or o.affiliate_id = v_user order by o.id for update;
  perform 1 from public.credit_accounts a where a.user_id = v_user for update;

  -- Statements of their own after the locks, hence with a fresh view.
  v_obstacles := private.closing_obstacles(v_user);
  if v_obstacles <> '[]' then
    raise exception 'Something is still under way. Please come back when it has ended.'
      using errcode = 'PT409', hint = 'ACCOUNT_BUSY', detail = jsonb_build_object('obstacles', v_obstacles)::text;
  end if;
  v_loss := private.closing_loss(v_user);
  if (v_loss ->> 'credit')::integer + (v_loss ->> 'commission')::integer is distinct from p_confirmed_loss then
    raise exception 'What you would lose has changed. Please look at it again.'
      using errcode = 'PT409', hint = 'LOSS_CHANGED', detail = v_loss::text;
  end if;

  if (v_loss ->> 'credit')::integer > 0 then
    perform private.add_credit(
      v_user, -(v_loss ->> 'credit')::integer, 'reversal', 'The account was deleted', 'account-deleted:' || v_user
    );
  end if;
  perform private.remember_benefits(v_user, v_email);
  perform private.erase_traces(v_user, v_email);
  delete from auth.users u where u.id = v_user;
  perform private.send_mail('account/deleted', v_email, '{}', 'account-deleted:' || v_user);
  return '{"outcome": "deleted"}';
end;
$$;
comment on function public.delete_account(integer) is
  'Deletes the caller''s account for good; p_confirmed_loss is the credit and commission that they saw, in rupees. Raises SIGN_IN_REQUIRED, SIGN_IN_AGAIN, LAST_OWNER, ACCOUNT_BUSY {obstacles}, LOSS_CHANGED {credit, commission}.';

-- security definer, service role only: the sweep keeps what the privacy policy promises under "How long".
create function public.forget_contacts() returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  c_long_ago constant timestamptz := now() - interval '2 years';
  v_left text[];
  v_forgotten integer;
begin
  with messages as (
    -- Replies and a settled complaint go with the message; a complaint that is not settled holds it.
    delete from public.contact_messages m where m.created_at < c_long_ago
      and not exists (select 1 from private.grievances g where g.message_id = m.id and g.resolved_at is null)
    returning 1
  ), quotes as (
    delete from public.bulk_inquiries b where b.created_at < c_long_ago returning 1
  ), applications as (
    -- Who sells here is no applicant any more.
    delete from public.vendor_applications v where v.created_at < c_long_ago and v.status <> 'live' returning 1
  ), benefits as (
    delete from private.former_benefits f where f.closed_at < c_long_ago returning 1
  ), unconfirmed as (
    delete from public.newsletter_subscribers s
    where s.status = 'pending' and s.confirm_sent_at < now() - interval '7 days' and s.email is not null
    returning 1
  ), gone as (
    -- One who thinks of coming back has a link for seven days.
    select s.id, lower(s.email) as email from public.newsletter_subscribers s
    where s.status = 'unsubscribed' and s.unsubscribed_at < now() - interval '30 days' and s.email is not null
      and (s.confirm_hash is null or s.confirm_sent_at < now() - interval '7 days')
    for update
  ), emptied as (
    update public.newsletter_subscribers s set email = null, asked_version = null, confirm_hash = null
    from gone g where s.id = g.id
  )
  select (select array_agg(g.email) from gone g),
    (select count(*) from messages) + (select count(*) from quotes) + (select count(*) from applications)
      + (select count(*) from benefits) + (select count(*) from unconfirmed) + (select count(*) from gone)
  into v_left, v_forgotten;
  -- An account keeps the ledger of its address.
  delete from private.consent_entries e
  where e.email = any (v_left) and not exists (select 1 from auth.users u where lower(u.email) = e.email);
  return v_forgotten;
end;
$$;
comment on function public.forget_contacts() is
  'Deletes messages, quotes and applications of two years ago, newsletter addresses that nobody confirmed within 7 days or that left 30 days ago, and what was remembered of accounts closed two years ago; answers of how many.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.get_account_closing(),
  public.delete_account(integer)
to anon, authenticated;

grant execute on function public.forget_contacts() to service_role;
