-- Grievances: complaints with their two clocks (Consumer Protection (E-Commerce) Rules 2020, rule 4(5)): acknowledged within 48
-- hours with a ticket number, redressed within one month of the day on which they came. The subjects of the contact form are the
-- spec's (section 5) and name none, so the staff takes a message on as a complaint, or enters one that came another way.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- No policy and no grant: the functions below read and write it. What was complained about is the message.
create table private.grievances (
  id uuid primary key default gen_random_uuid(),
  ticket text not null unique,
  message_id uuid not null unique references public.contact_messages (id) on delete cascade,
  -- When the message came: the clocks began then, whenever somebody saw that it is a complaint.
  received_at timestamptz not null,
  acknowledge_by timestamptz not null,
  resolve_by timestamptz not null,
  opened_email text not null,
  acknowledged_at timestamptz,
  acknowledged_email text,
  resolved_at timestamptz,
  resolved_email text,
  resolution text not null default '' check (char_length(resolution) <= 4000),
  constraint grievances_order check (resolved_at is null or acknowledged_at is not null)
);
comment on table private.grievances is 'Complaints with their ticket and clocks; their words are the contact message''s.';
create index grievances_open on private.grievances (resolve_by) where resolved_at is null;
alter table private.grievances enable row level security;

-- Private functions -----------------------------------------------------------------------------------------------

create function private.grievance_due(p_grievance private.grievances) returns timestamptz
  language sql immutable security invoker set search_path = ''
as $$
  select case
    when (p_grievance).acknowledged_at is null then (p_grievance).acknowledge_by
    when (p_grievance).resolved_at is null then (p_grievance).resolve_by
  end
$$;
comment on function private.grievance_due(private.grievances) is 'When the next step is due; null once it is resolved.';

create function private.open_grievance(p_message public.contact_messages, p_email text) returns private.grievances
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_grievance private.grievances;
begin
  insert into private.grievances (ticket, message_id, received_at, acknowledge_by, resolve_by, opened_email)
  values (
    private.new_reference('TDG'), p_message.id, p_message.created_at, p_message.created_at + interval '48 hours',
    -- A month by the calendar of India.
    ((p_message.created_at at time zone 'Asia/Kolkata') + interval '1 month') at time zone 'Asia/Kolkata', p_email
  )
  on conflict (message_id) do nothing returning * into v_grievance;
  if v_grievance.id is null then
    raise exception 'This message is a complaint already.' using errcode = 'PT409', hint = 'ALREADY_DECIDED', detail = '{"state":"open"}';
  end if;
  return v_grievance;
end;
$$;
comment on function private.open_grievance(public.contact_messages, text) is 'Gives a message its ticket. Raises ALREADY_DECIDED.';

create function private.locked_grievance(p_id uuid) returns private.grievances
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_grievance private.grievances;
begin
  select * into v_grievance from private.grievances g where g.id = p_id for update;
  if v_grievance.id is null then
    raise exception 'This complaint does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_INQUIRY';
  end if;
  return v_grievance;
end;
$$;
comment on function private.locked_grievance(uuid) is 'Raises UNKNOWN_INQUIRY.';

create function private.mail_grievance(p_grievance private.grievances, p_kind text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.send_mail(
    'grievance/' || p_kind, m.email,
    jsonb_build_object(
      'ticket', p_grievance.ticket, 'reference', m.reference, 'name', m.name, 'received_at', p_grievance.received_at,
      'resolve_by', p_grievance.resolve_by, 'message', p_grievance.resolution
    ),
    'grievance:' || p_grievance.id || ':' || p_kind
  )
  from public.contact_messages m where m.id = p_grievance.message_id;
end;
$$;
comment on function private.mail_grievance(private.grievances, text) is 'Tells whoever complained: acknowledged or resolved.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, all of them: the tables have no grant, and nothing changes without its line in the log.
create function public.take_as_grievance(p_message uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('support');
  v_message public.contact_messages;
  v_ticket text;
begin
  select * into v_message from public.contact_messages m where m.id = p_message for update;
  if v_message.id is null then
    raise exception 'This inquiry does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_INQUIRY';
  end if;
  select g.ticket into v_ticket
  from private.open_grievance(v_message, (select u.email from auth.users u where u.id = v_admin)) g;
  perform private.record_action('grievance/opened', v_ticket, null, jsonb_build_object('reference', v_message.reference));
  return v_ticket;
end;
$$;
comment on function public.take_as_grievance(uuid) is
  'For the staff: a contact message is a complaint; answers its ticket. Raises FORBIDDEN, UNKNOWN_INQUIRY, ALREADY_DECIDED.';

create function public.enter_grievance(p_grievance jsonb, p_key uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('support');
  v_email text := lower(private.read_text(p_grievance, 'email', 3, 254));
  v_name text := private.read_text(p_grievance, 'name', 1, 100);
  v_words text := private.read_text(p_grievance, 'message', 1, 4000);
  v_day date := private.read_day(p_grievance, 'received_on');
  v_today date := (now() at time zone 'Asia/Kolkata')::date;
  v_message public.contact_messages;
  v_ticket text;
begin
  if p_key is null then
    perform private.invalid_input('key', 'A complaint needs a key, so that it is entered once.');
  elsif not private.has_shape(v_email, 'email') then
    perform private.invalid_input('email', 'Enter an e-mail address: the acknowledgement goes there.');
  elsif coalesce(p_grievance ->> 'channel', '') not in ('phone', 'mail', 'letter') then
    perform private.invalid_input('channel', 'Choose how it came.');
  elsif v_day is null or v_day > v_today or v_day < v_today - 366 then
    perform private.invalid_input('received_on', 'This must be a day of the last twelve months.');
  end if;
  -- Two presses at once: the second waits until it can see the first's.
  perform private.lock_new(p_key);
  select m.* into v_message from public.contact_messages m where m.submission_id = p_key;
  if found then
    select g.ticket into v_ticket from private.grievances g where g.message_id = v_message.id;
    if (v_message.name, v_message.email, v_message.message, v_message.channel, private.day_of(v_message.created_at))
      is distinct from (v_name, v_email, v_words, p_grievance ->> 'channel', v_day) then
      raise exception 'The press before was heard: the complaint has the ticket %. Please look at it there.', v_ticket
        using errcode = 'PT409', hint = 'COMPLAINT_ENTERED';
    end if;
    return v_ticket;
  end if;
  insert into public.contact_messages (submission_id, reference, user_id, channel, name, email, subject, message, created_at)
  values (
    p_key, private.new_reference('TDC'), null, p_grievance ->> 'channel', v_name, v_email, 'other', v_words,
    case when v_day = v_today then now() else private.day_begins(v_day) end
  )
  returning * into v_message;
  select g.ticket into v_ticket
  from private.open_grievance(v_message, (select u.email from auth.users u where u.id = v_admin)) g;
  perform private.record_action('grievance/opened', v_ticket, null,
    jsonb_build_object('reference', v_message.reference, 'channel', v_message.channel));
  return v_ticket;
end;
$$;
comment on function public.enter_grievance(jsonb, uuid) is
  'For the staff: a complaint that came by phone, mail or letter, {name, email, message, channel, received_on}, once per key; answers its ticket. Raises FORBIDDEN, INVALID_INPUT {field}, COMPLAINT_ENTERED.';

create function public.acknowledge_grievance(p_id uuid) returns timestamptz
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('support');
  v_grievance private.grievances := private.locked_grievance(p_id);
begin
  -- A second press finds the work done.
  if v_grievance.acknowledged_at is null then
    update private.grievances g set
      acknowledged_at = now(), acknowledged_email = (select u.email from auth.users u where u.id = v_admin)
    where g.id = p_id returning * into v_grievance;
    update public.contact_messages m set status = 'open', assignee_id = v_admin, updated_at = now()
    where m.id = v_grievance.message_id and m.status = 'new';
    perform private.mail_grievance(v_grievance, 'acknowledged');
    perform private.record_action('grievance/acknowledged', v_grievance.ticket, null, null);
  end if;
  return v_grievance.acknowledged_at;
end;
$$;
comment on function public.acknowledge_grievance(uuid) is
  'For the staff: mails the ticket and the day until which it is resolved. Raises FORBIDDEN, UNKNOWN_INQUIRY.';

create function public.resolve_grievance(p_id uuid, p_resolution text) returns timestamptz
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('support');
  v_resolution text := private.read_text(jsonb_build_object('resolution', p_resolution), 'resolution', 1, 4000);
  v_grievance private.grievances := private.locked_grievance(p_id);
begin
  if v_grievance.resolved_at is null then
    update private.grievances g set
      -- Whoever is told how it ended knows that it came.
      acknowledged_at = coalesce(g.acknowledged_at, now()), resolved_at = now(), resolution = v_resolution,
      resolved_email = (select u.email from auth.users u where u.id = v_admin)
    where g.id = p_id returning * into v_grievance;
    update public.contact_messages m set status = 'resolved', assignee_id = v_admin, updated_at = now()
    where m.id = v_grievance.message_id;
    perform private.mail_grievance(v_grievance, 'resolved');
    perform private.record_action('grievance/resolved', v_grievance.ticket, null, null);
  end if;
  return v_grievance.resolved_at;
end;
$$;
comment on function public.resolve_grievance(uuid, text) is
  'For the staff: mails how it ended, once. Raises FORBIDDEN, UNKNOWN_INQUIRY, INVALID_INPUT {field}.';

create function public.list_grievances(
  p_query text default '', p_state text default 'open', p_offset integer default 0, p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('support');
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select g.id, g.ticket, m.reference, m.channel, m.name, m.email, m.message, g.received_at, g.acknowledge_by, g.resolve_by,
        g.acknowledged_at, g.resolved_at, g.resolution, g.resolved_email as resolved_by, private.grievance_due(g) as due_at,
        coalesce(private.grievance_due(g) < now(), false) as overdue
      from private.grievances g join public.contact_messages m on m.id = g.message_id
      where v_like = '%%' or lower(concat_ws(' ', g.ticket, m.reference, m.name, m.email, m.message)) like v_like
    ), shown as (
      select * from found f where case p_state
        when 'open' then f.resolved_at is null when 'overdue' then f.overdue when 'resolved' then f.resolved_at is not null else true
      end
    )
    select private.page_of((select jsonb_agg(to_jsonb(r)) from (
      -- What is overdue comes first, because it is due first.
      select * from shown s order by s.due_at nulls last, s.resolved_at desc, s.id
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from shown)) || jsonb_build_object(
      'open', (select count(*) from found f where f.resolved_at is null),
      'overdue', (select count(*) from found f where f.overdue)
    )
  );
end;
$$;
comment on function public.list_grievances(text, text, integer, integer) is
  'For the staff: open (what is due first), overdue or resolved complaints. Raises FORBIDDEN.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.take_as_grievance(uuid),
  public.enter_grievance(jsonb, uuid),
  public.acknowledge_grievance(uuid),
  public.resolve_grievance(uuid, text),
  public.list_grievances(text, text, integer, integer)
to anon, authenticated;
