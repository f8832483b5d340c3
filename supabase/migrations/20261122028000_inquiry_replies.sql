-- Inquiry replies: how the staff works on what people wrote.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- Answers of the staff to what people wrote. Written by reply_inquiry alone, together with the mail that carries them.
create table public.inquiry_replies (
  id bigint generated always as identity primary key,
  -- Made by the browser for one opened form: a second press sends nothing twice.
  reply_key uuid not null unique,
  kind text not null constraint inquiry_replies_kind check (kind in ('contact', 'bulk', 'vendor')),
  -- Of one of three tables, hence no foreign key.
  inquiry_id uuid not null,
  admin_email text not null,
  message text not null check (char_length(message) between 1 and 4000),
  created_at timestamptz not null default now()
);
comment on table public.inquiry_replies is 'Answers to messages, quotes and applications; rows are added and never changed, and go with what they answer.';

create index inquiry_replies_inquiry on public.inquiry_replies (inquiry_id, id);

alter table public.inquiry_replies enable row level security;
create policy "admins read replies" on public.inquiry_replies
  for select to authenticated using ((select private.has_right('support')));

create trigger inquiry_replies_append_only before update or truncate on public.inquiry_replies
  for each statement execute function private.refuse_change();

-- Who waits, waits against a clock: 48 hours for a message or a quote (E-Commerce Rules 2020, spec section 9 promises
-- less), and for an application the longer end of 3-5 business days.
create view private.inquiries as
  select 'contact' as kind, m.id, m.reference, m.status, m.name, m.email, null::text as phone,
    m.subject as summary, m.message, jsonb_build_object('channel', m.channel) as details, m.assignee_id, m.created_at,
    case when m.status in ('new', 'open') and not exists (
      select 1 from public.inquiry_replies r where r.inquiry_id = m.id
    ) then m.created_at + interval '48 hours' end as due_at
  from public.contact_messages m
  union all
  select 'bulk', b.id, b.reference, b.status, b.contact_person, b.email, b.phone,
    b.company_name || ' · ' || b.quantity, b.message,
    jsonb_build_object('company', b.company_name, 'category', b.product_category, 'quantity', b.quantity),
    b.assignee_id, b.created_at, case when b.status = 'new' then b.created_at + interval '48 hours' end
  from public.bulk_inquiries b
  union all
  select 'vendor', v.id, v.reference, v.status, v.contact_person, v.email, v.phone, v.business_name, v.message,
    jsonb_build_object('business', v.business_name, 'type', v.business_type, 'gst', v.gst_number,
      'address', v.address, 'categories', v.product_categories, 'experience', v.experience, 'website', v.website),
    v.assignee_id, v.created_at, case when v.status = 'submitted' then v.created_at + interval '7 days' end
  from public.vendor_applications v
  union all
  select 'newsletter', n.id, '', n.status, '', n.email, null, 'Newsletter', '', jsonb_build_object(
    'consent', n.consent_version, 'consented', n.consented_at), null, n.created_at, null
  from public.newsletter_subscribers n where n.email is not null;
comment on view private.inquiries is
  'Everything that people have written to the shop, in one shape; due_at while nobody has answered.';

-- Private functions -----------------------------------------------------------------------------------------------

create function private.forget_replies() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  delete from public.inquiry_replies r where r.inquiry_id = old.id;
  return null;
end;
$$;
comment on function private.forget_replies() is 'After delete on what people wrote: an answer names them as the question does.';

create trigger forget_replies after delete on public.contact_messages
  for each row execute function private.forget_replies();
create trigger forget_replies after delete on public.bulk_inquiries
  for each row execute function private.forget_replies();
create trigger forget_replies after delete on public.vendor_applications
  for each row execute function private.forget_replies();

-- Whoever takes the step has taken the case.
create function private.take_inquiry(p_admin uuid, p_kind text, p_id uuid, p_status text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_reference text;
  v_before text := (select i.status from private.inquiries i where i.kind = p_kind and i.id = p_id);
begin
  case p_kind
    when 'contact' then
      update public.contact_messages set status = p_status, assignee_id = p_admin, updated_at = now()
      where id = p_id returning reference into v_reference;
    when 'bulk' then
      update public.bulk_inquiries set status = p_status, assignee_id = p_admin, updated_at = now()
      where id = p_id returning reference into v_reference;
    when 'vendor' then
      update public.vendor_applications set status = p_status, assignee_id = p_admin, updated_at = now()
      where id = p_id returning reference into v_reference;
    else null;
  end case;
  if v_reference is null then
    raise exception 'This inquiry does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_INQUIRY';
  end if;
  if v_before <> p_status then
    perform private.record_action('inquiry/' || p_status, v_reference, jsonb_build_object('status', v_before), null);
  end if;
exception when check_violation or not_null_violation then
  perform private.invalid_input('status', 'This inquiry has no such state.');
end;
$$;
comment on function private.take_inquiry(uuid, text, uuid, text) is
  'Moves an inquiry on and logs it. Raises UNKNOWN_INQUIRY, INVALID_INPUT {field}.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: it shows what belongs to others.
create function public.list_admin_inquiries(
  p_kind text default 'contact', p_query text default '', p_status text default null, p_sort text default '-written',
  p_offset integer default 0, p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('support');
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select i.*, i.due_at < now() as overdue, (select u.email from auth.users u where u.id = i.assignee_id) as assignee
      from private.inquiries i
      where i.kind = p_kind
        and case when p_status = 'overdue' then i.due_at < now() else p_status is null or i.status = p_status end
        and (v_like = '%%' or lower(concat_ws(' ', i.reference, i.name, i.email, i.summary, i.message)) like v_like)
    )
    select private.page_of((select jsonb_agg(to_jsonb(r) - 'assignee_id') from (
      select f.*, coalesce((
        select jsonb_agg(jsonb_build_object('by', y.admin_email, 'message', y.message, 'at', y.created_at) order by y.id)
        from public.inquiry_replies y where y.inquiry_id = f.id
      ), '[]') as replies, (select g.ticket from private.grievances g where g.message_id = f.id) as ticket
      from found f
      order by case p_sort when 'written' then f.created_at when 'due' then f.due_at end, f.created_at desc, f.id
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from found)) || jsonb_build_object(
      'counts', (select coalesce(jsonb_object_agg(k.kind, k.n), '{}') from (
        select i.kind, count(*) as n from private.inquiries i where i.due_at is not null group by i.kind
      ) k),
      'overdue', (select count(*) from private.inquiries i where i.kind = p_kind and i.due_at < now())
    )
  );
end;
$$;
comment on function public.list_admin_inquiries(text, text, text, text, integer, integer) is
  'For admins: contact, bulk, vendor or newsletter with the replies and a complaint''s ticket; status overdue: unanswered for too long. Raises FORBIDDEN.';

-- security definer: clients may not write inquiries.
create function public.set_inquiry_status(p_kind text, p_id uuid, p_status text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('support');
begin
  perform private.take_inquiry(v_admin, p_kind, p_id, p_status);
  return p_status;
end;
$$;
comment on function public.set_inquiry_status(text, uuid, text) is
  'For admins: takes an inquiry on. Raises FORBIDDEN, UNKNOWN_INQUIRY, INVALID_INPUT.';

-- security definer: as above.
create function public.reply_inquiry(p_kind text, p_id uuid, p_message text, p_status text, p_key uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('support');
  v_message text := private.read_text(jsonb_build_object('message', p_message), 'message', 1, 4000);
  v_inquiry record;
begin
  if p_key is null then
    perform private.invalid_input('key', 'A reply needs a key, so that it is sent once.');
  end if;
  -- Whose first answer was lost sends it again: what somebody else has moved since stays there.
  if exists (select 1 from public.inquiry_replies y where y.reply_key = p_key) then
    return p_status;
  end if;
  perform private.take_inquiry(v_admin, p_kind, p_id, p_status);
  insert into public.inquiry_replies (reply_key, kind, inquiry_id, admin_email, message)
  select p_key, p_kind, p_id, u.email, v_message from auth.users u where u.id = v_admin
  on conflict (reply_key) do nothing;
  if found then
    select i.reference, i.email, i.name into v_inquiry from private.inquiries i where i.kind = p_kind and i.id = p_id;
    -- The log outlives accounts: it says how much, and not what.
    perform private.record_action(
      'inquiry/replied', v_inquiry.reference, null, jsonb_build_object('characters', char_length(v_message))
    );
    perform private.send_mail(
      'inquiry/reply', v_inquiry.email,
      jsonb_build_object('reference', v_inquiry.reference, 'name', v_inquiry.name, 'message', v_message),
      'reply:' || p_key
    );
  end if;
  return p_status;
end;
$$;
comment on function public.reply_inquiry(text, uuid, text, text, uuid) is
  'For admins: mails an answer once per key and moves the inquiry on. Raises FORBIDDEN, UNKNOWN_INQUIRY, INVALID_INPUT {field}.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (id, kind, inquiry_id, admin_email, message, created_at) on public.inquiry_replies to authenticated;

grant execute on function
  public.list_admin_inquiries(text, text, text, text, integer, integer),
  public.set_inquiry_status(text, uuid, text),
  public.reply_inquiry(text, uuid, text, text, uuid)
to anon, authenticated;
