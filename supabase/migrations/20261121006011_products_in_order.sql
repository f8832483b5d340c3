-- The shop shows products by their position, "featured" (spec section 9, Home lists), which the staff can now set; and
-- two rows of a price list may carry the same name.
create index products_position on public.products (position);

create or replace function private.product_record(p_id text) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'id', p.id, 'name', p.name, 'description', p.description, 'price', p.price, 'original_price', p.original_price,
    'category_id', p.category_id, 'brand', p.brand, 'sku', p.sku, 'images', p.images, 'features', p.features,
    'badges', p.badges, 'status', p.status, 'position', p.position, 'version', p.version, 'updated_at', p.updated_at,
    'published_at', p.published_at,
    'variants', coalesce((
      select jsonb_agg(jsonb_build_object('id', v.id, 'label', v.label, 'stock', v.stock) order by v.position, v.id)
      from public.product_variants v where v.product_id = p.id
    ), '[]')
  )
  from public.products p where p.id = p_id
$$;
comment on function private.product_record(text) is 'A product as the staff sees it, drafts included.';
revoke execute on function private.product_record(text) from public;

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
  v_before jsonb;
begin
  if v_id !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or char_length(v_id) > 60 then
    perform private.invalid_input('name', 'The name needs letters or digits.');
  end if;
  if v_status not in ('draft', 'published', 'archived') then
    perform private.invalid_input('status', 'A product is a draft, published or archived.');
  end if;
  if not exists (select 1 from public.categories c where c.id = p_product ->> 'category_id') then
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

  insert into public.products as p (
    id, name, description, price, original_price, category_id, brand, sku, images, features, badges, status,
    published_at, position
  ) values (
    v_id, private.read_text(p_product, 'name', 1, 120), private.read_text(p_product, 'description', 0, 5000),
    v_price, v_original, p_product ->> 'category_id', private.read_text(p_product, 'brand', 1, 60),
    private.read_text(p_product, 'sku', 1, 40), private.read_pictures(p_product),
    private.read_words(p_product, 'features', 20), private.read_words(p_product, 'badges', 5), v_status,
    case v_status when 'published' then now() end,
    -- New ones come last.
    coalesce(v_position, v_old.position, (select max(o.position) from public.products o) + 1, 1)
  )
  on conflict (id) do update set
    name = excluded.name, description = excluded.description, price = excluded.price,
    original_price = excluded.original_price, category_id = excluded.category_id, brand = excluded.brand,
    sku = excluded.sku, images = excluded.images, features = excluded.features, badges = excluded.badges,
    status = excluded.status, position = excluded.position,
    published_at = coalesce(p.published_at, excluded.published_at), version = p.version + 1, updated_at = now();
  perform private.write_variants(v_id, p_product -> 'variants');
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
comment on function private.write_product(jsonb, integer) is
  'Creates (version null) or saves a product. Raises INVALID_INPUT {field}, STALE {version, by}, VARIANT_SOLD, UNKNOWN_PRODUCT.';
revoke execute on function private.write_product(jsonb, integer) from public;

-- A row is a product by its SKU: {sku, name, description, price, original_price, category_id, brand, status, features,
-- badges, variants: [{label, stock}]}; stock is what there is, not what is added.
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

drop function if exists public.get_admin_product(text);
-- security definer: drafts and archived products are hidden by the policy of the shop window.
create function public.get_admin_product(p_product_id text, p_offset integer default 0, p_limit integer default 25)
  returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
begin
  return private.product_record(p_product_id) || jsonb_build_object('adjustments', jsonb_build_object(
    'total', (select count(*) from public.stock_adjustments s where s.product_id = p_product_id),
    'rows', coalesce((
      select jsonb_agg(to_jsonb(a)) from (
        select s.id, s.variant_id, s.change, s.stock_after, s.reason, s.note, s.admin_email, s.created_at
        from public.stock_adjustments s where s.product_id = p_product_id order by s.id desc
        offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
      ) a
    ), '[]')
  ));
end;
$$;
comment on function public.get_admin_product(text, integer, integer) is
  'For admins: a product with a page of its stock adjustments, newest first; null when there is none. Raises FORBIDDEN.';
revoke execute on function public.get_admin_product(text, integer, integer) from public;
grant execute on function public.get_admin_product(text, integer, integer) to anon, authenticated;
