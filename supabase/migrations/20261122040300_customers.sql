-- Customers: the page of one shopper, account or guest, with all that the shop has of them; what the staff notes there; and
-- who of the staff has looked at whom (adr 0071). Money that was spent is money that came less money that went back.

-- Rules that the tables ask ---------------------------------------------------------------------------------------

-- A phone is asked for by its last four digits as well, as in private.order_words.
create function private.customer_text(p_email text, p_name text, p_phone text, p_code text) returns tsvector
  language sql immutable security invoker set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple', regexp_replace(lower(
    coalesce(p_email, '') || ' ' || coalesce(p_name, '') || ' ' || coalesce(p_phone, '') || ' '
    || right(coalesce(p_phone, ''), 4) || ' ' || coalesce(p_code, '')
  ), '[[:punct:][:space:]]+', ' ', 'g'))
$$;
comment on function private.customer_text(text, text, text, text) is 'The words that an account is found by.';

-- Tables and policies ---------------------------------------------------------------------------------------------

-- None of these tables has a policy or a grant: the functions below read and write them.

-- What an account is found by. The address is the authentication service's, whose table takes no index of ours. Guests are
-- found by their orders.
create table private.customer_words (
  user_id uuid primary key references auth.users (id) on delete cascade,
  words tsvector not null
);
comment on table private.customer_words is 'Words of each account''s address, name, phone and code; a trigger writes it.';
create index customer_words_words on private.customer_words using gin (words);
alter table private.customer_words enable row level security;

-- What the staff writes down about somebody. They read it when they take their data away, and the form says so.
create table private.customer_notes (
  id bigint generated always as identity primary key,
  -- Made by the browser for one opened form: a second press writes nothing twice.
  note_key uuid not null unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  note text not null check (char_length(note) between 1 and 2000),
  admin_email text not null,
  created_at timestamptz not null default now()
);
comment on table private.customer_notes is 'Notes of the staff about a shopper; for the staff, and in the shopper''s own data.';
create index customer_notes_user on private.customer_notes (user_id, id desc);
alter table private.customer_notes enable row level security;

create table private.customer_tags (
  user_id uuid not null references auth.users (id) on delete cascade,
  tag text not null constraint customer_tags_tag check (tag ~ '^[a-z0-9][a-z0-9 -]{0,29}$'),
  created_at timestamptz not null default now(),
  primary key (user_id, tag)
);
comment on table private.customer_tags is 'Words that the staff sorts shoppers by; promotions may ask for one.';
create index customer_tags_tag on private.customer_tags (tag);
alter table private.customer_tags enable row level security;

-- One entry per person and hour: the question later is who has looked, and not how often they clicked.
create table private.data_views (
  id bigint generated always as identity primary key,
  -- No foreign keys: the log outlives accounts, and append-only rows can follow no deletion.
  admin_id uuid not null,
  admin_email text not null,
  customer_id uuid not null,
  hour timestamptz not null,
  seen_at timestamptz not null default now(),
  constraint data_views_hourly unique (admin_id, customer_id, hour)
);
comment on table private.data_views is 'Who of the staff looked at whose data, once an hour; rows are added and never changed.';
create index data_views_customer on private.data_views (customer_id, id desc);
alter table private.data_views enable row level security;

create trigger data_views_append_only before update or delete or truncate on private.data_views
  for each statement execute function private.refuse_change();

-- Inquiries of somebody who was not signed in.
create index contact_messages_email on public.contact_messages (lower(email));

-- What came for an order and what went back. Money that a second payment brought by mistake is in neither, and cash that
-- became store credit has gone back.
create view private.order_money as
  select o.id as order_id, o.user_id,
    coalesce((
      select sum(p.amount) from public.payments p
      where p.order_id = o.id and (p.captured_at is not null or p.state = 'collected')
    ), 0)::integer as received,
    (coalesce((
      select sum(r.amount) from public.payments p
      join public.refunds r on r.payment_id = p.id and r.provider_payment_id is not distinct from p.provider_payment_id
      where p.order_id = o.id and r.state <> 'failed'
    ), 0) + coalesce((
      select sum(e.amount) from public.credit_entries e where e.order_id = o.id and e.kind = 'refund'
    ), 0))::integer as paid_back
  from public.orders o;
comment on view private.order_money is 'Rupees that came for each order, online or in cash, and that went back.';

insert into private.customer_words (user_id, words)
select p.id, private.customer_text(u.email, p.full_name, p.phone, p.affiliate_code)
from public.profiles p join auth.users u on u.id = p.id;

-- Private functions -----------------------------------------------------------------------------------------------

-- security definer: the authentication service and shoppers write what it follows, and nobody this table.
create function private.index_customer() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.customer_words as w (user_id, words)
  select p.id, private.customer_text(u.email, p.full_name, p.phone, p.affiliate_code)
  from public.profiles p join auth.users u on u.id = p.id where p.id = new.id
  on conflict (user_id) do update set words = excluded.words where w.words <> excluded.words;
  return null;
exception when others then
  -- As in create_profile: whoever is not found can be found again, a sign-up that failed cannot.
  raise warning 'the account % was not indexed: %', new.id, sqlerrm;
  return null;
end;
$$;
comment on function private.index_customer() is 'After an account''s address, name or phone changes: the words it is found by.';

create trigger index_customer after update of email on auth.users
  for each row execute function private.index_customer();

create trigger index_customer after insert or update of full_name, phone on public.profiles
  for each row execute function private.index_customer();

-- Whoever has given no phone of their own is known by the one that their parcels go to.
create function private.find_customers(p_words tsquery, p_most integer default null) returns table (user_id uuid)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  -- Each by its index; joined by "or" all accounts would be read.
  return query
    (select w.user_id from private.customer_words w where w.words @@ p_words limit p_most)
    union
    (
      select o.user_id from public.orders o
      where private.order_words(o.number, o.email, o.ship_to, o.tracking_number) @@ p_words and o.user_id is not null
      limit p_most
    );
end;
$$;
comment on function private.find_customers(tsquery, integer) is
  'Accounts, and guests with orders, that have these words themselves or in an order; of either so many are looked at.';

-- An account, or a guest who has ordered; a guest's name, address and phone are those of the newest order.
create function private.customer_record(p_user uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', u.id, 'is_guest', p.id is null, 'email', coalesce(p_email.email, ''), 'full_name', coalesce(p.full_name, o.name, ''),
      'phone', coalesce(p.phone, o.phone), 'affiliate_code', p.affiliate_code, 'blocked_at', p.blocked_at,
      'created_at', u.created_at, 'last_sign_in_at', case when p.id is not null then u.last_sign_in_at end,
      'is_admin', coalesce(u.raw_app_meta_data ->> 'role' = 'admin', false),
      'tags', array(select t.tag from private.customer_tags t where t.user_id = u.id order by t.tag)
    )
    from auth.users u
    left join public.profiles p on p.id = u.id
    left join lateral (
      select y.email, y.ship_to ->> 'name' as name, y.ship_to ->> 'phone' as phone
      from public.orders y where y.user_id = u.id order by y.placed_at desc limit 1
    ) o on true
    cross join lateral (select case when p.id is null then o.email else u.email end as email) p_email
    where u.id = p_user and (p.id is not null or o.email is not null)
  );
end;
$$;
comment on function private.customer_record(uuid) is 'Who an account or a guest with orders is; null for nobody.';

create function private.require_customer(p_user uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_record jsonb := private.customer_record(p_user);
begin
  if v_record is null then
    raise exception 'This account does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_USER';
  end if;
  return v_record;
end;
$$;
comment on function private.require_customer(uuid) is 'private.customer_record; raises UNKNOWN_USER.';

create function private.note_view(p_customer uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  insert into private.data_views (admin_id, admin_email, customer_id, hour)
  select u.id, coalesce(u.email, ''), p_customer, date_trunc('hour', now()) from auth.users u
  where u.id = auth.uid() and u.id <> p_customer
  on conflict do nothing
$$;
comment on function private.note_view(uuid) is 'Writes down that the caller looks at somebody''s data. For definer functions.';

-- What of somebody the caller may see: orders by orders_read, money by either of the two, the rest with the page itself.
create function private.customer_parts() returns text[]
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_orders boolean := private.has_right('orders_read');
begin
  return case when v_orders then '{orders,returns}'::text[] else '{}' end
    || case when v_orders or private.has_right('finance') then '{credit,coupons}'::text[] else '{}' end
    || '{inquiries,reviews,notes}';
end;
$$;
comment on function private.customer_parts() is 'The lists of a customer''s page that the caller may read.';

-- All lists of a customer's page in one shape: what it is, where it stands, when, and rupees where it has some.
create function private.customer_entries(p_user uuid, p_part text)
  returns table (
    id text, at timestamptz, title text, reference text, state text, amount integer, note text
  )
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
    select o.id::text, o.placed_at, o.number, o.number, o.status, o.total + o.credit_used, (
      select string_agg(l.name || ' × ' || l.quantity, ', ' order by l.position)
      from public.order_lines l where l.order_id = o.id
    )
    from public.orders o where p_part = 'orders' and o.user_id = p_user
    union all
    select r.id::text, r.created_at, o.number, o.number, r.state, r.refund_amount, concat_ws(': ', r.reason, nullif(r.comment, ''))
    from public.returns r join public.orders o on o.id = r.order_id where p_part = 'returns' and o.user_id = p_user
    union all
    select e.id::text, e.created_at, e.description, (select o.number from public.orders o where o.id = e.order_id), e.kind,
      e.amount, ''
    from public.credit_entries e where p_part = 'credit' and e.user_id = p_user
    union all
    select c.id::text, c.created_at, c.coupon_id, o.number, c.state, c.amount, ''
    from public.coupon_uses c join public.orders o on o.id = c.order_id where p_part = 'coupons' and c.user_id = p_user
    union all
    select i.id::text, i.created_at, i.reference, i.kind, i.status, null::integer, i.message
    from private.inquiries i
    where p_part = 'inquiries' and i.kind <> 'newsletter' and i.id in (
      select m.id from public.contact_messages m where m.user_id = p_user
      union select m.id from public.contact_messages m join auth.users u on lower(m.email) = lower(u.email) where u.id = p_user
      union select b.id from public.bulk_inquiries b where b.user_id = p_user
      union select v.id from public.vendor_applications v where v.user_id = p_user
    )
    union all
    select w.id::text, private.day_begins(w.reviewed_on), (select p.name from public.products p where p.id = w.product_id),
      w.product_id, w.rating || ' of 5', null::integer, w.comment
    from public.reviews w where p_part = 'reviews' and w.user_id = p_user
    union all
    select n.id::text, n.created_at, n.admin_email, '', '', null::integer, n.note
    from private.customer_notes n where p_part = 'notes' and n.user_id = p_user;
end;
$$;
comment on function private.customer_entries(uuid, text) is
  'orders, returns, credit, coupons, inquiries, reviews or notes of somebody. Rupees.';

create function private.has_customer_tag(p_user uuid, p_tag text) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return exists (select 1 from private.customer_tags t where t.user_id = p_user and t.tag = lower(btrim(p_tag)));
end;
$$;
comment on function private.has_customer_tag(uuid, text) is 'Whether the staff has given somebody this tag; false for nobody.';

create function private.read_customer_tag(p_data jsonb, p_field text) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_tag text := lower(regexp_replace(btrim(coalesce(p_data ->> p_field, '')), '\s+', ' ', 'g'));
begin
  if v_tag !~ '^[a-z0-9][a-z0-9 -]{0,29}$' then
    perform private.invalid_input(p_field, 'A tag has up to 30 letters, digits, spaces and dashes.');
  end if;
  return v_tag;
end;
$$;
comment on function private.read_customer_tag(jsonb, text) is 'A tag of customers as it is kept; raises INVALID_INPUT {field}.';

-- All of them in one pass: a hundred thousand shoppers asked one by one take seconds. The sums are those of
-- private.order_money.
create function private.customer_measures(p_by text) returns table (user_id uuid, measure bigint)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if p_by = 'orders' then
    return query select s.user_id, count(*) from private.sales s group by s.user_id;
  elsif p_by = 'spent' then
    return query
      select o.user_id, sum(m.amount) from (
        select p.order_id, p.amount from public.payments p where p.captured_at is not null or p.state = 'collected'
        union all
        select p.order_id, - r.amount from public.payments p
        join public.refunds r on r.payment_id = p.id and r.provider_payment_id is not distinct from p.provider_payment_id
        where r.state <> 'failed'
        union all
        select e.order_id, - e.amount from public.credit_entries e where e.kind = 'refund'
      ) m join public.orders o on o.id = m.order_id group by o.user_id;
  elsif p_by = 'credit' then
    return query select a.user_id, a.balance::bigint from public.credit_accounts a;
  end if;
end;
$$;
comment on function private.customer_measures(text) is
  'What customers are sorted by: orders that stand, rupees spent net, or credit; nothing for any other word.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, all of them: they show and write what belongs to others, through private.require_right.
create function public.list_admin_users(
  p_query text default '', p_filter text default null, p_sort text default '-joined', p_offset integer default 0,
  p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('customers');
  v_most constant integer := private.listing_limit('counted');
  v_money boolean := 'credit' = any (private.customer_parts());
  -- Whoever may not see money cannot find out by the order of the rows.
  v_sort text := case when v_money or ltrim(p_sort, '-') not in ('spent', 'credit') then p_sort end;
  v_words tsquery := private.people_query(p_query);
begin
  return (
    with named as materialized (
      select c.user_id from private.find_customers(v_words) c
    ), found as not materialized (
      -- Counted and sorted apart, so that counting measures nobody and ends where enough are counted.
      select u.id, u.email, p.full_name, u.created_at from auth.users u
      left join public.profiles p on p.id = u.id
      where (p.id is not null or exists (select 1 from public.orders o where o.user_id = u.id))
        -- What holds no word finds nobody.
        and (btrim(coalesce(p_query, '')) = '' or u.id in (select n.user_id from named n))
        and case
          when p_filter = 'admins' then coalesce(u.raw_app_meta_data ->> 'role' = 'admin', false)
          when p_filter = 'blocked' then p.blocked_at is not null
          when p_filter = 'guests' then p.id is null
          when starts_with(p_filter, 'tag:') then u.id in (
            select t.user_id from private.customer_tags t where t.tag = lower(btrim(substr(p_filter, 5)))
          )
          else true
        end
    )
    select private.page_of((select jsonb_agg(private.customer_record(r.id) || jsonb_build_object(
      'orders', (select count(*) from private.sales s where s.user_id = r.id),
      'spent', case when v_money then (
        select coalesce(sum(m.received - m.paid_back), 0) from private.order_money m where m.user_id = r.id
      ) end,
      'credit', case when v_money then coalesce((select a.balance from public.credit_accounts a where a.user_id = r.id), 0) end
    ) order by r.n) from (
      select f.id, row_number() over (
        order by case v_sort when 'name' then coalesce(nullif(lower(f.full_name), ''), f.email) end,
          case v_sort when '-name' then coalesce(nullif(lower(f.full_name), ''), f.email) end desc,
          case when v_sort in ('orders', 'spent', 'credit') then coalesce(f.measure, 0) end,
          case when v_sort in ('-orders', '-spent', '-credit') then coalesce(f.measure, 0) end desc,
          case v_sort when 'joined' then f.created_at end, f.created_at desc, f.id
      ) as n
      from (
        select g.*, m.measure from found g left join private.customer_measures(ltrim(v_sort, '-')) m on m.user_id = g.id
      ) f
      order by n
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), least(c.n, v_most)) || jsonb_build_object('more', c.n > v_most)
    from (select count(*) as n from (select 1 from found limit v_most + 1) l) c
  );
end;
$$;
comment on function public.list_admin_users(text, text, text, integer, integer) is
  'For the staff: accounts and guests with orders, by name, e-mail, phone, code or order number; filter admins, blocked, guests or tag:…; money null without the right. Rupees. Raises FORBIDDEN.';

-- volatile: it writes down who looked.
create function public.get_customer(p_user uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('customers');
  v_record jsonb := private.require_customer(p_user);
  v_parts text[] := private.customer_parts();
begin
  perform private.note_view(p_user);
  return v_record || jsonb_build_object(
    'mail', private.mail_standing(v_record ->> 'email'),
    'blocked_reason', (
      select a.after ->> 'reason' from public.admin_actions a
      where a.action = 'user/blocked' and a.target = p_user::text and v_record ->> 'blocked_at' is not null
      order by a.id desc limit 1
    ),
    'addresses', (
      select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.is_default desc, a.created_at), '[]')
      from public.addresses a where a.user_id = p_user
    ),
    'counts', (
      select jsonb_object_agg(t.part, (select count(*) from private.customer_entries(p_user, t.part)))
      from unnest(v_parts) as t (part)
    ),
    'money', case when 'credit' = any (v_parts) then (
      select jsonb_build_object(
        'received', coalesce(sum(m.received), 0), 'paid_back', coalesce(sum(m.paid_back), 0),
        'net', coalesce(sum(m.received - m.paid_back), 0),
        'credit', coalesce((select a.balance from public.credit_accounts a where a.user_id = p_user), 0)
      )
      from private.order_money m where m.user_id = p_user
    ) end
  );
end;
$$;
comment on function public.get_customer(uuid) is
  'For the staff: who somebody is, their addresses, how much there is in each list that the caller may read, and money where they may. Logged. Rupees. Raises FORBIDDEN, UNKNOWN_USER.';

create function public.list_customer_entries(p_user uuid, p_part text, p_offset integer default 0, p_limit integer default 25)
  returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('customers');
  v_record jsonb := private.require_customer(p_user);
begin
  if (p_part = any ('{orders,returns,credit,coupons,inquiries,reviews,notes}'::text[])) is not true then
    perform private.invalid_input('part', 'There is no such list.');
  elsif not p_part = any (private.customer_parts()) then
    raise exception 'Your role does not show this.' using errcode = 'PT403', hint = 'FORBIDDEN';
  end if;
  perform private.note_view(p_user);
  return private.page_of((
    select jsonb_agg(to_jsonb(r)) from (
      select * from private.customer_entries(p_user, p_part) e order by e.at desc, e.id desc
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r
  ), (select count(*) from private.customer_entries(p_user, p_part)));
end;
$$;
comment on function public.list_customer_entries(uuid, text, integer, integer) is
  'For the staff: one list of a customer''s page, newest first. Logged. Rupees. Raises FORBIDDEN, UNKNOWN_USER, INVALID_INPUT.';

create function public.add_customer_note(p_user uuid, p_note text, p_key uuid) returns bigint
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('customers');
  v_record jsonb := private.require_customer(p_user);
  v_note text := private.read_text(jsonb_build_object('note', p_note), 'note', 1, 2000);
  v_id bigint;
begin
  if p_key is null then
    perform private.invalid_input('key', 'A note needs a key, so that it is written once.');
  elsif v_note ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]' then
    perform private.invalid_input('note', 'This holds signs that cannot be printed.');
  end if;
  insert into private.customer_notes (note_key, user_id, note, admin_email)
  select p_key, p_user, v_note, u.email from auth.users u where u.id = v_admin
  on conflict (note_key) do nothing returning id into v_id;
  if v_id is not null then
    -- By id: the log outlives accounts, and what it says of them is without a name.
    perform private.record_action('customer/note-added', p_user::text, null, null);
  end if;
  return coalesce(v_id, (select n.id from private.customer_notes n where n.note_key = p_key));
end;
$$;
comment on function public.add_customer_note(uuid, text, uuid) is
  'For the staff: writes a note about somebody, once per key. Raises FORBIDDEN, UNKNOWN_USER, INVALID_INPUT {field}.';

create function public.delete_customer_note(p_id bigint) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('customers');
  v_user uuid;
begin
  delete from private.customer_notes n where n.id = p_id returning n.user_id into v_user;
  if v_user is not null then
    perform private.record_action('customer/note-deleted', v_user::text, null, null);
  end if;
  return v_user is not null;
end;
$$;
comment on function public.delete_customer_note(bigint) is 'For the staff: false where it was gone before. Raises FORBIDDEN.';

create function public.tag_customer(p_user uuid, p_tag text, p_on boolean) returns text[]
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('customers');
  v_record jsonb := private.require_customer(p_user);
  v_tag text := private.read_customer_tag(jsonb_build_object('tag', p_tag), 'tag');
begin
  -- A promotion may ask for it.
  if p_user = v_admin then
    perform private.refuse_own('This account is yours: somebody else has to tag it.');
  end if;
  -- Two who tag at once count one after the other.
  perform pg_advisory_xact_lock(hashtextextended('tags:' || p_user::text, 0));
  if p_on then
    if (select count(*) from private.customer_tags t where t.user_id = p_user and t.tag <> v_tag) >= 20 then
      perform private.invalid_input('tag', 'Twenty tags are as many as fit.');
    end if;
    insert into private.customer_tags (user_id, tag) values (p_user, v_tag) on conflict do nothing;
  else
    delete from private.customer_tags t where t.user_id = p_user and t.tag = v_tag;
  end if;
  if found then
    perform private.record_action(
      case when p_on then 'customer/tagged' else 'customer/untagged' end, p_user::text, null, jsonb_build_object('tag', v_tag)
    );
  end if;
  return array(select t.tag from private.customer_tags t where t.user_id = p_user order by t.tag);
end;
$$;
comment on function public.tag_customer(uuid, text, boolean) is
  'For the staff: gives somebody a tag or takes it; answers all of theirs. Raises FORBIDDEN, OWN_REQUEST, UNKNOWN_USER, INVALID_INPUT {field}.';

create function public.list_customer_tags() returns table (tag text, people bigint)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('customers');
begin
  return query select t.tag, count(*) from private.customer_tags t group by t.tag order by 2 desc, 1 limit 200;
end;
$$;
comment on function public.list_customer_tags() is 'For the staff: the tags in use, the most frequent first. Raises FORBIDDEN.';

create function public.list_data_views(
  p_query text default '', p_sort text default '-when', p_offset integer default 0, p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('log');
  v_like text := private.like_pattern(p_query);
  v_words tsquery := private.people_query(p_query);
begin
  return (
    with found as (
      select d.id, d.admin_email, d.customer_id, d.seen_at from private.data_views d
      where v_like = '%%' or lower(d.admin_email) like v_like
        or d.customer_id in (select w.user_id from private.customer_words w where w.words @@ v_words)
    )
    select private.page_of((select jsonb_agg(to_jsonb(r)) from (
      select f.id, f.admin_email, f.seen_at, f.customer_id, c.record ->> 'email' as customer_email,
        c.record ->> 'full_name' as customer_name
      from (
        select * from found f order by case p_sort when 'when' then f.id end, f.id desc
        offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
      ) f
      cross join lateral (select private.customer_record(f.customer_id) as record) c
      order by case p_sort when 'when' then f.id end, f.id desc
    ) r), (select count(*) from found))
  );
end;
$$;
comment on function public.list_data_views(text, text, integer, integer) is
  'For the staff: who looked at whose data, found by either; without a name once the account is gone. Raises FORBIDDEN.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.list_admin_users(text, text, text, integer, integer),
  public.get_customer(uuid),
  public.list_customer_entries(uuid, text, integer, integer),
  public.add_customer_note(uuid, text, uuid),
  public.delete_customer_note(bigint),
  public.tag_customer(uuid, text, boolean),
  public.list_customer_tags(),
  public.list_data_views(text, text, integer, integer)
to anon, authenticated;
