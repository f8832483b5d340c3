-- Outbox: mails are written in the transaction that causes them and sent afterwards. A mail is never lost by a crash,
-- never sent for something that was rolled back, and a slow mail server never delays an order.
--
-- Before a mail is handed over, take_mails asks twice (docs/adr/0080-mail-that-arrives.md): may anything of its kind go to
-- this address, which bounced or whose owner complained; and how many of its kind has the address had lately.

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
  last_error text,
  -- When it was last handed to a sender, and under which row of mail_rules: what the limits count.
  taken_at timestamptz,
  rule text,
  held text constraint outbox_held check (held in ('bounced', 'complained', 'limit', 'staff'))
);
comment on table private.outbox is 'Mails to send. The payload is emptied once sent, because it may carry secrets.';
comment on column private.outbox.failed_at is 'When it was given up: after its tries, or without one where held says why.';
comment on column private.outbox.held is
  'Why nobody tries any more: the address bounced or complained, had enough of its kind, or the staff gave it up.';

create index outbox_due on private.outbox (next_attempt_at, id) where sent_at is null and failed_at is null;
-- When the last one left, which the status page asks of all that were ever sent.
create index outbox_sent on private.outbox (sent_at) where sent_at is not null;
-- Whom forget_mails has not forgotten yet.
create index outbox_named on private.outbox (sent_at) where sent_at is not null and recipient <> '';
create index outbox_failed on private.outbox (id) where failed_at is not null;
create index outbox_recipient on private.outbox (lower(recipient), taken_at);

alter table private.outbox enable row level security;

-- No policy and no grant: rows of migrations.
create table private.mail_rules (
  -- How kinds begin; the longest that fits is the rule, and '' fits all.
  kind text primary key,
  after_complaint boolean not null,
  despite_bounce boolean not null default false,
  most integer not null check (most > 0),
  span interval not null check (span > '0'),
  beyond text not null constraint mail_rules_beyond check (beyond in ('wait', 'drop'))
);
comment on table private.mail_rules is
  'By kind: whether a mail still goes to whoever complained or bounced, and how many go to one address in a span of time.';
comment on column private.mail_rules.after_complaint is 'The order, the account or the law needs it.';
comment on column private.mail_rules.beyond is
  'One too many waits until there is room, or is dropped where strangers can cause it and it can be asked for again.';

alter table private.mail_rules enable row level security;

insert into private.mail_rules (kind, after_complaint, despite_bounce, most, span, beyond) values
  -- Orders, returns, gift cards, the account: sixty an hour is a fault of ours, and no mailbox should be filled by it.
  ('', true, false, 60, '1 hour', 'wait'),
  ('staff/', true, false, 10, '1 day', 'wait'),
  ('inquiry/', false, false, 10, '1 day', 'drop'),
  ('inquiry/reply', true, false, 30, '1 day', 'wait'),
  ('newsletter/', false, false, 5, '1 day', 'drop'),
  ('alert/', false, false, 20, '1 day', 'wait'),
  ('alert/confirm', false, false, 10, '1 day', 'drop'),
  ('account/occasion', false, false, 2, '1 day', 'drop'),
  -- The way out of a block: the owner asks for it, signed in.
  ('account/check-address', true, true, 3, '1 day', 'drop');

-- No policy and no grant: record_mail_event writes it.
create table private.mail_blocks (
  address text primary key check (address = lower(address) and char_length(address) between 3 and 254),
  reason text not null constraint mail_blocks_reason check (reason in ('bounced', 'complained')),
  -- What the mail service said, for the staff.
  detail text not null default '' check (char_length(detail) <= 300),
  at timestamptz not null,
  lifted_at timestamptz,
  confirm_hash text unique,
  confirm_sent_at timestamptz
);
comment on table private.mail_blocks is
  'Addresses from which mail came back for good, or whose owner called it unwanted. A lifted one stays, so that what happened before is not counted again.';

alter table private.mail_blocks enable row level security;

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

create function private.mail_rule(p_kind text) returns private.mail_rules
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_rule private.mail_rules;
begin
  select r.* into strict v_rule from private.mail_rules r where starts_with(p_kind, r.kind)
  order by char_length(r.kind) desc limit 1;
  return v_rule;
end;
$$;
comment on function private.mail_rule(text) is 'What holds for mails of this kind.';

create function private.mail_block(p_address text) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (select b.reason from private.mail_blocks b where b.address = lower(p_address) and b.lifted_at is null);
end;
$$;
comment on function private.mail_block(text) is 'bounced, complained, or null where nothing keeps mails from an address.';

create function private.hold_reason(p_address text, p_rule private.mail_rules) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_block text := private.mail_block(p_address);
begin
  return case v_block
    when 'bounced' then case when not p_rule.despite_bounce then v_block end
    when 'complained' then case when not p_rule.after_complaint then v_block end
  end;
end;
$$;
comment on function private.hold_reason(text, private.mail_rules) is
  'Why a mail under this rule does not go to an address; null where it may.';

-- What was sent to an address that is emptied afterwards (finish_mail) is not counted: gift cards cost money.
create function private.mail_room_at(p_address text, p_rule private.mail_rules) returns timestamptz
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select o.taken_at + p_rule.span from private.outbox o
    where lower(o.recipient) = lower(p_address) and o.taken_at > now() - p_rule.span and o.rule = p_rule.kind
    order by o.taken_at desc offset p_rule.most - 1 limit 1
  );
end;
$$;
comment on function private.mail_room_at(text, private.mail_rules) is
  'When an address may have another mail under this rule; null where it may at once. Its caller holds the lock of take_mails.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, service role only: the outbox belongs to no user.
create function public.take_mails(p_limit integer)
  returns table (id bigint, kind text, recipient text, payload jsonb)
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_mail record;
  v_rule private.mail_rules;
  v_held text;
  v_room_at timestamptz;
begin
  -- One at a time, and briefly: two who counted at once would both find room.
  perform pg_advisory_xact_lock(hashtextextended('take_mails', 0));
  for v_mail in
    select o.id, o.kind, o.recipient, o.payload, o.taken_at, o.attempts from private.outbox o
    where o.sent_at is null and o.failed_at is null and o.next_attempt_at <= now()
    order by o.next_attempt_at, o.id
    limit least(greatest(p_limit, 0), 100)
    for update skip locked
  loop
    v_rule := private.mail_rule(v_mail.kind);
    v_held := private.hold_reason(v_mail.recipient, v_rule);
    -- Another try of the same mail is no other mail.
    v_room_at := case when v_mail.taken_at is null then private.mail_room_at(v_mail.recipient, v_rule) end;
    if v_held is null and v_room_at is not null and v_rule.beyond = 'drop' then
      v_held := 'limit';
    end if;
    if v_held is not null then
      update private.outbox o set failed_at = now(), held = v_held where o.id = v_mail.id;
      continue;
    elsif v_room_at is not null then
      update private.outbox o set next_attempt_at = v_room_at where o.id = v_mail.id;
      continue;
    end if;
    -- The claim is the moved time: a sender that dies is followed by another after a minute.
    update private.outbox o
    set next_attempt_at = now() + interval '60 seconds', taken_at = coalesce(o.taken_at, now()), rule = v_rule.kind
    where o.id = v_mail.id;
    id := v_mail.id;
    kind := v_mail.kind;
    recipient := v_mail.recipient;
    payload := v_mail.payload;
    return next;
  end loop;
end;
$$;
comment on function public.take_mails(integer) is
  'Claims up to 100 due mails for 60 seconds. What may not go to its address is held, and what is one too many waits or is dropped.';

-- security definer: as above.
create function public.finish_mail(
  p_id bigint, p_error text default null, p_is_final boolean default false, p_no_such_address boolean default false
) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_address text;
begin
  update private.outbox o set
    attempts = o.attempts + 1,
    sent_at = case when p_error is null then now() end,
    payload = case when p_error is null then '{}' else o.payload end,
    -- Mails that may go to somebody whose account is gone.
    recipient = case
      when p_error is null and o.kind in ('account/deleted', 'gift-card/issued') then '' else o.recipient
    end,
    last_error = left(p_error, 500),
    failed_at = case when p_error is not null and (p_is_final or o.attempts + 1 >= 8) then now() end,
    -- Fifteen hours in all: a mail server that was away for a night gets what waited for it.
    next_attempt_at = case
      when p_error is null then o.next_attempt_at
      else now() + interval '10 seconds' * (4 ^ least(o.attempts, 7))
    end
  where o.id = p_id and o.sent_at is null and o.failed_at is null
  returning o.recipient into v_address;
  -- Said while the mail was handed over, as a mail service says it afterwards.
  if found and p_error is not null and p_no_such_address then
    perform public.record_mail_event('bounced', v_address, now(), p_error);
  end if;
end;
$$;
comment on function public.finish_mail(bigint, text, boolean, boolean) is
  'A mail was sent, or failed: then it waits 10 seconds, each time four times as long, and is given up after 8 attempts, or at once where the mail server refused it for good; no other is sent to an address of which it said that nobody is there.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.take_mails(integer),
  public.finish_mail(bigint, text, boolean, boolean)
to service_role;
