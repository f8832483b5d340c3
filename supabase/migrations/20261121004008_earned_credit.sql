-- Store credit that is earned, besides cashback (spec section 9, Credit).
--
-- Referral: 100 rupees each for the friend and for whoever sent her, when the commission of the friend's first order
-- is approved, that is delivered and past the return period. Earlier would pay for orders that are sent back.
-- security definer because the approving sweep has no rights on the ledger.
create function private.give_referral_credit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_friend uuid := (select o.user_id from public.orders o where o.id = new.order_id);
begin
  if v_friend is null or new.affiliate_id is null then
    return null;
  end if;
  -- The event key holds the friend and no order: only her first one counts, whichever is approved first.
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
revoke execute on function private.give_referral_credit() from public;

create trigger give_referral_credit after update of state on public.commissions
  for each row when (new.state = 'approved' and old.state = 'pending')
  execute function private.give_referral_credit();

-- Cashback goes back with what is sent back: in proportion to the goods, and never more than is left, because credit
-- that was spent meanwhile cannot be taken.
create function private.take_back_cashback() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_earned integer;
  v_returned integer;
  v_amount integer;
begin
  select * into v_order from public.orders o where o.id = new.order_id;
  select e.amount into v_earned from public.credit_entries e where e.event_key = 'cashback:' || new.order_id;
  if v_earned is null then
    return null;
  end if;
  select coalesce(sum(l.unit_price * r.quantity), 0) into v_returned
  from public.return_lines r
  join public.order_lines l on l.order_id = new.order_id and l.variant_id = r.variant_id
  where r.return_id = new.id;
  -- The account's row is held, so that the balance read here is the one that add_credit changes.
  select least((v_earned * v_returned + v_order.subtotal / 2) / v_order.subtotal, a.balance) into v_amount
  from public.credit_accounts a where a.user_id = v_order.user_id for update;
  if v_amount > 0 then
    perform private.add_credit(
      v_order.user_id, -v_amount, 'reversal', 'Cashback taken back for a return of ' || v_order.number,
      'cashback-reversal:' || new.id, new.order_id
    );
  end if;
  return null;
end;
$$;
comment on function private.take_back_cashback() is 'After a return is refunded: reverses its part of the cashback.';
revoke execute on function private.take_back_cashback() from public;

create trigger take_back_cashback after update of state on public.returns
  for each row when (new.state = 'refunded' and old.state <> 'refunded')
  execute function private.take_back_cashback();
