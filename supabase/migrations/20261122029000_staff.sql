-- Staff: the log of what they did, the shop's figures, and the accounts they look after. What they do with products,
-- orders, returns and the rest stands in those chapters.

-- Tables and policies ---------------------------------------------------------------------------------------------

create table public.admin_actions (
  id bigint generated always as identity primary key,
  -- No foreign key: the log outlives accounts, and append-only rows can follow no deletion.
  admin_id uuid not null,
  admin_email text not null,
  action text not null,
  target text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now()
);
comment on table public.admin_actions is
  'Who of the staff did what to what; rows are added and never changed, but words about a shopper go with them.';

create index admin_actions_newest on public.admin_actions (created_at desc);
create index admin_actions_target on public.admin_actions (target, id);

alter table public.admin_actions enable row level security;
create policy "admins read the log" on public.admin_actions
  for select to authenticated using ((select private.has_right('log')));

create trigger admin_actions_append_only before delete or truncate on public.admin_actions
  for each statement execute function private.refuse_change();

-- Figures of the shop. A sale is an order that stands: placed and not cancelled, expired or sent back. Days are days
-- in India.
create view private.sales as
  select o.id, o.user_id, o.total, (o.placed_at at time zone 'Asia/Kolkata')::date as day, o.placed_at
  from public.orders o
  where o.status not in ('pending_payment', 'expired', 'cancelled', 'rto');
comment on view private.sales is 'Orders that stand, with their day in India; total in rupees.';

-- No policy and no grant: a trigger on orders writes it, in the transaction that changes one.
create table private.first_sales (
  user_id uuid primary key,
  placed_at timestamptz not null
);
comment on table private.first_sales is 'When each shopper placed the first of their orders that stand.';
create index first_sales_placed on private.first_sales (placed_at);
alter table private.first_sales enable row level security;

-- Private functions -----------------------------------------------------------------------------------------------

-- What was done and by whom is evidence; what the staff wrote of a shopper goes with them (chapter erasure).
create function private.refuse_rewriting_log() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  if to_jsonb(new) <> to_jsonb(old) || jsonb_build_object('after', old.after - array['note', 'reason']) then
    raise exception '%.% is append-only.', tg_table_schema, tg_table_name using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.refuse_rewriting_log() is 'Trigger that keeps the log as it is, but for notes and reasons that are taken out.';

create trigger admin_actions_keep before update on public.admin_actions
  for each row execute function private.refuse_rewriting_log();

create function private.record_action(p_action text, p_target text, p_before jsonb, p_after jsonb) returns void
  language sql volatile security invoker set search_path = ''
as $$
  insert into public.admin_actions (admin_id, admin_email, action, target, before, after)
  select auth.uid(), coalesce((select u.email from auth.users u where u.id = auth.uid()), ''), p_action, p_target,
    p_before, p_after
$$;
comment on function private.record_action(text, text, jsonb, jsonb) is 'Writes the log. For definer functions.';

-- Two people may have the same form open. Each sends what they want and what its fields said when they opened it: who comes
-- second is told only where both have changed the same field to something else, or where it is gone.
create function private.refuse_stale(p_now jsonb, p_wanted jsonb, p_expected jsonb, p_target text) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_fields jsonb;
begin
  if p_now is null and p_expected <> '{}' then
    raise exception 'Somebody else has deleted this in the meantime.' using errcode = 'PT409', hint = 'STALE';
  end if;
  select jsonb_object_agg(e.key, p_now -> e.key) into v_fields from jsonb_each(coalesce(p_expected, '{}')) e
  where p_wanted ? e.key and p_now ? e.key
    -- As texts of a form, or as values: 2.50 and 2.5 are two texts of one number.
    and coalesce(p_expected ->> e.key, '') <> coalesce(p_now ->> e.key, '') and e.value <> p_now -> e.key
    and coalesce(p_wanted ->> e.key, '') <> coalesce(p_now ->> e.key, '');
  if v_fields is not null then
    raise exception 'Somebody else has changed this in the meantime.' using errcode = 'PT409', hint = 'STALE',
      detail = jsonb_build_object('fields', v_fields, 'by', (
        select a.admin_email from public.admin_actions a
        where a.target = p_target and a.after ?| array(select jsonb_object_keys(v_fields))
        order by a.id desc limit 1
      ))::text;
  end if;
end;
$$;
comment on function private.refuse_stale(jsonb, jsonb, jsonb, text) is
  'Raises STALE {fields: their present values, by} where a named field is neither what was expected nor what is wanted, and STALE where nothing is there any more. Needs the lock of the row.';

-- A form makes the id of what it makes. Where the answer of its first save was lost, it comes again and knows no version: what
-- stands there is its own as long as nobody else has been at it.
create function private.is_own_new(p_target text) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(bool_or(a.action like '%/created') and bool_and(a.admin_id = auth.uid()), false)
    from public.admin_actions a where a.target = p_target
  );
end;
$$;
comment on function private.is_own_new(text) is
  'Whether the caller has made this, and all that the log says of it is theirs. For definer functions.';

-- There is no row yet that two presses of a new form could wait for.
create function private.lock_new(p_id uuid) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('new:' || p_id::text, 0));
end;
$$;
comment on function private.lock_new(uuid) is 'Lets two saves of what has this id come one after the other, also before there is a row.';

-- Orders, cash, refunds, returns and payouts have functions of their own. A trigger on what they write logs them all,
-- those still to come included. An admin's own shopping is no staff work.
-- security definer: whoever may write these rows need not see the log.
create function private.log_staff_work() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_row jsonb;
  v_order public.orders;
begin
  if not private.is_admin() then
    return null;
  end if;
  v_row := to_jsonb(new);
  if tg_table_name = 'affiliate_payouts' then
    perform private.record_action('payout/' || new.state, new.id::text, null,
      jsonb_build_object('amount', new.amount, 'reference', new.reference));
    return null;
  end if;
  select o.* into v_order from public.orders o
  where o.id = coalesce(
    (v_row ->> 'order_id')::uuid,
    (select r.order_id from public.returns r where r.id = (v_row ->> 'return_id')::uuid),
    (select p.order_id from public.payments p where p.id = (v_row ->> 'payment_id')::uuid)
  );
  if v_order.id is null or v_order.user_id = auth.uid() then
    return null;
  end if;
  case tg_table_name
    when 'order_events' then
      perform private.record_action('order/' || case v_row ->> 'kind' when 'pieces' then 'pieces-cancelled' when 'parcel' then 'parcel' else v_row ->> 'status' end, v_order.number, null,
        jsonb_build_object('note', v_row ->> 'note', 'courier', v_order.courier, 'tracking', v_order.tracking_number));
    when 'return_events' then
      perform private.record_action('return/' || (v_row ->> 'state'), v_order.number, null,
        jsonb_build_object('note', v_row ->> 'note'));
    when 'refunds' then
      perform private.record_action('order/refund', v_order.number, null,
        jsonb_build_object('amount', v_row -> 'amount', 'reason', v_row ->> 'reason'));
    else
      perform private.record_action('cash/' || (v_row ->> 'state'), v_order.number,
        jsonb_build_object('state', to_jsonb(old) ->> 'state'), jsonb_build_object('amount', v_row -> 'amount'));
  end case;
  return null;
end;
$$;
comment on function private.log_staff_work() is 'After write on what staff functions change: logs it, when an admin did it.';

create trigger log_staff_work after insert on public.order_events
  for each row execute function private.log_staff_work();

create trigger log_staff_work after insert on public.return_events
  for each row execute function private.log_staff_work();

create trigger log_staff_work after insert on public.refunds
  for each row execute function private.log_staff_work();

create trigger log_staff_work after update of state on public.payments
  for each row when (old.state <> new.state and new.method = 'cod') execute function private.log_staff_work();

create trigger log_staff_work after update of state on public.affiliate_payouts
  for each row when (old.state <> new.state) execute function private.log_staff_work();

create function private.note_first_sale() returns trigger
  language plpgsql security definer set search_path = ''
as $$
-- Security definer: shoppers and the server write orders, and nobody this table.
begin
  insert into private.first_sales as f (user_id, placed_at)
  select s.user_id, min(s.placed_at) from private.sales s where s.user_id in (new.user_id, old.user_id) group by s.user_id
  on conflict (user_id) do update set placed_at = excluded.placed_at where f.placed_at <> excluded.placed_at;
  delete from private.first_sales f where f.user_id in (new.user_id, old.user_id)
    and not exists (select 1 from private.sales s where s.user_id = f.user_id);
  return null;
end;
$$;
comment on function private.note_first_sale() is 'After an order is placed, changes its state or loses its owner: the shopper''s first sale.';

create trigger note_first_sale after insert on public.orders
  for each row execute function private.note_first_sale();

-- Only what makes a sale of an order, or none: a step that does not would lock the shopper's row for nothing, and hold it
-- while it waits for the number of an invoice.
create trigger note_changed_first_sale after update of status, user_id, placed_at on public.orders
  for each row when (
    (old.status in ('pending_payment', 'expired', 'cancelled', 'rto'), old.user_id, old.placed_at)
    is distinct from
    (new.status in ('pending_payment', 'expired', 'cancelled', 'rto'), new.user_id, new.placed_at)
  )
  execute function private.note_first_sale();

create function private.day_begins(p_day date) returns timestamptz
  language sql immutable security invoker set search_path = ''
as $$
  select p_day::timestamp at time zone 'Asia/Kolkata'
$$;
comment on function private.day_begins(date) is 'When a day begins in India.';

-- Accounts as the staff handles them. The role is kept in app_metadata, which only the server writes; hosted projects
-- let the owner of these functions write auth.users.
--
-- security definer, all of them: no client may read auth.users or other people's profiles.
--
-- Two owners who dismiss each other at the same moment would leave none: whatever changes the staff queues here.
create function private.lock_staff() returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('admins', 0));
end;
$$;
comment on function private.lock_staff() is 'Holds a lock until the transaction ends: one change of the staff at a time.';

create function private.keep_an_owner(p_leaving uuid) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.lock_staff();
  if not exists (
    select 1 from private.staff_members m join public.profiles p on p.id = m.user_id
    where m.role = 'owner' and p.blocked_at is null and m.user_id <> p_leaving
  ) then
    raise exception 'The shop needs at least one owner.' using errcode = 'PT409', hint = 'LAST_OWNER';
  end if;
end;
$$;
comment on function private.keep_an_owner(uuid) is 'Raises LAST_OWNER when nobody else is one. Holds a lock.';

create function private.account_email(p_user uuid) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_email text;
begin
  select u.email into v_email from auth.users u join public.profiles p on p.id = u.id where u.id = p_user;
  if not found then
    raise exception 'This account does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_USER';
  end if;
  return v_email;
end;
$$;
comment on function private.account_email(uuid) is 'Raises UNKNOWN_USER.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: it shows what belongs to others, through private.require_right.
create function public.list_admin_actions(
  p_query text default '', p_kind text default null, p_sort text default '-when', p_offset integer default 0,
  p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('log');
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select a.* from public.admin_actions a
      where (v_like = '%%' or lower(concat_ws(' ', a.admin_email, a.action, a.target)) like v_like)
        and (p_kind is null or split_part(a.action, '/', 1) = p_kind)
    )
    select private.page_of((select jsonb_agg(to_jsonb(r) - 'admin_id') from (
      select * from found f order by case p_sort when 'when' then f.id end, f.id desc
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from found))
  );
end;
$$;
comment on function public.list_admin_actions(text, text, text, integer, integer) is
  'For admins: the log; kind is the first half of an action. Raises FORBIDDEN.';


create function public.block_user(p_user uuid, p_blocked boolean, p_reason text default '') returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('customers');
  v_roles text[];
begin
  if p_user = v_admin then
    raise exception 'You cannot block your own account.' using errcode = 'PT409', hint = 'OWN_ACCOUNT';
  end if;
  -- In the order of delete_account: the staff, the account, and then what is the account's.
  perform private.lock_staff();
  perform 1 from auth.users u where u.id = p_user for no key update;
  perform private.account_email(p_user);
  -- A colleague is blocked by those who could dismiss them.
  v_roles := private.roles_of(p_user);
  if v_roles <> '{}' then
    perform private.require_right('staff');
    perform private.require_giver(v_roles);
  end if;
  if p_blocked and 'owner' = any (v_roles) then
    perform private.keep_an_owner(p_user);
  end if;
  update public.profiles p set blocked_at = case when p_blocked then now() end
  where p.id = p_user and (p.blocked_at is not null) is distinct from p_blocked;
  if found then
    -- The authentication service refuses sign-in and refresh by its own column; a token in use is refused by ours.
    update auth.users u set banned_until = case when p_blocked then now() + interval '100 years' end
    where u.id = p_user;
    -- By id: the log outlives accounts, and what it says of them is without a name.
    perform private.record_action(case when p_blocked then 'user/blocked' else 'user/unblocked' end, p_user::text, null,
      jsonb_build_object('reason', left(btrim(private.clean_text(coalesce(p_reason, ''))), 200)));
  end if;
  return p_blocked is true;
end;
$$;
comment on function public.block_user(uuid, boolean, text) is
  'For admins: stops an account, or lets it go on; one of the staff by those who could dismiss them. Raises FORBIDDEN, UNKNOWN_USER, OWN_ACCOUNT, LAST_OWNER.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (
  id, admin_id, admin_email, action, target, before, after, created_at
) on public.admin_actions to authenticated;

grant execute on function
  public.list_admin_actions(text, text, text, integer, integer),
  public.block_user(uuid, boolean, text)
to anon, authenticated;
