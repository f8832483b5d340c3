-- Collections: products under a name of their own, chosen by hand and in that order, or by a rule, so that what is new joins
-- by itself. A rule asks what lists ask (the values of entries), and one list shows them: list_products.

-- Tables and policies ---------------------------------------------------------------------------------------------

create table public.collections (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique constraint collections_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  title text not null constraint collections_title check (char_length(title) between 1 and 60),
  description text not null default '' constraint collections_description check (char_length(description) <= 300),
  rule jsonb,
  active boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.collections is 'Pages of products that the staff puts together; save_collection writes them.';
comment on column public.collections.rule is
  'Which published products it has: {category, filters: {facet: [value]}, min, max (rupees), badge, days (since published)}; null where they are chosen by hand.';

alter table public.collections enable row level security;
create policy "everyone reads active collections" on public.collections
  for select to anon, authenticated using (active);
create table public.collection_items (
  collection_id uuid not null references public.collections (id) on delete cascade,
  product_id text not null references public.products (id) on delete cascade,
  position integer not null,
  primary key (collection_id, product_id)
);
comment on table public.collection_items is 'The products of a collection that is chosen by hand, in order.';
create index collection_items_product on public.collection_items (product_id);

alter table public.collection_items enable row level security;
-- The subqueries run under the caller's own policies, so items are as hidden as their collection and as their product.
create policy "everyone reads items of active collections" on public.collection_items
  for select to anon, authenticated using (
    exists (select 1 from public.collections c where c.id = collection_id)
    and exists (select 1 from public.products p where p.id = product_id)
  );

-- Private functions -----------------------------------------------------------------------------------------------

create function private.read_collection_rule(p_rule jsonb) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_number text;
begin
  if jsonb_typeof(p_rule) <> 'object' or p_rule - array['category', 'filters', 'min', 'max', 'badge', 'days'] <> '{}' then
    perform private.invalid_input('rule', 'This rule cannot be read.');
  end if;
  foreach v_number in array array['min', 'max', 'days'] loop
    if coalesce(p_rule ->> v_number, '') <> '' then
      p_rule := p_rule || jsonb_build_object(v_number, private.read_integer(
        p_rule, v_number, 1, case v_number when 'days' then 3650 else 300000 end
      ));
    end if;
  end loop;
  if coalesce(p_rule ->> 'category', '') <> ''
    and not exists (select 1 from public.categories c where c.id = p_rule ->> 'category')
  then
    perform private.invalid_input('category', 'Please choose a category.');
  end if;
  perform 1 from private.read_listing_choice(p_rule -> 'filters');
  perform private.read_text(p_rule, 'badge', 0, 40);
  p_rule := (
    select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(p_rule) e where e.value not in ('""', 'null', '{}')
  );
  if p_rule = '{}' then
    perform private.invalid_input('rule', 'A rule says at least one thing.');
  end if;
  return p_rule;
end;
$$;
comment on function private.read_collection_rule(jsonb) is 'A checked rule without what says nothing; raises INVALID_INPUT {field}.';

-- A value that no product has finds nothing, and not everything. Planned for each call, because asking about a bag reads a
-- few entries and asking about all reads them all.
create function private.products_by_rule(p_rule jsonb, p_among text[] default null) returns text[]
  language plpgsql stable security invoker set search_path = '' set jit = off set plan_cache_mode = force_custom_plan
as $$
begin
  return array(
    with slot as materialized (
      select c.facet, array_agg(r.id) filter (where r.id is not null) as ids
      from private.read_listing_choice(p_rule -> 'filters') c
      left join private.resolve_listing_choice(p_rule -> 'filters') r on r.facet = c.facet
      group by c.facet
    )
    select e.product_id from private.listing_entries e
    where not e.is_gone
      and (p_among is null or e.product_id = any (p_among))
      and (not p_rule ? 'category' or e.category_id = p_rule ->> 'category')
      and (not p_rule ? 'min' or e.price >= (p_rule ->> 'min')::integer)
      and (not p_rule ? 'max' or e.price <= (p_rule ->> 'max')::integer)
      and (not p_rule ? 'days' or e.published_at > now() - make_interval(days => (p_rule ->> 'days')::integer))
      and not exists (select 1 from slot s where (s.ids && e.found_under) is not true)
      and (not p_rule ? 'badge' or exists (
        select 1 from public.products p where p.id = e.product_id and p_rule ->> 'badge' = any (p.badges)
      ))
    order by e.position, e.product_id collate "C" limit private.listing_limit('counted')
  );
end;
$$;
comment on function private.products_by_rule(jsonb, text[]) is 'Published products that a rule finds, of these or of all, in featured order, as many as lists count.';

create function private.collection_products(p_id uuid, p_rule jsonb, p_among text[] default null) returns text[]
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if p_rule is not null then
    return private.products_by_rule(p_rule, p_among);
  end if;
  return array(
    select i.product_id from public.collection_items i join private.listing_entries e on e.product_id = i.product_id and not e.is_gone
    where i.collection_id = p_id and (p_among is null or i.product_id = any (p_among)) order by i.position, i.product_id
  );
end;
$$;
comment on function private.collection_products(uuid, jsonb, text[]) is 'Published products of a collection with this rule, of these or of all, in its order.';

create function private.products_of_collection(p_slug text) returns text[]
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_id uuid;
  v_rule jsonb;
begin
  select c.id, c.rule into v_id, v_rule from public.collections c where c.slug = p_slug and c.active;
  return private.collection_products(v_id, v_rule);
end;
$$;
comment on function private.products_of_collection(text) is 'Published products of an active collection in its order; none where there is no such collection.';

create function private.collection_record(p_id uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select to_jsonb(c) || jsonb_build_object('products', (
      select coalesce(jsonb_agg(i.product_id order by i.position, i.product_id), '[]')
      from public.collection_items i where i.collection_id = c.id
    ))
    from public.collections c where c.id = p_id
  );
end;
$$;
comment on function private.collection_record(uuid) is 'A collection with the ids of its chosen products, for the staff and the log.';

-- Public functions ------------------------------------------------------------------------------------------------

create function public.get_collection(p_slug text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform private.let_caches_keep('public, max-age=0, s-maxage=3');
  return (
    select jsonb_build_object('slug', c.slug, 'title', c.title, 'description', c.description)
    from public.collections c where c.slug = p_slug and c.active
  );
end;
$$;
comment on function public.get_collection(text) is 'What heads the page of a collection; null where there is none.';

-- security definer, all that follow: they show what is off, and admins hold no write grant, so that nothing changes without
-- its line in the log.
create function public.list_admin_collections(
  p_query text default '', p_state text default null, p_sort text default '-updated', p_offset integer default 0,
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
      select c.id, c.title, c.updated_at from public.collections c
      where (lower(c.title) like v_like or c.slug like v_like)
        and (p_state is null or p_state = case when c.active then 'active' else 'off' end)
    )
    select private.page_of((
      select jsonb_agg(private.collection_record(r.id) || jsonb_build_object('count', (
        select case when c.rule is not null then cardinality(private.products_by_rule(c.rule))
          else (select count(*) from public.collection_items i where i.collection_id = c.id) end
        from public.collections c where c.id = r.id
      ), 'products', (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by i.position, p.id), '[]')
        from public.collection_items i join public.products p on p.id = i.product_id where i.collection_id = r.id
      )) order by r.n)
      from (
        select f.id, row_number() over (
          order by case p_sort when 'title' then f.title end, case p_sort when '-title' then f.title end desc,
            case p_sort when 'updated' then f.updated_at end, f.updated_at desc, f.id
        ) as n from found f order by n offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
      ) r
    ), (select count(*) from found))
  );
end;
$$;
comment on function public.list_admin_collections(text, text, text, integer, integer) is
  'For admins: collections with how many products they have and the names of chosen ones; state active or off. Raises FORBIDDEN.';

-- A promotion may be for one whose page is not shown.
create function public.list_collection_names() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_right('promotions');
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title) order by c.title, c.id), '[]')
    from public.collections c
  );
end;
$$;
comment on function public.list_collection_names() is
  'For the staff (promotions): [{id, title}] of all collections, shown or not. Raises FORBIDDEN.';

create function public.preview_collection(p_rule jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_ids text[] := private.products_by_rule(private.read_collection_rule(p_rule));
begin
  return jsonb_build_object('count', cardinality(v_ids), 'products', private.product_cards(v_ids[1:6], false));
end;
$$;
comment on function public.preview_collection(jsonb) is
  'For admins: how many published products a rule finds, and cards of the first: {count, products}. Raises FORBIDDEN, INVALID_INPUT {field}.';

create function public.save_collection(p_collection jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_old public.collections;
  v_id uuid := case when p_collection ->> 'id' ~ '^[0-9a-f-]{36}$' then (p_collection ->> 'id')::uuid end;
  v_version integer := nullif(p_collection ->> 'version', '')::integer;
  v_title text := private.read_text(p_collection, 'title', 1, 60);
  v_slug text := coalesce(nullif(p_collection ->> 'slug', ''), private.slug_of(p_collection ->> 'title'));
  v_rule jsonb := case when jsonb_typeof(p_collection -> 'rule') = 'object' then private.read_collection_rule(p_collection -> 'rule') end;
  v_products text[] := case when jsonb_typeof(p_collection -> 'products') = 'array'
    then array(select jsonb_array_elements_text(p_collection -> 'products')) else '{}' end;
  v_before jsonb;
begin
  if v_slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or char_length(v_slug) > 60 then
    perform private.invalid_input('slug', 'Small letters, digits and single dashes, at most 60.');
  elsif v_rule is null and cardinality(v_products) not between 1 and 500 then
    perform private.invalid_input('products', 'A collection has a rule, or between 1 and 500 products.');
  elsif exists (select 1 from unnest(v_products) as t (id) where not exists (select 1 from public.products p where p.id = t.id)) then
    perform private.invalid_input('products', 'One of these products does not exist.');
  end if;
  perform private.lock_new(v_id);
  select * into v_old from public.collections c where c.id = v_id for update;
  if v_version is not null and v_old.id is null then
    raise exception 'This collection does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_COLLECTION';
  elsif v_old.version is distinct from v_version and v_old.id is not null
    and not (v_version is null and private.is_own_new(v_old.slug)) then
    raise exception 'Somebody else has saved this collection meanwhile.' using errcode = 'PT409', hint = 'STALE',
      detail = jsonb_build_object('version', v_old.version)::text;
  end if;
  v_before := private.collection_record(v_old.id);
  insert into public.collections as c (id, slug, title, description, rule, active)
  values (
    coalesce(v_id, gen_random_uuid()), v_slug, v_title, private.read_text(p_collection, 'description', 0, 300), v_rule,
    coalesce(p_collection ->> 'active' = 'true', false)
  )
  on conflict (id) do update set slug = excluded.slug, title = excluded.title, description = excluded.description,
    rule = excluded.rule, active = excluded.active, version = c.version + 1, updated_at = now()
  returning c.id into v_id;
  delete from public.collection_items i where i.collection_id = v_id;
  insert into public.collection_items (collection_id, product_id, position)
  select v_id, t.id, min(t.n) from unnest(v_products) with ordinality as t (id, n) where v_rule is null group by t.id;
  perform private.record_action(
    case when v_before is null then 'collection/created' else 'collection/saved' end, v_slug, v_before, private.collection_record(v_id)
  );
  return private.collection_record(v_id);
exception when unique_violation then
  perform private.invalid_input('slug', 'Another collection has this address.');
  return null;
end;
$$;
comment on function public.save_collection(jsonb) is
  'For admins: writes a collection, by rule or by hand; without a version a new one, whose id its form has made. Raises FORBIDDEN, INVALID_INPUT {field}, STALE {version}, UNKNOWN_COLLECTION.';

create function public.delete_collection(p_id uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
  v_before jsonb := private.collection_record(p_id);
  v_promotion text;
begin
  -- Whoever saves a promotion for it waits for this row, and finds it gone.
  perform 1 from public.collections c where c.id = p_id for update;
  if not found then
    return false;
  end if;
  select m.title into v_promotion from public.promotions m
  where (m.scope = 'collection' and p_id::text = any (m.scope_ids) or m.get_scope = 'collection' and p_id::text = any (m.get_scope_ids))
    and (m.ends_at > now() or m.ends_at is null)
  order by m.title, m.id limit 1;
  if v_promotion is not null then
    raise exception '%', format('The promotion “%s” is for this collection. End it or give it other products first.', v_promotion)
      using errcode = 'PT409', hint = 'COLLECTION_IN_USE', detail = jsonb_build_object('promotion', v_promotion)::text;
  end if;
  delete from public.collections c where c.id = p_id;
  perform private.record_action('collection/deleted', v_before ->> 'slug', v_before, null);
  return true;
end;
$$;
comment on function public.delete_collection(uuid) is 'For admins: false when it is gone already. Raises FORBIDDEN, COLLECTION_IN_USE {promotion} where one that has not ended is for it.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (id, slug, title, description, rule, active, updated_at) on public.collections to anon, authenticated;
grant select (collection_id, product_id, position) on public.collection_items to anon, authenticated;

grant execute on function
  private.products_by_rule(jsonb, text[]),
  private.collection_products(uuid, jsonb, text[]),
  private.products_of_collection(text),
  public.get_collection(text),
  public.list_admin_collections(text, text, text, integer, integer),
  public.list_collection_names(),
  public.preview_collection(jsonb),
  public.save_collection(jsonb),
  public.delete_collection(uuid)
to anon, authenticated;
