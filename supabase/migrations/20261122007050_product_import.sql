-- Product import: a price list from a spreadsheet, row by row, tried before it is written.

-- Private functions -----------------------------------------------------------------------------------------------

-- A row is a product by its SKU: {sku, name, description, price, original_price, category_id, type_id, colour_family,
-- style_id, brand, status, features, badges, attributes, variants: [{label, stock}], measures: [{size, measures}]}; stock
-- is what there is, not what is added. A list without measures leaves them as they are.
create function private.import_row(p_row jsonb) returns text
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_old jsonb;
  v_new jsonb;
  v_item record;
  v_id text := private.product_slug(p_row ->> 'name', p_row ->> 'sku');
  v_variant public.product_variants;
  v_outcome text := 'updated';
begin
  -- A formula would run in the spreadsheet of whoever exports the list next; a number with its sign is none.
  for v_item in
    select e.key from jsonb_each(p_row) e
    where exists (
      select 1 from jsonb_path_query(e.value, '$.**') t
      where jsonb_typeof(t) = 'string' and t #>> '{}' ~ '^([=@\t\r]|[+-](?!\d+(\.\d+)?$))'
    )
  loop
    perform private.invalid_input(v_item.key, 'Text must not begin with =, +, - or @.');
  end loop;
  select private.product_record(p.id) into v_old from public.products p
  where p.sku = private.read_text(p_row, 'sku', 1, 40);
  -- One design in many colours has one name. A dry run in parts could not tell which of them finds it taken.
  if v_old is null and exists (select 1 from public.products p where p.id = v_id) then
    v_id := private.slug_with_sku(p_row ->> 'name', p_row ->> 'sku');
  end if;
  v_new := coalesce(v_old, jsonb_build_object('id', v_id, 'images', '[]'::jsonb))
    || (p_row - 'id' - 'images' - 'version' - 'variants' - 'position' - 'measures');
  perform private.check_kind(v_new ->> 'category_id', nullif(v_new ->> 'type_id', ''));
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
      where lower(x ->> 'label') = lower(btrim(private.clean_text(e.item ->> 'label'))) limit 1
    ) o on true
    left join public.product_types t on t.id = v_new ->> 'type_id'
    left join public.sizes z on z.system_id = t.size_system and z.label = btrim(private.clean_text(e.item ->> 'label'))
    )
  );
  if v_old is not null and (
    select v_old - 'variants' = v_new - 'variants' and v_old -> 'variants' = (
      select jsonb_agg(e || jsonb_build_object('stock', (e ->> 'stock')::integer) order by n)
      from jsonb_array_elements(v_new -> 'variants') with ordinality as t (e, n)
      where (e ->> 'stock') ~ '^\d{1,6}$'
    )
  ) then
    v_id := v_old ->> 'id';
    v_outcome := 'unchanged';
  else
    v_id := private.write_product(v_new, (v_old ->> 'version')::integer);
    for v_item in select e from jsonb_array_elements(v_new -> 'variants') e where e ->> 'id' is not null loop
      select * into v_variant from public.product_variants v where v.id = v_item.e ->> 'id' for update;
      perform private.change_stock(v_variant, private.read_integer(v_item.e, 'stock', 0, 100000) - v_variant.stock, 'import', '');
    end loop;
  end if;
  -- Last, for they belong to sizes that may have come with this row.
  if p_row ? 'measures' and private.write_measures(v_id, p_row -> 'measures') then
    v_outcome := 'updated';
  end if;
  return case when v_old is null then 'created' else v_outcome end;
end;
$$;
comment on function private.import_row(jsonb) is 'Answers created, updated or unchanged. Raises as write_product does.';

-- So that a row tells all its faults, the one that was found is replaced by something that fits, and the row is tried again.
-- What depends on it is left out: a type says nothing where the category is unknown.
create function private.mend_import_row(p_row jsonb, p_field text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_attribute constant text := substring(p_field from '^attributes\.(.+)$');
  -- A draft may lack a type, unless it is published by itself later.
  v_plain constant jsonb := '{"type_id":"","attributes":{},"publish_at":""}'::jsonb
    || case p_row ->> 'status' when 'published' then '{"status":"draft"}' else '{}' end::jsonb;
begin
  return case
    when p_field in ('features', 'badges') then p_row || jsonb_build_object(p_field, '[]'::jsonb)
    when p_field in ('description', 'colour_family', 'style_id') then p_row || jsonb_build_object(p_field, '')
    when p_field in ('name', 'brand') then p_row || jsonb_build_object(p_field, 'x' || left(md5(p_row ->> 'sku'), 20))
    when p_field = 'price' then p_row || '{"price":"1"}'
    when p_field = 'original_price' then p_row || jsonb_build_object(p_field, p_row -> 'price')
    when p_field = 'status' then p_row || '{"status":"draft"}'
    when p_field = 'category_id' then p_row || v_plain || jsonb_build_object(p_field, (
      select c.id from public.categories c order by c.position limit 1
    ))
    when p_field in ('type_id', 'attributes') then p_row || v_plain
    when p_field = 'measures' then p_row - 'measures'
    when p_field in ('variants', 'stock', 'label') then (p_row - 'measures') || '{"variants":[{"label":"","stock":"0"}]}'
    when v_attribute is null then null
    when p_row #> array['attributes', v_attribute] is null then p_row || '{"status":"draft","publish_at":""}'
    else jsonb_set(p_row, '{attributes}', (p_row -> 'attributes') - v_attribute)
  end;
end;
$$;
comment on function private.mend_import_row(jsonb, text) is 'The row without what is wrong in the field; null where nothing can be put there.';

-- Each try is taken back, so that the next one meets the shop as the first did.
create function private.import_faults(p_row jsonb) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_row jsonb := p_row;
  v_faults jsonb := '[]';
  v_detail text;
  v_field text;
  v_column text;
begin
  for v_try in 1..30 loop
    begin
      perform private.import_row(v_row);
      raise exception 'taken back' using errcode = 'PT999';
    exception
      when sqlstate 'PT999' then
        return v_faults;
      when sqlstate 'PT422' or sqlstate 'PT409' or sqlstate 'PT404' then
        get stacked diagnostics v_detail = pg_exception_detail;
        v_field := coalesce(nullif(v_detail, ''), '{}')::jsonb ->> 'field';
        v_column := case when v_field in ('stock', 'label') then 'variants' else split_part(v_field, '.', 1) end;
        -- A value that does not fit was taken out, and now it is missing: that is one fault, unless others are missing, too.
        if not v_faults @> jsonb_build_array(jsonb_build_object('field', v_field)) or sqlerrm like '%;%' then
          v_faults := v_faults || jsonb_build_object(
            'field', v_field, 'message', sqlerrm, 'value', left(case
              when v_field like 'attributes.%' then p_row #>> array['attributes', substring(v_field from 12)]
              else p_row ->> v_column end, 200)
          );
        end if;
        v_row := private.mend_import_row(v_row, v_field);
        if v_row is null then
          return v_faults;
        end if;
    end;
  end loop;
  return v_faults;
end;
$$;
comment on function private.import_faults(jsonb) is 'Everything that import_row refuses of a row: [{field, message, value}]; writes nothing.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: as save_product.
create function public.import_products(p_rows jsonb, p_dry_run boolean default true) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_row record;
  v_outcome text;
  v_counts jsonb := '{"created":0,"updated":0,"unchanged":0}';
  v_errors jsonb := '[]';
  v_skus text[];
  v_types text[];
begin
  if (case when jsonb_typeof(p_rows) = 'array' then jsonb_array_length(p_rows) end) between 1 and 500 is not true then
    perform private.invalid_input('rows', 'Between 1 and 500 rows go at a time.');
  end if;
  v_skus := array(select btrim(private.clean_text(e.item ->> 'sku'), E' \t\r\n') from jsonb_array_elements(p_rows) as e (item));
  -- A dry run does the work and takes it back, so that it cannot promise what the real one refuses.
  begin
    v_types := private.begin_many_products(array(select p.id from public.products p where p.sku = any (v_skus)));
    for v_row in select e.n, e.item from jsonb_array_elements(p_rows) with ordinality as e (item, n) loop
      begin
        v_outcome := private.import_row(v_row.item);
        v_counts := jsonb_set(v_counts, array[v_outcome], to_jsonb((v_counts ->> v_outcome)::integer + 1));
      exception when sqlstate 'PT422' or sqlstate 'PT409' or sqlstate 'PT404' then
        v_errors := v_errors || (
          select jsonb_agg(jsonb_build_object('row', v_row.n) || f) from jsonb_array_elements(
            private.import_faults(v_row.item)
          ) f
        );
      end;
    end loop;
    if p_dry_run is not false then
      raise exception 'taken back' using errcode = 'PT999';
    end if;
    perform private.end_many_products(array(select p.id from public.products p where p.sku = any (v_skus)), v_types);
  exception when sqlstate 'PT999' then
    null;
  end;
  return v_counts || jsonb_build_object('errors', v_errors);
end;
$$;
comment on function public.import_products(jsonb, boolean) is
  'For admins: {created, updated, unchanged, errors: [{row, field, message, value}]}, all that is wrong with a row; rows with errors are left out. Raises FORBIDDEN, INVALID_INPUT.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function public.import_products(jsonb, boolean) to anon, authenticated;
