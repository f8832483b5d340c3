-- Codes are looked up by two functions only, both throttled. A miss is an answer and not an error, because raising
-- would take back the counting of the try.

-- security definer: the hash is closed to clients, and a card without holder is nobody's yet.
create function public.add_gift_card(p_code text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_card public.gift_cards;
begin
  perform private.require_tries_left('gift-card/add', v_user::text, 10, interval '15 minutes');
  select * into v_card from public.gift_cards g where g.code_hash = private.hash_gift_card_code(p_code) for update;
  if not found or v_card.holder_id <> v_user then
    perform private.count_try('gift-card/add', v_user::text);
    return jsonb_build_object(
      'outcome', case when v_card.id is null then 'unknown' else 'taken' end, 'last4', null, 'balance', null
    );
  end if;
  update public.gift_cards g set holder_id = v_user where g.id = v_card.id and g.holder_id is null;
  return jsonb_build_object('outcome', 'added', 'last4', v_card.last4, 'balance', v_card.balance);
end;
$$;
comment on function public.add_gift_card(text) is
  'Adds a card to the caller''s account: {outcome: added|unknown|taken, last4, balance}. Raises TOO_MANY_ATTEMPTS.';
revoke execute on function public.add_gift_card(text) from public;
grant execute on function public.add_gift_card(text) to anon, authenticated;

-- security definer: as above. Whoever has the code may see what is left.
create function public.check_gift_card(p_code text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_card public.gift_cards;
begin
  -- Whoever guesses keeps a beginning that exists and varies the rest.
  perform private.throttle_caller(
    'gift-card/check', left(regexp_replace(upper(coalesce(p_code, '')), '[^A-Z0-9]', '', 'g'), 8), 10,
    interval '15 minutes'
  );
  select * into v_card from public.gift_cards g where g.code_hash = private.hash_gift_card_code(p_code);
  return jsonb_build_object('found', v_card.id is not null, 'last4', v_card.last4, 'balance', v_card.balance);
end;
$$;
comment on function public.check_gift_card(text) is
  'What is left on a gift card: {found, last4, balance}. Raises TOO_MANY_ATTEMPTS.';
revoke execute on function public.check_gift_card(text) from public;
grant execute on function public.check_gift_card(text) to anon, authenticated;
