-- A price list from a spreadsheet. A row is a product by its SKU: {sku, name, description, price, original_price,
-- category_id, brand, status, features, badges, variants: [{label, stock}]}; stock is what there is, not what is added.
create function private.import_row(p_row jsonb) returns text
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_old jsonb;
  v_new jsonb;
  v_item record;
  v_id text;
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
  v_new := coalesce(v_old, '{"images":[]}') || (p_row - 'id' - 'images' - 'version' - 'variants');
  v_new := v_new || jsonb_build_object(
    -- Spreadsheets send texts.
    'price', private.read_integer(v_new, 'price', 1, 300000),
    'original_price', private.read_integer(v_new, 'original_price', 1, 10000000),
    'variants', (
    select jsonb_agg(jsonb_build_object('id', o.id, 'label', e.item ->> 'label', 'stock', e.item -> 'stock') order by e.n)
    from jsonb_array_elements(p_row -> 'variants') with ordinality as e (item, n)
    left join lateral (
      select x ->> 'id' as id from jsonb_array_elements(v_old -> 'variants') x
      where lower(x ->> 'label') = lower(btrim(e.item ->> 'label')) limit 1
    ) o on true
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
comment on function private.import_row(jsonb) is 'Answers created, updated or unchanged. Raises as write_product does.';
revoke execute on function private.import_row(jsonb) from public;

-- security definer: as save_product.
create function public.import_products(p_rows jsonb, p_dry_run boolean default true) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_row record;
  v_outcome text;
  v_counts jsonb := '{"created":0,"updated":0,"unchanged":0}';
  v_errors jsonb := '[]';
  v_detail text;
begin
  if (case when jsonb_typeof(p_rows) = 'array' then jsonb_array_length(p_rows) end) between 1 and 500 is not true then
    perform private.invalid_input('rows', 'Between 1 and 500 rows go at a time.');
  end if;
  -- A dry run does the work and takes it back, so that it cannot promise what the real one refuses.
  begin
    for v_row in select e.n, e.item from jsonb_array_elements(p_rows) with ordinality as e (item, n) loop
      begin
        v_outcome := private.import_row(v_row.item);
        v_counts := jsonb_set(v_counts, array[v_outcome], to_jsonb((v_counts ->> v_outcome)::integer + 1));
      exception when sqlstate 'PT422' or sqlstate 'PT409' or sqlstate 'PT404' then
        get stacked diagnostics v_detail = pg_exception_detail;
        v_errors := v_errors || jsonb_build_object(
          'row', v_row.n, 'field', coalesce(nullif(v_detail, ''), '{}')::jsonb ->> 'field', 'message', sqlerrm
        );
      end;
    end loop;
    if p_dry_run is not false then
      raise exception 'taken back' using errcode = 'PT999';
    end if;
  exception when sqlstate 'PT999' then
    null;
  end;
  return v_counts || jsonb_build_object('errors', v_errors);
end;
$$;
comment on function public.import_products(jsonb, boolean) is
  'For admins: {created, updated, unchanged, errors: [{row, field, message}]}; rows with errors are left out. Raises FORBIDDEN, INVALID_INPUT.';
revoke execute on function public.import_products(jsonb, boolean) from public;
grant execute on function public.import_products(jsonb, boolean) to anon, authenticated;
