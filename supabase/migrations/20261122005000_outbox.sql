-- Outbox: mails are written in the transaction that causes them and sent afterwards. A mail is never lost by a crash,
-- never sent for something that was rolled back, and a slow mail server never delays an order.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- No policy and no grant: written by private.send_mail, worked off by take_mails and finish_mail.
create table private.outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  recipient text not null,
  payload jsonb not null,
  dedupe_key text not null unique,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text
);
comment on table private.outbox is 'Mails to send. The payload is emptied once sent, because it may carry secrets.';

create index outbox_due on private.outbox (next_attempt_at, id) where sent_at is null and failed_at is null;
create index outbox_failed on private.outbox (id) where failed_at is not null;

alter table private.outbox enable row level security;

-- Private functions -----------------------------------------------------------------------------------------------

create function private.send_mail(p_kind text, p_recipient text, p_payload jsonb, p_dedupe_key text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if coalesce(p_recipient, '') = '' then
    return;
  end if;
  insert into private.outbox (kind, recipient, payload, dedupe_key)
  values (p_kind, p_recipient, p_payload, p_dedupe_key)
  on conflict (dedupe_key) do nothing;
end;
$$;
comment on function private.send_mail(text, text, jsonb, text) is
  'Queues a mail once per dedupe key; without a recipient nothing happens. Called by security definer functions.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, service role only: the outbox belongs to no user.
create function public.take_mails(p_limit integer)
  returns table (id bigint, kind text, recipient text, payload jsonb)
  language sql volatile security definer set search_path = ''
as $$
  -- The claim is the moved time: a sender that dies is followed by another after a minute.
  with due as (
    select o.id from private.outbox o
    where o.sent_at is null and o.failed_at is null and o.next_attempt_at <= now()
    order by o.next_attempt_at, o.id
    limit least(greatest(p_limit, 0), 100)
    for update skip locked
  ), taken as (
    update private.outbox o set next_attempt_at = now() + interval '60 seconds'
    from due where o.id = due.id
    returning o.id, o.kind, o.recipient, o.payload
  )
  select t.id, t.kind, t.recipient, t.payload from taken t order by t.id
$$;
comment on function public.take_mails(integer) is 'Claims up to 100 due mails for 60 seconds.';

-- security definer: as above.
create function public.finish_mail(p_id bigint, p_error text default null) returns void
  language sql volatile security definer set search_path = ''
as $$
  update private.outbox o set
    attempts = o.attempts + 1,
    sent_at = case when p_error is null then now() end,
    payload = case when p_error is null then '{}' else o.payload end,
    -- Mails that may go to somebody whose account is gone.
    recipient = case
      when p_error is null and o.kind in ('account/deleted', 'gift-card/issued') then '' else o.recipient
    end,
    last_error = left(p_error, 500),
    failed_at = case when p_error is not null and o.attempts + 1 >= 8 then now() end,
    next_attempt_at = case
      when p_error is null then o.next_attempt_at
      else now() + interval '10 seconds' * (2 ^ least(o.attempts, 7))
    end
  where o.id = p_id and o.sent_at is null and o.failed_at is null
$$;
comment on function public.finish_mail(bigint, text) is
  'A mail was sent, or failed: then it waits 10 seconds, doubling, and is given up after 8 attempts.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.take_mails(integer),
  public.finish_mail(bigint, text)
to service_role;
