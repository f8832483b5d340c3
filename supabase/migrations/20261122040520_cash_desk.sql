-- Cash desk: couriers collect cash at the door and remit it in bulk, weeks later. What they remit is compared line by line with
-- what was collected; an order's cash stays open until all of it has come (adr 0072).

-- Tables and policies ---------------------------------------------------------------------------------------------

-- None of these tables has a policy or a grant: the functions below read and write them.

create table private.remittances (
  id uuid primary key default gen_random_uuid(),
  courier text not null check (char_length(courier) between 1 and 60),
  reference text not null check (char_length(reference) between 1 and 60),
  -- Days in India.
  remitted_on date not null,
  -- Parcels that were delivered until then should be in it.
  covers_until date,
  admin_email text not null,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  withdrawn_email text,
  withdrawn_reason text not null default ''
);
comment on table private.remittances is 'Transfers of couriers over the cash that they collected; a wrong one is withdrawn and stays.';
create unique index remittances_reference on private.remittances (lower(courier), lower(reference)) where withdrawn_at is null;
create index remittances_newest on private.remittances (created_at desc, id);
alter table private.remittances enable row level security;

create table private.remittance_lines (
  remittance_id uuid not null references private.remittances (id),
  position integer not null,
  -- As the courier writes it: an order number or an air waybill.
  parcel text not null,
  -- No reference: cash that nobody owes any more, as pieces were cancelled, has no payment (private.settle_cancellation).
  payment_id uuid,
  amount integer not null check (amount > 0),
  -- What of it closes the order's cash.
  counted integer not null check (counted between 0 and amount),
  outcome text not null constraint remittance_lines_outcome check (
    outcome in ('matched', 'short', 'over', 'double', 'not_due', 'unknown')
  ),
  primary key (remittance_id, position)
);
comment on table private.remittance_lines is 'What a courier says it collected, order by order, and what we make of it. Rupees.';
create index remittance_lines_payment on private.remittance_lines (payment_id);
alter table private.remittance_lines enable row level security;

create trigger remittance_lines_append_only before update or delete or truncate on private.remittance_lines
  for each statement execute function private.refuse_change();

alter table public.payments add column remitted_at timestamptz;
comment on column public.payments.remitted_at is 'When all of its cash had come from the courier; no client reads it.';

alter table public.payments add column collected_by_remittance boolean not null default false;
comment on column public.payments.collected_by_remittance is
  'Collected because a courier remitted it, and noted by nobody before; no client reads it.';

create index payments_cash_open on public.payments (order_id) where state = 'collected' and remitted_at is null;

-- Couriers write waybills in either case.
create index orders_waybill on public.orders (upper(tracking_number));

create view private.open_cash as
  select p.id as payment_id, o.number, p.amount, p.amount - coalesce(b.booked, 0)::integer as open,
    coalesce(nullif(btrim(o.courier), ''), 'No courier') as courier, o.tracking_number,
    coalesce(o.delivered_at, o.placed_at) as since
  from public.payments p
  join public.orders o on o.id = p.order_id
  left join lateral (
    select sum(l.counted) as booked from private.remittance_lines l join private.remittances r on r.id = l.remittance_id
    where l.payment_id = p.id and r.withdrawn_at is null
  ) b on true
  where p.state = 'collected' and p.remitted_at is null;
comment on view private.open_cash is 'Cash that was collected at the door and has not come, or not all of it. Rupees.';

-- Private functions -----------------------------------------------------------------------------------------------

create function private.read_remittance_lines(p_lines jsonb)
  returns table ("position" integer, parcel text, amount integer)
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_bad bigint;
begin
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) not between 1 and 10000 then
    perform private.invalid_input('lines', 'A remittance has between 1 and 10,000 lines.');
  end if;
  select min(l.n) into v_bad from jsonb_array_elements(p_lines) with ordinality as l (line, n)
  where (l.line ->> 'amount') ~ '^\d{1,7}$' is not true or (l.line ->> 'amount')::integer = 0
    or char_length(btrim(coalesce(l.line ->> 'parcel', ''))) not between 1 and 60;
  if v_bad is not null then
    perform private.invalid_input('lines', format('Line %s needs an order or waybill and whole rupees.', v_bad));
  end if;
  return query
    select l.n::integer, upper(btrim(l.line ->> 'parcel')), (l.line ->> 'amount')::integer
    from jsonb_array_elements(p_lines) with ordinality as l (line, n);
end;
$$;
comment on function private.read_remittance_lines(jsonb) is '[{parcel, amount}] as rows; raises INVALID_INPUT {field}.';

-- Cash that was delivered and not noted as collected is collected: the courier has it. What one line closes, the next one
-- of the same order finds closed.
create function private.reconcile(p_lines jsonb)
  returns table (
    "position" integer, parcel text, amount integer, payment_id uuid, number text, expected integer, counted integer, outcome text
  )
  language sql stable security invoker set search_path = ''
as $$
  with lines as materialized (
    select l.position, l.parcel, l.amount from private.read_remittance_lines(p_lines) l
  ), found as (
    select l.*, coalesce(
      (select o.id from public.orders o where o.number = l.parcel),
      -- A waybill that two orders bear is nobody's.
      (select (array_agg(o.id))[1] from public.orders o where upper(o.tracking_number) = l.parcel having count(*) = 1)
    ) as order_id
    from lines l
  ), known as (
    select f.*, p.id as payment_id, o.number, p.amount as expected,
      p.state = 'collected' or p.state = 'due' and o.status = 'delivered' as is_due,
      greatest(
        p.amount - coalesce((
          select sum(b.counted) from private.remittance_lines b join private.remittances r on r.id = b.remittance_id
          where b.payment_id = p.id and r.withdrawn_at is null
        ), 0) - coalesce(sum(f.amount) over (
          partition by p.id order by f.position rows between unbounded preceding and 1 preceding
        ), 0), 0
      )::integer as open
    from found f
    left join public.orders o on o.id = f.order_id
    left join public.payments p on p.order_id = o.id and p.method = 'cod'
  )
  select k.position, k.parcel, k.amount, k.payment_id, k.number, k.expected,
    case when k.payment_id is not null and k.is_due then least(k.amount, k.open) else 0 end,
    case
      when k.payment_id is null then 'unknown'
      when not k.is_due then 'not_due'
      when k.open = 0 then 'double'
      when k.amount = k.open then 'matched'
      when k.amount < k.open then 'short'
      else 'over'
    end
  from known k order by k.position
$$;
comment on function private.reconcile(jsonb) is
  'Each line of a remittance against our cash: matched, short, over, double, not_due or unknown. Rupees.';

create function private.missing_cash(p_courier text, p_until date, p_in uuid[]) returns setof private.open_cash
  language sql stable security invoker set search_path = ''
as $$
  select c.* from private.open_cash c
  where lower(c.courier) = lower(btrim(p_courier)) and c.since < private.day_begins(p_until + 1)
    and c.payment_id <> all (coalesce(p_in, '{}'))
$$;
comment on function private.missing_cash(text, date, uuid[]) is
  'What a courier should have remitted until a day and did not; nothing without a day.';

-- A payment is closed when all of its cash has come, and open again when what closed it is withdrawn.
create function private.close_cash(p_payments uuid[]) returns void
  language sql volatile security invoker set search_path = ''
as $$
  update public.payments p set remitted_at = case when b.booked >= p.amount then coalesce(p.remitted_at, now()) end
  from (
    select i.id, coalesce(sum(l.counted) filter (where r.withdrawn_at is null), 0) as booked
    from unnest(p_payments) as i (id)
    left join private.remittance_lines l on l.payment_id = i.id
    left join private.remittances r on r.id = l.remittance_id
    group by i.id
  ) b
  where p.id = b.id and (p.remitted_at is not null) <> (b.booked >= p.amount)
$$;
comment on function private.close_cash(uuid[]) is 'Sets or clears remitted_at by what has come. Needs the payments'' locks.';

-- The one way back of a payment (payment_may_become knows none): nobody but the remittance said that this cash was collected.
-- What was paid back of it since has gone, so it stays collected. Each is logged by private.log_staff_work.
create function private.uncollect_cash(p_payments uuid[]) returns integer
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_count integer;
begin
  update public.payments p set state = 'due', collected_by_remittance = false
  where p.id = any (p_payments) and p.state = 'collected' and p.collected_by_remittance
    and private.cash_left(p.order_id) = p.amount and not exists (
      select 1 from private.remittance_lines l join private.remittances r on r.id = l.remittance_id
      where l.payment_id = p.id and l.counted > 0 and r.withdrawn_at is null
    );
  get diagnostics v_count = row_count;
  return v_count;
end;
$$;
comment on function private.uncollect_cash(uuid[]) is
  'Cash that only withdrawn remittances brought is due again; answers how many payments. Needs the orders'' locks.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, all of them: the tables have no grant, and nothing changes without its line in the log.
create function public.record_remittance(p_remittance jsonb, p_book boolean) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
  v_courier text := private.read_text(p_remittance, 'courier', 1, 60);
  v_reference text := private.read_text(p_remittance, 'reference', 1, 60);
  v_day date := private.read_day(p_remittance, 'remitted_on');
  v_until date := private.read_day(p_remittance, 'covers_until');
  v_lines jsonb;
  v_payments uuid[];
  v_missing jsonb;
  v_own text;
  v_id uuid;
begin
  if v_day is null or v_day > (now() at time zone 'Asia/Kolkata')::date then
    perform private.invalid_input('remitted_on', 'This must be a day that has come.');
  elsif exists (
    select 1 from private.remittances r
    where lower(r.courier) = lower(v_courier) and lower(r.reference) = lower(v_reference) and r.withdrawn_at is null
  ) then
    perform private.invalid_input('reference', 'This remittance is in the books already.');
  end if;
  if p_book then
    -- The orders first, as everywhere; whoever comes second reads what the first has booked.
    perform 1 from public.orders o where o.id in (
      select p.order_id from private.reconcile(p_remittance -> 'lines') l join public.payments p on p.id = l.payment_id
    ) order by o.id for update;
  end if;
  select coalesce(jsonb_agg(to_jsonb(l) order by l.position), '[]'), array_agg(distinct l.payment_id) filter (where l.payment_id is not null)
  into v_lines, v_payments from private.reconcile(p_remittance -> 'lines') l;
  select jsonb_build_object(
    'total', count(*), 'amount', coalesce(sum(m.open), 0),
    'rows', coalesce(jsonb_agg(to_jsonb(m) - 'payment_id' order by m.since) filter (where m.n <= 200), '[]')
  ) into v_missing
  from (select c.*, row_number() over (order by c.since) as n from private.missing_cash(v_courier, v_until, v_payments) c) m;

  if p_book then
    -- As record_cash: nobody says of their own order that its cash was paid.
    select o.number into v_own
    from jsonb_to_recordset(v_lines) as l (payment_id uuid, counted integer)
    join public.payments p on p.id = l.payment_id and p.state = 'due'
    join public.orders o on o.id = p.order_id
    where l.counted > 0 and o.user_id = v_admin limit 1;
    if v_own is not null then
      perform private.refuse_own(format('Order %s is yours: somebody else has to note its cash, or book this remittance.', v_own));
    end if;
    begin
      insert into private.remittances (courier, reference, remitted_on, covers_until, admin_email)
      select v_courier, v_reference, v_day, v_until, u.email from auth.users u where u.id = v_admin
      returning id into v_id;
    exception when unique_violation then
      perform private.invalid_input('reference', 'This remittance is in the books already.');
    end;
    insert into private.remittance_lines (remittance_id, position, parcel, payment_id, amount, counted, outcome)
    select v_id, l.position, l.parcel, l.payment_id, l.amount, l.counted, l.outcome
    from jsonb_to_recordset(v_lines) as l (
      position integer, parcel text, payment_id uuid, amount integer, counted integer, outcome text
    );
    update public.payments p set state = 'collected', collected_by_remittance = true
    from jsonb_to_recordset(v_lines) as l (payment_id uuid, counted integer)
    where p.id = l.payment_id and l.counted > 0 and p.state = 'due';
    perform private.close_cash(v_payments);
    perform private.record_action('cash-desk/remittance', v_courier || ' ' || v_reference, null, (
      select jsonb_build_object('amount', sum(l.amount), 'counted', sum(l.counted), 'lines', count(*))
      from jsonb_to_recordset(v_lines) as l (amount integer, counted integer)
    ));
  end if;
  return jsonb_build_object(
    'id', v_id,
    'lines', (select jsonb_agg(t.line - 'payment_id' order by t.n) from jsonb_array_elements(v_lines) with ordinality as t (line, n)),
    'counts', (
      select jsonb_object_agg(c.outcome, c.n) from (
        select l.outcome, count(*) as n from jsonb_to_recordset(v_lines) as l (outcome text) group by l.outcome
      ) c
    ),
    'total', (select sum(l.amount) from jsonb_to_recordset(v_lines) as l (amount integer)),
    'counted', (select sum(l.counted) from jsonb_to_recordset(v_lines) as l (counted integer)),
    'missing', v_missing
  );
end;
$$;
comment on function public.record_remittance(jsonb, boolean) is
  'For the staff: {courier, reference, remitted_on, covers_until, lines: [{parcel, amount}]} against our cash; books it, or only says what would come of it. Rupees. Raises FORBIDDEN, OWN_REQUEST, INVALID_INPUT {field}.';

create function public.withdraw_remittance(p_id uuid, p_reason text) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
  v_reason text := private.read_text(jsonb_build_object('reason', p_reason), 'reason', 1, 200);
  v_payments uuid[] := array(
    select distinct l.payment_id from private.remittance_lines l where l.remittance_id = p_id and l.payment_id is not null
  );
  v_row private.remittances;
  v_due integer;
begin
  perform 1 from public.orders o where o.id in (
    select p.order_id from public.payments p where p.id = any (v_payments)
  ) order by o.id for update;
  update private.remittances r set
    withdrawn_at = now(), withdrawn_reason = v_reason,
    withdrawn_email = (select u.email from auth.users u where u.id = v_admin)
  where r.id = p_id and r.withdrawn_at is null returning * into v_row;
  if v_row.id is null then
    return false;
  end if;
  perform private.close_cash(v_payments);
  v_due := private.uncollect_cash(v_payments);
  perform private.record_action('cash-desk/withdrawn', v_row.courier || ' ' || v_row.reference, null,
    jsonb_build_object('reason', v_reason, 'due_again', v_due));
  return true;
end;
$$;
comment on function public.withdraw_remittance(uuid, text) is
  'For the staff: takes a wrongly entered remittance back; its cash is open again, and due where nobody else noted it as collected. False where it was before. Raises FORBIDDEN, INVALID_INPUT {field}.';

create function public.get_cash_desk() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
begin
  return (
    with open as materialized (
      select lower(c.courier) as key, c.courier, c.open,
        (now() at time zone 'Asia/Kolkata')::date - (c.since at time zone 'Asia/Kolkata')::date as days
      from private.open_cash c
    )
    select jsonb_build_object(
      'orders', (select count(*) from open), 'amount', (select coalesce(sum(o.open), 0) from open o),
      'couriers', coalesce(jsonb_agg(to_jsonb(t) - 'key' order by t.amount desc, t.courier), '[]')
    )
    from (
      select o.key, min(o.courier) as courier, count(*) as orders, sum(o.open) as amount, max(o.days) as oldest,
        coalesce(sum(o.open) filter (where o.days <= 7), 0) as week,
        coalesce(sum(o.open) filter (where o.days between 8 and 14), 0) as fortnight,
        coalesce(sum(o.open) filter (where o.days between 15 and 30), 0) as month,
        coalesce(sum(o.open) filter (where o.days > 30), 0) as older
      from open o group by o.key
    ) t
  );
end;
$$;
comment on function public.get_cash_desk() is
  'For the staff: collected cash that has not come, by courier and age in days. Rupees. Raises FORBIDDEN.';

create function public.list_open_cash(
  p_query text default '', p_courier text default null, p_sort text default 'since', p_offset integer default 0,
  p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select c.number, c.courier, c.tracking_number, c.amount, c.open, c.since,
        (now() at time zone 'Asia/Kolkata')::date - (c.since at time zone 'Asia/Kolkata')::date as days
      from private.open_cash c
      where (p_courier is null or lower(c.courier) = lower(p_courier))
        and (v_like = '%%' or lower(concat_ws(' ', c.number, c.tracking_number, c.courier)) like v_like)
    )
    select private.page_of((select jsonb_agg(to_jsonb(r)) from (
      select * from found f
      order by case p_sort when 'open' then f.open end, case p_sort when '-open' then f.open end desc,
        case p_sort when '-since' then f.since end desc, f.since, f.number
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from found))
  );
end;
$$;
comment on function public.list_open_cash(text, text, text, integer, integer) is
  'For the staff: orders whose cash has not come, the oldest first. Rupees. Raises FORBIDDEN.';

create function public.list_remittances(
  p_query text default '', p_sort text default '-entered', p_offset integer default 0, p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select r.* from private.remittances r
      where v_like = '%%' or lower(concat_ws(' ', r.courier, r.reference, r.admin_email)) like v_like
    )
    select private.page_of((select jsonb_agg(to_jsonb(r)) from (
      select f.*, l.lines, l.total, l.counted, l.faults
      from (
        select * from found f
        order by case p_sort when 'entered' then f.created_at end, f.created_at desc, f.id
        offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
      ) f
      cross join lateral (
        select count(*) as lines, sum(l.amount) as total, sum(l.counted) as counted,
          count(*) filter (where l.outcome <> 'matched') as faults
        from private.remittance_lines l where l.remittance_id = f.id
      ) l
      order by case p_sort when 'entered' then f.created_at end, f.created_at desc, f.id
    ) r), (select count(*) from found))
  );
end;
$$;
comment on function public.list_remittances(text, text, integer, integer) is
  'For the staff: what couriers remitted, and how many lines of it do not agree. Rupees. Raises FORBIDDEN.';

create function public.list_remittance_lines(
  p_id uuid, p_outcome text default null, p_offset integer default 0, p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
begin
  return (
    with found as (
      select l.position, l.parcel, o.number, p.amount as expected, l.amount, l.counted, l.outcome
      from private.remittance_lines l
      left join public.payments p on p.id = l.payment_id
      left join public.orders o on o.id = p.order_id
      where l.remittance_id = p_id
      union all
      select null, coalesce(m.tracking_number, m.number), m.number, m.amount, 0, 0, 'missing'
      from private.remittances r
      cross join lateral private.missing_cash(r.courier, r.covers_until, array(
        select l.payment_id from private.remittance_lines l where l.remittance_id = r.id and l.payment_id is not null
      )) m
      where r.id = p_id and r.withdrawn_at is null
    )
    select private.page_of((select jsonb_agg(to_jsonb(r)) from (
      select * from found f where p_outcome is null or f.outcome = p_outcome
      order by f.position nulls last, f.number
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from found f where p_outcome is null or f.outcome = p_outcome)) || jsonb_build_object(
      'remittance', (select to_jsonb(r) from private.remittances r where r.id = p_id),
      'counts', (select coalesce(jsonb_object_agg(c.outcome, c.n), '{}') from (
        select f.outcome, count(*) as n from found f group by f.outcome
      ) c)
    )
  );
end;
$$;
comment on function public.list_remittance_lines(uuid, text, integer, integer) is
  'For the staff: the lines of a remittance, and what is missing from it by now. Rupees. Raises FORBIDDEN.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.record_remittance(jsonb, boolean),
  public.withdraw_remittance(uuid, text),
  public.get_cash_desk(),
  public.list_open_cash(text, text, text, integer, integer),
  public.list_remittances(text, text, integer, integer),
  public.list_remittance_lines(uuid, text, integer, integer)
to anon, authenticated;
