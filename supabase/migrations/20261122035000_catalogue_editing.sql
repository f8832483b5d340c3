-- Catalogue editing: the staff's products with type, colour and attributes, and the types and attributes themselves.
-- The functions of product editing are replaced here by those that know of them.

-- Private functions -----------------------------------------------------------------------------------------------

create or replace function private.product_record(p_id text) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  -- Whatever the staff writes, so that a new column is part of it; what the database computes is left out.
  select to_jsonb(p) - array[
    'rating', 'review_count', 'earlier_rating', 'earlier_review_count', 'search', 'page_changed_at', 'type_level'
  ] || jsonb_build_object(
    'attributes', private.attribute_values(p.id),
    'variants', coalesce((
      select jsonb_agg(jsonb_build_object('id', v.id, 'label', v.label, 'stock', v.stock) order by v.position, v.id)
      from public.product_variants v where v.product_id = p.id
    ), '[]')
  )
  from public.products p where p.id = p_id
$$;

-- Values come as a list of texts, or as one text, which a price list has: choices are apart by commas there.
create function private.read_attributes(p_product jsonb, p_type text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_given jsonb := coalesce(nullif(p_product -> 'attributes', 'null'), '{}');
  v_result jsonb := '{}';
  v_item record;
  v_texts text[];
  v_field text;
begin
  if jsonb_typeof(v_given) <> 'object' then
    perform private.invalid_input('attributes', 'Write attributes like material=cotton,silk.');
  end if;
  for v_item in
    select g.key, g.value, h.id, h.kind, h.takes_many
    from jsonb_each(v_given) g left join private.attributes_of_type(p_type) h on h.id = g.key
  loop
    v_field := 'attributes.' || left(v_item.key, 60);
    select array_agg(distinct btrim(t)) into v_texts from (
      select jsonb_array_elements_text(v_item.value) as t where jsonb_typeof(v_item.value) = 'array'
      union all
      select regexp_split_to_table(v_item.value #>> '{}', case v_item.kind when 'choice' then ',' else '$^' end)
      where jsonb_typeof(v_item.value) in ('string', 'number', 'boolean')
    ) s where btrim(t) <> '';
    continue when v_texts is null;
    if v_item.id is null then
      perform private.invalid_input(v_field, coalesce(
        (select format('%s have no %s.', t.name, left(v_item.key, 60)) from public.product_types t where t.id = p_type),
        'Please choose a type first.'
      ));
    elsif cardinality(v_texts) > (case when v_item.takes_many then 20 else 1 end) then
      perform private.invalid_input(v_field, 'Only one choice fits here.');
    elsif v_item.kind = 'choice' then
      select array_agg(f.id order by f.position, f.id) into v_texts from (
        select distinct c.id, c.position
        from unnest(v_texts) t left join public.attribute_choices c
          on c.attribute_id = v_item.id and lower(t) in (c.id, lower(c.label))
      ) f;
      if array_position(v_texts, null) is not null then
        perform private.invalid_input(v_field, format('This is one of: %s.', (
          select string_agg(c.label, ', ' order by c.position) from public.attribute_choices c
          where c.attribute_id = v_item.id
        )));
      end if;
    elsif v_item.kind = 'number' then
      if v_texts[1] !~ '^\d{1,7}(\.\d{1,2})?$' then
        perform private.invalid_input(v_field, 'This must be a number, with at most two decimals.');
      end if;
      v_texts := array[trim_scale(v_texts[1]::numeric)::text];
    elsif v_item.kind = 'yes_no' then
      if lower(v_texts[1]) not in ('yes', 'no', 'true', 'false') then
        perform private.invalid_input(v_field, 'This is yes or no.');
      end if;
      v_texts := array[case when lower(v_texts[1]) in ('yes', 'true') then 'yes' else 'no' end];
    elsif char_length(v_texts[1]) > 200 or v_texts[1] like '%|%' then
      perform private.invalid_input(v_field, 'At most 200 characters fit here, and no |.');
    end if;
    v_result := v_result || jsonb_build_object(v_item.id, to_jsonb(v_texts));
  end loop;
  return v_result;
end;
$$;
comment on function private.read_attributes(jsonb, text) is
  'Checked values for a product of the type, as private.attribute_values gives them. Raises INVALID_INPUT {field: attributes.id}.';

create function private.write_attributes(p_product text, p_values jsonb) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if private.attribute_values(p_product) = p_values then
    return;
  end if;
  delete from public.product_attributes v where v.product_id = p_product;
  insert into public.product_attributes (product_id, attribute_id, kind, choice_id, number, text, yes_no)
  select p_product, a.id, a.kind, case a.kind when 'choice' then t end,
    case a.kind when 'number' then t::numeric end, case a.kind when 'text' then t end,
    case a.kind when 'yes_no' then t = 'yes' end
  from jsonb_each(p_values) g join public.attributes a on a.id = g.key, jsonb_array_elements_text(g.value) t;
  update public.products p set page_changed_at = now() where p.id = p_product;
end;
$$;
comment on function private.write_attributes(text, jsonb) is 'Makes a product''s values those that read_attributes has read.';

create or replace function private.write_product(p_product jsonb, p_version integer) returns text
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_old public.products;
  v_id text := coalesce(nullif(p_product ->> 'id', ''), private.slug_of(p_product ->> 'name'));
  v_price integer := private.read_integer(p_product, 'price', 1, 300000);
  v_original integer := private.read_integer(p_product, 'original_price', v_price, 10000000);
  v_status text := coalesce(p_product ->> 'status', 'draft');
  v_position integer := case
    when coalesce(p_product ->> 'position', '') <> '' then private.read_integer(p_product, 'position', 0, 1000000)
  end;
  v_category text := p_product ->> 'category_id';
  v_type text;
  v_colour text;
  v_style text;
  v_values jsonb;
  v_missing record;
  v_before jsonb;
begin
  if v_id !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or char_length(v_id) > 60 then
    perform private.invalid_input('name', 'The name needs letters or digits.');
  end if;
  if v_status not in ('draft', 'published', 'archived') then
    perform private.invalid_input('status', 'A product is a draft, published or archived.');
  end if;
  if not exists (select 1 from public.categories c where c.id = v_category) then
    perform private.invalid_input('category_id', 'Please choose a category.');
  end if;
  select * into v_old from public.products p where p.id = v_id for update;
  if v_old.id is not null and p_version is null then
    perform private.invalid_input('name', 'There is a product of this name already.');
  elsif v_old.id is null and p_version is not null then
    raise exception 'This product does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_PRODUCT';
  elsif v_old.version <> p_version then
    raise exception 'Somebody else has saved this product in the meantime.' using errcode = 'PT409', hint = 'STALE',
      detail = jsonb_build_object('version', v_old.version, 'by', (
        select a.admin_email from public.admin_actions a where a.target = v_id order by a.id desc limit 1
      ))::text;
  end if;
  v_before := private.product_record(v_id);

  -- A form or a price list from before these fields were there does not send them.
  v_type := case when p_product ? 'type_id' then nullif(p_product ->> 'type_id', '') else v_old.type_id end;
  v_colour := case
    when p_product ? 'colour_family' then nullif(p_product ->> 'colour_family', '') else v_old.colour_family
  end;
  v_style := case when p_product ? 'style_id' then nullif(p_product ->> 'style_id', '') else v_old.style_id end;
  if v_type is not null and not exists (
    select 1 from public.product_types t where t.id = v_type and t.category_id = v_category and t.parent_id is not null
  ) then
    perform private.invalid_input('type_id', 'Please choose a type of this category.');
  elsif v_colour is not null and not exists (select 1 from public.colour_families f where f.id = v_colour) then
    perform private.invalid_input('colour_family', 'Please choose a colour of the list.');
  elsif v_style !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or char_length(v_style) > 60 then
    perform private.invalid_input('style_id', 'Small letters, digits and single dashes, at most 60.');
  end if;
  v_values := case when p_product ? 'attributes' then private.read_attributes(p_product, v_type) else (
    -- What the type has not goes with the old type.
    select coalesce(jsonb_object_agg(g.key, g.value), '{}') from jsonb_each(coalesce(v_before -> 'attributes', '{}')) g
    where g.key in (select h.id from private.attributes_of_type(v_type) h)
  ) end;
  if v_status = 'published' then
    select h.id into v_missing from private.attributes_of_type(v_type) h
    where h.is_required and not v_values ? h.id order by h.id limit 1;
    if found then
      perform private.invalid_input('attributes.' || v_missing.id, 'A published product of this type needs it.');
    end if;
  end if;

  -- Type, sizes and values change together, and are looked at when all of them are there.
  set constraints public.product_variants_sizes, public.products_sizes, public.product_attributes_fit,
    public.products_attributes deferred;
  insert into public.products as p (
    id, name, description, price, original_price, category_id, type_id, colour_family, style_id, brand, sku, images,
    features, badges, status, published_at, position
  ) values (
    v_id, private.read_text(p_product, 'name', 1, 120), private.read_text(p_product, 'description', 0, 5000),
    v_price, v_original, v_category, v_type, v_colour, v_style, private.read_text(p_product, 'brand', 1, 60),
    private.read_text(p_product, 'sku', 1, 40), private.read_pictures(p_product),
    private.read_words(p_product, 'features', 20), private.read_words(p_product, 'badges', 5), v_status,
    case v_status when 'published' then now() end,
    -- New ones come last.
    coalesce(v_position, v_old.position, (select max(o.position) from public.products o) + 1, 1)
  )
  on conflict (id) do update set
    name = excluded.name, description = excluded.description, price = excluded.price,
    original_price = excluded.original_price, category_id = excluded.category_id, type_id = excluded.type_id,
    colour_family = excluded.colour_family, style_id = excluded.style_id, brand = excluded.brand,
    sku = excluded.sku, images = excluded.images, features = excluded.features, badges = excluded.badges,
    status = excluded.status, position = excluded.position,
    published_at = coalesce(p.published_at, excluded.published_at), version = p.version + 1, updated_at = now();
  perform private.write_variants(v_id, p_product -> 'variants');
  -- Sizes stand in the order of their system, whatever order they came in.
  update public.product_variants v set position = z.position
  from public.product_types t join public.sizes z on z.system_id = t.size_system
  where v.product_id = v_id and t.id = v_type and z.label = v.label and v.position <> z.position;
  perform private.write_attributes(v_id, v_values);
  set constraints public.product_variants_sizes, public.products_sizes, public.product_attributes_fit,
    public.products_attributes immediate;
  perform private.record_action(
    case when v_before is null then 'product/created' else 'product/saved' end, v_id, v_before,
    private.product_record(v_id)
  );
  return v_id;
exception when unique_violation then
  perform private.invalid_input('sku', 'Another product has this SKU.');
  return null;
end;
$$;

-- A row is a product by its SKU: {sku, name, description, price, original_price, category_id, type_id, colour_family,
-- style_id, brand, status, features, badges, attributes, variants: [{label, stock}]}; stock is what there is, not what
-- is added.
create or replace function private.import_row(p_row jsonb) returns text
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_old jsonb;
  v_new jsonb;
  v_item record;
  v_id text := private.slug_of(p_row ->> 'name');
  v_variant public.product_variants;
begin
  -- A formula would run in the spreadsheet of whoever exports the list next.
  for v_item in
    select e.key from jsonb_each(p_row) e
    where exists (
      select 1 from jsonb_path_query(e.value, '$.**') t
      where jsonb_typeof(t) = 'string' and t #>> '{}' ~ '^[=+@\t\r-]'
    )
  loop
    perform private.invalid_input(v_item.key, 'Text must not begin with =, +, - or @.');
  end loop;
  select private.product_record(p.id) into v_old from public.products p
  where p.sku = private.read_text(p_row, 'sku', 1, 40);
  -- One design in many colours has one name. A dry run in parts could not tell which of them finds it taken.
  if v_old is null and exists (select 1 from public.products p where p.id = v_id) then
    v_id := btrim(left(v_id, 39), '-') || '-' || left(private.slug_of(p_row ->> 'sku'), 20);
  end if;
  v_new := coalesce(v_old, jsonb_build_object('id', v_id, 'images', '[]'::jsonb))
    || (p_row - 'id' - 'images' - 'version' - 'variants' - 'position');
  v_new := v_new || jsonb_build_object(
    -- Spreadsheets send texts, and empty ones for nothing.
    'price', private.read_integer(v_new, 'price', 1, 300000),
    'original_price', private.read_integer(v_new, 'original_price', 1, 10000000),
    'type_id', nullif(v_new ->> 'type_id', ''), 'colour_family', nullif(v_new ->> 'colour_family', ''),
    'style_id', nullif(v_new ->> 'style_id', ''),
    'attributes', private.read_attributes(v_new, nullif(v_new ->> 'type_id', '')),
    'variants', (
    select jsonb_agg(
      jsonb_build_object('id', o.id, 'label', e.item ->> 'label', 'stock', e.item -> 'stock') order by z.position, e.n
    )
    from jsonb_array_elements(p_row -> 'variants') with ordinality as e (item, n)
    left join lateral (
      select x ->> 'id' as id from jsonb_array_elements(v_old -> 'variants') x
      where lower(x ->> 'label') = lower(btrim(e.item ->> 'label')) limit 1
    ) o on true
    left join public.product_types t on t.id = v_new ->> 'type_id'
    left join public.sizes z on z.system_id = t.size_system and z.label = btrim(e.item ->> 'label')
    )
  );
  if v_old is not null and (
    select v_old - 'variants' = v_new - 'variants' and v_old -> 'variants' = (
      select jsonb_agg(e || jsonb_build_object('stock', (e ->> 'stock')::integer) order by n)
      from jsonb_array_elements(v_new -> 'variants') with ordinality as t (e, n)
      where (e ->> 'stock') ~ '^\d{1,6}$'
    )
  ) then
    return 'unchanged';
  end if;
  v_id := private.write_product(v_new, (v_old ->> 'version')::integer);
  for v_item in select e from jsonb_array_elements(v_new -> 'variants') e where e ->> 'id' is not null loop
    select * into v_variant from public.product_variants v where v.id = v_item.e ->> 'id' for update;
    perform private.change_stock(
      v_variant, private.read_integer(v_item.e, 'stock', 0, 100000) - v_variant.stock, 'import', ''
    );
  end loop;
  return case when v_old is null then 'created' else 'updated' end;
end;
$$;

create function private.attribute_record(p_id text) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select e from jsonb_array_elements(public.get_taxonomy() -> 'attributes') e where e ->> 'id' = p_id
$$;
comment on function private.attribute_record(text) is 'An attribute with choices and types, as get_taxonomy lists it.';

create function private.raise_in_use(p_hint text, p_message text) returns void
  language plpgsql immutable security invoker set search_path = ''
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

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: admins hold no write grant, so that nothing changes without its rules and its line in the log.
-- Like every function of the staff it asks private.require_admin first.
create function public.save_attribute(p_attribute jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_name text := private.read_text(p_attribute, 'name', 1, 40);
  v_id text := coalesce(nullif(p_attribute ->> 'id', ''), private.slug_of(v_name));
  v_kind text := p_attribute ->> 'kind';
  v_choices jsonb := coalesce(nullif(p_attribute -> 'choices', 'null'), '[]');
  v_types jsonb := coalesce(nullif(p_attribute -> 'types', 'null'), '[]');
  v_before jsonb;
begin
  if v_id !~ '^[a-z0-9]+(-[a-z0-9]+)*$' then
    perform private.invalid_input('name', 'The name needs letters or digits.');
  elsif v_kind is null or v_kind not in ('choice', 'number', 'text', 'yes_no') then
    perform private.invalid_input('kind', 'Please choose what it takes.');
  elsif jsonb_typeof(v_choices) <> 'array' or (v_kind = 'choice') <> (jsonb_array_length(v_choices) > 0)
    or jsonb_array_length(v_choices) > 200 then
    perform private.invalid_input('choices', 'Choices are for attributes to choose, between 1 and 200 of them.');
  elsif exists (
    select 1 from jsonb_array_elements(v_choices) e where private.slug_of(e ->> 'label') = ''
      or char_length(e ->> 'label') > 60 or e ->> 'label' ~ '[|,]' or coalesce(e ->> 'id', 'x') !~ '^[a-z0-9]+(-[a-z0-9]+)*$'
  ) then
    perform private.invalid_input('choices', 'A choice has letters or digits, at most 60 characters, no comma and no |.');
  elsif jsonb_typeof(v_types) <> 'array' or exists (
    select 1 from jsonb_array_elements(v_types) e
    where not exists (select 1 from public.product_types t where t.id = e ->> 'type_id')
  ) then
    perform private.invalid_input('types', 'Please choose types of the list.');
  end if;
  perform 1 from public.attributes a where a.id = v_id for update;
  v_before := private.attribute_record(v_id);
  if v_before is not null and nullif(p_attribute ->> 'id', '') is null then
    perform private.invalid_input('name', 'There is an attribute of this name already.');
  elsif v_before ->> 'kind' <> v_kind and exists (select 1 from public.product_attributes v where v.attribute_id = v_id) then
    perform private.raise_in_use('ATTRIBUTE_IN_USE', 'Products have values for it, so what it takes cannot change.');
  elsif (v_before ->> 'takes_many')::boolean and (p_attribute ->> 'takes_many') is distinct from 'true' and exists (
    select 1 from public.product_attributes v where v.attribute_id = v_id group by v.product_id having count(*) > 1
  ) then
    perform private.raise_in_use('ATTRIBUTE_IN_USE', 'Products have several of its choices.');
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
    select v_id, coalesce(e ->> 'id', private.slug_of(e ->> 'label')), btrim(e ->> 'label'), n
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
comment on function public.save_attribute(jsonb) is
  'For admins: creates (no id) or changes an attribute with its choices and types. Raises FORBIDDEN, INVALID_INPUT {field}, ATTRIBUTE_IN_USE, CHOICE_IN_USE.';

-- security definer: as above.
create function public.delete_attribute(p_id text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
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

-- security definer: as above.
create function public.save_product_type(p_type jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_name text := private.read_text(p_type, 'name', 1, 40);
  v_id text := coalesce(nullif(p_type ->> 'id', ''), private.slug_of(v_name));
  v_parent text := nullif(p_type ->> 'parent_id', '');
  v_system text := nullif(p_type ->> 'size_system', '');
  v_category text := p_type ->> 'category_id';
  v_before public.product_types;
  v_row public.product_types;
begin
  if v_id !~ '^[a-z0-9]+(-[a-z0-9]+)*$' then
    perform private.invalid_input('name', 'The name needs letters or digits.');
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
  elsif v_before.size_system is distinct from v_system and exists (
    select 1 from public.products p join public.product_variants v on v.product_id = p.id
    where p.type_id = v_id and v.label <> '' and not exists (
      select 1 from public.size_systems s left join public.sizes z on z.system_id = s.id and z.label = v.label
      where s.id = v_system and (s.is_open or z.label is not null)
    )
  ) then
    perform private.raise_in_use('TYPE_IN_USE', 'Products of this type have other sizes.');
  end if;
  insert into public.product_types (id, category_id, parent_id, name, position, size_system)
  values (
    v_id, v_category, v_parent, v_name,
    case when coalesce(p_type ->> 'position', '') = ''
      then coalesce(v_before.position, (
        select max(t.position) + 1 from public.product_types t
        where t.category_id = v_category and t.parent_id is not distinct from v_parent
      ), 1)
      else private.read_integer(p_type, 'position', 0, 10000)
    end, v_system
  )
  on conflict (id) do update set category_id = excluded.category_id, parent_id = excluded.parent_id,
    name = excluded.name, position = excluded.position, size_system = excluded.size_system
  returning * into v_row;
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
comment on function public.save_product_type(jsonb) is
  'For admins: creates (no id) or changes a type, or a group (no parent). Raises FORBIDDEN, INVALID_INPUT {field}, TYPE_IN_USE, ATTRIBUTE_IN_USE.';

-- security definer: as above.
create function public.delete_product_type(p_id text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
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
  public.save_attribute(jsonb),
  public.delete_attribute(text),
  public.save_product_type(jsonb),
  public.delete_product_type(text)
to anon, authenticated;
