-- Products are written by the staff. A version number tells the second of two admins that the page in front of her is
-- old, before she overwrites what the first has saved.
alter table public.products
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  drop constraint products_status,
  add constraint products_status check (status in ('draft', 'published', 'archived')),
  drop constraint products_published_at,
  add constraint products_published_at check (status <> 'published' or published_at is not null);
comment on column public.products.version is 'Grows with every save; save_product refuses an older one.';
-- No grant: shoppers need neither.

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
  admin_email text not null,
  created_at timestamptz not null default now()
);
comment on table public.stock_adjustments is 'Changes of stock by the staff; rows are added and never changed.';
create index stock_adjustments_product on public.stock_adjustments (product_id, id desc);
alter table public.stock_adjustments enable row level security;
create policy "admins read stock adjustments" on public.stock_adjustments
  for select to authenticated using ((select private.is_admin()));
grant select (id, product_id, variant_id, change, stock_after, reason, note, admin_email, created_at)
  on public.stock_adjustments to authenticated;
create trigger stock_adjustments_append_only before update or delete or truncate on public.stock_adjustments
  for each statement execute function private.refuse_change();

create function private.slug_of(p_text text) returns text
  language sql immutable security invoker set search_path = ''
as $$
  select btrim(left(regexp_replace(lower(coalesce(p_text, '')), '[^a-z0-9]+', '-', 'g'), 60), '-')
$$;
comment on function private.slug_of(text) is 'Small letters, digits and single dashes; may be empty.';
revoke execute on function private.slug_of(text) from public;

create function private.change_stock(
  p_variant public.product_variants, p_change integer, p_reason text, p_note text
) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if p_change = 0 then
    return;
  end if;
  update public.product_variants v set stock = p_variant.stock + p_change where v.id = p_variant.id;
  insert into public.stock_adjustments (product_id, variant_id, change, stock_after, reason, note, admin_email)
  select p_variant.product_id, p_variant.id, p_change, p_variant.stock + p_change, p_reason, p_note,
    coalesce((select u.email from auth.users u where u.id = auth.uid()), '');
end;
$$;
comment on function private.change_stock(public.product_variants, integer, text, text) is
  'Changes the stock of a locked variant and says why.';
revoke execute on function private.change_stock(public.product_variants, integer, text, text) from public;

create function private.read_words(p_data jsonb, p_field text, p_max integer) returns text[]
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_list jsonb := coalesce(p_data -> p_field, '[]');
begin
  if jsonb_typeof(v_list) <> 'array' or exists (
    select 1 from jsonb_array_elements(v_list) e
    where jsonb_typeof(e) <> 'string' or char_length(e #>> '{}') not between 1 and 200
  ) or jsonb_array_length(v_list) > p_max then
    perform private.invalid_input(p_field, format('At most %s lines, each of at most 200 characters.', p_max));
  end if;
  return array(select btrim(e) from jsonb_array_elements_text(v_list) e);
end;
$$;
comment on function private.read_words(jsonb, text, integer) is 'A list of short texts; raises INVALID_INPUT {field}.';
revoke execute on function private.read_words(jsonb, text, integer) from public;

-- Pictures are paths within the shop's own bucket: no address of another site gets onto its pages.
create function private.read_pictures(p_data jsonb) returns jsonb
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_list jsonb := coalesce(p_data -> 'images', '[]');
begin
  if jsonb_typeof(v_list) <> 'array' or jsonb_array_length(v_list) > 10 or exists (
    select 1 from jsonb_array_elements(v_list) e
    where (e ->> 'path') ~ '^[A-Za-z0-9][A-Za-z0-9/_-]{0,150}$' is not true
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
revoke execute on function private.read_pictures(jsonb) from public;

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
  if (select count(distinct lower(btrim(coalesce(e ->> 'label', '')))) from jsonb_array_elements(p_variants) e)
    < jsonb_array_length(p_variants)
  then
    perform private.invalid_input('variants', 'Every variant needs a name of its own.');
  end if;
  -- Those that go, first: a new one may take the name of an old one.
  delete from public.product_variants v
  where v.product_id = p_product
    and v.id not in (select e ->> 'id' from jsonb_array_elements(p_variants) e where e ->> 'id' is not null)
    and not exists (select 1 from public.order_lines l where l.variant_id = v.id);
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
      values (
        p_product || ':' || coalesce(
          nullif(private.slug_of(v_item.label), ''), case v_item.label when '' then 'one' else 'v' || v_item.n end
        ),
        p_product, v_item.label, v_item.n
      )
      returning * into v_variant;
      perform private.change_stock(
        v_variant, private.read_integer(v_item.item, 'stock', 0, 100000), 'created', ''
      );
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
revoke execute on function private.write_variants(text, jsonb) from public;
