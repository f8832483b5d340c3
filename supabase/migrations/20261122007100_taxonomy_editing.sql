-- Taxonomy editing: what the staff does with categories, product types and attributes.

-- Private functions -----------------------------------------------------------------------------------------------

create function private.attribute_record(p_id text) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select e from jsonb_array_elements(public.get_taxonomy() -> 'attributes') e where e ->> 'id' = p_id
$$;
comment on function private.attribute_record(text) is 'An attribute with choices and types, as get_taxonomy lists it.';

create function private.raise_in_use(p_hint text, p_message text) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  raise exception '%', p_message using errcode = 'PT409', hint = p_hint;
end;
$$;
comment on function private.raise_in_use(text, text) is 'Raises what cannot go because products have it.';

-- A value that a product has is never lost by a change of its attribute or type: what would lose one is refused.
create function private.refuse_lost_values(p_attribute text, p_type text) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_found record;
begin
  select p.name, a.name as attribute into v_found
  from public.product_attributes v
  join public.attributes a on a.id = v.attribute_id
  join public.products p on p.id = v.product_id
  join public.product_types t on t.id = p.type_id
  where (p_attribute is null or v.attribute_id = p_attribute) and (p_type is null or p_type in (t.id, t.parent_id))
    and not exists (
      select 1 from public.type_attributes h where h.attribute_id = v.attribute_id and h.type_id in (t.id, t.parent_id)
    )
  limit 1;
  if found then
    perform private.raise_in_use('ATTRIBUTE_IN_USE', format('%s has a value for %s.', v_found.name, v_found.attribute));
  end if;
end;
$$;
comment on function private.refuse_lost_values(text, text) is
  'Raises ATTRIBUTE_IN_USE where a product of the type, or any, has a value for an attribute that its type has not.';

-- Whoever sends no picture at all, such as an older form, means no change.
create function private.read_cover(p_data jsonb, p_known text) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_path text := coalesce(p_data ->> 'image', p_known, '');
begin
  if v_path <> '' and not private.is_picture_path(v_path) then
    perform private.invalid_input('image', 'A picture is uploaded here.');
  end if;
  return v_path;
end;
$$;
comment on function private.read_cover(jsonb, text) is
  'The picture of a category or type, empty for none, the known one where it is not named; raises INVALID_INPUT {field}.';

-- What can be said of it before it is compared with what stands.
create function private.check_attribute(p_id text, p_kind text, p_choices jsonb, p_types jsonb) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if p_id !~ '^[a-z0-9]+(-[a-z0-9]+)*$' then
    perform private.invalid_input('name', 'The name needs Latin letters or digits, of which the address is made.');
  elsif p_kind is null or p_kind not in ('choice', 'number', 'text', 'yes_no') then
    perform private.invalid_input('kind', 'Please choose what it takes.');
  elsif jsonb_typeof(p_choices) <> 'array' or (p_kind = 'choice') <> (jsonb_array_length(p_choices) > 0)
    or jsonb_array_length(p_choices) > 200 then
    perform private.invalid_input('choices', 'Choices are for attributes to choose, between 1 and 200 of them.');
  elsif exists (
    select 1 from jsonb_array_elements(p_choices) e where private.slug_of(e ->> 'label') = ''
      or char_length(e ->> 'label') > 60 or e ->> 'label' ~ '[|,]' or coalesce(e ->> 'id', 'x') !~ '^[a-z0-9]+(-[a-z0-9]+)*$'
  ) then
    perform private.invalid_input('choices', 'A choice has Latin letters or digits, at most 60 characters, no comma and no |.');
  elsif jsonb_typeof(p_types) <> 'array' or exists (
    select 1 from jsonb_array_elements(p_types) e
    where not exists (select 1 from public.product_types t where t.id = e ->> 'type_id')
  ) then
    perform private.invalid_input('types', 'Please choose types of the list.');
  end if;
end;
$$;
comment on function private.check_attribute(text, text, jsonb, jsonb) is 'Raises INVALID_INPUT {name, kind, choices, types}.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: admins hold no write grant, so that nothing changes without its rules and its line in the log.
-- Like every function of the staff it asks private.require_right first.
create function public.save_attribute(p_attribute jsonb, p_expected jsonb default '{}') returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_name text := private.read_text(p_attribute, 'name', 1, 40);
  v_id text := coalesce(nullif(p_attribute ->> 'id', ''), private.slug_of(v_name));
  v_kind text := p_attribute ->> 'kind';
  v_choices jsonb := coalesce(nullif(p_attribute -> 'choices', 'null'), '[]');
  v_types jsonb := coalesce(nullif(p_attribute -> 'types', 'null'), '[]');
  v_before jsonb;
begin
  perform private.check_attribute(v_id, v_kind, v_choices, v_types);
  perform 1 from public.attributes a where a.id = v_id for update;
  v_before := private.attribute_record(v_id);
  if v_before is not null and nullif(p_attribute ->> 'id', '') is null then
    perform private.invalid_input('name', 'There is an attribute of this name already.');
  end if;
  perform private.refuse_stale(v_before, p_attribute, p_expected, v_id);
  if v_before ->> 'kind' <> v_kind and exists (select 1 from public.product_attributes v where v.attribute_id = v_id) then
    perform private.raise_in_use('ATTRIBUTE_IN_USE', 'Products have values for it, so what it takes cannot change.');
  elsif (v_before ->> 'takes_many')::boolean and (p_attribute ->> 'takes_many') is distinct from 'true' and exists (
    select 1 from public.product_attributes v where v.attribute_id = v_id group by v.product_id having count(*) > 1
  ) then
    perform private.raise_in_use('ATTRIBUTE_IN_USE', 'Products have several of its choices.');
  elsif v_kind = 'text' and p_attribute ->> 'is_filter' = 'true' then
    perform private.invalid_input('kind', 'Shoppers cannot filter by a text. Please make it a choice, or no filter.');
  end if;
  insert into public.attributes (id, name, kind, unit, is_filter, takes_many, position)
  values (
    v_id, v_name, v_kind, case v_kind when 'number' then nullif(private.read_text(p_attribute, 'unit', 0, 12), '') end,
    (p_attribute ->> 'is_filter') is not distinct from 'true',
    v_kind = 'choice' and (p_attribute ->> 'takes_many') is not distinct from 'true',
    case when coalesce(p_attribute ->> 'position', '') = ''
      then coalesce((v_before ->> 'position')::integer, (select max(a.position) + 1 from public.attributes a), 1)
      else private.read_integer(p_attribute, 'position', 0, 10000)
    end
  )
  on conflict (id) do update set name = excluded.name, kind = excluded.kind, unit = excluded.unit,
    is_filter = excluded.is_filter, takes_many = excluded.takes_many, position = excluded.position;
  begin
    delete from public.attribute_choices c where c.attribute_id = v_id and c.id not in (
      select coalesce(e ->> 'id', private.slug_of(e ->> 'label')) from jsonb_array_elements(v_choices) e
    );
  exception when foreign_key_violation then
    perform private.raise_in_use('CHOICE_IN_USE', 'Products have a choice that is not in the list any more.');
  end;
  begin
    insert into public.attribute_choices (attribute_id, id, label, position)
    select v_id, coalesce(e ->> 'id', private.slug_of(e ->> 'label')), btrim(private.clean_text(e ->> 'label')), n
    from jsonb_array_elements(v_choices) with ordinality as t (e, n)
    on conflict (attribute_id, id) do update set label = excluded.label, position = excluded.position;
  exception when cardinality_violation then
    perform private.invalid_input('choices', 'Two choices have names that are too alike.');
  end;
  delete from public.type_attributes h where h.attribute_id = v_id and h.type_id not in (
    select e ->> 'type_id' from jsonb_array_elements(v_types) e
  );
  insert into public.type_attributes (type_id, attribute_id, is_required)
  select e ->> 'type_id', v_id, bool_or((e ->> 'is_required') is not distinct from 'true')
  from jsonb_array_elements(v_types) e group by 1
  on conflict (type_id, attribute_id) do update set is_required = excluded.is_required;
  perform private.refuse_lost_values(v_id, null);
  perform private.record_action(
    case when v_before is null then 'attribute/created' else 'attribute/saved' end, v_id, v_before,
    private.attribute_record(v_id)
  );
  return private.attribute_record(v_id);
end;
$$;
comment on function public.save_attribute(jsonb, jsonb) is
  'For admins: creates (no id) or changes an attribute with its choices and types; p_expected has what it was when it was opened. Raises FORBIDDEN, INVALID_INPUT {field}, STALE {fields, by}, ATTRIBUTE_IN_USE, CHOICE_IN_USE.';

-- security definer: as above.
create function public.delete_attribute(p_id text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_before jsonb := private.attribute_record(p_id);
begin
  if v_before is null then
    raise exception 'This attribute does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_ATTRIBUTE';
  end if;
  delete from public.attributes a where a.id = p_id;
  perform private.record_action('attribute/deleted', p_id, v_before, null);
  return p_id;
exception when foreign_key_violation then
  perform private.raise_in_use('ATTRIBUTE_IN_USE', 'Products have values for this attribute.');
  return null;
end;
$$;
comment on function public.delete_attribute(text) is
  'For admins: removes an attribute that no product has. Raises FORBIDDEN, UNKNOWN_ATTRIBUTE, ATTRIBUTE_IN_USE.';

-- Which categories there are, and what they are called, is the spec's (§3).
-- security definer: as above.
create function public.save_category(p_category jsonb, p_expected jsonb default '{}') returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_before public.categories;
  v_row public.categories;
begin
  select * into v_before from public.categories c where c.id = p_category ->> 'id' for update;
  if not found then
    raise exception 'This category does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_CATEGORY';
  end if;
  perform private.refuse_stale(to_jsonb(v_before), p_category, p_expected, v_before.id);
  update public.categories c
  set description = private.read_text(p_category, 'description', 0, 200), image = private.read_cover(p_category, c.image)
  where c.id = v_before.id returning * into v_row;
  perform private.record_action('category/saved', v_row.id, to_jsonb(v_before), to_jsonb(v_row));
  return jsonb_build_object('id', v_row.id, 'description', v_row.description, 'image', v_row.image);
end;
$$;
comment on function public.save_category(jsonb, jsonb) is
  'For admins: changes what a category says of itself and its picture: {id, description, image}; p_expected has what they were when they were opened. Raises FORBIDDEN, UNKNOWN_CATEGORY, INVALID_INPUT {field}, STALE {fields, by}.';

-- security definer: as above.
create function public.save_product_type(p_type jsonb, p_expected jsonb default '{}') returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_name text := private.read_text(p_type, 'name', 1, 40);
  v_id text := coalesce(nullif(p_type ->> 'id', ''), private.slug_of(v_name));
  v_parent text := nullif(p_type ->> 'parent_id', '');
  v_system text := nullif(p_type ->> 'size_system', '');
  v_category text := p_type ->> 'category_id';
  v_before public.product_types;
  v_row public.product_types;
begin
  if v_id !~ '^[a-z0-9]+(-[a-z0-9]+)*$' then
    perform private.invalid_input('name', 'The name needs Latin letters or digits, of which the address is made.');
  elsif not exists (select 1 from public.categories c where c.id = v_category) then
    perform private.invalid_input('category_id', 'Please choose a category.');
  elsif v_parent is not null and not exists (
    select 1 from public.product_types t where t.id = v_parent and t.category_id = v_category and t.parent_id is null
  ) then
    perform private.invalid_input('parent_id', 'Please choose a group of this category.');
  elsif (v_parent is null) <> (v_system is null)
    or v_system is not null and not exists (select 1 from public.size_systems s where s.id = v_system) then
    perform private.invalid_input('size_system', 'A type has sizes of the list, a group has none.');
  end if;
  select * into v_before from public.product_types t where t.id = v_id for update;
  if v_before.id is not null and nullif(p_type ->> 'id', '') is null then
    perform private.invalid_input('name', 'There is a type of this name already.');
  end if;
  perform private.refuse_stale(case when v_before.id is not null then to_jsonb(v_before) end, p_type, p_expected, v_id);
  if v_before.size_system is distinct from v_system and exists (
    select 1 from public.products p join public.product_variants v on v.product_id = p.id
    where p.type_id = v_id and v.label <> '' and not exists (
      select 1 from public.size_systems s left join public.sizes z on z.system_id = s.id and z.label = v.label
      where s.id = v_system and (s.is_open or z.label is not null)
    )
  ) then
    perform private.raise_in_use('TYPE_IN_USE', 'Products of this type have other sizes.');
  end if;
  insert into public.product_types (id, category_id, parent_id, name, position, size_system, image, is_final_sale)
  values (
    v_id, v_category, v_parent, v_name,
    case when coalesce(p_type ->> 'position', '') = ''
      then coalesce(v_before.position, (
        select max(t.position) + 1 from public.product_types t
        where t.category_id = v_category and t.parent_id is not distinct from v_parent
      ), 1)
      else private.read_integer(p_type, 'position', 0, 10000)
    end, v_system, private.read_cover(p_type, v_before.image),
    v_parent is not null and coalesce(p_type ->> 'is_final_sale' = 'true', v_before.is_final_sale, false)
  )
  on conflict (id) do update set category_id = excluded.category_id, parent_id = excluded.parent_id,
    name = excluded.name, position = excluded.position, size_system = excluded.size_system, image = excluded.image, is_final_sale = excluded.is_final_sale
  returning * into v_row;
  if v_before.id is null and v_parent is null then
    -- What every group has, such as the country of origin, a new one has as well.
    insert into public.type_attributes (type_id, attribute_id, is_required)
    select v_id, h.attribute_id, bool_and(h.is_required)
    from public.type_attributes h join public.product_types g on g.id = h.type_id
    where g.parent_id is null and g.id <> v_id
    group by h.attribute_id
    having count(*) = (select count(*) from public.product_types g where g.parent_id is null and g.id <> v_id);
  end if;
  perform private.refuse_lost_values(null, v_id);
  perform private.record_action(
    case when v_before.id is null then 'type/created' else 'type/saved' end, v_id,
    case when v_before.id is not null then to_jsonb(v_before) end, to_jsonb(v_row)
  );
  return to_jsonb(v_row) - 'level' - 'parent_level';
exception when foreign_key_violation then
  perform private.raise_in_use('TYPE_IN_USE', 'Products or types below it keep it where it is.');
  return null;
end;
$$;
comment on function public.save_product_type(jsonb, jsonb) is
  'For admins: creates (no id) or changes a type, or a group (no parent); p_expected has what its fields said when they were opened. Raises FORBIDDEN, INVALID_INPUT {field}, STALE {fields, by}, TYPE_IN_USE, ATTRIBUTE_IN_USE.';

-- security definer: as above.
create function public.delete_product_type(p_id text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_row public.product_types;
begin
  delete from public.product_types t where t.id = p_id returning * into v_row;
  if v_row.id is null then
    raise exception 'This type does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_TYPE';
  end if;
  perform private.record_action('type/deleted', p_id, to_jsonb(v_row), null);
  return p_id;
exception when foreign_key_violation then
  perform private.raise_in_use('TYPE_IN_USE', 'There are products or types below it.');
  return null;
end;
$$;
comment on function public.delete_product_type(text) is
  'For admins: removes a type without products, or a group without types. Raises FORBIDDEN, UNKNOWN_TYPE, TYPE_IN_USE.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.save_attribute(jsonb, jsonb),
  public.delete_attribute(text),
  public.save_category(jsonb, jsonb),
  public.save_product_type(jsonb, jsonb),
  public.delete_product_type(text)
to anon, authenticated;
