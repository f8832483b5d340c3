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
revoke execute on function private.is_gstin(text) from public;

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
revoke execute on function private.has_shape(text, text) from public;

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
revoke execute on function private.inquiry_rules(text) from public;

create function private.invalid_field(p_field text) returns void
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  raise exception 'Please check the field %.', p_field using errcode = 'PT422', hint = 'INVALID_FIELD',
    detail = jsonb_build_object('field', p_field)::text;
end;
$$;
comment on function private.invalid_field(text) is 'Raises INVALID_FIELD with the field''s name.';
revoke execute on function private.invalid_field(text) from public;

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
    v_value := btrim(left(coalesce(p_input ->> v_rule.field, ''), v_rule.max_length + 200), E' \t\r\n');
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
revoke execute on function private.read_fields(jsonb, text) from public;
