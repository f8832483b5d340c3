-- Looks: sets of products that the staff puts together, shown with each of their products ("Complete the look"). A look is
-- shown while at least two of its products are published; what is sold out stays in it, marked.

-- Tables and policies ---------------------------------------------------------------------------------------------

create table public.looks (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint looks_title check (char_length(title) between 1 and 60),
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
comment on table public.looks is 'Curated sets of products; the newest active one with a product is shown with it.';
comment on column public.looks.version is 'Grows with every save; save_look refuses an older one.';

alter table public.looks enable row level security;
create policy "everyone reads active looks" on public.looks
  for select to anon, authenticated using (active);

create table public.look_items (
  look_id uuid not null references public.looks (id) on delete cascade,
  product_id text not null references public.products (id) on delete cascade,
  position integer not null,
  primary key (look_id, product_id)
);
comment on table public.look_items is 'The products of a look, in order.';

create index look_items_product on public.look_items (product_id);

alter table public.look_items enable row level security;
-- The subqueries run under the caller's own policies, so the items of a look that is off are as hidden as the look, and a
-- draft in one that is on as hidden as the draft.
create policy "everyone reads items of active looks" on public.look_items
  for select to anon, authenticated using (
    exists (select 1 from public.looks l where l.id = look_id) and exists (select 1 from public.products p where p.id = product_id)
  );

-- Public functions ------------------------------------------------------------------------------------------------

create function public.get_look(p_product_id text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform private.let_caches_keep('public, max-age=0, s-maxage=3');
  return (
    select jsonb_build_object('id', l.id, 'title', l.title, 'products', s.products)
    from public.look_items mine
    join public.looks l on l.id = mine.look_id and l.active
    cross join lateral (
      select count(*) as size, jsonb_agg(jsonb_build_object(
        'id', p.id, 'name', p.name, 'price', p.price, 'image', p.images -> 0, 'size_title', z.title, 'variants', (
          select jsonb_agg(
            jsonb_build_object('id', v.id, 'label', v.label, 'stock', v.stock) order by v.position, v.id
          ) from public.product_variants v where v.product_id = p.id
        )
      ) order by i.position, p.id) as products
      from public.look_items i
      join public.products p on p.id = i.product_id and p.status = 'published'
      left join public.product_types t on t.id = p.type_id
      left join public.size_systems z on z.id = t.size_system
      where i.look_id = l.id
    ) s
    where mine.product_id = p_product_id and s.size >= 2
      and exists (select 1 from public.products p where p.id = p_product_id and p.status = 'published')
    order by l.created_at desc, l.id limit 1
  );
end;
$$;
comment on function public.get_look(text) is
  'The look that a product is part of, with prices (rupees) and stock of now: {id, title, products}; nothing where there is none.';

-- security definer: it shows what is off, through private.require_right.
create function public.list_admin_looks(
  p_query text default '', p_state text default null, p_sort text default '-created', p_offset integer default 0,
  p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select l.*, case when l.active then 'active' else 'off' end as state, i.items
      from public.looks l
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object(
          'product_id', p.id, 'name', p.name, 'price', p.price, 'image', p.images -> 0, 'status', p.status,
          'in_stock', exists (select 1 from public.product_variants v where v.product_id = p.id and v.stock > 0)
        ) order by x.position, p.id), '[]') as items
        from public.look_items x join public.products p on p.id = x.product_id where x.look_id = l.id
      ) i
      where (p_state is null or p_state = case when l.active then 'active' else 'off' end) and (
        v_like = '%%' or lower(l.title) like v_like
        or exists (
          select 1 from public.look_items x join public.products p on p.id = x.product_id
          where x.look_id = l.id and lower(p.name) like v_like
        )
      )
    )
    select private.page_of((select jsonb_agg(to_jsonb(r)) from (
      select * from found f
      order by case p_sort when 'title' then f.title end, case p_sort when '-title' then f.title end desc,
        case p_sort when 'created' then f.created_at end, f.created_at desc, f.id
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from found))
  );
end;
$$;
comment on function public.list_admin_looks(text, text, text, integer, integer) is
  'For admins: looks with their products; state active or off. Raises FORBIDDEN.';

-- security definer: admins hold no write grant, so that nothing changes without its line in the log.
create function public.save_look(p_look jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_id uuid := case when p_look ->> 'id' ~ '^[0-9a-f-]{36}$' then (p_look ->> 'id')::uuid end;
  v_version integer := nullif(p_look ->> 'version', '')::integer;
  v_products text[] := case when jsonb_typeof(p_look -> 'products') = 'array'
    then array(select jsonb_array_elements_text(p_look -> 'products')) else '{}' end;
  v_before jsonb;
  v_row public.looks;
begin
  if cardinality(v_products) not between 2 and 5 then
    perform private.invalid_input('products', 'A look has two to five products.');
  elsif (select count(distinct t.id) from unnest(v_products) as t (id)) < cardinality(v_products) then
    perform private.invalid_input('products', 'Each product is in a look once.');
  elsif exists (
    select 1 from unnest(v_products) as t (id) where not exists (select 1 from public.products p where p.id = t.id)
  ) then
    perform private.invalid_input('products', 'One of these products does not exist.');
  end if;
  perform private.lock_new(v_id);
  select * into v_row from public.looks l where l.id = v_id for update;
  if v_version is not null and v_row.id is null then
    raise exception 'This look does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_LOOK';
  elsif v_row.version is distinct from v_version and v_row.id is not null
    and not (v_version is null and private.is_own_new(v_id::text)) then
    raise exception 'Somebody else has saved this look meanwhile.' using errcode = 'PT409', hint = 'STALE',
      detail = jsonb_build_object('version', v_row.version)::text;
  end if;
  v_before := case when v_row.id is not null then to_jsonb(v_row) || jsonb_build_object('products', (
    select jsonb_agg(i.product_id order by i.position) from public.look_items i where i.look_id = v_row.id
  )) end;
  if v_row.id is null then
    insert into public.looks (id, title, active)
    values (
      coalesce(v_id, gen_random_uuid()), private.read_text(p_look, 'title', 1, 60), coalesce((p_look ->> 'active') = 'true', false)
    )
    returning * into v_row;
  else
    update public.looks l set title = private.read_text(p_look, 'title', 1, 60),
      active = coalesce((p_look ->> 'active') = 'true', false), version = l.version + 1
    where l.id = v_row.id returning * into v_row;
  end if;
  delete from public.look_items i where i.look_id = v_row.id;
  insert into public.look_items (look_id, product_id, position)
  select v_row.id, t.id, t.n from unnest(v_products) with ordinality as t (id, n);
  perform private.record_action(
    case when v_before is null then 'look/created' else 'look/saved' end, v_row.id::text, v_before,
    to_jsonb(v_row) || jsonb_build_object('products', to_jsonb(v_products))
  );
  return to_jsonb(v_row);
end;
$$;
comment on function public.save_look(jsonb) is
  'For admins: creates or changes a look, {id, version, title, active, products}; without a version a new one, whose id its form has made. Raises FORBIDDEN, INVALID_INPUT {field}, UNKNOWN_LOOK, STALE {version}.';

-- security definer: as above.
create function public.delete_look(p_id uuid) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_row public.looks;
begin
  delete from public.looks l where l.id = p_id returning * into v_row;
  if v_row.id is null then
    raise exception 'This look does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_LOOK';
  end if;
  perform private.record_action('look/deleted', p_id::text, to_jsonb(v_row), null);
  return p_id;
end;
$$;
comment on function public.delete_look(uuid) is 'For admins: removes a look. Raises FORBIDDEN, UNKNOWN_LOOK.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (id, title, active, created_at) on public.looks to anon, authenticated;
grant select (look_id, product_id, position) on public.look_items to anon, authenticated;

grant execute on function
  public.get_look(text),
  public.list_admin_looks(text, text, text, integer, integer),
  public.save_look(jsonb),
  public.delete_look(uuid)
to anon, authenticated;
