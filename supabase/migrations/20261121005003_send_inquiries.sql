-- The public forms. All three: a repeated submission is answered with its first reference, a machine is thanked and
-- forgotten, then fields are checked, tries are counted, the row is written and an acknowledgement is queued. They run
-- with their owner's rights because visitors may not write to the tables, and the reading of rows back is never offered.
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
revoke execute on function private.new_reference(text) from public;

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
revoke execute on function private.is_automatic(jsonb) from public;

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
revoke execute on function private.receive_inquiry(text, text, jsonb, uuid, text) from public;

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
      p_submission_id, v_form.reference, auth.uid(),
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
  'Stores a message once and answers {reference}. Raises INVALID_FIELD, TOO_MANY_ATTEMPTS.';
revoke execute on function public.send_contact_message(jsonb, uuid) from public;
grant execute on function public.send_contact_message(jsonb, uuid) to anon, authenticated;

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
      p_submission_id, v_form.reference, auth.uid(), v_form.clean ->> 'companyName', v_form.clean ->> 'contactPerson',
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
  'Stores a bulk inquiry once and answers {reference}. Raises INVALID_FIELD, TOO_MANY_ATTEMPTS.';
revoke execute on function public.request_bulk_quote(jsonb, uuid) from public;
grant execute on function public.request_bulk_quote(jsonb, uuid) to anon, authenticated;

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
      p_submission_id, v_form.reference, auth.uid(), v_form.clean ->> 'businessName', v_form.clean ->> 'contactPerson',
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
  'Stores a vendor application once and answers {reference}. Raises INVALID_FIELD, TOO_MANY_ATTEMPTS.';
revoke execute on function public.apply_as_vendor(jsonb, uuid) from public;
grant execute on function public.apply_as_vendor(jsonb, uuid) to anon, authenticated;
