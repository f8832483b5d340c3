-- The money desk: what leaves the shop by the hands of two (refunds above a limit, payouts of affiliates), and the tax that is
-- kept from commissions (Income-tax Act 1961, section 194H; adr 0072). Refunds are asked for by refund_order in the
-- chapter of paying back, payouts by request_payout and settle_payout in that of affiliates.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- None of these tables has a policy or a grant: the functions below read and write them.

create table private.money_settings (
  id boolean primary key default true constraint money_settings_single_row check (id),
  refund_limit integer not null default 5000 check (refund_limit >= 0),
  payout_limit integer not null default 5000 check (payout_limit >= 0),
  tds_percent numeric(4, 2) not null default 2 check (tds_percent between 0 and 30),
  tds_threshold integer not null default 20000 check (tds_threshold >= 0)
);
comment on table private.money_settings is 'One row: what needs two people, and what is kept of commissions. Rupees, percent.';
comment on column private.money_settings.refund_limit is 'Staff refunds of an order within 30 days above it wait for a second person.';
comment on column private.money_settings.payout_limit is 'Above it, whoever approved a payout does not pay it too.';
comment on column private.money_settings.tds_threshold is 'Commissions of a financial year up to which nothing is kept.';
alter table private.money_settings enable row level security;
insert into private.money_settings default values;

-- Every refund that the staff decides on, also those below the limit: parts of one refund are counted together.
create table private.staff_refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  amount integer not null check (amount > 0),
  reason text not null,
  state text not null constraint staff_refunds_state check (state in ('waiting', 'paid', 'refused')),
  request_key uuid not null default gen_random_uuid(),
  admin_id uuid not null,
  admin_email text not null,
  requested_at timestamptz not null default now(),
  decided_email text,
  decided_at timestamptz,
  decision text not null default '',
  constraint staff_refunds_decided check (state <> 'waiting' or decided_at is null)
);
comment on table private.staff_refunds is 'Refunds that the staff asked for: paid at once, waiting for a second person, or refused. Rupees.';
create index staff_refunds_order on private.staff_refunds (order_id, requested_at);
-- One answer for one press, however often it is sent.
create unique index staff_refunds_request on private.staff_refunds (order_id, request_key);
create index staff_refunds_waiting on private.staff_refunds (requested_at) where state = 'waiting';
alter table private.staff_refunds enable row level security;

-- TDS belongs to the payout that it was kept from. The base is what it was computed on: once a year's commissions
-- exceed the threshold, tax is due on all of them, also on those that were paid before in full.
alter table public.affiliate_payouts
  add column approved_by uuid,
  add column approved_at timestamptz,
  add column tds integer not null default 0,
  add column tds_base integer not null default 0 check (tds_base >= 0),
  add column tds_percent numeric(4, 2),
  -- What the return of TDS names (form 26Q); nobody but finance reads it.
  add column pan text constraint affiliate_payouts_pan check (pan is null or private.is_pan(pan)),
  add constraint affiliate_payouts_tds check (tds between 0 and amount),
  add constraint affiliate_payouts_approved check ((approved_at is null) = (approved_by is null));
comment on column public.affiliate_payouts.approved_by is 'Who of the staff said yes; no client reads it.';
comment on column public.affiliate_payouts.tds is 'Rupees kept as tax; amount less this goes to the affiliate.';
comment on column public.affiliate_payouts.pan is 'Of whom tax was kept, as it was then.';
comment on column public.affiliate_payouts.tds_base is 'Rupees of commissions that the tax was computed on.';

create index affiliate_payouts_settled on public.affiliate_payouts (settled_at) where state = 'paid';

-- Private functions -----------------------------------------------------------------------------------------------

create function private.refuse_own(p_message text) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  raise exception '%', p_message using errcode = 'PT403', hint = 'OWN_REQUEST';
end;
$$;
comment on function private.refuse_own(text) is 'Raises OWN_REQUEST: nobody says yes to what they asked for.';

create function private.refuse_own_order(p_order public.orders) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if p_order.user_id = auth.uid() then
    perform private.refuse_own('This order is yours: somebody else has to do this.');
  end if;
end;
$$;
comment on function private.refuse_own_order(public.orders) is
  'Raises OWN_REQUEST where the caller bought it: nobody of the staff pays themselves back.';

-- What of an order waits for a second person may not be promised twice.
create function private.refund_waiting(p_order uuid) returns integer
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(sum(r.amount), 0)::integer from private.staff_refunds r where r.order_id = p_order and r.state = 'waiting'
$$;
comment on function private.refund_waiting(uuid) is 'Rupees of an order whose refund waits for a second person.';

create function private.needs_second_person(p_order uuid, p_amount integer) returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select p_amount + coalesce((
    select sum(r.amount) from private.staff_refunds r
    where r.order_id = p_order and r.state <> 'refused' and r.requested_at > now() - interval '30 days'
  ), 0) > (select s.refund_limit from private.money_settings s)
$$;
comment on function private.needs_second_person(uuid, integer) is
  'Whether so much, with what the staff refunded of the order in 30 days, is above the limit.';

create function private.note_refund(p_order uuid, p_amount integer, p_reason text, p_state text, p_key uuid) returns uuid
  language sql volatile security invoker set search_path = ''
as $$
  insert into private.staff_refunds (order_id, amount, reason, state, request_key, admin_id, admin_email)
  select p_order, p_amount, p_reason, p_state, p_key, auth.uid(),
    coalesce((select u.email from auth.users u where u.id = auth.uid()), '')
  returning id
$$;
comment on function private.note_refund(uuid, integer, text, text, uuid) is 'Writes down what the caller refunds, or asks to.';

-- Ledgers have no reason. What is booked for a refund has its time, because now() is when the transaction began.
create function private.refund_reason(p_order uuid, p_booked_at timestamptz) returns text
  language sql stable security invoker set search_path = ''
as $$
  select nullif(r.reason, '') from private.staff_refunds r
  where r.order_id = p_order and r.state = 'paid' and coalesce(r.decided_at, r.requested_at) = p_booked_at
  limit 1
$$;
comment on function private.refund_reason(uuid, timestamptz) is
  'Why the staff paid what was booked for an order then; null where it was no refund of theirs.';

-- What a payout of so much would leave for the tax, at this moment. Needs the affiliate's lock where it is booked.
create function private.payout_tds(p_affiliate uuid, p_amount integer, out base integer, out tds integer, out percent numeric)
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_settings private.money_settings;
  v_paid bigint;
  v_taxed bigint;
begin
  select * into strict v_settings from private.money_settings;
  -- Without a PAN the law keeps more (Income-tax Act 1961, section 206AA).
  percent := case when exists (select 1 from private.affiliate_pans n where n.user_id = p_affiliate) then v_settings.tds_percent
    else greatest(v_settings.tds_percent, 20) end;
  select coalesce(sum(o.amount), 0), coalesce(sum(o.tds_base), 0) into v_paid, v_taxed
  from public.affiliate_payouts o
  where o.affiliate_id = p_affiliate and o.state = 'paid'
    and private.financial_year(o.settled_at) = private.financial_year(now());
  base := case when v_paid + p_amount > v_settings.tds_threshold then v_paid + p_amount - v_taxed else 0 end;
  tds := round(base * percent / 100);
  -- Nobody gets less than nothing: what does not fit waits for the next payout.
  if tds > p_amount then
    tds := p_amount;
    base := floor(p_amount * 100 / percent);
  end if;
end;
$$;
comment on function private.payout_tds(uuid, integer) is
  'Tax of a payout that is paid now: {base, tds, percent}. Rupees; nothing up to the threshold of the financial year.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, all of them: the tables have no grant, and nothing changes without its line in the log.
create function public.get_money_settings() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
begin
  return (select to_jsonb(s) - 'id' from private.money_settings s);
end;
$$;
comment on function public.get_money_settings() is
  'For the staff: {refund_limit, payout_limit, tds_percent, tds_threshold}. Rupees, percent. Raises FORBIDDEN.';

-- By the right for settings: whoever is held by a limit does not lift it.
create function public.save_money_settings(p_settings jsonb, p_expected jsonb default '{}') returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('settings');
  v_old private.money_settings;
  v_new private.money_settings;
begin
  if (p_settings ->> 'tds_percent') ~ '^\d{1,2}(\.\d{1,2})?$' is not true or (p_settings ->> 'tds_percent')::numeric > 30 then
    perform private.invalid_input('tds_percent', 'The tax is a number from 0 to 30.');
  end if;
  select * into strict v_old from private.money_settings for update;
  perform private.refuse_stale(to_jsonb(v_old) - 'id', p_settings, p_expected, 'money');
  update private.money_settings s set
    refund_limit = private.read_integer(p_settings, 'refund_limit', 0, 10000000),
    payout_limit = private.read_integer(p_settings, 'payout_limit', 0, 10000000),
    tds_percent = (p_settings ->> 'tds_percent')::numeric,
    tds_threshold = private.read_integer(p_settings, 'tds_threshold', 0, 10000000)
  where true returning * into v_new;
  perform private.record_action('money/settings', 'money', to_jsonb(v_old) - 'id', to_jsonb(v_new) - 'id');
  return to_jsonb(v_new) - 'id';
end;
$$;
comment on function public.save_money_settings(jsonb, jsonb) is
  'For the staff: limits and TDS from now on; p_expected has what the fields said when they were opened. Raises FORBIDDEN, INVALID_INPUT {field}, STALE {fields, by}.';

create function public.list_approvals(p_state text default 'waiting', p_offset integer default 0, p_limit integer default 25)
  returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
begin
  return (
    with found as (
      select r.id, 'refund' as kind, r.state, o.number as about, o.ship_to ->> 'name' as person, r.amount, r.reason,
        r.admin_email as asked_by, r.requested_at, r.decided_email as decided_by, r.decided_at, r.decision,
        r.admin_id = v_admin as is_own
      from private.staff_refunds r join public.orders o on o.id = r.order_id
      where r.decided_at is not null or r.state = 'waiting'
      union all
      select p.id, 'payout', case when p.state = 'refused' then 'refused' when p.approved_at is null then 'waiting' else 'paid' end,
        p.vpa, f.full_name, p.amount, '', coalesce(f.affiliate_code, ''), p.requested_at,
        (select u.email from auth.users u where u.id = p.approved_by), coalesce(p.approved_at, p.settled_at), p.reference,
        p.affiliate_id is not distinct from v_admin
      from public.affiliate_payouts p left join public.profiles f on f.id = p.affiliate_id
    ), shown as (
      select * from found f where case p_state when 'waiting' then f.state = 'waiting' else f.state <> 'waiting' end
    )
    select private.page_of((
      select jsonb_agg(to_jsonb(s)) from (
        select * from shown s
        order by case when p_state = 'waiting' then s.requested_at end, s.decided_at desc nulls last, s.id
        offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
      ) s
    ), (select count(*) from shown)) || jsonb_build_object('waiting', (select count(*) from found f where f.state = 'waiting'))
  );
end;
$$;
comment on function public.list_approvals(text, integer, integer) is
  'For the staff: refunds and payouts that wait for a second person, the oldest first, or what was decided, the newest first. Rupees. Raises FORBIDDEN.';

-- A refund of an order stands on the page of its order; a gift card has no page.
create function public.list_failed_gift_card_refunds() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at desc, f.id), '[]') from (
      select r.id, r.amount, r.reason, r.created_at, g.buyer_email
      from public.refunds r
      join public.payments p on p.id = r.payment_id
      join public.gift_card_purchases g on g.id = p.gift_card_purchase_id
      where r.state = 'failed' order by r.created_at desc, r.id limit 100
    ) f
  );
end;
$$;
comment on function public.list_failed_gift_card_refunds() is
  'For the staff: refunds of gift cards that could not be paid back, the newest hundred: [{id, amount, reason, created_at, buyer_email}]. Rupees. Raises FORBIDDEN.';

create function public.decide_refund(p_id uuid, p_approved boolean, p_note text default '') returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
  v_email text := (select u.email from auth.users u where u.id = v_admin);
  v_note text := left(btrim(private.clean_text(coalesce(p_note, ''))), 200);
  v_order public.orders;
  v_refund private.staff_refunds;
begin
  -- The order first, as everywhere.
  select o.* into v_order from public.orders o
  where o.id = (select r.order_id from private.staff_refunds r where r.id = p_id) for update;
  select * into v_refund from private.staff_refunds r where r.id = p_id for update;
  if v_refund.id is null then
    raise exception 'We could not find that request.' using errcode = 'PT404', hint = 'UNKNOWN_REFUND';
  elsif v_refund.state <> 'waiting' then
    raise exception 'This was decided already, by %.', coalesce(v_refund.decided_email, v_refund.admin_email)
      using errcode = 'PT409', hint = 'ALREADY_DECIDED', detail = jsonb_build_object('state', v_refund.state)::text;
  elsif v_refund.admin_id = v_admin and p_approved is true then
    perform private.refuse_own('You asked for this refund: somebody else has to approve it.');
  elsif p_approved is not true and v_note = '' then
    perform private.invalid_input('note', 'Please say why; whoever asked reads it.');
  end if;
  if p_approved then
    perform private.refuse_own_order(v_order);
  end if;
  update private.staff_refunds r set
    state = case when p_approved then 'paid' else 'refused' end, decided_email = v_email, decided_at = now(), decision = v_note
  where r.id = p_id;
  if p_approved then
    perform private.refund_now(v_order, v_refund.amount, v_refund.reason);
  end if;
  perform private.record_action(case when p_approved then 'refund/approved' else 'refund/refused' end, v_order.number, null,
    jsonb_build_object('amount', v_refund.amount, 'asked_by', v_refund.admin_email, 'note', v_note));
  return jsonb_build_object('number', v_order.number, 'state', case when p_approved then 'paid' else 'refused' end);
end;
$$;
comment on function public.decide_refund(uuid, boolean, text) is
  'For the staff: pays a waiting refund, or refuses it with a reason. Raises FORBIDDEN, OWN_REQUEST, UNKNOWN_REFUND, ALREADY_DECIDED {state}, INVALID_REFUND {refundable}, INVALID_INPUT {field}.';

create function public.approve_payout(p_payout_id uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
  v_payout public.affiliate_payouts;
begin
  select * into v_payout from public.affiliate_payouts p where p.id = p_payout_id for update;
  if v_payout.id is null or v_payout.state <> 'requested' then
    raise exception 'There is no open payout of that kind.' using errcode = 'PT404', hint = 'UNKNOWN_PAYOUT';
  elsif v_payout.affiliate_id = v_admin then
    perform private.refuse_own('This payout is yours: somebody else has to approve it.');
  elsif v_payout.approved_at is not null then
    raise exception 'This was decided already.' using errcode = 'PT409', hint = 'ALREADY_DECIDED', detail = '{"state":"approved"}';
  end if;
  update public.affiliate_payouts p set approved_by = v_admin, approved_at = now() where p.id = p_payout_id;
  perform private.record_action('payout/approved', p_payout_id::text, null, jsonb_build_object('amount', v_payout.amount));
  return 'approved';
end;
$$;
comment on function public.approve_payout(uuid) is
  'For the staff: lets a requested payout be paid. Raises FORBIDDEN, OWN_REQUEST, UNKNOWN_PAYOUT, ALREADY_DECIDED.';

create function public.list_tds(
  p_year text default null, p_query text default '', p_sort text default 'paid', p_offset integer default 0,
  p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
  v_year text := coalesce(nullif(p_year, ''), private.financial_year(now()));
  v_from timestamptz;
  v_like text := private.like_pattern(p_query);
begin
  if v_year !~ '^\d\d-\d\d$' then
    perform private.invalid_input('year', 'A financial year is written like 26-27.');
  end if;
  v_from := private.day_begins(make_date(2000 + left(v_year, 2)::integer, 4, 1));
  return (
    with found as (
      select p.id, p.settled_at, f.full_name, f.affiliate_code, u.email, p.vpa, p.reference, p.amount, p.tds_base, p.tds,
        p.tds_percent, p.pan, p.amount - p.tds as net
      from public.affiliate_payouts p
      left join public.profiles f on f.id = p.affiliate_id
      left join auth.users u on u.id = p.affiliate_id
      where p.state = 'paid' and p.settled_at >= v_from and p.settled_at < private.day_begins(
          make_date(2001 + left(v_year, 2)::integer, 4, 1)
        )
        and (v_like = '%%' or lower(concat_ws(' ', f.full_name, f.affiliate_code, u.email, p.vpa, p.reference)) like v_like)
    )
    select private.page_of((
      select jsonb_agg(to_jsonb(r)) from (
        select * from found f
        order by case p_sort when 'tds' then f.tds end, case p_sort when '-tds' then f.tds end desc,
          case p_sort when '-paid' then f.settled_at end desc, f.settled_at, f.id
        offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
      ) r
    ), (select count(*) from found)) || jsonb_build_object(
      'year', v_year,
      'years', (
        select coalesce(jsonb_agg(distinct y.year), '[]') from (
          select private.financial_year(now()) as year
          union select private.financial_year(p.settled_at) from public.affiliate_payouts p where p.state = 'paid'
        ) y
      ),
      'totals', (
        select jsonb_build_object('amount', coalesce(sum(f.amount), 0), 'tds', coalesce(sum(f.tds), 0), 'net', coalesce(sum(f.net), 0))
        from found f
      )
    )
  );
end;
$$;
comment on function public.list_tds(text, text, text, integer, integer) is
  'For the staff: payouts of a financial year (26-27, April to March in India) with the tax that was kept, and their totals. Rupees. Raises FORBIDDEN, INVALID_INPUT.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (approved_at, tds, tds_base, tds_percent) on public.affiliate_payouts to authenticated;

grant execute on function
  public.get_money_settings(),
  public.save_money_settings(jsonb, jsonb),
  public.list_approvals(text, integer, integer),
  public.list_failed_gift_card_refunds(),
  public.decide_refund(uuid, boolean, text),
  public.approve_payout(uuid),
  public.list_tds(text, text, text, integer, integer)
to anon, authenticated;
