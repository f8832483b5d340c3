-- What the staff does with products. Every function asks private.require_admin first.
create function private.write_product(p_product jsonb, p_version integer) returns text
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_old public.products;
  v_id text := coalesce(nullif(p_product ->> 'id', ''), private.slug_of(p_product ->> 'name'));
  v_price integer := private.read_integer(p_product, 'price', 1, 300000);
  v_original integer := private.read_integer(p_product, 'original_price', v_price, 10000000);
  v_status text := coalesce(p_product ->> 'status', 'draft');
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
      detail = jsonb_build_object('version', v_old.version)::text;
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
    (select coalesce(max(o.position), 0) + 1 from public.products o)
  )
  on conflict (id) do update set
    name = excluded.name, description = excluded.description, price = excluded.price,
    original_price = excluded.original_price, category_id = excluded.category_id, brand = excluded.brand,
    sku = excluded.sku, images = excluded.images, features = excluded.features, badges = excluded.badges,
    status = excluded.status, published_at = coalesce(p.published_at, excluded.published_at),
    version = p.version + 1, updated_at = now();
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
  'Creates (version null) or saves a product. Raises INVALID_INPUT {field}, STALE {version}, VARIANT_SOLD, UNKNOWN_PRODUCT.';
revoke execute on function private.write_product(jsonb, integer) from public;

-- security definer: admins hold no write grant, so that nothing changes without its rules and its line in the log.
create function public.save_product(p_product jsonb, p_version integer default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_id text := private.write_product(p_product, p_version);
begin
  -- A statement of its own: the one that wrote does not see what it wrote.
  return private.product_record(v_id);
end;
$$;
comment on function public.save_product(jsonb, integer) is
  'For admins: answers the saved product. Raises FORBIDDEN and what write_product raises.';
revoke execute on function public.save_product(jsonb, integer) from public;
grant execute on function public.save_product(jsonb, integer) to anon, authenticated;

-- security definer: as above.
create function public.archive_product(p_product_id text, p_version integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_record jsonb := private.product_record(p_product_id);
begin
  if v_record is null then
    raise exception 'This product does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_PRODUCT';
  end if;
  perform private.write_product(v_record || '{"status":"archived"}', p_version);
  return private.product_record(p_product_id);
end;
$$;
comment on function public.archive_product(text, integer) is
  'For admins: takes a product off the shop; orders keep it. Raises FORBIDDEN, UNKNOWN_PRODUCT, STALE.';
revoke execute on function public.archive_product(text, integer) from public;
grant execute on function public.archive_product(text, integer) to anon, authenticated;

-- security definer: as above.
create function public.adjust_stock(p_variant_id text, p_change integer, p_reason text, p_note text default '')
  returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_variant public.product_variants;
begin
  if p_reason is null or p_reason not in ('received', 'returned', 'damaged', 'lost', 'counted') then
    perform private.invalid_input('reason', 'Please choose a reason.');
  elsif p_change is null or p_change = 0 or abs(p_change) > 100000 then
    perform private.invalid_input('change', 'Please say how many pieces were added or taken away.');
  end if;
  select * into v_variant from public.product_variants v where v.id = p_variant_id for update;
  if not found then
    raise exception 'This variant does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_VARIANT';
  elsif v_variant.stock + p_change < 0 then
    raise exception 'There are only % pieces.', v_variant.stock using errcode = 'PT409', hint = 'OUT_OF_STOCK',
      detail = jsonb_build_object('available', v_variant.stock)::text;
  end if;
  perform private.change_stock(v_variant, p_change, p_reason, left(btrim(coalesce(p_note, '')), 200));
  perform private.record_action('stock/' || p_reason, p_variant_id, jsonb_build_object('stock', v_variant.stock),
    jsonb_build_object('stock', v_variant.stock + p_change));
  return jsonb_build_object('variant_id', p_variant_id, 'stock', v_variant.stock + p_change);
end;
$$;
comment on function public.adjust_stock(text, integer, text, text) is
  'For admins: adds to or takes from the stock. Raises FORBIDDEN, INVALID_INPUT, UNKNOWN_VARIANT, OUT_OF_STOCK {available}.';
revoke execute on function public.adjust_stock(text, integer, text, text) from public;
grant execute on function public.adjust_stock(text, integer, text, text) to anon, authenticated;

-- security definer: drafts and archived products are hidden by the policy of the shop window.
create function public.get_admin_product(p_product_id text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
begin
  return private.product_record(p_product_id) || jsonb_build_object('adjustments', coalesce((
    select jsonb_agg(to_jsonb(a)) from (
      select s.id, s.variant_id, s.change, s.stock_after, s.reason, s.note, s.admin_email, s.created_at
      from public.stock_adjustments s where s.product_id = p_product_id order by s.id desc limit 50
    ) a
  ), '[]'));
end;
$$;
comment on function public.get_admin_product(text) is
  'For admins: a product with its last 50 stock adjustments; null when there is none. Raises FORBIDDEN.';
revoke execute on function public.get_admin_product(text) from public;
grant execute on function public.get_admin_product(text) to anon, authenticated;

-- security definer: as above.
create function public.list_admin_products(
  p_query text default '', p_status text default null, p_category text default null, p_low_stock boolean default false,
  p_sort text default '-updated', p_offset integer default 0, p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_like text := '%' || replace(replace(lower(left(btrim(coalesce(p_query, '')), 100)), '\', '\\'), '%', '\%') || '%';
begin
  return (
    with found as (
      select p.id, p.name, p.price, p.updated_at, p.position, s.stock
      from public.products p
      cross join lateral (
        select coalesce(sum(v.stock), 0) as stock, coalesce(min(v.stock), 0) as fewest
        from public.product_variants v where v.product_id = p.id
      ) s
      where (v_like = '%%' or lower(concat_ws(' ', p.name, p.sku, p.brand, p.id)) like v_like)
        and (case when p_status is null then p.status <> 'archived' else p.status = p_status end)
        and (p_category is null or p.category_id = p_category)
        and (not p_low_stock or s.fewest <= 5)
    ), page as (
      select row_number() over (order by
          case p_sort when 'name' then f.name end, case p_sort when '-name' then f.name end desc,
          case p_sort when 'price' then f.price when 'stock' then f.stock end,
          case p_sort when '-price' then f.price when '-stock' then f.stock end desc,
          case p_sort when '-updated' then f.updated_at end desc, f.position, f.id
        ) as n, f.id
      from found f
      order by n offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 500)
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'rows', coalesce((select jsonb_agg(private.product_record(g.id) order by g.n) from page g), '[]')
    )
  );
end;
$$;
comment on function public.list_admin_products(text, text, text, boolean, text, integer, integer) is
  'For admins: {total, rows}, drafts included, archived ones when asked for. Raises FORBIDDEN.';
revoke execute on function public.list_admin_products(text, text, text, boolean, text, integer, integer) from public;
grant execute on function public.list_admin_products(text, text, text, boolean, text, integer, integer)
  to anon, authenticated;
