-- What an order holds besides its lines: stock, a coupon, store credit, gift cards. It takes them when it is made
-- (or when money comes late), and gives them back when it expires or is cancelled.
--
-- Whoever takes or gives back locks first, always in this order: idempotency key, orders and their payments, credit
-- accounts, gift cards, coupons, variants, the bag; rows of one table by id. That is why two of them never wait for
-- each other in a circle.
create function private.lock_order_parts(
  p_orders uuid[], p_user uuid default null, p_coupon text default null, p_variants text[] default '{}'
) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_users uuid[] := array(
    select o.user_id from public.orders o where o.id = any (p_orders) and o.user_id is not null union select p_user
  );
begin
  perform 1 from public.credit_accounts a where a.user_id = any (v_users) order by a.user_id for update;
  perform 1 from public.gift_cards g
  where g.id in (
    select h.id from public.gift_cards h where h.holder_id = any (v_users)
    union select e.gift_card_id from public.gift_card_entries e where e.order_id = any (p_orders)
  )
  order by g.id for update;
  -- "no key" suffices against other orders and lets bags and uses keep referring to the row meanwhile.
  perform 1 from public.coupons c
  where c.id in (select o.coupon_id from public.orders o where o.id = any (p_orders) union select p_coupon)
  order by c.id for no key update;
  perform 1 from public.product_variants v
  where v.id in (
    select l.variant_id from public.order_lines l where l.order_id = any (p_orders) union select unnest(p_variants)
  )
  order by v.id for no key update;
end;
$$;
comment on function private.lock_order_parts(uuid[], uuid, text, text[]) is
  'Locks what these orders hold, and what a further one of this user will take. The orders themselves come first.';
revoke execute on function private.lock_order_parts(uuid[], uuid, text, text[]) from public;

create function private.take_gift_cards(p_order uuid, p_user uuid, p_amount integer) returns void
  language sql volatile security invoker set search_path = ''
as $$
  -- Oldest first; "before" is what earlier cards have paid already.
  with cards as (
    select g.id, g.balance, sum(g.balance) over (order by g.issued_at, g.id) - g.balance as before
    from public.gift_cards g where g.holder_id = p_user and g.balance > 0
  ), parts as (
    select c.id, least(c.balance, p_amount - c.before)::integer as amount from cards c where c.before < p_amount
  ), spent as (
    update public.gift_cards g set balance = g.balance - p.amount from parts p where g.id = p.id
  )
  insert into public.gift_card_entries (gift_card_id, amount, kind, order_id)
  select p.id, -p.amount, 'order', p_order from parts p
$$;
comment on function private.take_gift_cards(uuid, uuid, integer) is 'Pays an order from a user''s gift cards.';
revoke execute on function private.take_gift_cards(uuid, uuid, integer) from public;

create function private.take_order_parts(p_order uuid) returns boolean
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select * into strict v_order from public.orders o where o.id = p_order;
  if exists (
    select 1 from public.order_lines l join public.product_variants v on v.id = l.variant_id
    where l.order_id = p_order and v.stock < l.quantity
  ) or exists (
    select 1 from public.coupons c
    where c.id = v_order.coupon_id and (
      c.used >= c.total_limit or private.count_coupon_uses(c.id, v_order.user_id) >= c.per_user_limit
    )
  ) or v_order.credit_used > coalesce(
    (select a.balance from public.credit_accounts a where a.user_id = v_order.user_id), 0
  ) or v_order.gift_card_used > coalesce(
    (select sum(g.balance) from public.gift_cards g where g.holder_id = v_order.user_id), 0
  ) then
    return false;
  end if;

  update public.product_variants v set stock = v.stock - l.quantity
  from public.order_lines l where l.order_id = p_order and v.id = l.variant_id;
  if v_order.coupon_id is not null then
    update public.coupons c set used = c.used + 1 where c.id = v_order.coupon_id;
    insert into public.coupon_uses (coupon_id, user_id, order_id, amount, state)
    values (v_order.coupon_id, v_order.user_id, p_order, v_order.coupon_saving, 'reserved')
    on conflict (order_id) do update set state = 'reserved';
  end if;
  if v_order.credit_used > 0 then
    perform private.book_order_credit(
      p_order, v_order.user_id, -v_order.credit_used, 'order', 'Used for order ' || v_order.number
    );
  end if;
  if v_order.gift_card_used > 0 then
    perform private.take_gift_cards(p_order, v_order.user_id, v_order.gift_card_used);
  end if;
  return true;
end;
$$;
comment on function private.take_order_parts(uuid) is
  'Takes stock, coupon, credit and gift cards, all or nothing; false when something is not there. Needs the locks.';
revoke execute on function private.take_order_parts(uuid) from public;

-- An order may spend, get back and spend again, so its bookings are numbered. The order's lock keeps the count true.
create function private.book_order_credit(
  p_order uuid, p_user uuid, p_amount integer, p_kind text, p_description text
) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.add_credit(
    p_user, p_amount, p_kind, p_description,
    -- Read by return_credit, which looks at bookings of this function only.
    format('order:%s:%s', p_order, (select count(*) from public.credit_entries e where e.order_id = p_order)),
    p_order
  )
$$;
comment on function private.book_order_credit(uuid, uuid, integer, text, text) is 'Books credit for an order.';
revoke execute on function private.book_order_credit(uuid, uuid, integer, text, text) from public;

create function private.return_gift_cards(p_order uuid, p_amount integer) returns integer
  language sql volatile security invoker set search_path = ''
as $$
  with spent as (
    select e.gift_card_id as id, -sum(e.amount) as amount
    from public.gift_card_entries e where e.order_id = p_order group by e.gift_card_id having sum(e.amount) < 0
  ), cards as (
    select s.id, s.amount, sum(s.amount) over (order by s.id) - s.amount as before from spent s
  ), parts as (
    select c.id, least(c.amount, p_amount - c.before)::integer as amount from cards c where c.before < p_amount
  ), given as (
    update public.gift_cards g set balance = g.balance + p.amount from parts p where g.id = p.id
  ), booked as (
    insert into public.gift_card_entries (gift_card_id, amount, kind, order_id)
    select p.id, p.amount, 'refund', p_order from parts p
    returning amount
  )
  select coalesce(sum(b.amount), 0)::integer from booked b
$$;
comment on function private.return_gift_cards(uuid, integer) is
  'Gives up to so much back to the gift cards that paid an order; answers how much it was.';
revoke execute on function private.return_gift_cards(uuid, integer) from public;

create function private.return_credit(p_order uuid, p_amount integer) returns integer
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_user uuid;
  v_part integer;
begin
  -- From the ledger and not from the order, which forgets its owner when the account goes. Cashback of the order is
  -- booked by others, under keys of their own.
  select e.user_id, least(-sum(e.amount), p_amount) into v_user, v_part
  from public.credit_entries e
  where e.order_id = p_order and e.kind in ('order', 'reversal') and starts_with(e.event_key, 'order:')
  group by e.user_id;
  if coalesce(v_part, 0) <= 0 then
    return 0;
  end if;
  perform private.book_order_credit(p_order, v_user, v_part, 'reversal',
    (select 'Back from order ' || o.number from public.orders o where o.id = p_order));
  return v_part;
end;
$$;
comment on function private.return_credit(uuid, integer) is
  'Gives up to so much of the credit spent on an order back; answers how much it was.';
revoke execute on function private.return_credit(uuid, integer) from public;

create function private.release_coupon(p_order uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  with released as (
    update public.coupon_uses u set state = 'released'
    where u.order_id = p_order and u.state <> 'released'
    returning u.coupon_id
  )
  update public.coupons c set used = c.used - 1 from released r where c.id = r.coupon_id
$$;
comment on function private.release_coupon(uuid) is 'Lets the coupon of an order be used again.';
revoke execute on function private.release_coupon(uuid) from public;

create function private.release_order_parts(p_order uuid) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  update public.product_variants v set stock = v.stock + l.quantity
  from public.order_lines l where l.order_id = p_order and v.id = l.variant_id;
  perform private.release_coupon(p_order);
  perform private.return_credit(p_order, 2147483647);
  perform private.return_gift_cards(p_order, 2147483647);
end;
$$;
comment on function private.release_order_parts(uuid) is 'Gives everything back that an order took. Needs the locks.';
revoke execute on function private.release_order_parts(uuid) from public;
