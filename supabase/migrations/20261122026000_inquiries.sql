-- Inquiries: what visitors ask for by the public forms, which are messages, bulk quotes and vendor applications. Written
-- by the functions below alone. A visitor never reads a row back: the reference in the acknowledgement is all they need.

-- Rules that the tables ask ---------------------------------------------------------------------------------------

-- What the public forms may hold. The same rules stand in @shop/kernel/domain (fieldRules, inquiry), where the browser
-- shows them beside the field; both run inquiry.vectors.json.
create function private.is_gstin(p_value text) returns boolean
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  c_alphabet constant text := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  v_sum integer := 0;
  v_product integer;
begin
  if p_value is null or p_value !~ '^(0[1-9]|[12][0-9]|3[0-8]|97|99)[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$' then
    return false;
  end if;
  for v_index in 1 .. 14 loop
    v_product := (strpos(c_alphabet, substr(p_value, v_index, 1)) - 1) * (2 - v_index % 2);
    v_sum := v_sum + v_product / 36 + v_product % 36;
  end loop;
  return substr(c_alphabet, (36 - v_sum % 36) % 36 + 1, 1) = substr(p_value, 15, 1);
end;
$$;
comment on function private.is_gstin(text) is 'Form and check character of a GST number (15 characters, upper case).';

-- How its last letter is computed is not published.
create function private.is_pan(p_value text) returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select coalesce(p_value ~ '^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$', false)
$$;
comment on function private.is_pan(text) is 'Form of a permanent account number (10 characters, upper case); its fourth letter is the kind of holder.';

-- Tables and policies ---------------------------------------------------------------------------------------------

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- One per filled-in form, made by the browser: a repeated send is answered, not stored.
  submission_id uuid not null unique,
  reference text not null unique,
  user_id uuid references auth.users (id) on delete set null,
  channel text not null default 'form' check (channel in ('form', 'chat', 'phone', 'mail', 'letter')),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254),
  subject text not null,
  message text not null check (char_length(message) between 1 and 4000),
  status text not null default 'new' constraint contact_messages_status check (status in ('new', 'open', 'resolved')),
  assignee_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.contact_messages is 'Messages of the contact form and of live chat while nobody is there.';

create index contact_messages_user on public.contact_messages (user_id);
create index contact_messages_assignee on public.contact_messages (assignee_id);
create index contact_messages_queue on public.contact_messages (status, created_at);
create index contact_messages_age on public.contact_messages (created_at);

alter table public.contact_messages enable row level security;
create policy "admins read messages" on public.contact_messages
  for select to authenticated using ((select private.has_right('support')));

create table public.bulk_inquiries (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null unique,
  reference text not null unique,
  user_id uuid references auth.users (id) on delete set null,
  company_name text not null check (char_length(company_name) between 1 and 120),
  contact_person text not null check (char_length(contact_person) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254),
  phone text not null check (phone ~ '^[6-9]\d{9}$'),
  product_category text not null,
  quantity text not null,
  message text not null default '' check (char_length(message) <= 4000),
  status text not null default 'new'
    constraint bulk_inquiries_status check (status in ('new', 'quoted', 'accepted', 'closed')),
  assignee_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.bulk_inquiries is 'Requests for a bulk quote.';

create index bulk_inquiries_user on public.bulk_inquiries (user_id);
create index bulk_inquiries_assignee on public.bulk_inquiries (assignee_id);
create index bulk_inquiries_queue on public.bulk_inquiries (status, created_at);
create index bulk_inquiries_age on public.bulk_inquiries (created_at);

alter table public.bulk_inquiries enable row level security;
create policy "admins read bulk inquiries" on public.bulk_inquiries
  for select to authenticated using ((select private.has_right('support')));

create table public.vendor_applications (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null unique,
  reference text not null unique,
  user_id uuid references auth.users (id) on delete set null,
  business_name text not null check (char_length(business_name) between 1 and 120),
  contact_person text not null check (char_length(contact_person) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254),
  phone text not null check (phone ~ '^[6-9]\d{9}$'),
  business_type text not null,
  -- Optional (spec section 5, Vendor application), and is_gstin answers false for none.
  gst_number text check (gst_number is null or private.is_gstin(gst_number)),
  address text not null check (char_length(address) between 1 and 300),
  product_categories text not null check (char_length(product_categories) between 1 and 200),
  experience text not null,
  website text check (char_length(website) <= 300),
  message text not null default '' check (char_length(message) <= 4000),
  status text not null default 'submitted' constraint vendor_applications_status
    check (status in ('submitted', 'documents', 'product_review', 'live', 'rejected')),
  assignee_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.vendor_applications is 'Applications to sell on the shop.';

create index vendor_applications_user on public.vendor_applications (user_id);
create index vendor_applications_assignee on public.vendor_applications (assignee_id);
create index vendor_applications_queue on public.vendor_applications (status, created_at);
create index vendor_applications_age on public.vendor_applications (created_at);

alter table public.vendor_applications enable row level security;
create policy "admins read vendor applications" on public.vendor_applications
  for select to authenticated using ((select private.has_right('support')));

-- Private functions -----------------------------------------------------------------------------------------------

-- Answers only whether the shape holds: length and "required" are the caller's.
create function private.has_shape(p_value text, p_kind text) returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select case p_kind
    -- Control characters would break mails, labels and exports; a text may have line breaks and tabs.
    when 'line' then p_value !~ '[\u0001-\u001f\u007f]'
    when 'text' then p_value !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'
    when 'email' then p_value ~ '^[A-Za-z0-9.!#$%&''*+/=?^_{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$'
    when 'mobile' then p_value ~ '^[6-9][0-9]{9}$'
    when 'gstin' then private.is_gstin(p_value)
    when 'url' then p_value ~ '^https?://[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+(:[0-9]{1,5})?([/?#][^\s<>"]*)?$'
    -- Otherwise the allowed values, separated by bars.
    else p_value = any (string_to_array(p_kind, '|'))
  end
$$;
comment on function private.has_shape(text, text) is 'Whether a value is a line, text, email, mobile, gstin, url, or one of a|b|c.';

create function private.inquiry_rules(p_form text)
  returns table (field text, required boolean, max_length integer, kind text)
  language sql immutable security invoker set search_path = ''
as $$
  select r.field, r.required, r.max_length, r.kind
  from (
    values
      ('contact', 1, 'name', true, 100, 'line'),
      ('contact', 2, 'email', true, 254, 'email'),
      ('contact', 3, 'subject', true, 40, 'order-inquiry|product-question|return-exchange|technical-issue|partnership|feedback|other'),
      ('contact', 4, 'message', true, 4000, 'text'),
      ('bulk', 1, 'companyName', true, 120, 'line'),
      ('bulk', 2, 'contactPerson', true, 100, 'line'),
      ('bulk', 3, 'email', true, 254, 'email'),
      ('bulk', 4, 'phone', true, 10, 'mobile'),
      ('bulk', 5, 'productCategory', true, 40, 'men|women|kids|toys-bicycles|imitation-jewellery|anime|mixed'),
      ('bulk', 6, 'quantity', true, 40, '50-100|100-500|500-1000|1000+'),
      ('bulk', 7, 'message', false, 4000, 'text'),
      ('vendor', 1, 'businessName', true, 120, 'line'),
      ('vendor', 2, 'contactPerson', true, 100, 'line'),
      ('vendor', 3, 'email', true, 254, 'email'),
      ('vendor', 4, 'phone', true, 10, 'mobile'),
      ('vendor', 5, 'businessType', true, 40, 'manufacturer|wholesaler|retailer|brand|individual'),
      ('vendor', 6, 'gstNumber', false, 15, 'gstin'),
      ('vendor', 7, 'address', true, 300, 'text'),
      ('vendor', 8, 'productCategories', true, 200, 'line'),
      ('vendor', 9, 'experience', true, 40, '0-1|1-3|3-5|5-10|10+'),
      ('vendor', 10, 'website', false, 300, 'url'),
      ('vendor', 11, 'message', false, 4000, 'text')
  ) r (form, position, field, required, max_length, kind)
  where r.form = p_form
  order by r.position
$$;
comment on function private.inquiry_rules(text) is 'The fields of the form contact, bulk or vendor in the order of the page.';

create function private.invalid_field(p_field text) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  raise exception 'Please check the field %.', p_field using errcode = 'PT422', hint = 'INVALID_FIELD',
    detail = jsonb_build_object('field', p_field)::text;
end;
$$;
comment on function private.invalid_field(text) is 'Raises INVALID_FIELD with the field''s name.';

create function private.read_fields(p_input jsonb, p_form text) returns jsonb
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_rule record;
  v_clean jsonb := '{}';
  v_value text;
begin
  for v_rule in select * from private.inquiry_rules(p_form) loop
    if coalesce(jsonb_typeof(p_input -> v_rule.field), 'null') not in ('string', 'null') then
      perform private.invalid_field(v_rule.field);
    end if;
    -- Cut before it is looked at, so that a megabyte costs no more than a line.
    v_value := btrim(private.clean_text(left(coalesce(p_input ->> v_rule.field, ''), v_rule.max_length + 200)), E' \t\r\n');
    if (v_value = '' and v_rule.required)
      or char_length(v_value) > v_rule.max_length
      or (v_value <> '' and not private.has_shape(v_value, v_rule.kind))
    then
      perform private.invalid_field(v_rule.field);
    end if;
    v_clean := v_clean || jsonb_build_object(v_rule.field, v_value);
  end loop;
  return v_clean;
end;
$$;
comment on function private.read_fields(jsonb, text) is
  'The trimmed fields of a form; raises INVALID_FIELD naming the first wrong one.';

create function private.new_reference(p_prefix text) returns text
  language sql volatile security invoker set search_path = ''
as $$
  -- Six of 32 signs that nobody mistakes on the phone (no I, L, O, U).
  select p_prefix || '-' || string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1), ''
  )
  from generate_series(1, 6)
$$;
comment on function private.new_reference(text) is 'A reference such as TDC-4F7K2M.';

-- "fax" is a field that people never see. The browser counts the milliseconds since the form was there, and waits out
-- the rest itself, so that no person is ever taken for a machine.
create function private.is_automatic(p_input jsonb) returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select coalesce(p_input ->> 'fax', '') <> ''
    or case jsonb_typeof(p_input -> 'elapsed_ms')
      when 'number' then (p_input ->> 'elapsed_ms')::numeric < 1500
      else true
    end
$$;
comment on function private.is_automatic(jsonb) is 'Whether a form was filled in by a machine: hidden field or too fast.';

-- Before anything is written. Without "clean" there is nothing to write: the form was sent before, or by a machine.
create function private.receive_inquiry(
  p_form text, p_prefix text, p_input jsonb, p_submission_id uuid, p_known text, out reference text, out clean jsonb
)
  language plpgsql security invoker set search_path = ''
as $$
begin
  reference := p_known;
  if reference is not null then
    return;
  end if;
  if p_submission_id is null then
    perform private.invalid_field('submission_id');
  end if;
  reference := private.new_reference(p_prefix);
  if private.is_automatic(p_input) then
    return;
  end if;
  clean := private.read_fields(p_input, p_form);
  perform private.throttle_caller('inquiry/' || p_form, clean ->> 'email', 10, interval '1 hour');
end;
$$;
comment on function private.receive_inquiry(text, text, jsonb, uuid, text) is
  'Reference and checked fields of a form; p_known is the reference of the same submission, where it is stored already.';

-- Public functions ------------------------------------------------------------------------------------------------

-- The public forms, all three: a repeated submission is answered with its first reference, a machine is thanked and
-- forgotten, then fields are checked, tries are counted, the row is written and an acknowledgement is queued. They run
-- with their owner's rights because visitors may not write to the tables, and the reading of rows back is never offered.
create function public.send_contact_message(p_message jsonb, p_submission_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_form record;
begin
  select r.* into v_form from private.receive_inquiry(
    'contact', 'TDC', p_message, p_submission_id,
    (select m.reference from public.contact_messages m where m.submission_id = p_submission_id)
  ) r;
  if v_form.clean is not null then
    insert into public.contact_messages (
      submission_id, reference, user_id, channel, name, email, subject, message
    )
    values (
      p_submission_id, v_form.reference, private.account_id(),
      case when p_message ->> 'channel' = 'chat' then 'chat' else 'form' end,
      v_form.clean ->> 'name', v_form.clean ->> 'email', v_form.clean ->> 'subject', v_form.clean ->> 'message'
    )
    -- The same send in two tabs at once: the one that has won is answered.
    on conflict (submission_id) do update set submission_id = excluded.submission_id
    returning contact_messages.reference into v_form.reference;
    -- Nothing that was typed is mailed: the address is unproven, and strangers could make us carry their words.
    perform private.send_mail(
      'inquiry/contact', v_form.clean ->> 'email',
      jsonb_build_object('reference', v_form.reference, 'subject', v_form.clean ->> 'subject'),
      'inquiry:' || p_submission_id::text
    );
  end if;
  return jsonb_build_object('reference', v_form.reference);
end;
$$;
comment on function public.send_contact_message(jsonb, uuid) is
  'Stores a message once and answers {reference}. Raises INVALID_FIELD, TOO_MANY_ATTEMPTS. Open to visitors: the form needs no account, and clients hold no write grant; limited by network.';

create function public.request_bulk_quote(p_inquiry jsonb, p_submission_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_form record;
begin
  select r.* into v_form from private.receive_inquiry(
    'bulk', 'TDB', p_inquiry, p_submission_id,
    (select b.reference from public.bulk_inquiries b where b.submission_id = p_submission_id)
  ) r;
  if v_form.clean is not null then
    insert into public.bulk_inquiries (
      submission_id, reference, user_id, company_name, contact_person, email, phone, product_category, quantity, message
    )
    values (
      p_submission_id, v_form.reference, private.account_id(), v_form.clean ->> 'companyName', v_form.clean ->> 'contactPerson',
      v_form.clean ->> 'email', v_form.clean ->> 'phone', v_form.clean ->> 'productCategory',
      v_form.clean ->> 'quantity', v_form.clean ->> 'message'
    )
    on conflict (submission_id) do update set submission_id = excluded.submission_id
    returning bulk_inquiries.reference into v_form.reference;
    perform private.send_mail(
      'inquiry/bulk', v_form.clean ->> 'email',
      jsonb_build_object('reference', v_form.reference, 'quantity', v_form.clean ->> 'quantity'),
      'inquiry:' || p_submission_id::text
    );
  end if;
  return jsonb_build_object('reference', v_form.reference);
end;
$$;
comment on function public.request_bulk_quote(jsonb, uuid) is
  'Stores a bulk inquiry once and answers {reference}. Raises INVALID_FIELD, TOO_MANY_ATTEMPTS. Open to visitors: the form needs no account, and clients hold no write grant; limited by network.';

create function public.apply_as_vendor(p_application jsonb, p_submission_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_form record;
begin
  select r.* into v_form from private.receive_inquiry(
    'vendor', 'TDV', p_application, p_submission_id,
    (select v.reference from public.vendor_applications v where v.submission_id = p_submission_id)
  ) r;
  if v_form.clean is not null then
    insert into public.vendor_applications (
      submission_id, reference, user_id, business_name, contact_person, email, phone, business_type, gst_number, address,
      product_categories, experience, website, message
    )
    values (
      p_submission_id, v_form.reference, private.account_id(), v_form.clean ->> 'businessName', v_form.clean ->> 'contactPerson',
      v_form.clean ->> 'email', v_form.clean ->> 'phone', v_form.clean ->> 'businessType',
      nullif(v_form.clean ->> 'gstNumber', ''), v_form.clean ->> 'address', v_form.clean ->> 'productCategories',
      v_form.clean ->> 'experience', nullif(v_form.clean ->> 'website', ''), v_form.clean ->> 'message'
    )
    on conflict (submission_id) do update set submission_id = excluded.submission_id
    returning vendor_applications.reference into v_form.reference;
    perform private.send_mail(
      'inquiry/vendor', v_form.clean ->> 'email',
      jsonb_build_object('reference', v_form.reference),
      'inquiry:' || p_submission_id::text
    );
  end if;
  return jsonb_build_object('reference', v_form.reference);
end;
$$;
comment on function public.apply_as_vendor(jsonb, uuid) is
  'Stores a vendor application once and answers {reference}. Raises INVALID_FIELD, TOO_MANY_ATTEMPTS. Open to visitors: the form needs no account, and clients hold no write grant; limited by network.';

-- Grants ----------------------------------------------------------------------------------------------------------

-- Without submission_id: who knows it could ask for somebody's reference.
grant select (
  id, reference, user_id, channel, name, email, subject, message, status, assignee_id, created_at, updated_at
) on public.contact_messages to authenticated;

grant select (
  id, reference, user_id, company_name, contact_person, email, phone, product_category, quantity, message, status,
  assignee_id, created_at, updated_at
) on public.bulk_inquiries to authenticated;

grant select (
  id, reference, user_id, business_name, contact_person, email, phone, business_type, gst_number, address,
  product_categories, experience, website, message, status, assignee_id, created_at, updated_at
) on public.vendor_applications to authenticated;

grant execute on function
  public.send_contact_message(jsonb, uuid),
  public.request_bulk_quote(jsonb, uuid),
  public.apply_as_vendor(jsonb, uuid)
to anon, authenticated;
