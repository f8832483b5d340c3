-- Codes of gift cards: sixteen characters of Crockford's base 32, 80 random bits, so that guessing is hopeless even
-- without the throttle. Only their hash is stored.
create function private.new_gift_card_code() returns text
  language sql volatile security invoker set search_path = ''
as $$
  -- Bytes 6 of a random uuid carries its version and is left out; of byte 8 only the upper bits are not random.
  select 'TDGC' || string_agg(case when i % 4 = 1 then '-' else '' end || c, '' order by i)
  from (
    select row_number() over () as i,
      substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(u.bytes, b) & 31) + 1, 1) as c
    from (values (uuid_send(gen_random_uuid())), (uuid_send(gen_random_uuid()))) u (bytes),
      unnest(array[0, 1, 2, 3, 4, 5, 7, 8]) b
  ) t
$$;
comment on function private.new_gift_card_code() is 'TDGC-XXXX-XXXX-XXXX-XXXX.';
revoke execute on function private.new_gift_card_code() from public;

create function private.hash_gift_card_code(p_typed text) returns text
  language sql immutable security invoker set search_path = ''
as $$
  -- Capitals, without what copying adds; the letters that Crockford's alphabet lacks are read as what they look like.
  select encode(sha256(convert_to(
    translate(regexp_replace(upper(coalesce(p_typed, '')), '[^A-Z0-9]', '', 'g'), 'OIL', '011'), 'UTF8'
  )), 'hex')
$$;
comment on function private.hash_gift_card_code(text) is 'What gift_cards.code_hash holds for a typed code.';
revoke execute on function private.hash_gift_card_code(text) from public;

create function private.issue_gift_card(p_purchase uuid) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_purchase public.gift_card_purchases;
  v_code text := private.new_gift_card_code();
  v_card uuid;
begin
  update public.gift_card_purchases g set state = 'paid', paid_at = now()
  where g.id = p_purchase and g.state <> 'paid' returning * into strict v_purchase;
  insert into public.gift_cards (
    code_hash, last4, initial_amount, balance, recipient_email, sender_name, message, purchase_id
  ) values (
    private.hash_gift_card_code(v_code), right(v_code, 4), v_purchase.amount, v_purchase.amount,
    v_purchase.recipient_email, v_purchase.sender_name, v_purchase.message, p_purchase
  ) returning id into v_card;
  insert into public.gift_card_entries (gift_card_id, amount, kind) values (v_card, v_purchase.amount, 'issue');
  -- The one place where the code leaves us; finish_mail empties the payload once it is sent.
  perform private.send_mail('gift-card/issued', v_purchase.recipient_email, jsonb_build_object(
    'code', v_code, 'amount', v_purchase.amount, 'sender_name', v_purchase.sender_name, 'message', v_purchase.message
  ), 'gift-card:' || v_card || ':issued');
  perform private.send_mail('gift-card/receipt', v_purchase.buyer_email, jsonb_build_object(
    'amount', v_purchase.amount, 'recipient_email', v_purchase.recipient_email,
    'sender_name', v_purchase.sender_name, 'message', v_purchase.message, 'last4', right(v_code, 4)
  ), 'gift-card:' || v_card || ':receipt');
end;
$$;
comment on function private.issue_gift_card(uuid) is 'A paid purchase becomes a card, sent to its recipient by mail.';
revoke execute on function private.issue_gift_card(uuid) from public;
