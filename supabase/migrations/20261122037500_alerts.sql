-- Alerts: who waits for a size to come back or for a price to fall, and the mails that tell them. Somebody with an account
-- asks with one press; an address without one is written to only after its owner pressed the link, as for the newsletter.
-- Every answer to an address is the same, so that nobody learns who waits for what. Tokens are kept hashed.
--
-- A change of stock or price only marks who might be told (due_at); whether it still holds is decided when the mail is
-- written, in portions as large as one sweep sends, so that those who wait longest hear first, nobody hears of what is sold
-- out again, and no mail about an order waits behind five hundred of these.

-- Tables and policies ---------------------------------------------------------------------------------------------

create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint alerts_kind check (kind in ('stock', 'price')),
  product_id text not null references public.products (id) on delete cascade,
  variant_id text references public.product_variants (id) on delete cascade,
  price integer check (price > 0),
  user_id uuid references auth.users (id) on delete cascade,
  email text check (char_length(email) between 3 and 254),
  status text not null constraint alerts_status check (status in ('pending', 'waiting', 'told', 'stopped')),
  confirm_hash text unique,
  confirm_sent_at timestamptz,
  -- One for each mail: the link of an old one works, too.
  stop_hashes text[] not null default '{}',
  due_at timestamptz,
  told_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  owner text not null generated always as (coalesce(user_id::text, lower(email))) stored,
  target text not null generated always as (coalesce(variant_id, product_id)) stored,
  constraint alerts_owner check (num_nonnulls(user_id, email) = 1),
  constraint alerts_target check ((variant_id is not null) = (kind = 'stock') and (price is not null) = (kind = 'price')),
  constraint alerts_once unique (owner, kind, target)
);
comment on table public.alerts is
  'Who is told by mail when a variant is back (once) or when a price falls (each time it is lower than ever told).';
comment on column public.alerts.price is 'Rupees that the price has to fall below: that of the asking, then the last one told.';
comment on column public.alerts.due_at is 'When something changed that they may want to hear of; empty once that is settled.';
comment on column public.alerts.changed_at is 'When somebody asked, confirmed or stopped, or was told; what does not wait is forgotten after 30 days.';

create index alerts_product on public.alerts (product_id);
create index alerts_variant on public.alerts (variant_id);
create index alerts_user on public.alerts (user_id);
create index alerts_due on public.alerts (due_at, created_at, id) where due_at is not null;
create index alerts_old on public.alerts (changed_at) where status <> 'waiting';
create index alerts_stop on public.alerts using gin (stop_hashes);

alter table public.alerts enable row level security;
create policy "own alerts are readable" on public.alerts
  for select to authenticated using (user_id = (select auth.uid()));

-- Private functions -----------------------------------------------------------------------------------------------

-- Who has bought it since they asked wants to hear of it no more; an order that was never paid or came back is no purchase.
create function private.alert_holds(p_alert public.alerts) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (p_alert).status = 'waiting' and exists (
    select 1 from public.products p where p.id = (p_alert).product_id and p.status = 'published'
      and ((p_alert).kind = 'stock' or p.price < (p_alert).price)
  ) and exists (
    select 1 from public.product_variants v
    where v.product_id = (p_alert).product_id and v.stock > 0 and v.id = coalesce((p_alert).variant_id, v.id)
  ) and not exists (
    select 1 from public.orders o join public.order_lines l on l.order_id = o.id
    where o.user_id = (p_alert).user_id and o.placed_at > (p_alert).created_at
      and o.status not in ('pending_payment', 'expired', 'cancelled', 'rto')
      and l.product_id = (p_alert).product_id and l.variant_id = coalesce((p_alert).variant_id, l.variant_id)
  );
end;
$$;
comment on function private.alert_holds(public.alerts) is 'Whether what somebody waits for is so now.';

-- By id, as all who lock several of them.
create function private.mark_alerts(p_variants text[], p_products text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  -- One for all of them, so that who asked first is told first; and not now(), for every mark is another.
  v_mark timestamptz := clock_timestamp();
begin
  update public.alerts a set due_at = v_mark
  where a.id in (
    select w.id from public.alerts w
    where w.status = 'waiting' and (w.variant_id = any (p_variants) or w.product_id = any (p_products))
    order by w.id for update
  );
end;
$$;
comment on function private.mark_alerts(text[], text[]) is 'Notes that who waits for these variants and products may be told.';

create function private.note_restock() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
declare
  v_variants text[];
  v_products text[];
begin
  select array_agg(n.id), array_agg(distinct n.product_id) into v_variants, v_products
  from before_change o full join after_change n on n.id = o.id where coalesce(o.stock = 0 and n.stock > 0, false);
  if v_variants is not null then
    -- A lower price of what was sold out is told when it is back.
    perform private.mark_alerts(v_variants, array(
      select a.product_id from public.alerts a
      where a.product_id = any (v_products) and a.kind = 'price' and a.status = 'waiting'
    ));
  end if;
  return null;
end;
$$;
comment on function private.note_restock() is 'After a statement on variants: marks who waits for those that came back.';

create trigger note_restock after update on public.product_variants
  referencing old table as before_change new table as after_change
  for each statement execute function private.note_restock();

create function private.note_price_drop() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
declare
  v_products text[] := (
    select array_agg(n.id) from before_change o full join after_change n on n.id = o.id
    where coalesce(n.status = 'published' and (n.price < o.price or o.status <> 'published'), false)
  );
begin
  if v_products is not null then
    perform private.mark_alerts(null, v_products);
  end if;
  return null;
end;
$$;
comment on function private.note_price_drop() is
  'After a statement on products: marks who waits for one that is cheaper, or on sale again.';

create trigger note_price_drop after update on public.products
  referencing old table as before_change new table as after_change
  for each statement execute function private.note_price_drop();

-- Mails that could not be sent for a while, or had to wait for room, and whose reason has gone meanwhile.
create function private.take_back_alerts() returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  with gone as (
    delete from private.outbox o using public.alerts a
    where o.kind in ('alert/stock', 'alert/price') and o.sent_at is null and o.failed_at is null
      and (o.attempts > 0 or o.created_at < now()) and o.next_attempt_at <= now() and a.id = (o.payload ->> 'alert')::uuid
      and (a.status = 'stopped' or not exists (
        select 1 from public.products p join public.product_variants v on v.product_id = p.id
        where p.id = a.product_id and p.status = 'published' and v.stock > 0 and v.id = coalesce(a.variant_id, v.id)
          and (a.kind = 'stock' or p.price <= (o.payload ->> 'price')::integer)
      ))
    returning a.id, (o.payload ->> 'was')::integer as was
  )
  update public.alerts a set status = 'waiting', price = case a.kind when 'price' then g.was end
  from gone g where a.id = g.id and a.status in ('told', 'waiting');
end;
$$;
comment on function private.take_back_alerts() is 'Takes unsent alerts out of the outbox that are not true any more; who waited waits on.';

-- The row that decides is locked against a change: whoever asks while stock comes back either hears that it is there, or
-- waits and is marked.
create function private.lock_alert_item(
  p_kind text, p_product_id text, p_variant_id text, out name text, out label text, out price integer, out stock integer
)
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  label := '';
  if p_kind = 'stock' then
    select v.stock, v.label, p.name into stock, label, name
    from public.product_variants v join public.products p on p.id = v.product_id
    where v.id = p_variant_id and p.id = p_product_id and p.status = 'published' for share of v;
    if not found then
      raise exception 'That product is not available.' using errcode = 'PT404', hint = 'UNKNOWN_VARIANT',
        detail = jsonb_build_object('variant_id', p_variant_id)::text;
    end if;
  else
    select p.price, p.name into price, name
    from public.products p where p.id = p_product_id and p.status = 'published' for share;
    if not found then
      raise exception 'That product is not available.' using errcode = 'PT404', hint = 'UNKNOWN_PRODUCT',
        detail = jsonb_build_object('product_id', p_product_id)::text;
    end if;
  end if;
end;
$$;
comment on function private.lock_alert_item(text, text, text) is
  'What somebody waits for: of a variant its stock, of a product its price. Raises UNKNOWN_VARIANT, UNKNOWN_PRODUCT.';

-- Nobody is written to twice within ten minutes for the same thing, nor more than five times an hour, because somebody
-- else types the address.
create function private.ask_confirmation(
  p_kind text, p_product_id text, p_variant_id text, p_email text, p_name text, p_label text, p_price integer
) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_token text := private.new_token();
  v_id uuid;
begin
  if (
    select count(*) from public.alerts a
    where a.owner = lower(p_email) and a.confirm_sent_at > now() - interval '1 hour'
  ) >= 5 then
    return;
  end if;
  insert into public.alerts as a (kind, product_id, variant_id, price, email, status, confirm_hash, confirm_sent_at)
  values (
    p_kind, p_product_id, case p_kind when 'stock' then p_variant_id end, p_price, p_email, 'pending',
    private.hash_token(v_token), now()
  )
  on conflict on constraint alerts_once do update set
    status = 'pending', price = excluded.price, due_at = null, created_at = now(), changed_at = now(),
    confirm_hash = excluded.confirm_hash, confirm_sent_at = now()
  where a.status <> 'waiting' and a.confirm_sent_at < now() - interval '10 minutes'
  returning a.id into v_id;
  if v_id is not null then
    perform private.send_mail(
      'alert/confirm', p_email,
      jsonb_build_object('token', v_token, 'kind', p_kind, 'name', p_name, 'variant_label', p_label, 'price', p_price),
      'alert:' || private.hash_token(v_token)
    );
  end if;
end;
$$;
comment on function private.ask_confirmation(text, text, text, text, text, text, integer) is
  'Writes down who may wait for something and asks the address by mail, unless it was asked a moment ago. The caller holds the lock of their alerts.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: clients hold no write grant.
create function public.ask_alert(
  p_kind text, p_product_id text, p_variant_id text default null, p_email text default null,
  p_elapsed_ms integer default null, p_fax text default ''
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_answer constant jsonb := '{"outcome":"check_mail"}';
  v_user uuid := (select u.id from auth.users u where u.id = private.account_id() and u.email <> '');
  v_email text := btrim(left(coalesce(p_email, ''), 300), E' \t\r\n');
  v_item record;
  v_owner text;
begin
  if p_kind is null or p_kind not in ('stock', 'price') then
    perform private.invalid_field('kind');
  end if;
  if v_user is null then
    if private.is_automatic(jsonb_build_object('fax', p_fax, 'elapsed_ms', p_elapsed_ms)) then
      return v_answer;
    elsif char_length(v_email) > 254 or not private.has_shape(v_email, 'email') then
      perform private.invalid_field('email');
    end if;
  end if;
  perform private.throttle_caller('alerts', v_email, 30, interval '1 hour');

  select i.* into v_item from private.lock_alert_item(p_kind, p_product_id, p_variant_id) i;
  if v_item.stock > 0 then
    return '{"outcome":"available"}';
  end if;

  -- Counted under a lock: two tabs at 49 would both count 49. What nobody confirmed is not counted: strangers could ask for
  -- fifty things with somebody's address, who would hear of nothing any more and not learn why.
  v_owner := coalesce(v_user::text, lower(v_email));
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || v_owner, 0));
  if (select count(*) from public.alerts a where a.owner = v_owner and a.status = 'waiting') >= 50 then
    if v_user is null then return v_answer; end if;
    raise exception 'You wait for 50 things already. Please stop one of them first.'
      using errcode = 'PT422', hint = 'ALERT_LIMIT';
  end if;

  if v_user is not null then
    insert into public.alerts as a (kind, product_id, variant_id, price, user_id, status)
    values (p_kind, p_product_id, case p_kind when 'stock' then p_variant_id end, v_item.price, v_user, 'waiting')
    on conflict on constraint alerts_once do update set
      status = 'waiting', price = excluded.price, due_at = null, created_at = now(), changed_at = now()
    where a.status <> 'waiting';
    return '{"outcome":"waiting"}';
  end if;

  perform private.ask_confirmation(p_kind, p_product_id, p_variant_id, v_email, v_item.name, v_item.label, v_item.price);
  return v_answer;
end;
$$;
comment on function public.ask_alert(text, text, text, text, integer, text) is
  'Asks to be told when a variant is back (stock) or a price falls: {outcome: waiting | available | check_mail}; to an address always check_mail. Raises INVALID_FIELD, UNKNOWN_VARIANT, UNKNOWN_PRODUCT, ALERT_LIMIT, TOO_MANY_ATTEMPTS. Open to visitors: to an address nothing is sent before its owner confirms; limited by network.';

-- security definer: the token is the permission. It works for 7 days; pressing the link again is answered as the first time.
create function public.confirm_alert(p_token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_hash text := private.hash_token(left(p_token, 200));
  v_row public.alerts;
begin
  select * into v_row from public.alerts a where a.confirm_hash = v_hash;
  -- As in ask_alert: what decides comes first, then the alert.
  perform 1 from public.product_variants v where v.id = v_row.variant_id for share;
  perform 1 from public.products p where p.id = v_row.product_id and v_row.kind = 'price' for share;
  select * into v_row from public.alerts a where a.confirm_hash = v_hash for update;
  if v_row.id is null or v_row.status = 'stopped'
    or (v_row.status = 'pending' and v_row.confirm_sent_at < now() - interval '7 days')
  then
    return '{"outcome":"unknown"}';
  end if;
  if v_row.status = 'pending' then
    -- What came back while the mail lay there is told at once.
    update public.alerts a set status = 'waiting', due_at = clock_timestamp(), changed_at = now()
    where a.id = v_row.id returning * into v_row;
  end if;
  return jsonb_build_object(
    'outcome', 'confirmed', 'kind', v_row.kind, 'product_id', v_row.product_id, 'available', private.alert_holds(v_row)
  );
end;
$$;
comment on function public.confirm_alert(text) is
  'Answers {outcome: confirmed, kind, product_id, available: it is so already} or {outcome: unknown}. Open to visitors: the token of the mail is the permission.';

-- security definer: the token is the permission, and stopping needs no account.
create function public.stop_alert(p_token text, p_all boolean default false) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_owner text;
begin
  update public.alerts a set status = 'stopped', due_at = null, changed_at = now()
  where a.stop_hashes @> array[private.hash_token(left(p_token, 200))]
  returning a.owner into v_owner;
  if p_all then
    update public.alerts a set status = 'stopped', due_at = null, changed_at = now()
    where a.id in (
      select w.id from public.alerts w where w.owner = v_owner and w.status in ('pending', 'waiting')
      order by w.id for update
    );
  end if;
  return jsonb_build_object(
    'outcome', case when v_owner is null then 'unknown' else 'stopped' end,
    'others', (select count(*) from public.alerts a where a.owner = v_owner and a.status = 'waiting')
  );
end;
$$;
comment on function public.stop_alert(text, boolean) is
  'Ends the alert of a mail, or all of its reader''s: {outcome: stopped | unknown, others: how many still wait}. Open to visitors: the token of the mail is the permission, and stopping needs no account.';

create function public.get_alerts() returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  -- user and status are repeated here although policies say the same: drop_alert runs with the owner's rights.
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'kind', a.kind, 'product_id', p.id, 'variant_id', a.variant_id, 'name', p.name, 'image', p.images -> 0,
      'variant_label', coalesce(v.label, ''), 'price', p.price, 'below', a.price, 'asked_at', a.created_at
    ) order by a.created_at desc, a.id), '[]')
    from public.alerts a
    join public.products p on p.id = a.product_id
    left join public.product_variants v on v.id = a.variant_id
    where a.user_id = v_user and a.status = 'waiting' and p.status = 'published'
  );
end;
$$;
comment on function public.get_alerts() is 'What the caller waits for, newest first, with prices of now (rupees).';

-- security definer: clients hold no write grant.
create function public.drop_alert(p_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  update public.alerts a set status = 'stopped', due_at = null, changed_at = now()
  where a.id = p_id and a.user_id = v_user and a.status = 'waiting';
  return public.get_alerts();
end;
$$;
comment on function public.drop_alert(uuid) is 'Ends one of the caller''s alerts, again is no error; answers what they still wait for.';

-- security definer, service role only. What was marked and is not so any more is unmarked in a way that loses nothing: the
-- same view of the data tells mark and reason, and a mark that was made anew since is another.
create function public.tell_alerts(p_limit integer) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_ids uuid[];
  v_marks timestamptz[];
  v_row record;
  v_token text;
  v_told integer := 0;
begin
  perform private.take_back_alerts();
  delete from public.alerts a where a.status <> 'waiting' and a.changed_at < now() - interval '30 days';

  select array_agg(a.id), array_agg(a.due_at) into v_ids, v_marks
  from public.alerts a where a.due_at is not null and not private.alert_holds(a);
  update public.alerts a set due_at = null
  where a.id in (
    select w.id from public.alerts w join unnest(v_ids, v_marks) as m (id, due_at) on m.id = w.id and m.due_at = w.due_at
    for update of w skip locked
  );

  for v_row in
    select a.id, a.kind, a.price as was, p.id as product_id, p.name, p.price, p.images -> 0 ->> 'path' as image_path,
      coalesce(v.label, '') as label, coalesce(a.email, u.email) as recipient
    from public.alerts a
    join public.products p on p.id = a.product_id
    left join public.product_variants v on v.id = a.variant_id
    left join auth.users u on u.id = a.user_id
    where a.due_at is not null and private.alert_holds(a)
      and private.mail_block(coalesce(a.email, u.email)) is null and (a.user_id is null or private.wants_mail(a.user_id, 'alerts'))
    order by a.due_at, a.created_at, a.id
    -- Room for what one sweep sends, behind everything else that is due.
    limit greatest(p_limit - (
      select count(*) from private.outbox o
      where o.sent_at is null and o.failed_at is null and o.next_attempt_at <= now()
    ), 0)
    for update of a skip locked
  loop
    v_token := private.new_token();
    perform private.send_mail(
      'alert/' || v_row.kind, v_row.recipient,
      jsonb_build_object(
        'alert', v_row.id, 'token', v_token, 'product_id', v_row.product_id, 'name', v_row.name,
        'variant_label', v_row.label, 'image_path', v_row.image_path, 'price', v_row.price, 'was', v_row.was
      ),
      'alert:' || private.hash_token(v_token)
    );
    update public.alerts a set
      status = case a.kind when 'stock' then 'told' else 'waiting' end,
      price = case a.kind when 'price' then v_row.price end,
      due_at = null, told_at = now(), changed_at = now(),
      stop_hashes = a.stop_hashes || private.hash_token(v_token)
    where a.id = v_row.id;
    v_told := v_told + 1;
  end loop;
  return v_told;
end;
$$;
comment on function public.tell_alerts(integer) is
  'Writes mails to those who are due and for whom it holds, who waited longest first, as many as the outbox has room for among p_limit. Answers how many.';

-- Grants ----------------------------------------------------------------------------------------------------------

-- The hashes are nobody's business, and addresses without an account have no reader.
grant select (
  id, kind, product_id, variant_id, price, user_id, status, told_at, created_at
) on public.alerts to authenticated;

grant execute on function
  public.ask_alert(text, text, text, text, integer, text),
  public.confirm_alert(text),
  public.stop_alert(text, boolean),
  public.get_alerts(),
  public.drop_alert(uuid)
to anon, authenticated;

grant execute on function public.tell_alerts(integer) to service_role;
