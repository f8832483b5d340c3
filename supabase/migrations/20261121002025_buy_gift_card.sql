-- Buying a gift card, with or without an account. The card is issued when its payment is captured.
alter table public.gift_card_purchases
  add column idempotency_key uuid unique,
  add column request_hash text;
comment on column public.gift_card_purchases.idempotency_key is 'Makes a repeated request return the same purchase.';

create function private.read_gift_card_request(p_request jsonb, p_email text) returns jsonb
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_clean jsonb := jsonb_build_object('amount', p_request -> 'amount');
  v_field text;
  v_shape text;
  v_max integer;
  v_value text;
  v_wrong text;
begin
  -- Compared as text, so that 100.5, 1e3 and "500" are refused before a cast can fail; "case" keeps that order.
  v_wrong := case
    when jsonb_typeof(p_request -> 'amount') is distinct from 'number' then 'amount'
    when p_request ->> 'amount' !~ '^[1-9][0-9]{2,4}$' then 'amount'
    when (p_request ->> 'amount')::integer > 50000 then 'amount'
  end;
  -- Control characters are refused because these go into mails.
  for v_field, v_shape, v_max in
    values
      ('recipient_email', '^[^@\s[:cntrl:]]+@[^@\s[:cntrl:]]+\.[^@\s[:cntrl:]]+$', 254),
      ('sender_name', '^[^[:cntrl:]]+$', 100),
      ('message', '^([^[:cntrl:]]|[\n\r])*$', 500),
      ('buyer_email', '^[^@\s[:cntrl:]]+@[^@\s[:cntrl:]]+\.[^@\s[:cntrl:]]+$', 254)
  loop
    exit when v_wrong is not null;
    v_value := btrim(coalesce(
      p_request ->> v_field, case v_field when 'message' then '' when 'buyer_email' then p_email end
    ), E' \t\r\n');
    if coalesce(jsonb_typeof(p_request -> v_field), 'null') not in ('string', 'null')
      or coalesce(v_value !~ v_shape, true) or char_length(v_value) > v_max
    then
      v_wrong := v_field;
    end if;
    v_clean := v_clean || jsonb_build_object(v_field, v_value);
  end loop;
  if v_wrong is not null then
    raise exception 'Please check the %.', replace(v_wrong, '_', ' ') using errcode = 'PT422',
      hint = 'INVALID_GIFT_CARD', detail = jsonb_build_object('field', v_wrong)::text;
  end if;
  return v_clean;
end;
$$;
comment on function private.read_gift_card_request(jsonb, text) is
  'The trimmed fields; raises INVALID_GIFT_CARD naming the first wrong one.';
revoke execute on function private.read_gift_card_request(jsonb, text) from public;

-- security definer: clients hold no write grant on purchases and payments. Visitors may buy; what an account has
-- bought is told apart by buyer_id, what a visitor has by the random key.
create function public.buy_gift_card(p_idempotency_key uuid, p_request jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
  v_clean jsonb := private.read_gift_card_request(p_request, auth.jwt() ->> 'email');
  v_hash text := encode(sha256(convert_to(v_clean::text, 'UTF8')), 'hex');
  v_purchase public.gift_card_purchases;
  v_payment uuid;
begin
  if p_idempotency_key is null then
    raise exception 'The request has no key.' using errcode = '23502';
  end if;
  -- First: a twin of this request waits here until we commit, and then replays our answer.
  insert into public.gift_card_purchases (
    buyer_id, buyer_email, amount, recipient_email, sender_name, message, idempotency_key, request_hash
  ) values (
    v_user, v_clean ->> 'buyer_email', (v_clean ->> 'amount')::integer, v_clean ->> 'recipient_email',
    v_clean ->> 'sender_name', v_clean ->> 'message', p_idempotency_key, v_hash
  )
  on conflict (idempotency_key) do nothing
  returning * into v_purchase;
  if found then
    perform private.throttle_caller('gift-card/buy', v_clean ->> 'buyer_email', 10, interval '1 hour');
    insert into public.payments (gift_card_purchase_id, method, state, amount)
    values (v_purchase.id, 'online', 'created', v_purchase.amount) returning id into v_payment;
  else
    select * into strict v_purchase from public.gift_card_purchases g where g.idempotency_key = p_idempotency_key;
    if v_purchase.request_hash <> v_hash or v_purchase.buyer_id is distinct from v_user then
      raise exception 'This key was used for another gift card.'
        using errcode = 'PT422', hint = 'IDEMPOTENCY_KEY_REUSED';
    end if;
    select p.id into strict v_payment from public.payments p where p.gift_card_purchase_id = v_purchase.id;
  end if;
  return jsonb_build_object('purchase_id', v_purchase.id, 'payment_id', v_payment, 'amount', v_purchase.amount);
end;
$$;
comment on function public.buy_gift_card(uuid, jsonb) is
  'Opens the purchase of a gift card. Raises INVALID_GIFT_CARD, IDEMPOTENCY_KEY_REUSED, TOO_MANY_ATTEMPTS.';
revoke execute on function public.buy_gift_card(uuid, jsonb) from public;
grant execute on function public.buy_gift_card(uuid, jsonb) to anon, authenticated;
