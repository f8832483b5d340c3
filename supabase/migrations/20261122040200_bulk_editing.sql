-- Bulk editing: many products changed at once, each by the rules of one and whole or not at all, with what was there before,
-- so that the change can be taken back. An edit of thousands comes in slices, each a transaction, under one id.

-- Tables and policies ---------------------------------------------------------------------------------------------

alter table public.products add column publish_at timestamptz
  constraint products_publish_at check (publish_at is null or status = 'draft');
comment on column public.products.publish_at is 'When a draft is published by itself; clients do not see it.';
create index products_publish_at on public.products (publish_at) where publish_at is not null;

-- No foreign key to the account: like the log it outlives it. The id is made where the edit is sent from, so that a slice
-- that is sent twice is known.
create table public.bulk_edits (
  id uuid primary key,
  admin_id uuid not null,
  admin_email text not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
comment on table public.bulk_edits is 'Changes of many products at once, by whom and when; the staff reads them through functions.';
create index bulk_edits_newest on public.bulk_edits (created_at desc);

alter table public.bulk_edits enable row level security;
create policy "admins read bulk edits" on public.bulk_edits
  for select to authenticated using ((select private.has_right('catalogue')));

-- No policy and no grant: list_bulk_edits and undo_bulk_edit read it.
create table public.bulk_edit_products (
  edit_id uuid not null references public.bulk_edits (id) on delete cascade,
  product_id text not null,
  before jsonb not null,
  version integer,
  stock jsonb not null default '{}',
  undone_at timestamptz,
  primary key (edit_id, product_id)
);
comment on table public.bulk_edit_products is 'What a bulk edit has changed of each product.';
comment on column public.bulk_edit_products.before is 'Changed columns as they were.';
comment on column public.bulk_edit_products.version is 'The product''s version after it; null where stock alone has changed.';
comment on column public.bulk_edit_products.stock is 'Pieces added or taken away, by variant.';

alter table public.bulk_edit_products enable row level security;

-- Private functions -----------------------------------------------------------------------------------------------

create function private.edited_columns(p_record jsonb) returns jsonb
  language sql immutable security invoker set search_path = ''
as $$
  select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(p_record) e
  where e.key in ('price', 'original_price', 'type_id', 'badges', 'status', 'publish_at', 'attributes')
$$;
comment on function private.edited_columns(jsonb) is 'Of a product record what a bulk edit may change.';

create function private.edit_product(p_edit uuid, p_item jsonb, p_reason text) returns boolean
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_id text := p_item ->> 'id';
  v_set jsonb := coalesce(nullif(p_item -> 'set', 'null'), '{}');
  v_stock jsonb := coalesce(nullif(p_item -> 'stock', 'null'), '{}');
  v_old jsonb := private.product_record(v_id);
  v_new jsonb;
  v_after jsonb;
  v_version integer;
  v_change record;
begin
  if v_old is null then
    raise exception 'This product does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_PRODUCT';
  elsif jsonb_typeof(v_set) <> 'object' or jsonb_typeof(v_stock) <> 'object' or v_set <> private.edited_columns(v_set) then
    perform private.invalid_input('set', 'This cannot be edited in bulk.');
  end if;
  v_new := v_old || (v_set - 'attributes');
  if v_set ?| array['type_id', 'attributes'] then
    -- Values that are named change, those that are null go, and with the old type goes what the new one has not.
    v_new := v_new || jsonb_build_object('attributes', private.read_attributes(jsonb_build_object(
      'attributes', jsonb_strip_nulls((
        select coalesce(jsonb_object_agg(g.key, g.value), '{}') from jsonb_each(v_old -> 'attributes') g
        where not v_set ? 'type_id' or g.key in (select h.id from private.attributes_of_type(v_set ->> 'type_id') h)
      ) || case jsonb_typeof(v_set -> 'attributes') when 'object' then v_set -> 'attributes' else '{}' end)
    ), v_new ->> 'type_id'));
  end if;
  if coalesce(v_set ->> 'publish_at', '') <> '' and v_new ->> 'status' <> 'draft' then
    perform private.invalid_input('publish_at', 'Only a draft is published later.');
  end if;
  if private.edited_columns(v_new) <> private.edited_columns(v_old) then
    perform private.write_product(v_new, coalesce((p_item ->> 'version')::integer, 0));
    select p.version into v_version from public.products p where p.id = v_id;
  end if;
  for v_change in select e.key, e.value #>> '{}' as pieces from jsonb_each(v_stock) e where e.value <> '0' order by e.key loop
    perform private.adjust_variant(
      v_id, v_change.key, case when v_change.pieces ~ '^-?\d{1,6}$' then v_change.pieces::integer end, p_reason, ''
    );
  end loop;
  v_stock := (select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(v_stock) e where e.value <> '0');
  if v_version is null and v_stock = '{}' then
    return false;
  end if;
  v_after := private.product_record(v_id);
  insert into public.bulk_edit_products (edit_id, product_id, before, version, stock)
  values (p_edit, v_id, (
    select coalesce(jsonb_object_agg(o.key, o.value), '{}') from jsonb_each(private.edited_columns(v_old)) o
    where o.value is distinct from v_after -> o.key
  ), v_version, v_stock);
  return true;
end;
$$;
comment on function private.edit_product(uuid, jsonb, text) is
  'Changes one product of a bulk edit: {id, version, set, stock: {variant: pieces}}; false where nothing differs. Raises as write_product and adjust_variant do.';

create function private.undo_product_edit(p_row public.bulk_edit_products) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_product public.products;
  v_change record;
begin
  select * into v_product from public.products p where p.id = (p_row).product_id for no key update;
  if not found then
    raise exception 'This product does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_PRODUCT';
  end if;
  if (p_row).version is not null then
    perform private.write_product(
      private.product_record(v_product.id) || (p_row).before, (p_row).version
    );
  end if;
  for v_change in select e.key, (e.value #>> '{}')::integer as pieces from jsonb_each((p_row).stock) e order by e.key loop
    perform private.adjust_variant(v_product.id, v_change.key, - v_change.pieces, 'counted', 'Bulk edit taken back');
  end loop;
  update public.bulk_edit_products e set undone_at = now()
  where e.edit_id = (p_row).edit_id and e.product_id = (p_row).product_id;
end;
$$;
comment on function private.undo_product_edit(public.bulk_edit_products) is
  'Makes a product what it was before the edit. Raises STALE where somebody has saved it since, OUT_OF_STOCK where pieces were sold.';

create function private.bulk_failure(p_id text, p_reason text, p_hint text, p_detail text) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_id, 'name', coalesce((select p.name from public.products p where p.id = p_id), p_id, ''),
    'reason', p_reason || coalesce(' It was ' || nullif(d.by, '') || '.', ''), 'hint', p_hint, 'field', d.field
  )
  from (
    select t.json ->> 'by' as by, t.json ->> 'field' as field
    from (select coalesce(nullif(p_detail, ''), '{}')::jsonb as json) t
  ) d
$$;
comment on function private.bulk_failure(text, text, text, text) is
  'What stayed as it was, and why, from the parts of an error: {id, name, reason, hint, field}.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, all of them: admins hold no grant on drafts, and no write grant, so that nothing changes without its
-- rules and its line in the log.
create function public.list_admin_product_ids(
  p_query text default '', p_status text default null, p_category text default null, p_low_stock boolean default false,
  p_sort text default '-updated'
) returns text[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_words tsquery := private.staff_query(p_query);
  v_ids text[];
begin
  execute format(
    'select array(select p.id %s order by %s p.position, p.id limit $4)',
    private.admin_products_found(p_status, p_category, p_low_stock, v_words is not null, true),
    private.admin_products_order(p_sort)
  ) into v_ids using v_words, p_status, p_category, private.listing_limit('counted');
  return v_ids;
end;
$$;
comment on function public.list_admin_product_ids(text, text, text, boolean, text) is
  'For admins: ids of all that list_admin_products finds, the first 10,000 in its order. Raises FORBIDDEN.';

create function public.get_editable_products(p_ids text[]) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
begin
  if cardinality(p_ids) > 500 then
    perform private.invalid_input('ids', 'At most 500 products at a time.');
  end if;
  return (
    select coalesce(jsonb_agg(private.edited_columns(r.record) || jsonb_build_object(
      'id', r.record -> 'id', 'name', r.record -> 'name', 'sku', r.record -> 'sku', 'version', r.record -> 'version',
      'category_id', r.record -> 'category_id', 'variants', r.record -> 'variants'
    ) order by r.n), '[]')
    from (
      select private.product_record(i.id) as record, i.n from unnest(p_ids) with ordinality as i (id, n)
    ) r
    where r.record is not null
  );
end;
$$;
comment on function public.get_editable_products(text[]) is
  'For admins: what a bulk edit shows of these products, in their order. Raises FORBIDDEN, INVALID_INPUT.';

-- A slice: each product is changed whole or stays as it was and is named. A product that this edit has changed already is
-- done, whose answer was lost on its way.
create function public.edit_products(p_edit uuid, p_edits jsonb, p_reason text default 'counted') returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_edit public.bulk_edits;
  v_item record;
  v_ids text[];
  v_types text[];
  v_done integer := 0;
  v_unchanged integer := 0;
  v_failures jsonb := '[]';
  v_hint text;
  v_detail text;
begin
  if p_edit is null or (case when jsonb_typeof(p_edits) = 'array' then jsonb_array_length(p_edits) end) between 1 and 200 is not true then
    perform private.invalid_input('edits', 'Between 1 and 200 products go at a time.');
  end if;
  insert into public.bulk_edits (id, admin_id, admin_email)
  select p_edit, v_admin, coalesce((select u.email from auth.users u where u.id = v_admin), '')
  on conflict (id) do nothing;
  select * into v_edit from public.bulk_edits e where e.id = p_edit for update;
  if v_edit.admin_id <> v_admin or v_edit.undone_at is not null then
    raise exception 'This edit is closed.' using errcode = 'PT409', hint = 'STALE';
  end if;
  v_ids := array(select e ->> 'id' from jsonb_array_elements(p_edits) e);
  perform private.lock_products(v_ids);
  v_types := private.begin_many_products(v_ids);
  for v_item in select e.item from jsonb_array_elements(p_edits) as e (item) order by e.item ->> 'id' loop
    if exists (
      select 1 from public.bulk_edit_products b where b.edit_id = p_edit and b.product_id = v_item.item ->> 'id'
    ) then
      v_done := v_done + 1;
      continue;
    end if;
    begin
      if private.edit_product(p_edit, v_item.item, p_reason) then
        v_done := v_done + 1;
      else
        v_unchanged := v_unchanged + 1;
      end if;
    exception
      when sqlstate 'PT422' or sqlstate 'PT409' or sqlstate 'PT404' or check_violation or invalid_text_representation
        or numeric_value_out_of_range then
        get stacked diagnostics v_hint = pg_exception_hint, v_detail = pg_exception_detail;
        v_failures := v_failures || case when sqlstate like 'PT%'
          then private.bulk_failure(v_item.item ->> 'id', sqlerrm, v_hint, v_detail)
          else private.bulk_failure(v_item.item ->> 'id', 'These values do not fit the product.', 'INVALID_INPUT', null) end;
    end;
  end loop;
  perform private.end_many_products(v_ids, v_types);
  if v_done > 0 then
    perform private.record_action('products/edited', p_edit::text, null, jsonb_build_object('products', v_done));
  end if;
  return jsonb_build_object('done', v_done, 'unchanged', v_unchanged, 'failures', v_failures);
end;
$$;
comment on function public.edit_products(uuid, jsonb, text) is
  'For admins: changes up to 200 products: {done, unchanged, failures: [{id, name, reason, hint, field}]}. Raises FORBIDDEN, INVALID_INPUT, STALE.';

create function public.undo_bulk_edit(p_edit uuid, p_after text default '', p_limit integer default 100) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_rows public.bulk_edit_products[];
  v_row public.bulk_edit_products;
  v_ids text[];
  v_types text[];
  v_done integer := 0;
  v_failures jsonb := '[]';
  v_hint text;
  v_detail text;
begin
  perform 1 from public.bulk_edits e where e.id = p_edit for update;
  if not found then
    raise exception 'This edit does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_EDIT';
  end if;
  update public.bulk_edits e set undone_at = coalesce(e.undone_at, now()) where e.id = p_edit;
  select array_agg(f order by f.product_id) into v_rows from (
    select b.* from public.bulk_edit_products b
    where b.edit_id = p_edit and b.undone_at is null and b.product_id > coalesce(p_after, '')
    order by b.product_id limit least(greatest(p_limit, 1), 200)
  ) f;
  v_ids := array(select r.product_id from unnest(v_rows) r);
  perform private.lock_products(v_ids);
  v_types := private.begin_many_products(v_ids);
  foreach v_row in array coalesce(v_rows, '{}') loop
    begin
      perform private.undo_product_edit(v_row);
      v_done := v_done + 1;
    exception when sqlstate 'PT422' or sqlstate 'PT409' or sqlstate 'PT404' then
      get stacked diagnostics v_hint = pg_exception_hint, v_detail = pg_exception_detail;
      v_failures := v_failures || private.bulk_failure(v_row.product_id, sqlerrm, v_hint, v_detail);
    end;
  end loop;
  perform private.end_many_products(v_ids, v_types);
  if v_done > 0 then
    perform private.record_action('products/edit-undone', p_edit::text, null, jsonb_build_object('products', v_done));
  end if;
  return jsonb_build_object('done', v_done, 'failures', v_failures, 'last', case
    when exists (
      select 1 from public.bulk_edit_products b
      where b.edit_id = p_edit and b.undone_at is null and b.product_id > v_row.product_id
    ) then v_row.product_id
  end);
end;
$$;
comment on function public.undo_bulk_edit(uuid, text, integer) is
  'For admins: takes the next products of an edit back, after the id that the last call answered: {done, failures, last}. Raises FORBIDDEN, UNKNOWN_EDIT.';

create function public.list_bulk_edits(
  p_query text default '', p_sort text default '-created', p_offset integer default 0, p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select e.id, e.admin_email, e.created_at, e.undone_at from public.bulk_edits e where lower(e.admin_email) like v_like
    )
    select private.page_of((select jsonb_agg(to_jsonb(r)) from (
      select f.*, c.*
      from found f cross join lateral (
        select count(*) as products, count(b.undone_at) as undone, coalesce((
          select jsonb_agg(distinct k.key order by k.key) from public.bulk_edit_products o
          cross join lateral (
            select jsonb_object_keys(o.before) as key union all select 'stock' where o.stock <> '{}'
          ) k where o.edit_id = f.id
        ), '[]') as changed
        from public.bulk_edit_products b where b.edit_id = f.id
      ) c
      order by case when p_sort = 'created' then f.created_at end, f.created_at desc, f.id
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from found))
  );
end;
$$;
comment on function public.list_bulk_edits(text, text, integer, integer) is
  'For admins: bulk edits with how many products they changed, in which columns, and how many were taken back. Raises FORBIDDEN.';

-- Pictures are shared: one is removed from storage when no product shows it any more (take_unused_pictures).
create function public.duplicate_product(p_product_id text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_old jsonb := private.product_record(p_product_id);
  v_slug text := btrim(left(p_product_id, 50), '-') || '-copy';
  v_sku text := left(v_old ->> 'sku', 30) || '-COPY';
  v_n integer;
  v_id text;
begin
  if v_old is null then
    raise exception 'This product does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_PRODUCT';
  end if;
  select min(n.n) into v_n from generate_series(1, 1000) as n (n)
  where not exists (
    select 1 from public.products p
    where p.id = v_slug || coalesce('-' || nullif(n.n, 1), '') or p.sku = v_sku || coalesce('-' || nullif(n.n, 1), '')
  );
  v_id := private.write_product(
    v_old - 'version' - 'position' - 'publish_at' || jsonb_build_object(
      'id', v_slug || coalesce('-' || nullif(v_n, 1), ''), 'sku', v_sku || coalesce('-' || nullif(v_n, 1), ''),
      'name', left('Copy of ' || (v_old ->> 'name'), 120), 'status', 'draft', 'variants', (
        select jsonb_agg(jsonb_build_object('label', e ->> 'label', 'stock', 0) order by n)
        from jsonb_array_elements(v_old -> 'variants') with ordinality as v (e, n)
      )
    ), null
  );
  -- A statement of its own: the one that wrote does not see what it wrote.
  return private.product_record(v_id);
end;
$$;
comment on function public.duplicate_product(text) is
  'For admins: a draft like the product, without stock. Raises FORBIDDEN, UNKNOWN_PRODUCT and what write_product raises.';

-- security definer, service role only: it publishes what the staff has planned, by the rules that held when they did.
create function public.publish_due_products() returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_count integer := 0;
  v_id text;
begin
  for v_id in
    select d.id from public.products d where d.publish_at <= now() and d.status = 'draft'
    order by d.publish_at desc, d.id limit 500 for no key update skip locked
  loop
    begin
      update public.products p set status = 'published', published_at = coalesce(p.published_at, p.publish_at),
        publish_at = null, version = p.version + 1, updated_at = now()
      where p.id = v_id;
      v_count := v_count + 1;
    exception when sqlstate 'PT422' or integrity_constraint_violation then
      -- The newest go first, so that those which stay behind are never all that is looked at.
      raise warning 'the draft % was not published: %', v_id, sqlerrm;
    end;
  end loop;
  return v_count;
end;
$$;
comment on function public.publish_due_products() is
  'Publishes drafts whose time has come, each by itself: one that may not be published holds up no other. Answers how many.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (id, admin_id, admin_email, created_at, undone_at) on public.bulk_edits to authenticated;

grant execute on function
  public.list_admin_product_ids(text, text, text, boolean, text),
  public.get_editable_products(text[]),
  public.edit_products(uuid, jsonb, text),
  public.undo_bulk_edit(uuid, text, integer),
  public.list_bulk_edits(text, text, integer, integer),
  public.duplicate_product(text)
to anon, authenticated;

grant execute on function public.publish_due_products() to service_role;
