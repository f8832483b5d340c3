-- Store credit that is earned (spec section 9, Credit): cashback, referrals, and the day an account was opened.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- Which days are done, so that the sweep looks at all accounts once a day and makes up for days on which it stood
-- still. No policy and no grant: only pay_occasions touches it.
create table private.occasion_days (
  day date primary key
);
comment on table private.occasion_days is 'Days in India whose anniversaries were paid.';

alter table private.occasion_days enable row level security;

-- Private functions -----------------------------------------------------------------------------------------------

-- Cashback on delivery (spec section 9, Credit): a percentage of the goods by the insider tier, at most 500 rupees in
-- a month of India. Base: what the goods that were kept cost after coupon and credit, without GST and fees: pieces of an
-- earlier parcel may have been sent back before the last one arrives. The tier counts as it stood before this order. What a
-- return takes back leaves the month's limit used, so that buying and returning never earns more.
create function private.cashback_of(p_order public.orders) returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_percent integer := coalesce((private.tier_of_spend(
    private.insider_spend(p_order.user_id, p_order.delivered_at, p_order.id)
  )).cashback_percent, 2);
  v_month timestamptz := date_trunc('month', p_order.delivered_at, 'Asia/Kolkata');
  v_booked integer := coalesce((
    select sum(e.amount) from public.credit_entries e
    where e.user_id = p_order.user_id and e.kind = 'cashback' and e.created_at >= v_month
  ), 0);
  v_kept numeric := private.kept_goods(p_order.id)::numeric / greatest(p_order.subtotal - p_order.promotion_saving, 1);
begin
  return greatest(least(
    round(greatest(p_order.subtotal - p_order.saving, 0) * v_kept * v_percent / 100)::integer,
    500 - v_booked
  ), 0);
end;
$$;
comment on function private.cashback_of(public.orders) is 'Rupees of cashback that a delivered order earns now.';

-- security definer because whoever marks an order delivered has no rights on the ledger.
create function private.give_cashback() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_amount integer;
begin
  select * into v_order from public.orders o where o.id = new.order_id;
  if v_order.user_id is null or private.is_guest_user(v_order.user_id) then
    return new;
  end if;
  -- Two parcels delivered at once must not both find room below the month's limit.
  perform private.lock_credit(array[v_order.user_id]);
  -- The event may be written before the order knows when it was delivered.
  v_order.delivered_at := coalesce(v_order.delivered_at, new.created_at);
  v_amount := private.cashback_of(v_order);
  if v_amount > 0 then
    perform private.add_credit(
      v_order.user_id, v_amount, 'cashback', 'Cashback on order ' || v_order.number, 'cashback:' || v_order.id,
      v_order.id
    );
  end if;
  return new;
end;
$$;
comment on function private.give_cashback() is 'After a delivered event: books the order''s cashback once.';

create trigger give_cashback after insert on public.order_events
  for each row when (new.status = 'delivered') execute function private.give_cashback();

create function private.take_back_credit(p_user uuid, p_amount integer, p_note text, p_event_key text, p_order uuid default null)
  returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_amount integer;
begin
  -- The account's row is held, so that the balance read here is the one that add_credit changes.
  select least(p_amount, a.balance) into v_amount from public.credit_accounts a where a.user_id = p_user for update;
  if v_amount > 0 then
    perform private.add_credit(p_user, -v_amount, 'reversal', p_note, p_event_key, p_order);
  end if;
end;
$$;
comment on function private.take_back_credit(uuid, integer, text, text, uuid) is
  'Takes earned credit back, at most what is left of the balance.';

-- Cashback goes back with what is sent back: as much of what is left of it as that is of the goods that were kept until
-- then, so that the last piece takes the rest; and never more than the account has, because credit that was spent meanwhile
-- cannot be taken.
create function private.take_back_cashback() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_left integer;
  v_before integer := private.kept_goods(new.order_id, new.id);
begin
  select * into v_order from public.orders o where o.id = new.order_id;
  select sum(e.amount) into v_left from public.credit_entries e
  where e.order_id = new.order_id
    and (e.event_key = 'cashback:' || new.order_id or e.event_key like 'cashback-reversal:%');
  if v_left is null or v_before <= 0 then
    return null;
  end if;
  perform private.take_back_credit(
    v_order.user_id, round(v_left::numeric * (v_before - private.kept_goods(new.order_id)) / v_before)::integer,
    'Cashback taken back for a return of ' || v_order.number, 'cashback-reversal:' || new.id, new.order_id
  );
  return null;
end;
$$;
comment on function private.take_back_cashback() is 'After a return is refunded: reverses its part of the cashback.';

create trigger take_back_cashback after update of state on public.returns
  for each row when (new.state = 'refunded' and old.state <> 'refunded')
  execute function private.take_back_cashback();

-- Whoever sends back what they reviewed has been paid for nothing: five reviews a month, of goods that cost nothing in the end.
create function private.keeps_product(p_user uuid, p_product_id text) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return coalesce((
    select sum(d.quantity)
    from public.orders o join public.order_lines l on l.order_id = o.id
    cross join lateral private.delivered_pieces(o, '-infinity') d
    where o.user_id = p_user and l.product_id = p_product_id and d.variant_id = l.variant_id
  ), 0) > coalesce((
    select sum(b.quantity)
    from public.orders o join public.order_lines l on l.order_id = o.id
    join public.returns r on r.order_id = o.id join public.return_lines b on b.return_id = r.id
    where o.user_id = p_user and l.product_id = p_product_id and b.variant_id = l.variant_id and r.state = 'refunded'
  ), 0);
end;
$$;
comment on function private.keeps_product(uuid, text) is 'Whether somebody has a piece of a product that was delivered and not paid back.';

-- security definer: as for cashback.
create function private.take_back_rewards() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := (select o.user_id from public.orders o where o.id = new.order_id);
  v_product record;
begin
  -- As write_review does: a review that is being written sees this return, or is seen here.
  perform pg_advisory_xact_lock(hashtextextended('review:' || v_user::text, 0));
  for v_product in
    select distinct l.product_id as id, l.name, e.amount
    from public.return_lines b join public.order_lines l on l.order_id = new.order_id and l.variant_id = b.variant_id
    join public.credit_entries e on e.event_key = 'review:' || v_user || ':' || l.product_id
    where b.return_id = new.id and not private.keeps_product(v_user, l.product_id)
    order by l.product_id
  loop
    perform private.take_back_credit(
      v_user, v_product.amount, 'Review reward taken back for a return of ' || v_product.name,
      'review-reversal:' || v_user || ':' || v_product.id
    );
  end loop;
  return null;
end;
$$;
comment on function private.take_back_rewards() is 'After a return is refunded: takes back what was paid for reviews of products that are kept no more.';

-- By their names, after the cashback.
create trigger take_back_rewards after update of state on public.returns
  for each row when (new.state = 'refunded' and old.state <> 'refunded')
  execute function private.take_back_rewards();

-- Referral: 100 rupees each for the friend and for whoever sent them, when the commission of the friend's first order
-- is approved, that is delivered and past the return period. Earlier would pay for orders that are sent back.
-- security definer because the approving sweep has no rights on the ledger.
create function private.give_referral_credit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_friend uuid := (select o.user_id from public.orders o where o.id = new.order_id);
begin
  if v_friend is null or new.affiliate_id is null or private.is_guest_user(v_friend)
    or private.former_uses(v_friend, 'referral') > 0 then
    return null;
  end if;
  -- The event key holds the friend and no order: only their first one counts, whichever is approved first.
  if private.add_credit(v_friend, 100, 'referral', 'Welcome credit: a friend sent you', 'referral:friend:' || v_friend)
  then
    perform private.add_credit(
      new.affiliate_id, 100, 'referral', 'A friend''s first order', 'referral:sender:' || v_friend
    );
  end if;
  return null;
end;
$$;
comment on function private.give_referral_credit() is 'After a commission is approved: 100 rupees each, once per friend.';

create trigger give_referral_credit after update of state on public.commissions
  for each row when (new.state = 'approved' and old.state = 'pending')
  execute function private.give_referral_credit();

-- The occasion bonus, up to 200 rupees: every year on the day an account was opened, if something was delivered to it
-- within that year and kept. Without that, empty accounts would earn money. Accounts of 29 February have their day on
-- the 28th in other years, as adding years to a date says.
create function private.pay_anniversaries(p_day date) returns integer
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_account record;
  v_amount integer;
  v_paid integer := 0;
begin
  for v_account in
    select p.id, a.years
    from public.profiles p
    cross join lateral (
      select (p.created_at at time zone 'Asia/Kolkata')::date as opened,
        extract(year from p_day)::integer - extract(year from p.created_at at time zone 'Asia/Kolkata')::integer as years
    ) a
    where a.years > 0 and (a.opened + make_interval(years => a.years))::date = p_day
      and private.insider_spend(p.id) > 0
    order by p.id
  loop
    v_amount := coalesce((private.insider_tier(v_account.id)).occasion_bonus, 50);
    if private.add_credit(
      v_account.id, v_amount, 'occasion', 'A present: ' || v_account.years || case v_account.years
        when 1 then ' year' else ' years' end || ' with us', 'occasion:' || v_account.id || ':' || p_day
    ) then
      v_paid := v_paid + 1;
      perform private.send_optional_mail(
        v_account.id, 'occasions', 'account/occasion',
        jsonb_build_object('amount', v_amount, 'years', v_account.years), 'occasion:' || v_account.id || ':' || p_day
      );
    end if;
  end loop;
  return v_paid;
end;
$$;
comment on function private.pay_anniversaries(date) is 'Books the bonus of everybody whose account was opened on that day of a year.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, service role only: it books for the whole shop.
create function public.pay_occasions() returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_today date := (now() at time zone 'Asia/Kolkata')::date;
  v_day date;
  v_paid integer := 0;
begin
  -- A month back at most: presents that come later than that are odd. A new shop begins with today.
  for v_day in
    select d::date from generate_series(
      greatest((select max(o.day) + 1 from private.occasion_days o), v_today - 30),
      v_today, interval '1 day'
    ) d
    where exists (select 1 from private.occasion_days) or d::date = v_today
  loop
    insert into private.occasion_days (day) values (v_day) on conflict do nothing;
    -- A sweep at the same moment has waited here for this one and finds its work done.
    if found then
      v_paid := v_paid + private.pay_anniversaries(v_day);
    end if;
  end loop;
  return v_paid;
end;
$$;
comment on function public.pay_occasions() is 'Pays the anniversaries of the days since it last ran; answers how many.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function public.pay_occasions() to service_role;
