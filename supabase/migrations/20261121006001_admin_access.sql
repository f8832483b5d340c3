-- Who the staff is, and what it did. Until here the token alone said who is admin, and a token lives for an hour: an
-- admin who was dismissed or blocked would have kept the keys that long. Now the database is asked as well.
alter table public.profiles add column blocked_at timestamptz;
comment on column public.profiles.blocked_at is 'Set: the account may do nothing any more. Written by block_user.';
-- Readable by its owner, like the rest of her profile; no update grant.
grant select (blocked_at) on public.profiles to authenticated;

-- security definer: it reads auth.users, which no client may.
create or replace function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select coalesce(auth.jwt() -> 'app_metadata' ->> 'role' = 'admin', false)
    and exists (
      select 1 from auth.users u where u.id = auth.uid() and u.raw_app_meta_data ->> 'role' = 'admin'
    )
    and not exists (select 1 from public.profiles p where p.id = auth.uid() and p.blocked_at is not null)
$$;
comment on function private.is_admin() is
  'Whether token and account both carry the admin role in app_metadata, and the account is not blocked.';

-- security definer: callers of require_user may be visitors, who may not read profiles.
create function private.is_blocked() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.profiles p where p.id = auth.uid() and p.blocked_at is not null)
$$;
comment on function private.is_blocked() is 'Whether the caller''s account was blocked.';
revoke execute on function private.is_blocked() from public;
grant execute on function private.is_blocked() to anon, authenticated, service_role;

create or replace function private.require_user() returns uuid
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
begin
  if v_user is null then
    raise exception 'Please sign in first.' using errcode = 'PT401', hint = 'SIGN_IN_REQUIRED';
  elsif private.is_blocked() then
    raise exception 'This account has been blocked. Please write to us.' using errcode = 'PT403', hint = 'FORBIDDEN';
  end if;
  return v_user;
end;
$$;
comment on function private.require_user() is
  'The caller''s user id; raises SIGN_IN_REQUIRED for visitors, FORBIDDEN for blocked accounts.';

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
comment on table public.admin_actions is 'Who of the staff did what to what; rows are added and never changed.';
create index admin_actions_newest on public.admin_actions (created_at desc);
create index admin_actions_target on public.admin_actions (target, id);

alter table public.admin_actions enable row level security;
create policy "admins read the log" on public.admin_actions
  for select to authenticated using ((select private.is_admin()));
grant select (id, admin_id, admin_email, action, target, before, after, created_at)
  on public.admin_actions to authenticated;
create trigger admin_actions_append_only before update or delete or truncate on public.admin_actions
  for each statement execute function private.refuse_change();

create function private.record_action(p_action text, p_target text, p_before jsonb, p_after jsonb) returns void
  language sql volatile security invoker set search_path = ''
as $$
  insert into public.admin_actions (admin_id, admin_email, action, target, before, after)
  select auth.uid(), coalesce((select u.email from auth.users u where u.id = auth.uid()), ''), p_action, p_target,
    p_before, p_after
$$;
comment on function private.record_action(text, text, jsonb, jsonb) is 'Writes the log. For definer functions.';
revoke execute on function private.record_action(text, text, jsonb, jsonb) from public;

-- Orders, cash, refunds, returns and payouts have functions of their own. A trigger on what they write logs them all,
-- those still to come included. An admin's own shopping is no staff work.
-- security definer: whoever may write these rows need not see the log.
create function private.log_staff_work() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_row jsonb := to_jsonb(new);
  v_order public.orders;
begin
  if not private.is_admin() then
    return null;
  end if;
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
      perform private.record_action('order/' || (v_row ->> 'status'), v_order.number, null,
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
revoke execute on function private.log_staff_work() from public;
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

create function private.invalid_input(p_field text, p_message text) returns void
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  raise exception '%', p_message using errcode = 'PT422', hint = 'INVALID_INPUT',
    detail = jsonb_build_object('field', p_field)::text;
end;
$$;
comment on function private.invalid_input(text, text) is 'Raises INVALID_INPUT {field} with a sentence for the form.';
revoke execute on function private.invalid_input(text, text) from public;

-- A whole number out of a form's JSON; what is no number is refused by name and never cast.
create function private.read_integer(p_data jsonb, p_field text, p_min integer, p_max integer) returns integer
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  if (p_data ->> p_field) ~ '^-?\d{1,9}$' is not true
    or (p_data ->> p_field)::integer not between p_min and p_max
  then
    perform private.invalid_input(p_field, format('This must be a whole number from %s to %s.', p_min, p_max));
  end if;
  return (p_data ->> p_field)::integer;
end;
$$;
comment on function private.read_integer(jsonb, text, integer, integer) is 'Raises INVALID_INPUT {field}.';
revoke execute on function private.read_integer(jsonb, text, integer, integer) from public;

create function private.read_text(p_data jsonb, p_field text, p_min integer, p_max integer) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_text text := btrim(coalesce(p_data ->> p_field, ''), E' \t\r\n');
begin
  if char_length(v_text) not between p_min and p_max then
    perform private.invalid_input(p_field, case
      when v_text = '' then 'Please fill this in.' else format('At most %s characters fit here.', p_max)
    end);
  end if;
  return v_text;
end;
$$;
comment on function private.read_text(jsonb, text, integer, integer) is 'Trimmed text; raises INVALID_INPUT {field}.';
revoke execute on function private.read_text(jsonb, text, integer, integer) from public;
