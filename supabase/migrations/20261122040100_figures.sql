-- Figures: what the shop sold, by day, type, state and means of payment, what went back, who visited, and what runs low.
-- A sale is an order that stands (private.sales); it belongs to the day in India on which it was placed, a refund to the
-- day on which it was paid back (docs/adr/0069-a-past-and-figures-that-add-up.md).

-- Tables and policies ---------------------------------------------------------------------------------------------

-- Days are added up once and not by everybody who looks. Whoever changes an order names its day in sales_changes, a row of
-- their own, so that shoppers never wait for each other; refresh_figures adds such days up anew, and until it has, they are
-- added up by whoever looks. No policy and no grant on either.
create table private.sales_days (
  day date not null,
  kind text not null constraint sales_days_kind check (kind in ('all', 'state', 'means', 'product', 'type')),
  -- State of delivery, means of payment, product or type; empty for all.
  key text not null,
  orders integer not null,
  pieces integer not null,
  gross bigint not null,
  discounts bigint not null,
  gst bigint not null,
  shipping bigint not null,
  fees bigint not null,
  total bigint not null,
  primary key (kind, day, key) include (orders, pieces, gross, total)
);
comment on table private.sales_days is 'What was sold on a day in India; rupees. Days named in sales_changes are not up to date.';
comment on column private.sales_days.gross is 'Goods before discounts; of products and types it is all there is.';
comment on column private.sales_days.total is 'Goods less discounts, with tax, delivery and fees; of means, the part that was paid so.';

-- Days on which a product was sold, for note_type_days.
create index sales_days_products on private.sales_days (key, day) where kind = 'product';

alter table private.sales_days enable row level security;

create table private.sales_changes (
  id bigint generated always as identity primary key,
  day date not null
);
comment on table private.sales_changes is 'Days of which something has changed since they were added up; refresh_figures empties it.';

create index sales_changes_day on private.sales_changes (day);

alter table private.sales_changes enable row level security;

-- What went back is added up when somebody looks, by the day on which it did.
create index refunds_made on public.refunds (created_at);
create index credit_entries_paid_back on public.credit_entries (created_at) where amount > 0 and order_id is not null;
create index gift_card_entries_paid_back on public.gift_card_entries (created_at) where amount > 0 and order_id is not null;

-- The first payment of an order and the second that came and went beside it are told apart by the provider's id. What
-- cancelled pieces brought back has lowered the order's total already, and their transaction is taken out of the sum.
create view private.paid_back as
  select p.order_id, r.created_at, r.amount
  from public.refunds r join public.payments p on p.id = r.payment_id
  where r.state <> 'failed' and p.order_id is not null and r.provider_payment_id is not distinct from p.provider_payment_id
  union all
  select e.order_id, e.created_at, e.amount from public.credit_entries e
  where e.amount > 0 and e.order_id is not null
    and (e.kind = 'refund' or (e.kind = 'reversal' and starts_with(e.event_key, 'order:')))
  union all
  select e.order_id, e.created_at, e.amount from public.gift_card_entries e where e.amount > 0 and e.order_id is not null
  union all
  select c.order_id, c.created_at, -c.refunded from public.order_cancellations c;
comment on view private.paid_back is
  'What was paid back for orders, whichever way: to the card, in cash, as credit, to gift cards. Rupees.';

-- Visits as the shop's web servers count them: pages that somebody came to from elsewhere. A number a day, and nothing of
-- who it was. No policy and no grant: record_visits writes, the overview reads.
create table private.visit_days (
  day date primary key,
  visits bigint not null check (visits >= 0),
  pages bigint not null check (pages >= 0)
);
comment on table private.visit_days is 'By day in India: how often somebody came to the shop, and pages that were answered.';

alter table private.visit_days enable row level security;

-- When a variant runs low: at so many pieces of each, by product or as everywhere. No policy and no grant: set_low_stock
-- writes, alerts and the list of products ask.
create table private.stock_thresholds (
  product_id text primary key references public.products (id) on delete cascade,
  pieces integer not null constraint stock_thresholds_pieces check (pieces between 0 and 50)
);
comment on table private.stock_thresholds is 'Products of which a variant is said to run low at another number than everywhere.';

alter table private.stock_thresholds enable row level security;

create table private.low_stock (
  id boolean primary key default true constraint low_stock_single_row check (id),
  pieces integer not null default 5 constraint low_stock_pieces check (pieces between 0 and 50)
);
comment on table private.low_stock is 'One row: at how many pieces variants run low where their product does not say.';

alter table private.low_stock enable row level security;

insert into private.low_stock default values;

-- Of the stock that may be low under any threshold.
create index product_variants_low on public.product_variants (stock, product_id) where stock <= 50;

-- Private functions -----------------------------------------------------------------------------------------------

create function private.day_of(p_at timestamptz) returns date
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return (p_at at time zone 'Asia/Kolkata')::date;
end;
$$;
comment on function private.day_of(timestamptz) is 'The day in India.';

create function private.order_stands(p_status text) returns boolean
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return p_status not in ('pending_payment', 'expired', 'cancelled', 'rto');
end;
$$;
comment on function private.order_stands(text) is 'Whether an order in that state is a sale, as private.sales has it.';

-- security definer, all three: shoppers, the staff and the server write orders, and nobody this table.
create function private.note_order_day() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if private.order_stands(new.status) or (tg_op = 'UPDATE' and private.order_stands(old.status)) then
    insert into private.sales_changes (day)
    select private.day_of(new.placed_at)
    union select private.day_of(old.placed_at) where tg_op = 'UPDATE';
  end if;
  return null;
end;
$$;
comment on function private.note_order_day() is 'After a sale comes, goes or changes its amounts: names its day.';

create trigger note_order_day after insert on public.orders
  for each row execute function private.note_order_day();

create trigger note_changed_order_day after update on public.orders
  for each row when (
    (
      old.status in ('pending_payment', 'expired', 'cancelled', 'rto'), old.placed_at, old.subtotal, old.gst, old.shipping,
      old.platform_fee, old.saving, old.credit_used, old.gift_card_used, old.total, old.ship_to
    ) is distinct from (
      new.status in ('pending_payment', 'expired', 'cancelled', 'rto'), new.placed_at, new.subtotal, new.gst, new.shipping,
      new.platform_fee, new.saving, new.credit_used, new.gift_card_used, new.total, new.ship_to
    )
  )
  execute function private.note_order_day();

create function private.note_payment_day() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.sales_changes (day)
  select private.day_of(o.placed_at) from public.orders o where o.id = new.order_id and private.order_stands(o.status);
  return null;
end;
$$;
comment on function private.note_payment_day() is 'After cash was collected or refused, or a payment changed its way: names the day of its order.';

create trigger note_payment_day after update of state, channel, method on public.payments
  for each row when ((old.state, old.channel, old.method) is distinct from (new.state, new.channel, new.method))
  execute function private.note_payment_day();

create function private.note_type_days() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_products text[] := array(
    select n.id from before_change o full join after_change n on n.id = o.id where n.type_id is distinct from o.type_id
  );
begin
  if v_products <> '{}' then
    insert into private.sales_changes (day)
    select distinct d.day from private.sales_days d where d.kind = 'product' and d.key = any (v_products);
  end if;
  return null;
end;
$$;
comment on function private.note_type_days() is
  'After a statement on products: names the days on which those were sold that are of another type now, each once.';

create trigger note_type_days after update on public.products
  referencing old table as before_change new table as after_change
  for each statement execute function private.note_type_days();

-- Day by day, so that the planner knows how few orders of all it is about.
create function private.add_days_up(p_days date[]) returns setof private.sales_days
  language plpgsql stable security invoker set search_path = '' set random_page_cost = 1.1
as $$
declare
  v_day date;
  v_from timestamptz;
  v_until timestamptz;
begin
  foreach v_day in array p_days loop
    v_from := private.day_begins(v_day);
    v_until := private.day_begins(v_day + 1);
    return query
    with sold as materialized (
      select v_day as day, o.id, o.subtotal, o.saving - o.credit_used as discount, o.gst, o.shipping, o.platform_fee as fee,
        -- Credit and gift cards are money, not a discount.
        o.total + o.credit_used as total, o.amount_due, o.credit_used, o.gift_card_used,
        coalesce(o.ship_to ->> 'state', '') as state
      from public.orders o
      where o.placed_at >= v_from and o.placed_at < v_until and o.status not in ('pending_payment', 'expired', 'cancelled', 'rto')
    ), line as materialized (
      select s.day, s.id, l.product_id, coalesce(p.type_id, '') as type_id, l.quantity, l.line_total
      from sold s join public.order_lines l on l.order_id = s.id join public.products p on p.id = l.product_id
    ), means as (
      select s.day, m.key, m.amount
      from sold s
      left join public.payments p on p.order_id = s.id
      cross join lateral (
        values (case p.method when 'cod' then 'cash-' || p.state else coalesce(p.channel, 'online') end, s.amount_due),
          ('credit', s.credit_used), ('gift-card', s.gift_card_used)
      ) as m (key, amount)
      where m.amount > 0
    )
    select s.day, 'all'::text, ''::text, count(*)::integer, (
        select coalesce(sum(l.quantity), 0) from line l where l.day = s.day
      )::integer, sum(s.subtotal)::bigint, sum(s.discount)::bigint, sum(s.gst)::bigint,
      sum(s.shipping)::bigint, sum(s.fee)::bigint, sum(s.total)::bigint
    from sold s group by s.day
    union all
    select s.day, 'state', s.state, count(*)::integer, 0, sum(s.subtotal), sum(s.discount), sum(s.gst), sum(s.shipping),
      sum(s.fee), sum(s.total)
    from sold s group by s.day, s.state
    union all
    select m.day, 'means', m.key, count(*)::integer, 0, 0, 0, 0, 0, 0, sum(m.amount) from means m group by m.day, m.key
    union all
    select l.day, 'product', l.product_id, count(*)::integer, sum(l.quantity)::integer, sum(l.line_total), 0, 0, 0, 0, 0
    from line l group by l.day, l.product_id
    union all
    select l.day, 'type', l.type_id, count(distinct l.id)::integer, sum(l.quantity)::integer, sum(l.line_total), 0, 0, 0, 0, 0
    from line l group by l.day, l.type_id;
  end loop;
end;
$$;
comment on function private.add_days_up(date[]) is 'What was sold on these days, from the orders themselves.';

create function private.changed_days(p_from date, p_to date) returns date[]
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return array(select distinct c.day from private.sales_changes c where c.day between p_from and p_to order by 1);
end;
$$;
comment on function private.changed_days(date, date) is 'Days of a period that nobody has added up since they changed.';

create function private.refunds_between(p_from timestamptz, p_until timestamptz)
  returns table (order_id uuid, created_at timestamptz, amount integer)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
    select b.order_id, b.created_at, sum(b.amount)::integer from private.paid_back b
    where b.created_at >= p_from and b.created_at < p_until
    group by b.order_id, b.created_at having sum(b.amount) <> 0;
end;
$$;
comment on function private.refunds_between(timestamptz, timestamptz) is
  'What was paid back for each order at each moment (private.paid_back). Rupees.';

create function private.refund_days(p_from date, p_to date) returns table (day date, orders integer, amount bigint)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
    select private.day_of(r.created_at), count(distinct r.order_id)::integer, sum(r.amount)::bigint
    from private.refunds_between(private.day_begins(p_from), private.day_begins(p_to + 1)) r
    join public.orders o on o.id = r.order_id
    where o.status not in ('pending_payment', 'expired', 'cancelled', 'rto')
    group by 1;
end;
$$;
comment on function private.refund_days(date, date) is 'What was paid back for sales, by the day on which it was.';

create function private.sales_rows(p_from date, p_to date) returns setof private.sales_days
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_changed date[] := private.changed_days(p_from, p_to);
begin
  return query
    select d.* from private.sales_days d
    where d.kind in ('all', 'means') and d.day between p_from and p_to and d.day <> all (v_changed)
    union all
    select a.* from private.add_days_up(v_changed) a where a.kind in ('all', 'means');
end;
$$;
comment on function private.sales_rows(date, date) is 'Sums and means of payment by day.';

create function private.sales_figures(p_from date, p_to date) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_from timestamptz := private.day_begins(p_from);
  v_until timestamptz := private.day_begins(p_to + 1);
  v_figures jsonb;
  v_new integer;
  v_customers integer;
  v_refunds bigint;
  v_visits bigint;
begin
  select count(*) into v_new from private.first_sales f where f.placed_at >= v_from and f.placed_at < v_until;
  select count(*) into v_customers from (
    select distinct o.user_id from public.orders o
    where o.placed_at >= v_from and o.placed_at < v_until and o.user_id is not null
      and o.status not in ('pending_payment', 'expired', 'cancelled', 'rto')
  ) c;
  select coalesce(sum(r.amount), 0) into v_refunds from private.refund_days(p_from, p_to) r;
  select coalesce(sum(v.visits), 0) into v_visits from private.visit_days v where v.day between p_from and p_to;
  select jsonb_build_object(
    'orders', coalesce(sum(s.orders) filter (where s.kind = 'all'), 0),
    'pieces', coalesce(sum(s.pieces) filter (where s.kind = 'all'), 0),
    'gross', coalesce(sum(s.gross) filter (where s.kind = 'all'), 0),
    'discounts', coalesce(sum(s.discounts) filter (where s.kind = 'all'), 0),
    'gst', coalesce(sum(s.gst) filter (where s.kind = 'all'), 0),
    'shipping', coalesce(sum(s.shipping) filter (where s.kind = 'all'), 0),
    'fees', coalesce(sum(s.fees) filter (where s.kind = 'all'), 0),
    'total', coalesce(sum(s.total) filter (where s.kind = 'all'), 0),
    'cash_due', coalesce(sum(s.total) filter (where s.key = 'cash-due'), 0),
    'cash_collected', coalesce(sum(s.total) filter (where s.key = 'cash-collected'), 0),
    'cash_refused', coalesce(sum(s.total) filter (where s.key = 'cash-refused'), 0)
  ) into v_figures from private.sales_rows(p_from, p_to) s;
  return v_figures || jsonb_build_object(
    'refunds', v_refunds,
    'net', (v_figures ->> 'total')::bigint - v_refunds,
    'average', coalesce(round((v_figures ->> 'total')::numeric / nullif((v_figures ->> 'orders')::integer, 0)), 0),
    'new_customers', v_new,
    'returning_customers', v_customers - v_new,
    'visits', v_visits,
    'conversion', round((v_figures ->> 'orders')::numeric * 100 / nullif(v_visits, 0), 2)
  );
end;
$$;
comment on function private.sales_figures(date, date) is
  'Sums of some days. Rupees; conversion in percent of visits, null without any.';

create function private.days_of(p_from date, p_to date) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select jsonb_agg(jsonb_build_object(
      'day', g::date, 'orders', coalesce(s.orders, 0), 'total', coalesce(s.total, 0), 'refunds', coalesce(r.amount, 0),
      'net', coalesce(s.total, 0) - coalesce(r.amount, 0), 'visits', coalesce(v.visits, 0)
    ) order by g)
    from generate_series(p_from, p_to, interval '1 day') g
    left join private.sales_rows(p_from, p_to) s on s.kind = 'all' and s.day = g::date
    left join private.refund_days(p_from, p_to) r on r.day = g::date
    left join private.visit_days v on v.day = g::date
  );
end;
$$;
comment on function private.days_of(date, date) is 'Each day of a period, those without sales too. Rupees.';

create function private.low_stock_default() returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (select l.pieces from private.low_stock l);
end;
$$;
comment on function private.low_stock_default() is 'At how many pieces a variant runs low where its product does not say.';

create function private.stock_alerts() returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_default integer := private.low_stock_default();
  v_most integer := greatest(v_default, (
    select max(t.pieces) from private.stock_thresholds t
  ));
begin
  return (
    with low as (
      -- Of thousands that are low, those that are lowest.
      select p.id, v.stock, v.label, v.position
      from public.product_variants v join public.products p on p.id = v.product_id
      left join private.stock_thresholds h on h.product_id = p.id
      where v.stock <= 50 and v.stock <= v_most and v.stock <= coalesce(h.pieces, v_default)
        and p.status = 'published'
      order by v.stock limit 1000
    ), product as (
      select l.id, min(l.stock) as least, count(*) as low, count(*) filter (where l.stock = 0) as sold_out,
        row_number() over (order by count(*) filter (where l.stock = 0) desc, min(l.stock), count(*) desc, l.id) as place
      from low l group by l.id
    )
    select jsonb_build_object(
      'default', v_default, 'total', count(*), 'more', (select count(*) from low) = 1000,
      'rows', coalesce(jsonb_agg(jsonb_build_object(
        'product_id', t.id, 'name', p.name, 'low', t.low, 'sold_out', t.sold_out, 'low_stock_at', h.pieces,
        'variants', (select count(*) from public.product_variants v where v.product_id = t.id),
        'pieces', (
          select jsonb_agg(jsonb_build_object('label', l.label, 'stock', l.stock) order by l.position)
          from low l where l.id = t.id
        )
      ) order by t.place) filter (where t.place <= 8), '[]')
    )
    from product t left join public.products p on p.id = t.id and t.place <= 8
    left join private.stock_thresholds h on h.product_id = p.id
  );
end;
$$;
comment on function private.stock_alerts() is 'Published products of which a variant runs low: {default, total, more, rows}, those sold out first; more where only the thousand lowest variants were counted.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: it adds up everybody's orders.
create function public.get_admin_overview(p_from date, p_to date) returns jsonb
  language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1
as $$
declare
  v_staff uuid := private.require_right('overview');
  v_days integer := p_to - p_from + 1;
  v_changed date[];
begin
  if v_days between 1 and 400 is not true then
    perform private.invalid_input('from', 'A period has between 1 and 400 days.');
  end if;
  v_changed := private.changed_days(p_from, p_to);
  return (
    with part as materialized (
      select d.kind, d.key, sum(d.orders) as orders, sum(d.pieces) as pieces, sum(d.gross) as gross, sum(d.total) as total
      from (
        select s.kind, s.key, s.orders, s.pieces, s.gross, s.total from private.sales_days s
        where s.kind in ('state', 'means', 'product', 'type') and s.day between p_from and p_to and s.day <> all (v_changed)
        union all
        select a.kind, a.key, a.orders, a.pieces, a.gross, a.total from private.add_days_up(v_changed) a
        where a.kind <> 'all'
      ) d group by d.kind, d.key
    )
    select jsonb_build_object(
      'from', p_from, 'to', p_to,
      'has_orders', exists (select 1 from public.orders),
      'current', private.sales_figures(p_from, p_to),
      'previous', private.sales_figures(p_from - v_days, p_from - 1),
      'days', private.days_of(p_from, p_to),
      'previous_days', private.days_of(p_from - v_days, p_from - 1),
      'types', (
        select coalesce(jsonb_agg(to_jsonb(t) order by t.gross desc, t.id), '[]') from (
          select r.key as id, coalesce(y.name, 'Without a type') as name, r.orders, r.pieces, r.gross
          from part r left join public.product_types y on y.id = r.key
          where r.kind = 'type' order by r.gross desc, r.key limit 60
        ) t
      ),
      'states', (
        select coalesce(jsonb_agg(jsonb_build_object('id', r.key, 'orders', r.orders, 'total', r.total)
          order by r.total desc, r.key), '[]')
        from part r where r.kind = 'state'
      ),
      'means', (
        select coalesce(jsonb_agg(jsonb_build_object('id', r.key, 'orders', r.orders, 'total', r.total)
          order by r.total desc, r.key), '[]')
        from part r where r.kind = 'means'
      ),
      'products', (
        select coalesce(jsonb_agg(to_jsonb(t) order by t.gross desc, t.id), '[]') from (
          select r.key as id, p.name, r.pieces, r.gross
          from (
            select * from part r where r.kind = 'product' order by r.gross desc, r.key limit 8
          ) r join public.products p on p.id = r.key
        ) t
      ),
      'stock_alerts', private.stock_alerts(),
      'waiting', jsonb_build_object(
        'to_confirm', (select count(*) from public.orders o where o.status = 'placed'),
        'to_ship', (select count(*) from public.orders o where o.status in ('confirmed', 'packed')),
        'returns', (
          select count(*) from public.returns r where r.state in ('requested', 'approved', 'picked_up', 'received')
        ),
        'inquiries', (
          select count(*) from (
            select 1 from public.contact_messages m where m.status <> 'resolved'
            union all select 1 from public.bulk_inquiries b where b.status = 'new'
            union all select 1 from public.vendor_applications v where v.status in ('submitted', 'documents', 'product_review')
          ) q
        ),
        -- The clocks of the law run for these (chapter of complaints).
        'complaints', (select count(*) from private.grievances g where g.resolved_at is null),
        'complaints_late', (
          select count(*) from private.grievances g where g.resolved_at is null and private.grievance_due(g) < now()
        )
      )
    )
  );
end;
$$;
comment on function public.get_admin_overview(date, date) is
  'For the staff: figures of a period, both days included, against the period before. Rupees. Raises FORBIDDEN, INVALID_INPUT.';

-- security definer, service role only: it adds up everybody's orders.
create function public.refresh_figures() returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_days date[];
begin
  perform private.lock_sweep();
  -- A statement of its own after the lock. Who has changed an order and not committed yet names its day again by then.
  with gone as (delete from private.sales_changes c where true returning c.day)
  select array_agg(distinct g.day) into v_days from gone g;
  if v_days is null then
    return 0;
  end if;
  delete from private.sales_days d where d.kind in ('all', 'means', 'product', 'state', 'type') and d.day = any (v_days);
  insert into private.sales_days select * from private.add_days_up(v_days);
  return cardinality(v_days);
end;
$$;
comment on function public.refresh_figures() is 'Adds up the days that have changed; answers how many.';

-- security definer: nobody may write the table, and the token says that a web server asks.
create function public.record_visits(p_token text, p_batch uuid, p_visits integer, p_pages integer) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_server(p_token);
  if p_visits between 0 and 10000000 is not true or p_pages between 0 and 10000000 is not true then
    perform private.invalid_input('p_visits', 'Visits and pages are counts.');
  end if;
  -- A web server that heard no answer sends the same counts again.
  insert into private.vital_batches (id) values (p_batch) on conflict (id) do nothing;
  if found then
    insert into private.visit_days as d (day, visits, pages) values (private.day_of(now()), p_visits, p_pages)
    on conflict (day) do update set visits = d.visits + excluded.visits, pages = d.pages + excluded.pages;
  end if;
end;
$$;
comment on function public.record_visits(text, uuid, integer, integer) is
  'For web servers: adds to today''s visits and pages, once per batch. Raises FORBIDDEN, INVALID_INPUT.';

-- security definer: clients hold no right on these tables.
create function public.set_low_stock(p_product_id text, p_at integer) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_right('catalogue');
  v_before integer;
begin
  if p_at not between 0 and 50 or (p_at is null and p_product_id is null) then
    perform private.invalid_input('at', 'A threshold is a number from 0 to 50.');
  end if;
  if p_product_id is null then
    select l.pieces into v_before from private.low_stock l for update;
    update private.low_stock l set pieces = p_at where true;
  else
    perform 1 from public.products p where p.id = p_product_id for key share;
    if not found then
      raise exception 'This product does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_PRODUCT';
    end if;
    select t.pieces into v_before from private.stock_thresholds t where t.product_id = p_product_id for update;
    if p_at is null then
      delete from private.stock_thresholds t where t.product_id = p_product_id;
    else
      insert into private.stock_thresholds (product_id, pieces) values (p_product_id, p_at)
      on conflict (product_id) do update set pieces = excluded.pieces;
    end if;
  end if;
  if v_before is distinct from p_at then
    perform private.record_action('stock/threshold', coalesce(p_product_id, 'all products'),
      jsonb_build_object('pieces', v_before), jsonb_build_object('pieces', p_at));
  end if;
  return coalesce(p_at, private.low_stock_default());
end;
$$;
comment on function public.set_low_stock(text, integer) is
  'For the staff: at how many pieces variants of a product run low; null follows the shop''s default, which is set without a product. Answers what holds now. Raises FORBIDDEN, INVALID_INPUT, UNKNOWN_PRODUCT.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.get_admin_overview(date, date),
  public.set_low_stock(text, integer),
  public.record_visits(text, uuid, integer, integer)
to anon, authenticated;

grant execute on function public.refresh_figures() to service_role;
