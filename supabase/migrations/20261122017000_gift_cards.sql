-- Gift cards (spec section 9): bought by anybody, paid before they are issued, added by their code to one account, and
-- spent by orders in part. Clients read what is theirs; functions write.

-- Tables and policies ---------------------------------------------------------------------------------------------

create table public.gift_card_purchases (
  id uuid primary key default gen_random_uuid(),
  -- Empty for a visitor, whom the e-mail stands for.
  buyer_id uuid references auth.users (id) on delete set null,
  buyer_email text not null,
  amount integer not null constraint gift_card_purchases_amount check (amount between 100 and 50000),
  recipient_email text not null,
  sender_name text not null,
  message text not null default '',
  state text not null default 'pending' constraint gift_card_purchases_state check (
    state in ('pending', 'paid', 'expired')
  ),
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  idempotency_key uuid unique,
  request_hash text
);
comment on table public.gift_card_purchases is 'Gift cards on their way: who pays how much for whom, in rupees.';
comment on column public.gift_card_purchases.idempotency_key is 'Makes a repeated request return the same purchase.';

create index gift_card_purchases_buyer on public.gift_card_purchases (buyer_id, created_at desc);
create index gift_card_purchases_pending on public.gift_card_purchases (created_at) where state = 'pending';

alter table public.gift_card_purchases enable row level security;
create policy "own gift card purchases are readable" on public.gift_card_purchases
  for select to authenticated using (buyer_id = (select auth.uid()));

create table public.gift_cards (
  id uuid primary key default gen_random_uuid(),
  -- The code itself stands in the recipient's mail and nowhere here. 80 random bits need no salt.
  code_hash text not null unique,
  last4 text not null,
  initial_amount integer not null check (initial_amount > 0),
  balance integer not null constraint gift_cards_balance check (balance between 0 and initial_amount),
  recipient_email text not null,
  sender_name text not null,
  message text not null default '',
  purchase_id uuid unique references public.gift_card_purchases (id),
  holder_id uuid references auth.users (id) on delete set null,
  issued_at timestamptz not null default now()
);
comment on table public.gift_cards is 'Issued gift cards; the balance in rupees is the sum of gift_card_entries.';
comment on column public.gift_cards.holder_id is 'The account that added the card; the first one keeps it.';

create index gift_cards_holder on public.gift_cards (holder_id, issued_at);

alter table public.gift_cards enable row level security;
create policy "own gift cards are readable" on public.gift_cards
  for select to authenticated using (holder_id = (select auth.uid()));

create table public.gift_card_entries (
  id bigint generated always as identity primary key,
  gift_card_id uuid not null references public.gift_cards (id),
  amount integer not null constraint gift_card_entries_amount check (amount <> 0),
  kind text not null constraint gift_card_entries_kind check (kind in ('issue', 'order', 'refund')),
  order_id uuid references public.orders (id),
  created_at timestamptz not null default now(),
  constraint gift_card_entries_order check ((kind = 'issue') = (order_id is null))
);
comment on table public.gift_card_entries is 'Ledger of gift cards; rows are added and never changed.';
comment on column public.gift_card_entries.amount is 'Rupees; negative when spent.';

create index gift_card_entries_card on public.gift_card_entries (gift_card_id, id);
create index gift_card_entries_order on public.gift_card_entries (order_id);

alter table public.gift_card_entries enable row level security;
-- The subquery runs under the caller's own policy on gift_cards.
create policy "entries of own gift cards are readable" on public.gift_card_entries
  for select to authenticated
  using (exists (select 1 from public.gift_cards g where g.id = gift_card_id and g.holder_id = (select auth.uid())));

create trigger gift_card_entries_append_only before update or delete or truncate on public.gift_card_entries
  for each statement execute function private.refuse_change();

-- Private functions -----------------------------------------------------------------------------------------------

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

create function private.hash_gift_card_code(p_typed text) returns text
  language sql immutable security invoker set search_path = ''
as $$
  -- Capitals, without what copying adds; the letters that Crockford's alphabet lacks are read as what they look like.
  select encode(sha256(convert_to(
    translate(regexp_replace(upper(left(coalesce(p_typed, ''), 200)), '[^A-Z0-9]', '', 'g'), 'OIL', '011'), 'UTF8'
  )), 'hex')
$$;
comment on function private.hash_gift_card_code(text) is 'What gift_cards.code_hash holds for a typed code.';

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
  -- Control characters are refused because these go into mails. An address has the shape of every other: a mail program takes
  -- "x<asha@example.com>" for Asha's, whose limits and blocks are kept under another.
  for v_field, v_shape, v_max in
    values
      ('recipient_email', null, 254),
      ('sender_name', '^[^[:cntrl:]]+$', 100),
      ('message', '^([^[:cntrl:]]|[\n\r])*$', 500),
      ('buyer_email', null, 254)
  loop
    exit when v_wrong is not null;
    v_value := btrim(private.clean_text(coalesce(
      p_request ->> v_field, case v_field when 'message' then '' when 'buyer_email' then p_email end
    )), E' \t\r\n');
    if coalesce(jsonb_typeof(p_request -> v_field), 'null') not in ('string', 'null')
      or coalesce(case when v_shape is null then not private.has_shape(v_value, 'email') else v_value !~ v_shape end, true)
      or char_length(v_value) > v_max
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

-- Public functions ------------------------------------------------------------------------------------------------

-- With or without an account; the card is issued when its payment is captured.
-- security definer: clients hold no write grant on purchases and payments. Visitors may buy; what an account has
-- bought is told apart by buyer_id, what a visitor has by the random key.
create function public.buy_gift_card(p_idempotency_key uuid, p_request jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.account_id();
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
  'Opens the purchase of a gift card. Raises INVALID_GIFT_CARD, IDEMPOTENCY_KEY_REUSED, TOO_MANY_ATTEMPTS. Open to visitors: gifts are bought without an account; limited by network.';

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

-- security definer: as above. Whoever has the code may see what is left.
create function public.check_gift_card(p_code text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_card public.gift_cards;
begin
  -- Whoever guesses keeps a beginning that exists and varies the rest.
  perform private.throttle_caller(
    'gift-card/check', left(regexp_replace(upper(left(coalesce(p_code, ''), 200)), '[^A-Z0-9]', '', 'g'), 8), 10,
    interval '15 minutes'
  );
  select * into v_card from public.gift_cards g where g.code_hash = private.hash_gift_card_code(p_code);
  return jsonb_build_object('found', v_card.id is not null, 'last4', v_card.last4, 'balance', v_card.balance);
end;
$$;
comment on function public.check_gift_card(text) is
  'What is left on a gift card: {found, last4, balance}. Raises TOO_MANY_ATTEMPTS. Open to visitors: whoever holds the code may ask; codes are not listed to anybody, and guesses are limited.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (
  id, buyer_id, buyer_email, amount, recipient_email, sender_name, message, state, created_at, paid_at
) on public.gift_card_purchases to authenticated;

-- code_hash and purchase_id are left out: one helps guessing, the other leads to the buyer.
grant select (
  id, last4, initial_amount, balance, recipient_email, sender_name, message, holder_id, issued_at
) on public.gift_cards to authenticated;

grant select (id, gift_card_id, amount, kind, order_id, created_at) on public.gift_card_entries to authenticated;

grant execute on function
  public.buy_gift_card(uuid, jsonb),
  public.add_gift_card(text),
  public.check_gift_card(text)
to anon, authenticated;
