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

create function public.send_contact_message(p_message jsonb, p_submission_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_reference text;
  v_clean jsonb;
begin
  select m.reference into v_reference from public.contact_messages m where m.submission_id = p_submission_id;
  if found then
    return jsonb_build_object('reference', v_reference);
  end if;
  if p_submission_id is null then
    perform private.invalid_field('submission_id');
  end if;
  v_reference := private.new_reference('TDC');
  if private.is_automatic(p_message) then
    return jsonb_build_object('reference', v_reference);
  end if;
  v_clean := private.read_fields(p_message, 'contact');
  perform private.throttle('inquiry/contact', private.client_key(), 10, interval '1 hour');
  insert into public.contact_messages (submission_id, reference, user_id, channel, name, email, subject, message)
  values (
    p_submission_id, v_reference, auth.uid(), case when p_message ->> 'channel' = 'chat' then 'chat' else 'form' end,
    v_clean ->> 'name', v_clean ->> 'email', v_clean ->> 'subject', v_clean ->> 'message'
  )
  on conflict (submission_id) do nothing;
  if not found then
    -- The same send in two tabs at once: the other one has won.
    select m.reference into v_reference from public.contact_messages m where m.submission_id = p_submission_id;
    return jsonb_build_object('reference', v_reference);
  end if;
  -- Nothing that was typed is mailed: the address is unproven, and strangers could make us carry their words.
  perform private.send_mail(
    'inquiry/contact', v_clean ->> 'email',
    jsonb_build_object('reference', v_reference, 'subject', v_clean ->> 'subject'),
    'inquiry:' || p_submission_id::text
  );
  return jsonb_build_object('reference', v_reference);
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
  v_reference text;
  v_clean jsonb;
begin
  select b.reference into v_reference from public.bulk_inquiries b where b.submission_id = p_submission_id;
  if found then
    return jsonb_build_object('reference', v_reference);
  end if;
  if p_submission_id is null then
    perform private.invalid_field('submission_id');
  end if;
  v_reference := private.new_reference('TDB');
  if private.is_automatic(p_inquiry) then
    return jsonb_build_object('reference', v_reference);
  end if;
  v_clean := private.read_fields(p_inquiry, 'bulk');
  perform private.throttle('inquiry/bulk', private.client_key(), 10, interval '1 hour');
  insert into public.bulk_inquiries (
    submission_id, reference, user_id, company_name, contact_person, email, phone, product_category, quantity, message
  )
  values (
    p_submission_id, v_reference, auth.uid(), v_clean ->> 'companyName', v_clean ->> 'contactPerson',
    v_clean ->> 'email', v_clean ->> 'phone', v_clean ->> 'productCategory', v_clean ->> 'quantity',
    v_clean ->> 'message'
  )
  on conflict (submission_id) do nothing;
  if not found then
    select b.reference into v_reference from public.bulk_inquiries b where b.submission_id = p_submission_id;
    return jsonb_build_object('reference', v_reference);
  end if;
  perform private.send_mail(
    'inquiry/bulk', v_clean ->> 'email',
    jsonb_build_object('reference', v_reference, 'quantity', v_clean ->> 'quantity'),
    'inquiry:' || p_submission_id::text
  );
  return jsonb_build_object('reference', v_reference);
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
  v_reference text;
  v_clean jsonb;
begin
  select v.reference into v_reference from public.vendor_applications v where v.submission_id = p_submission_id;
  if found then
    return jsonb_build_object('reference', v_reference);
  end if;
  if p_submission_id is null then
    perform private.invalid_field('submission_id');
  end if;
  v_reference := private.new_reference('TDV');
  if private.is_automatic(p_application) then
    return jsonb_build_object('reference', v_reference);
  end if;
  v_clean := private.read_fields(p_application, 'vendor');
  perform private.throttle('inquiry/vendor', private.client_key(), 10, interval '1 hour');
  insert into public.vendor_applications (
    submission_id, reference, user_id, business_name, contact_person, email, phone, business_type, gst_number, address,
    product_categories, experience, website, message
  )
  values (
    p_submission_id, v_reference, auth.uid(), v_clean ->> 'businessName', v_clean ->> 'contactPerson',
    v_clean ->> 'email', v_clean ->> 'phone', v_clean ->> 'businessType', nullif(v_clean ->> 'gstNumber', ''),
    v_clean ->> 'address', v_clean ->> 'productCategories', v_clean ->> 'experience',
    nullif(v_clean ->> 'website', ''), v_clean ->> 'message'
  )
  on conflict (submission_id) do nothing;
  if not found then
    select v.reference into v_reference from public.vendor_applications v where v.submission_id = p_submission_id;
    return jsonb_build_object('reference', v_reference);
  end if;
  perform private.send_mail(
    'inquiry/vendor', v_clean ->> 'email', jsonb_build_object('reference', v_reference),
    'inquiry:' || p_submission_id::text
  );
  return jsonb_build_object('reference', v_reference);
end;
$$;
comment on function public.apply_as_vendor(jsonb, uuid) is
  'Stores a vendor application once and answers {reference}. Raises INVALID_FIELD, TOO_MANY_ATTEMPTS.';
revoke execute on function public.apply_as_vendor(jsonb, uuid) from public;
grant execute on function public.apply_as_vendor(jsonb, uuid) to anon, authenticated;
