-- Product editing: what the staff does with products, their stock and their pictures.

-- Rules that the tables ask ---------------------------------------------------------------------------------------

create function private.product_words(p_name text, p_sku text, p_brand text, p_id text) returns tsvector
  language sql immutable security invoker set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple', regexp_replace(
    lower(p_name || ' ' || p_sku || ' ' || p_brand || ' ' || p_id), '[[:punct:][:space:]]+', ' ', 'g'
  ))
$$;
comment on function private.product_words(text, text, text, text) is 'The words that the staff finds a product by, for an index.';

-- Tables and policies ---------------------------------------------------------------------------------------------

-- The staff's list in each of its orders; by stock it is sorted when it is asked for.
create index products_words on public.products using gin (private.product_words(name, sku, brand, id));
create index products_updated on public.products (updated_at desc, position, id);
create index products_name on public.products (name, position, id);
create index products_price on public.products (price, position, id);

-- Why stock changed, apart from sales, which the orders tell. No foreign keys: it outlives variants and accounts.
create table public.stock_adjustments (
  id bigint generated always as identity primary key,
  product_id text not null,
  variant_id text not null,
  change integer not null check (change <> 0),
  stock_after integer not null,
  reason text not null constraint stock_adjustments_reason check (
    reason in ('received', 'returned', 'damaged', 'lost', 'counted', 'import', 'created')
  ),
  note text not null default '',
  request_key uuid not null default gen_random_uuid(),
  admin_email text not null,
  created_at timestamptz not null default now()
);
comment on table public.stock_adjustments is 'Changes of stock by the staff; rows are added and never changed.';

create index stock_adjustments_product on public.stock_adjustments (product_id, id desc);
-- One press changes the stock once, however often it is sent.
create unique index stock_adjustments_request on public.stock_adjustments (variant_id, request_key);

alter table public.stock_adjustments enable row level security;
create policy "admins read stock adjustments" on public.stock_adjustments
  for select to authenticated using ((select private.has_right('catalogue')));

create trigger stock_adjustments_append_only before update or delete or truncate on public.stock_adjustments
  for each statement execute function private.refuse_change();

-- No policy and no grant: only take_unused_pictures is concerned.
create table private.chores (
  name text primary key,
  done_at timestamptz not null
);
comment on table private.chores is 'When work that is due now and then was last done.';

alter table private.chores enable row level security;

-- Private functions -----------------------------------------------------------------------------------------------

create function private.product_record(p_id text) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  -- Whatever the staff writes, so that a new column is part of it; what the database computes is left out.
  select to_jsonb(p) - array[
    'rating', 'review_count', 'ratings', 'earlier_ratings', 'page_changed_at', 'type_level'
  ] || jsonb_build_object(
    'attributes', private.attribute_values(p.id),
    'variants', coalesce((
      select jsonb_agg(jsonb_build_object('id', v.id, 'label', v.label, 'stock', v.stock) order by v.position, v.id)
      from public.product_variants v where v.product_id = p.id
    ), '[]')
  )
  from public.products p where p.id = p_id
$$;
comment on function private.product_record(text) is 'A product as the staff sees it, drafts included.';

-- Pictures are paths within the shop's own bucket: no address of another site gets onto its pages.
create function private.is_picture_path(p_path text) returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select coalesce(p_path ~ '^[A-Za-z0-9][A-Za-z0-9/_-]{0,150}$', false)
$$;
comment on function private.is_picture_path(text) is 'Whether this can be the path prefix of a stored picture.';

create function private.read_pictures(p_data jsonb) returns jsonb
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_list jsonb := coalesce(p_data -> 'images', '[]');
begin
  if jsonb_typeof(v_list) <> 'array' or jsonb_array_length(v_list) > 10 or exists (
    select 1 from jsonb_array_elements(v_list) e
    where not private.is_picture_path(e ->> 'path')
      or char_length(coalesce(e ->> 'alt', '')) > 200
      or (e ->> 'width') !~ '^\d{1,5}$' or (e ->> 'height') !~ '^\d{1,5}$'
      or jsonb_typeof(e -> 'widths') <> 'array'
  ) then
    perform private.invalid_input('images', 'At most 10 pictures, each uploaded here.');
  end if;
  return v_list;
end;
$$;
comment on function private.read_pictures(jsonb) is 'The pictures of a product; raises INVALID_INPUT {field}.';

-- The day that a draft has already is not asked again: it may have come meanwhile.
create function private.read_publish_at(p_product jsonb, p_known timestamptz) returns timestamptz
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_text text := coalesce(p_product ->> 'publish_at', '');
  v_at timestamptz;
begin
  if v_text ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d[0-9:.]*(Z|[+-]\d\d:?\d\d)$' then
    v_at := v_text::timestamptz;
  elsif v_text <> '' then
    perform private.invalid_input('publish_at', 'This must be a day and a time.');
  end if;
  if v_at is distinct from p_known and v_at not between now() and now() + interval '2 years' then
    perform private.invalid_input('publish_at', 'Please choose a time in the next two years.');
  end if;
  return v_at;
exception when datetime_field_overflow or invalid_datetime_format then
  perform private.invalid_input('publish_at', 'This must be a day and a time.');
  return null;
end;
$$;
comment on function private.read_publish_at(jsonb, timestamptz) is
  'When a draft is published by itself; nothing for never. Raises INVALID_INPUT {field}.';

create function private.change_stock(
  p_variant public.product_variants, p_change integer, p_reason text, p_note text, p_key uuid default gen_random_uuid()
) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if p_change = 0 then return; end if;
  update public.product_variants v set stock = p_variant.stock + p_change where v.id = p_variant.id;
  insert into public.stock_adjustments (product_id, variant_id, change, stock_after, reason, note, request_key, admin_email)
  select p_variant.product_id, p_variant.id, p_change, p_variant.stock + p_change, p_reason, p_note, p_key,
    coalesce((select u.email from auth.users u where u.id = auth.uid()), '');
end;
$$;
comment on function private.change_stock(public.product_variants, integer, text, text, uuid) is
  'Changes the stock of a locked variant and says why.';

create function private.adjust_variant(
  p_product text, p_variant text, p_change integer, p_reason text, p_note text, p_key uuid default gen_random_uuid()
) returns integer
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_variant public.product_variants;
begin
  if p_reason is null or p_reason not in ('received', 'returned', 'damaged', 'lost', 'counted') then
    perform private.invalid_input('reason', 'Please choose a reason.');
  elsif p_change is null or p_change = 0 or abs(p_change) > 100000 then
    perform private.invalid_input('change', 'Please say how many pieces were added or taken away.');
  end if;
  select * into v_variant from public.product_variants v
  where v.id = p_variant and v.product_id = coalesce(p_product, v.product_id) for update;
  if not found then
    raise exception 'This variant does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_VARIANT';
  elsif exists (select 1 from public.stock_adjustments s where s.variant_id = p_variant and s.request_key = p_key) then
    return v_variant.stock;
  elsif v_variant.stock + p_change < 0 then
    raise exception 'There are only % pieces.', v_variant.stock using errcode = 'PT409', hint = 'OUT_OF_STOCK',
      detail = jsonb_build_object('available', v_variant.stock)::text;
  end if;
  perform private.change_stock(v_variant, p_change, p_reason, left(btrim(private.clean_text(coalesce(p_note, ''))), 200), p_key);
  perform private.record_action('stock/' || p_reason, p_variant, jsonb_build_object('stock', v_variant.stock),
    jsonb_build_object('stock', v_variant.stock + p_change));
  return v_variant.stock + p_change;
end;
$$;
comment on function private.adjust_variant(text, text, integer, text, text, uuid) is
  'Adds to or takes from the stock of a variant (of any product, or of that one), once for a key, and answers what there is. Raises INVALID_INPUT, UNKNOWN_VARIANT, OUT_OF_STOCK {available}.';

-- Variants keep their id and stock; only a new one says how many there are. One that was ever sold cannot go.
create function private.write_variants(p_product text, p_variants jsonb) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_item record;
  v_variant public.product_variants;
  v_kept text[] := '{}';
begin
  if jsonb_typeof(p_variants) is distinct from 'array' or jsonb_array_length(p_variants) not between 1 and 50 then
    perform private.invalid_input('variants', 'A product has between 1 and 50 variants.');
  end if;
  if (select count(distinct lower(btrim(private.clean_text(coalesce(e ->> 'label', ''))))) from jsonb_array_elements(p_variants) e)
    < jsonb_array_length(p_variants) then
    perform private.invalid_input('variants', 'Every variant needs a name of its own.');
  end if;
  -- Those that go, first: a new one may take the name of an old one.
  delete from public.product_variants v
  where v.product_id = p_product
    and v.id not in (select e ->> 'id' from jsonb_array_elements(p_variants) e where e ->> 'id' is not null)
    and not exists (select 1 from public.order_lines l where l.variant_id = v.id);
  -- A name that another one gets is free before: two may change theirs with each other.
  update public.product_variants v set label = v.id
  where v.product_id = p_product and exists (
    select 1 from jsonb_array_elements(p_variants) e
    where e ->> 'id' is distinct from v.id and private.read_text(e, 'label', 0, 60) = v.label
  );
  for v_item in
    select e.n, e.item, private.read_text(e.item, 'label', 0, 60) as label
    from jsonb_array_elements(p_variants) with ordinality as e (item, n)
  loop
    if v_item.label = '' and jsonb_array_length(p_variants) > 1 then
      perform private.invalid_input('variants', 'Every variant needs a name.');
    end if;
    select * into v_variant from public.product_variants v
    where v.product_id = p_product and v.id = v_item.item ->> 'id' for update;
    if found then
      update public.product_variants v set label = v_item.label, position = v_item.n where v.id = v_variant.id;
    else
      insert into public.product_variants (id, product_id, label, position)
      values (private.new_variant_id(p_product, v_item.label, v_item.n::integer), p_product, v_item.label, v_item.n)
      returning * into v_variant;
      perform private.change_stock(
        v_variant, private.read_integer(v_item.item, 'stock', 0, 100000), 'created', '');
    end if;
    v_kept := v_kept || v_variant.id;
  end loop;
  if exists (select 1 from public.product_variants v where v.product_id = p_product and v.id <> all (v_kept)) then
    raise exception 'A variant that was sold cannot be removed. Set its stock to 0 instead.'
      using errcode = 'PT409', hint = 'VARIANT_SOLD';
  end if;
exception when unique_violation then
  perform private.invalid_input('variants', 'Two variants have names that are too alike.');
end;
$$;
comment on function private.write_variants(text, jsonb) is
  'Makes a product''s variants those of the list. Raises INVALID_INPUT {field}, VARIANT_SOLD.';

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
    select array_agg(distinct btrim(private.clean_text(t))) into v_texts from (
      select jsonb_array_elements_text(v_item.value) as t where jsonb_typeof(v_item.value) = 'array'
      union all
      select regexp_split_to_table(v_item.value #>> '{}', case v_item.kind when 'choice' then ',' else '$^' end)
      where jsonb_typeof(v_item.value) in ('string', 'number', 'boolean')
    ) s where btrim(private.clean_text(t)) <> '';
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

create function private.check_kind(p_category text, p_type text) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if not exists (select 1 from public.categories c where c.id = p_category) then
    perform private.invalid_input('category_id', 'Please choose a category.');
  elsif p_type is not null and not exists (
    select 1 from public.product_types t where t.id = p_type and t.category_id = p_category and t.parent_id is not null
  ) then
    perform private.invalid_input('type_id', 'Please choose a type of this category.');
  end if;
end;
$$;
comment on function private.check_kind(text, text) is 'Raises INVALID_INPUT {field} for a category, or a type in it, that is not there.';

-- Products and then their variants, each by id: an order that takes several of the variants waits or goes first. "no key"
-- suffices against other edits, and lets an order that holds a variant already refer to the product meanwhile.
create function private.lock_products(p_products text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform 1 from public.products p where p.id = any (p_products) order by p.id for no key update;
  perform 1 from public.product_variants v where v.product_id = any (p_products) order by v.id for update;
end;
$$;
comment on function private.lock_products(text[]) is 'Locks products and their variants for an edit of one or many.';

create function private.require_version(p_id text, p_old public.products, p_version integer) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if (p_old).id is not null and p_version is null then
    perform private.invalid_input('name', 'There is a product of this name already.');
  elsif (p_old).id is null and p_version is not null then
    raise exception 'This product does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_PRODUCT';
  elsif (p_old).version <> p_version then
    raise exception 'Somebody else has saved this product in the meantime.' using errcode = 'PT409', hint = 'STALE',
      detail = jsonb_build_object('version', (p_old).version, 'by', (
        select a.admin_email from public.admin_actions a where a.target = p_id order by a.id desc limit 1
      ))::text;
  end if;
end;
$$;
comment on function private.require_version(text, public.products, integer) is
  'Raises INVALID_INPUT {name}, UNKNOWN_PRODUCT or STALE {version, by} where a product is not as it was opened; no version is for a new one. Needs the lock of the row.';

create function private.read_kind(
  p_product jsonb, p_old public.products,
  out category_id text, out type_id text, out colour_family text, out style_id text
)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  category_id := p_product ->> 'category_id';
  -- A form or a price list from before these fields were there does not send them.
  type_id := case when p_product ? 'type_id' then nullif(p_product ->> 'type_id', '') else p_old.type_id end;
  colour_family := case
    when p_product ? 'colour_family' then nullif(p_product ->> 'colour_family', '') else p_old.colour_family
  end;
  style_id := case when p_product ? 'style_id' then nullif(p_product ->> 'style_id', '') else p_old.style_id end;
  perform private.check_kind(category_id, type_id);
  if colour_family is not null and not exists (select 1 from public.colour_families f where f.id = colour_family) then
    perform private.invalid_input('colour_family', 'Please choose a colour of the list.');
  elsif style_id !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or char_length(style_id) > 60 then
    perform private.invalid_input('style_id', 'Small letters, digits and single dashes, at most 60.');
  end if;
end;
$$;
comment on function private.read_kind(jsonb, public.products) is
  'What sort of product it is, as sent or as it was. Raises INVALID_INPUT {field}.';

-- What the type has not goes with the old type.
create function private.kept_attributes(p_before jsonb, p_type text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_object_agg(g.key, g.value), '{}') from jsonb_each(coalesce(p_before -> 'attributes', '{}')) g
    where g.key in (select h.id from private.attributes_of_type(p_type) h)
  );
end;
$$;
comment on function private.kept_attributes(jsonb, text) is 'Of what a product said of itself, what one of this type may say.';

create function private.write_product(p_product jsonb, p_version integer) returns text
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_old public.products;
  v_id text := coalesce(nullif(p_product ->> 'id', ''), private.product_slug(p_product ->> 'name', p_product ->> 'sku'));
  v_price integer := private.read_integer(p_product, 'price', 1, 300000);
  v_original integer := private.read_integer(p_product, 'original_price', v_price, 10000000);
  v_status text := coalesce(p_product ->> 'status', 'draft');
  v_position integer := case
    when coalesce(p_product ->> 'position', '') <> '' then private.read_integer(p_product, 'position', 0, 1000000)
  end;
  v_kind record;
  v_values jsonb;
  v_before jsonb;
  v_publish_at timestamptz;
begin
  perform private.read_text(p_product, 'name', 1, 120);
  if v_id !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or char_length(v_id) > 60 then
    perform private.invalid_input('name', 'The name or the SKU needs Latin letters or digits, of which the address is made.');
  end if;
  if v_status not in ('draft', 'published', 'archived') then
    perform private.invalid_input('status', 'A product is a draft, published or archived.');
  end if;
  perform private.lock_products(array[v_id]);
  select * into v_old from public.products p where p.id = v_id;
  perform private.require_version(v_id, v_old, p_version);
  if v_old.id is not null then
    v_before := private.product_record(v_id);
  end if;

  select k.* into v_kind from private.read_kind(p_product, v_old) k;
  v_publish_at := case when v_status <> 'draft' then null
    when p_product ? 'publish_at' then private.read_publish_at(p_product, v_old.publish_at) else v_old.publish_at end;
  v_values := case when p_product ? 'attributes' then private.read_attributes(p_product, v_kind.type_id)
    else private.kept_attributes(v_before, v_kind.type_id) end;
  -- What is published by itself later has to be whole now.
  if v_status = 'published' or v_publish_at is not null then
    perform private.require_complete(v_kind.type_id, v_values);
  end if;

  -- Type, sizes and values change together, and are looked at when all of them are there.
  set constraints public.product_variants_sizes, public.products_sizes, public.product_attributes_fit,
    public.products_attributes deferred;
  insert into public.products as p (
    id, name, description, price, original_price, category_id, type_id, colour_family, style_id, brand, sku, images,
    features, badges, status, published_at, publish_at, position
  ) values (
    v_id, private.read_text(p_product, 'name', 1, 120), private.read_text(p_product, 'description', 0, 5000),
    v_price, v_original, v_kind.category_id, v_kind.type_id, v_kind.colour_family, v_kind.style_id, private.read_text(p_product, 'brand', 1, 60),
    private.read_text(p_product, 'sku', 1, 40), private.read_pictures(p_product),
    private.read_words(p_product, 'features', 20), private.read_words(p_product, 'badges', 5), v_status,
    case v_status when 'published' then now() end, v_publish_at,
    -- New ones come last.
    coalesce(v_position, v_old.position, (select max(o.position) from public.products o) + 1, 1)
  )
  on conflict (id) do update set
    name = excluded.name, description = excluded.description, price = excluded.price,
    original_price = excluded.original_price, category_id = excluded.category_id, type_id = excluded.type_id,
    colour_family = excluded.colour_family, style_id = excluded.style_id, brand = excluded.brand,
    images = excluded.images, features = excluded.features, badges = excluded.badges,
    status = excluded.status, publish_at = excluded.publish_at, position = excluded.position,
    published_at = coalesce(p.published_at, excluded.published_at), version = p.version + 1, updated_at = now()
  where p_version is not null;
  -- A new one of this name came while this one was written.
  if not found then
    perform private.invalid_input('name', 'There is a product of this name already.');
  end if;
  -- Alone, and where it is another: a statement that may change a key waits for all orders that refer to the product.
  update public.products p set sku = private.read_text(p_product, 'sku', 1, 40)
  where p.id = v_id and p.sku <> private.read_text(p_product, 'sku', 1, 40);
  perform private.write_variants(v_id, p_product -> 'variants');
  -- Sizes stand in the order of their system, whatever order they came in.
  update public.product_variants v set position = z.position
  from public.product_types t join public.sizes z on z.system_id = t.size_system
  where v.product_id = v_id and t.id = v_kind.type_id and z.label = v.label and v.position <> z.position;
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
comment on function private.write_product(jsonb, integer) is
  'Creates (version null) or saves a product. Raises INVALID_INPUT {field}, STALE {version, by}, VARIANT_SOLD, UNKNOWN_PRODUCT.';

-- Text of the statement, so that each question has the index that answers it. What has the words is found first, and for
-- a screen, of more than are counted, so many. Who exports asks for more at once than a screen shows, and gets them all.
create function private.admin_products_found(
  p_status text, p_category text, p_low_stock boolean, p_has_words boolean, p_for_screen boolean
) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return concat_ws(' ', 'from', case when not p_has_words then 'public.products p' else format(
      '(select * from public.products o where private.product_words(o.name, o.sku, o.brand, o.id) @@ $1 limit %s) p',
      case when p_for_screen then (private.listing_limit('counted') + 1)::text else 'all' end
    ) end,
    case when p_status is null then 'where p.status in (''draft'', ''published'')' else 'where p.status = $2' end,
    case when p_category is not null then 'and p.category_id = $3' end,
    case when p_low_stock then format(
      'and exists (
        select 1 from public.product_variants v where v.product_id = p.id
          and v.stock <= coalesce((select t.pieces from private.stock_thresholds t where t.product_id = p.id), %s)
      )', private.low_stock_default()
    ) end
  );
end;
$$;
comment on function private.admin_products_found(text, text, boolean, boolean, boolean) is
  'From and where of the staff''s list over products p; $1 are its words, $2 the state, $3 the category.';

create function private.admin_products_order(p_sort text) returns text
  language sql immutable security invoker set search_path = ''
as $$
  select case p_sort
    when 'name' then 'p.name,' when '-name' then 'p.name desc,' when 'price' then 'p.price,' when '-price' then 'p.price desc,'
    when 'stock' then s.stock || ',' when '-stock' then s.stock || ' desc,'
    when 'position' then '' when '-position' then 'p.position desc,'
    when 'updated' then 'p.updated_at,' else 'p.updated_at desc,'
  end
  from (
    select '(select coalesce(sum(v.stock), 0) from public.product_variants v where v.product_id = p.id)' as stock
  ) s
$$;
comment on function private.admin_products_order(text) is 'The order of the staff''s list over products p, before place and id.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: admins hold no write grant, so that nothing changes without its rules and its line in the log.
-- Like every function of the staff it asks private.require_right first.
create function public.save_product(p_product jsonb, p_version integer default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_id text := private.write_product(p_product, p_version);
begin
  -- A statement of its own: the one that wrote does not see what it wrote.
  return private.product_record(v_id);
end;
$$;
comment on function public.save_product(jsonb, integer) is
  'For admins: answers the saved product. Raises FORBIDDEN and what write_product raises.';

-- security definer: as above.
create function public.archive_product(p_product_id text, p_version integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
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

-- security definer: as above.
create function public.adjust_stock(
  p_variant_id text, p_change integer, p_reason text, p_note text default '', p_key uuid default gen_random_uuid()
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
begin
  return jsonb_build_object('variant_id', p_variant_id, 'stock', private.adjust_variant(
    null, p_variant_id, p_change, p_reason, p_note, p_key
  ));
end;
$$;
comment on function public.adjust_stock(text, integer, text, text, uuid) is
  'For admins: adds to or takes from the stock, once for a key. Raises FORBIDDEN and what adjust_variant raises.';

-- security definer: drafts and archived products are hidden by the policy of the shop window.
create function public.get_admin_product(p_product_id text, p_offset integer default 0, p_limit integer default 25)
  returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
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
  ), 'prices', private.price_history(p_product_id));
end;
$$;
comment on function public.get_admin_product(text, integer, integer) is
  'For admins: a product with a page of its stock adjustments, newest first, and its prices; null when there is none. Raises FORBIDDEN.';

-- security definer: as above.
create function public.list_admin_products(
  p_query text default '', p_status text default null, p_category text default null, p_low_stock boolean default false,
  p_sort text default '-updated', p_offset integer default 0, p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_most constant integer := private.listing_limit('counted');
  v_words tsquery := private.staff_query(p_query);
  v_from text := private.admin_products_found(p_status, p_category, p_low_stock, v_words is not null, p_limit <= 200);
  v_ids text[];
  v_total integer;
begin
  -- What words find is found once; without words an index knows the page without the rest.
  execute format(
    'with found as %smaterialized (select p.id, p.name, p.price, p.position, p.updated_at %s)
     select (select count(*) from (select 1 from found limit %s) n),
       array(select p.id from found p order by %s p.position, p.id offset $4 limit $5)',
    case when v_words is null then 'not ' end, v_from, v_most + 1, private.admin_products_order(p_sort)
  ) into v_total, v_ids using v_words, p_status, p_category, greatest(p_offset, 0), least(greatest(p_limit, 1), 500);
  return jsonb_build_object('total', least(v_total, v_most), 'more', v_total > v_most, 'rows', (
    select coalesce(jsonb_agg(private.product_record(i.id) || jsonb_build_object('measures', private.measures_of(i.id))
      order by i.n), '[]') from unnest(v_ids) with ordinality as i (id, n)
  ));
end;
$$;
comment on function public.list_admin_products(text, text, text, boolean, text, integer, integer) is
  'For admins: {total, more, rows}, counted up to 10,000, rows with what the pieces measure; drafts included, archived ones when asked for. Raises FORBIDDEN.';

-- A picture that was taken off a product, or uploaded to a form that was never saved, stays in storage. Asking what
-- nothing shows any more needs no list of removals that a crash could cut short. What is named here is removed through
-- the storage API, which alone removes the bytes; a name that is not removed is named again.
-- security definer, service role only: it reads all products and orders.
create function public.take_unused_pictures(p_limit integer) returns table (bucket text, name text)
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- The sweeper comes every few seconds; looking at all pictures once an hour is enough. Asked before it is written,
  -- so that the other rounds write nothing.
  if exists (
    select 1 from private.chores c where c.name = 'unused_pictures' and c.done_at >= now() - interval '1 hour'
  ) then
    return;
  end if;
  -- Of two sweepers at once, one goes on.
  insert into private.chores as c (name, done_at) values ('unused_pictures', now())
  on conflict on constraint chores_pkey do update set done_at = now() where c.done_at < now() - interval '1 hour';
  if not found then
    return;
  end if;
  -- Photos of a review that was never written; write_review takes none as old.
  delete from public.review_photos p where p.review_id is null and p.created_at < now() - interval '1 day';
  -- All that is shown is read once: asked for each picture, a shop of a hundred thousand products would keep the sweep for hours.
  return query
    with shown as (
      select 'review-uploads' as bucket, p.name as picture from public.review_photos p
      where p.state = 'waiting' and (p.review_id is not null or p.created_at >= now() - interval '1 day')
      union all
      select 'return-photos', unnest(r.photos) from public.returns r where r.photos <> '{}'
      union all
      select 'product-images', 'reviews/' || p.id from public.review_photos p where p.state = 'approved'
      union all
      select 'product-images', i ->> 'path' from public.products p cross join lateral jsonb_array_elements(p.images) i
      union all
      select 'product-images', c.image from public.categories c
      union all
      select 'product-images', t.image from public.product_types t
    ), uploaded as (
      -- Of a public picture the path without its size, which is how pages name it.
      select o.bucket_id as bucket, o.name, case o.bucket_id
        when 'product-images' then regexp_replace(o.name, '-\d+\.(webp|jpg)$', '') else o.name end as picture
      from storage.objects o
      -- A day, so that nothing disappears from a form that is still open.
      where (o.bucket_id in ('review-uploads', 'return-photos') or o.bucket_id = 'product-images' and o.name ~ '^(uploads|reviews)/')
        and o.created_at < now() - interval '1 day'
    )
    select u.bucket, u.name from uploaded u
    where not exists (select 1 from shown s where s.bucket = u.bucket and s.picture = u.picture)
      -- Orders show what was bought, also when the product looks different now.
      and not exists (select 1 from public.order_lines l where l.image_path like 'uploads/%' and l.image_path = u.picture)
    order by u.bucket, u.name limit least(greatest(p_limit, 0), 1000);
end;
$$;
comment on function public.take_unused_pictures(integer) is
  'Stored pictures, a day old or more, that no product, category, type, order or review shows or waits with; once an hour, nothing in between.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (
  id, product_id, variant_id, change, stock_after, reason, note, admin_email, created_at
) on public.stock_adjustments to authenticated;

grant execute on function
  public.save_product(jsonb, integer),
  public.archive_product(text, integer),
  public.adjust_stock(text, integer, text, text, uuid),
  public.get_admin_product(text, integer, integer),
  public.list_admin_products(text, text, text, boolean, text, integer, integer)
to anon, authenticated;

grant execute on function public.take_unused_pictures(integer) to service_role;
