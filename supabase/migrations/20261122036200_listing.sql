-- Listings: what is on offer in a category, of a type or for a search, filtered, counted and sorted, in one question; and
-- what is like a product.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- A sitemap reads nothing else of a million products.
create index products_sitemap on public.products (id, page_changed_at) where status = 'published';

-- Private functions -----------------------------------------------------------------------------------------------

-- What counts thousands of entries looks dear to the planner: compiled (jit), it would take longer than answering.

create function private.refuse_listing(p_field text, p_message text) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  raise exception '%', p_message using errcode = 'PT400', hint = 'INVALID_INPUT',
    detail = jsonb_build_object('field', p_field)::text;
end;
$$;
comment on function private.refuse_listing(text, text) is 'Raises INVALID_INPUT {field} as a bad address.';

-- By a function, so that a test sees what is beyond them without ten thousand products.
create function private.listing_limit(p_of text) returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return case p_of
    when 'counted' then 10000
    -- From so many on that are called what is searched for, the index lists them; fewer are read, and sorted by how well they fit.
    when 'ranked' then 5000
  end;
end;
$$;
comment on function private.listing_limit(text) is 'How many products lists count, and how many a search sorts by how well they fit.';

-- As the data API's server reads it (response.headers of PostgREST). Lists are the same for everybody, and still what somebody
-- is answered who is signed in is kept nowhere: a cache has the answer from the visitors.
create function private.let_caches_keep(p_cache_control text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if current_setting('request.method', true) in ('GET', 'HEAD') and auth.uid() is null then
    perform set_config(
      'response.headers', jsonb_build_array(jsonb_build_object('Cache-Control', p_cache_control))::text, true
    );
  end if;
end;
$$;
comment on function private.let_caches_keep(text) is 'Tells caches for how long they may keep what a visitor asked by GET.';

-- Numbers that nobody chooses by hand are refused before they cost anything.
create function private.read_listing_choice(p_filters jsonb) returns table (facet text, value text)
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  if p_filters is null then return; end if;
  if jsonb_typeof(p_filters) <> 'object' then
    perform private.refuse_listing('filters', 'Filters are an object of lists of texts.');
  elsif (select count(*) from jsonb_object_keys(p_filters)) > 50 then
    perform private.refuse_listing('filters', 'At most 50 facets at once.');
  end if;
  if exists (
    select 1 from jsonb_each(p_filters) g where jsonb_typeof(g.value) <> 'array' or jsonb_array_length(
      case jsonb_typeof(g.value) when 'array' then g.value else '[]' end
    ) > 100
  ) then
    perform private.refuse_listing('filters', 'A facet takes a list of at most 100 texts.');
  elsif exists (
    select 1 from jsonb_each(p_filters) g, jsonb_array_elements(g.value) v
    where jsonb_typeof(v.value) <> 'string' or char_length(v.value #>> '{}') > 200
  ) then
    perform private.refuse_listing('filters', 'A value of a facet is a text of at most 200 characters.');
  end if;
  return query
  select distinct g.key, v.value from jsonb_each(p_filters) g, jsonb_array_elements_text(g.value) v;
end;
$$;
comment on function private.read_listing_choice(jsonb) is
  'What was chosen, by facet; raises INVALID_INPUT {field} for what no page would send.';

-- A group stands for its types; beside one of its types it says nothing more.
create function private.resolve_listing_choice(p_filters jsonb) returns table (facet text, value text, id integer)
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_facets text[];
  v_values text[];
begin
  -- By itself: joined to what is empty it would not be read, and nothing refused.
  select array_agg(c.facet), array_agg(c.value) into v_facets, v_values from private.read_listing_choice(p_filters) c;
  return query
  with chosen as materialized (select c.facet, c.value from unnest(v_facets, v_values) as c (facet, value))
  select c.facet, c.value, v.id from chosen c
  join private.listing_values v on v.facet = c.facet and v.value = c.value and v.facet <> 'category'
  union all
  select c.facet, c.value, v.id from chosen c
  join public.product_types t on t.parent_id = c.value
  join private.listing_values v on v.facet = 'type' and v.part = '' and v.value = t.id
  where c.facet = 'type' and not exists (
    select 1 from chosen o join public.product_types n on n.id = o.value where o.facet = 'type' and n.parent_id = c.value
  );
end;
$$;
comment on function private.resolve_listing_choice(jsonb) is 'What was chosen, with the values that entries are found under.';

create function private.listing_order(p_sort text, p_is_ranked boolean) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return case
    when p_sort = 'newest' then 'e.published_at desc, e.position, e.product_id collate "C"'
    when p_sort = 'price-low' then 'e.price, e.position, e.product_id collate "C"'
    when p_sort = 'price-high' then 'e.price desc, e.position, e.product_id collate "C"'
    when p_sort = 'rating' then 'e.rating desc, e.position, e.product_id collate "C"'
    when p_is_ranked then 'm.rank'
    else 'e.position, e.product_id collate "C"'
  end;
end;
$$;
comment on function private.listing_order(text, boolean) is
  'The order of a sort (spec section 5) over entries e, or over the ranks m that products were gathered with; equals keep their featured order, and no two are equal.';

-- Each facet is blind to itself: a value of one counts the entries that pass all others. Read by their keys, here and below: a
-- scan of all entries looks cheaper for some thousands, and grows with the shop.
create function private.count_listed(p_products text[], p_max integer, p_slots integer[], p_chosen integer[])
  returns table (id integer, offered bigint, found bigint)
  language plpgsql stable security invoker set search_path = '' set jit = off set enable_seqscan = off
as $$
begin
  return query
  with slot as materialized (
    select u.slot, array_agg(u.id) as ids from unnest(p_slots, p_chosen) as u (slot, id) group by u.slot
  ),
  own as materialized (
    select v.id, s.slot from slot s
    join private.listing_values c on c.id = s.ids[1]
    join private.listing_values v on v.facet = c.facet
  ),
  -- Which slot an entry misses: 0 for none, null for several.
  entry as materialized (
    select e.found_under, p_max is null or e.price <= p_max as is_cheap,
      case when cardinality(p_slots) = 0 then 0 else (
        select case count(*) when 0 then 0 when 1 then min(s.slot) end from slot s where not s.ids && e.found_under
      ) end as missed
    from private.listing_entries e where e.product_id = any (p_products)
  ),
  counted as (
    -- 0 stands for the products themselves.
    select u.id, e.missed, count(*) as offered, count(*) filter (where e.is_cheap) as cheap
    from entry e cross join lateral unnest(0 || e.found_under) as u (id) group by u.id, e.missed
  )
  select c.id, sum(c.offered)::bigint, coalesce(sum(c.cheap) filter (where c.missed in (0, o.slot)), 0)::bigint
  from counted c left join own o on o.id = c.id group by c.id;
end;
$$;
comment on function private.count_listed(text[], integer, integer[], integer[]) is
  'Of these products: how many have a value (offered), and how many of those pass the filters of the other facets (found). Id 0 counts products.';

create function private.page_listed(
  p_products text[], p_max integer, p_slots integer[], p_chosen integer[], p_order text, p_offset integer, p_limit integer
) returns text[]
  language plpgsql stable security invoker set search_path = '' set jit = off set enable_seqscan = off set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  v_ids text[];
begin
  if p_order = 'm.rank' and p_max is null and cardinality(p_slots) = 0 then
    return p_products[p_offset + 1:p_offset + p_limit];
  end if;
  execute format(
    'with slot as materialized (
       select u.slot, array_agg(u.id) as ids from unnest($3, $4) as u (slot, id) group by u.slot
     )
     select array_agg(r.product_id order by r.n) from (
       select e.product_id::text, row_number() over (order by %1$s) as n
       from unnest($1) with ordinality as m (product_id, rank)
       join private.listing_entries e on e.product_id = m.product_id
       where ($2 is null or e.price <= $2) and not exists (select 1 from slot s where not s.ids && e.found_under)
       order by %1$s offset $5 limit $6
     ) r', p_order
  ) into v_ids using p_products, p_max, p_slots, p_chosen, p_offset, p_limit;
  return coalesce(v_ids, '{}');
end;
$$;
comment on function private.page_listed(text[], integer, integer[], integer[], text, integer, integer) is
  'Which of these products pass the filters, a page of them in an order over entries e and ranks m.';

-- A facet of some products only, such as gears, is offered where one product in five has something to say; one that cannot
-- tell apart what is found is not, unless something of it is chosen. Of a long list the fifty values that most products have.
create function private.listing_facets(
  p_ids integer[], p_offered bigint[], p_found bigint[], p_chosen integer[], p_max integer, p_single_category boolean
) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    with counted as materialized (
      select u.* from unnest(p_ids, p_offered, p_found) as u (id, offered, found)
    ),
    ranked as (
      select v.facet, v.part, v.value, c.offered, c.found, c.id = any (p_chosen) as is_chosen,
        row_number() over (
          partition by v.facet, v.part order by c.id = any (p_chosen) desc, c.offered desc, v.value collate "C"
        ) as rank,
        sum(c.offered) over (partition by v.facet, v.part) as said
      from counted c join private.listing_values v on v.id = c.id
      where c.offered > 0 and v.facet <> 'category'
        and (v.facet <> 'price' or p_max is null or v.value::integer <= p_max)
    ),
    labelled as (
      select r.facet, r.part, r.value, r.found, r.is_chosen, f.hex,
        case r.facet
          when 'type' then 1 when 'size' then 2 when 'colour' then 3 when 'price' then 4 when 'brand' then 5
          when 'discount' then 7 when 'rating' then 8 when 'stock' then 9 else 6
        end as place,
        coalesce(a.position, y.position, 0) as second_place,
        case r.facet
          when 'type' then 'Type' when 'size' then coalesce(y.title, 'Size') when 'colour' then 'Colour' when 'price' then 'Price'
          when 'brand' then 'Brand' when 'discount' then 'Discount' when 'rating' then 'Rating' when 'stock' then 'Availability'
          else a.name
        end as title,
        y.name as system,
        case
          when r.facet = 'type' then t.name || case when p_single_category then '' else ', ' || k.name end
          when r.facet = 'colour' then f.name
          when r.facet = 'price' then case r.value
            when '0' then 'Under ₹500' when '500' then '₹500 to ₹999' when '1000' then '₹1,000 to ₹1,999'
            when '2000' then '₹2,000 to ₹4,999' else '₹5,000 and above'
          end
          when r.facet = 'discount' then r.value || '% or more'
          when r.facet = 'rating' then r.value || ' stars and up'
          when r.facet = 'stock' then 'In stock'
          when a.kind = 'choice' then h.label
          when a.kind = 'yes_no' then case r.value when 'yes' then 'Yes' else 'No' end
          else r.value || coalesce(' ' || a.unit, '')
        end as label,
        case
          when r.facet = 'type' then k.position * 1000000 + g.position * 1000 + t.position
          when r.facet = 'size' then z.position
          when r.facet = 'colour' then f.position
          when r.facet = 'price' then r.value::integer
          when r.facet in ('discount', 'rating') then - r.value::integer
          when a.kind = 'choice' then h.position
          when a.kind = 'number' then r.value::numeric
          when a.kind = 'yes_no' then case r.value when 'yes' then 1 else 2 end
        end as option_place
      from ranked r
      left join public.attributes a on a.id = r.facet and a.is_filter
      left join public.attribute_choices h on h.attribute_id = a.id and h.id = r.value
      left join public.colour_families f on r.facet = 'colour' and f.id = r.value
      left join public.size_systems y on r.facet = 'size' and y.id = r.part
      left join public.sizes z on z.system_id = y.id and z.label = r.value
      left join public.product_types t on r.facet = 'type' and t.id = r.value
      left join public.product_types g on g.id = t.parent_id
      left join public.categories k on k.id = t.category_id
      where r.rank <= 50
        and (a.id is not null or r.facet in ('type', 'size', 'colour', 'price', 'brand', 'discount', 'rating', 'stock'))
        and (
          r.is_chosen or (r.facet <> 'size' and a.id is null)
          or r.said * 5 >= (select c.offered from counted c where c.id = 0)
          or exists (select 1 from ranked o where o.facet = r.facet and o.is_chosen)
        )
    ),
    facet as (
      select l.facet, l.part, l.title, l.system, l.place, l.second_place, jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object('value', l.value, 'label', l.label, 'count', l.found, 'hex', l.hex))
        order by l.option_place, l.label collate "C", l.value collate "C"
      ) as options
      from labelled l group by l.facet, l.part, l.title, l.system, l.place, l.second_place
      having bool_or(l.is_chosen) or (sum(l.found) > 0 and (count(*) > 1 or l.facet = 'stock'))
    ),
    -- Children's shoes and those of adults are both of a UK size: where both stand there, each is called by its system.
    named as (
      select f.*, case when count(*) over (partition by f.facet, f.title) > 1 then coalesce(f.system, f.title) else f.title end as name
      from facet f
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'key', f.facet, 'part', f.part, 'title', f.name, 'kind', case f.facet when 'colour' then 'swatch' else 'choice' end,
      'options', f.options
    ) order by f.place, f.second_place, f.facet, f.title), '[]')
    from named f
  );
end;
$$;
comment on function private.listing_facets(integer[], bigint[], bigint[], integer[], integer, boolean) is
  'Facets in their order with titles, labels and counts: [{key, part, title, kind, options: [{value, label, count, hex?}]}].';

create function private.product_cards(p_ids text[], p_described boolean) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'name', p.name, 'price', p.price, 'original_price', p.original_price, 'category_id', p.category_id,
      'brand', p.brand, 'images', jsonb_path_query_array(p.images, '$[0]'), 'rating', p.rating,
      'review_count', p.review_count, 'badges', p.badges,
      'stock', coalesce((select sum(v.stock) from public.product_variants v where v.product_id = p.id), 0),
      'colours', private.style_colours(p.style_id)
    ) || case when private.discount_percent(p.price, p.original_price) >= t.best_value_from
        then '{"best_value": true}'::jsonb else '{}' end
      || case when m.title is not null then jsonb_build_object('promotion', m.title) else '{}' end
      || case when p_described then jsonb_build_object('description', p.description) else '{}' end order by i.n), '[]')
    from unnest(p_ids) with ordinality as i (id, n)
    join public.products p on p.id = i.id and p.status = 'published'
    left join public.product_types t on t.id = p.type_id
    left join private.card_promotions(p_ids) m on m.product_id = p.id
  );
end;
$$;
comment on function private.product_cards(text[], boolean) is
  'Products as cards show them, in the given order; colours are the products of its style, promotion is what everybody gets on it.';

create function private.listing_scope(
  p_category text, p_type text,
  out category text, out type_id text, out group_id text, out types text[], out type_values integer[], out named jsonb
)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  category := nullif(nullif(lower(p_category), ''), 'all');
  -- What is no type of this category, is not asked for.
  select t.id, t.parent_id, jsonb_build_object('id', t.id, 'name', t.name, 'group',
    case when g.id is not null then jsonb_build_object('id', g.id, 'name', g.name) end)
  into type_id, group_id, named
  from public.product_types t left join public.product_types g on g.id = t.parent_id
  where t.id = p_type and (category is null or t.category_id = category);
  if type_id is not null then
    types := array(
      select t.id from public.product_types t where type_id in (t.id, t.parent_id) and t.parent_id is not null
    );
    type_values := array(
      select v.id from private.listing_values v where v.facet = 'type' and v.part = '' and v.value = any (types)
    );
  end if;
end;
$$;
comment on function private.listing_scope(text, text) is
  'What an address lists: a category or all (null); a type with its group, or a group (group_id is null); the types that this means, and the values that entries are found under.';

-- Of thousands that are called what is searched for, the slots of the index stand for what it knows. Prices of the words (lowest,
-- highest) are a filter as that of the address; words that say nothing else ask for the whole shop.
create function private.gather_listed(
  p_search text, p_collection text, p_category text, p_types text[],
  out ids text[], out is_ranked boolean, out is_indexed boolean, out slots integer[], out named integer[],
  out lowest integer, out highest integer, out exact boolean, out corrected text, out mentioned boolean, out left_out text[]
)
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_is_whole boolean := p_search is null and p_collection is null;
begin
  slots := '{}';
  named := '{}';
  exact := true;
  mentioned := false;
  left_out := '{}';
  if p_search is not null then
    select f.ids, f.exact, f.corrected, f.mentioned, f.left_out, coalesce(f.slots, '{}'), coalesce(f.named, '{}'), f.lowest, f.highest,
      f.says_price_only and p_collection is null
    into ids, exact, corrected, mentioned, left_out, slots, named, lowest, highest, v_is_whole
    from private.find_searched(p_search, p_category, p_types, private.listing_limit('counted')) f;
  elsif p_collection is not null then
    ids := array(
      select m.product_id from unnest(private.products_of_collection(p_collection)) with ordinality as m (product_id, rank)
      join private.listing_entries e on e.product_id = m.product_id
      where (p_category is null or e.category_id = p_category) and (p_types is null or e.type_id = any (p_types))
      order by m.rank
    );
  end if;
  if v_is_whole then
    ids := array(
      select e.product_id from private.listing_entries e
      where e.is_pending and not e.is_gone and (lowest is null or e.price >= lowest)
        and (p_category is null or e.category_id = p_category) and (p_types is null or e.type_id = any (p_types))
    );
  end if;
  is_indexed := v_is_whole or cardinality(slots) > 0;
  is_ranked := not is_indexed;
end;
$$;
comment on function private.gather_listed(text, text, text, text[]) is
  'What is read entry by entry: what a search found (find_searched) or a collection has, in its order (is_ranked), or what the index does not know yet of what it lists (is_indexed).';

-- What nothing here has, is not chosen here.
create function private.listing_choice(
  p_filters jsonb, p_ids integer[], p_products text[], out slots integer[], out chosen integer[], out choice jsonb
)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  select coalesce(array_agg(k.slot), '{}'), coalesce(array_agg(k.id), '{}') into slots, chosen from (
    select dense_rank() over (order by c.facet)::integer as slot, c.id
    from (select distinct r.facet, r.id from private.resolve_listing_choice(p_filters) r) c
    where c.id = any (p_ids) or exists (
      select 1 from private.listing_entries e where e.product_id = any (p_products) and e.found_under @> array[c.id]
    )
  ) k;
  select coalesce(jsonb_object_agg(k.facet, k.values), '{}') into choice from (
    select c.facet, jsonb_agg(distinct c.value) as values from private.resolve_listing_choice(p_filters) c
    where c.id = any (chosen) group by c.facet
  ) k;
end;
$$;
comment on function private.listing_choice(jsonb, integer[], text[]) is
  'Of the filters what these values or products have: a slot for each facet with the values chosen, and {facet: [value]}.';

-- Named slots are the words of a search, with the prices that it says. As long as the filters are what they are, the index is asked once.
create function private.count_through_index(
  p_category text, p_types integer[], p_max integer, p_slots integer[], p_chosen integer[],
  p_named_slots integer[], p_named integer[], p_lowest integer, p_highest integer,
  p_ids integer[], p_offered bigint[], p_pending integer,
  out offered bigint[], out passing bigint[], out bits bit varying[]
)
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_slots constant integer[] := p_slots || p_named_slots;
  v_values constant integer[] := p_chosen || p_named;
  v_max constant integer := least(p_max, p_highest);
  v_is_filtered constant boolean := cardinality(p_slots) > 0 or v_max is not null;
  v_is_named constant boolean := cardinality(p_named_slots) > 0;
  v_is_empty constant boolean := coalesce(p_offered[array_position(p_ids, 0)], 0) = 0;
  v_passed private.passed_bits[];
  v_named_passed private.passed_bits[];
begin
  offered := p_offered;
  if v_is_named then
    v_named_passed := array(
      select f from private.filter_index(p_category, p_types, p_highest, p_named_slots, p_named, 1, p_lowest) f
    );
    offered := private.offered_among(v_named_passed, p_ids);
  end if;

  passing := offered;
  if v_is_empty then
    null;
  elsif v_is_named and not v_is_filtered then
    v_passed := v_named_passed;
  elsif v_is_filtered or p_lowest is not null or p_types is not null then
    v_passed := array(select f from private.filter_index(p_category, p_types, v_max, v_slots, v_values, 1, p_lowest) f);
  end if;
  if not v_is_empty and (v_is_named or v_is_filtered or p_lowest is not null) then
    passing := private.count_in_index(p_category, v_passed, v_slots, v_values, p_ids, offered, p_pending);
  end if;
  if v_is_named and v_is_filtered then
    offered := private.count_in_index(p_category, v_named_passed, p_named_slots, p_named, p_ids, offered, p_pending);
    -- Beyond the values that are counted is what is chosen.
    offered := array(
      select greatest(u.offered, u.passing) from unnest(offered, passing) with ordinality as u (offered, passing, n) order by u.n
    );
  elsif v_is_named then
    offered := passing;
  end if;
  if passing[array_position(p_ids, 0)] > 0 and v_passed is not null then
    select array_agg(f.bits order by g.chunk) into bits
    from generate_series(0, (select max(c.chunk) from private.listing_chunks c)) as g (chunk)
    left join unnest(v_passed) f on f.chunk = g.chunk and f.slot = 0;
  end if;
end;
$$;
comment on function private.count_through_index(
  text, integer[], integer, integer[], integer[], integer[], integer[], integer, integer, integer[], bigint[], integer
) is
  'How many indexed products have each of these values, called what is searched for (offered), and pass the other facets'' filters too (passing); the bits of those that pass all, null for every one. So many entries more are not indexed yet.';

-- Public functions ------------------------------------------------------------------------------------------------

-- Planning ten joined tables takes as long as reading them: plans are kept, of every function that is asked within, but where one says
-- otherwise.
create function public.list_products(
  p_category text default null, p_type text default null, p_search text default null, p_filters jsonb default '{}',
  p_max integer default null, p_sort text default 'featured', p_page integer default 1, p_described boolean default false,
  p_collection text default null
) returns jsonb
  language plpgsql stable security invoker set search_path = '' set jit = off set plan_cache_mode = force_generic_plan
as $$
declare
  v_page_size constant integer := 24;
  v_counted constant integer := private.listing_limit('counted');
  v_scope record;
  v_gathered record;
  v_products text[];
  v_max integer;
  -- Beside a type that the address names: a type is a choice among the others, and offers them.
  v_beside text[];
  v_is_chosen boolean := false;
  v_choice record;
  v_ids integer[] := '{}';
  v_offered bigint[] := '{}';
  v_found bigint[] := '{}';
  -- What the index has of the scope, and of what passes the filters.
  v_in_scope bigint := 0;
  v_indexed bigint := 0;
  v_total bigint;
  v_bits bit varying[];
  v_pages integer;
  v_page integer;
  v_order text;
  v_listed text[];
begin
  select s.* into v_scope from private.listing_scope(p_category, p_type) s;
  select g.* into v_gathered from private.gather_listed(
    p_search, p_collection, v_scope.category, case when v_scope.group_id is null then v_scope.types end
  ) g;
  v_products := v_gathered.ids;
  v_max := least(p_max, v_gathered.highest);
  if v_scope.group_id is not null then
    select array_agg(m.id order by m.n) filter (where e.type_id = v_scope.type_id),
      array_agg(m.id) filter (where e.type_id <> v_scope.type_id)
    into v_products, v_beside
    from unnest(v_products) with ordinality as m (id, n) join private.listing_entries e on e.product_id = m.id;
  end if;
  v_products := coalesce(v_products, '{}');
  v_order := private.listing_order(p_sort, v_gathered.is_ranked);
  if v_gathered.is_indexed then
    select array_agg(o.id), array_agg(o.offered) into v_ids, v_offered
    from private.offered_in_index(v_scope.category, v_scope.type_values) o;
    v_in_scope := coalesce(v_offered[array_position(v_ids, 0)], 0);
  end if;
  select c.* into v_choice from private.listing_choice(p_filters, v_ids, v_products) c;
  if v_gathered.is_indexed then
    select i.offered, i.passing, i.bits into v_offered, v_found, v_bits from private.count_through_index(
      v_scope.category, v_scope.type_values, p_max, v_choice.slots, v_choice.chosen,
      v_gathered.slots, v_gathered.named, v_gathered.lowest, v_gathered.highest, v_ids, v_offered, cardinality(v_products)
    ) i;
    v_indexed := coalesce(v_found[array_position(v_ids, 0)], 0);
  end if;

  if cardinality(v_products) > 0 then
    select array_agg(c.id), array_agg(c.offered), array_agg(c.found) into v_ids, v_offered, v_found from (
      select u.id, sum(u.offered)::bigint as offered, sum(u.found)::bigint as found from (
        select * from unnest(v_ids, v_offered, v_found) as i (id, offered, found)
        union all select * from private.count_listed(v_products, v_max, v_choice.slots, v_choice.chosen)
      ) u group by u.id
    ) c;
  end if;
  v_total := coalesce(v_found[array_position(v_ids, 0)], 0);
  if v_scope.group_id is not null and not v_choice.choice ? 'type' then
    v_is_chosen := v_scope.type_values <@ v_ids;
    select array_agg(o.id), array_agg(o.offered), array_agg(o.found) into v_ids, v_offered, v_found from (
      select * from unnest(v_ids, v_offered, v_found) as i (id, offered, found)
      union all
      select * from private.count_types_beside(
        v_scope.type_id, v_scope.category, v_max, v_choice.slots, v_choice.chosen, v_gathered.slots, v_gathered.named,
        v_gathered.is_indexed, coalesce(v_beside, '{}'), v_gathered.lowest
      )
    ) o;
  end if;
  v_pages := greatest(1, ceil(least(v_total, v_counted)::numeric / v_page_size));
  v_page := least(greatest(coalesce(p_page, 1), 1), v_pages);

  if v_total = v_indexed then
    v_listed := private.page_of_index(
      v_scope.category, v_bits, v_order, v_indexed, v_in_scope, (v_page - 1) * v_page_size, v_page_size
    );
  else
    v_listed := private.page_listed(
      v_products, v_max, v_choice.slots, v_choice.chosen, v_order, 0, v_page * v_page_size
    );
    if v_indexed > 0 then
      v_listed := v_listed || private.page_of_index(
        v_scope.category, v_bits, v_order, v_indexed, v_in_scope, 0, v_page * v_page_size
      );
    end if;
    v_listed := private.page_listed(v_listed, null, '{}', '{}', v_order, (v_page - 1) * v_page_size, v_page_size);
  end if;
  -- As long as a change may take to be seen. Browsers ask again each time, for whoever sells looks at once.
  perform private.let_caches_keep('public, max-age=0, s-maxage=3');
  return jsonb_build_object(
    'products', private.product_cards(v_listed, coalesce(p_described, false)),
    'total', least(v_total, v_counted), 'more', v_total > v_counted, 'page', v_page, 'pages', v_pages,
    'facets', private.listing_facets(
      v_ids, v_offered, v_found, v_choice.chosen || case when v_is_chosen then v_scope.type_values else '{}' end, v_max,
      v_scope.category is not null or v_scope.type_id is not null and v_scope.group_id is null
    ),
    'choice', v_choice.choice ||
      case when v_is_chosen then jsonb_build_object('type', jsonb_build_array(v_scope.type_id)) else '{}' end,
    'exact', v_gathered.exact, 'corrected', v_gathered.corrected, 'mentioned', v_gathered.mentioned,
    'left_out', v_gathered.left_out, 'type', v_scope.named
  );
end;
$$;
comment on function public.list_products(text, text, text, jsonb, integer, text, integer, boolean, text) is
  'A page of a category, a type, a search or a collection with facets: {products, total, more, page, pages, facets, choice, exact, corrected, mentioned, left_out, type}. Raises INVALID_INPUT {field}.';

-- Nearest in price of the same type, then of its group, then of its category; what is sold out comes last.
create function public.similar_products(p_product_id text, p_limit integer default 8) returns jsonb
  language plpgsql stable security invoker set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_limit integer := least(greatest(coalesce(p_limit, 8), 1), 24);
  v_this public.products;
  v_types text[][];
  v_scopes jsonb;
  v_ids text[] := '{}';
  v_scope jsonb;
  v_in_stock constant integer := (
    select v.id from private.listing_values v where v.facet = 'stock' and v.part = '' and v.value = 'in'
  );
  v_colour integer;
  v_itself text[];
begin
  select p.id, p.type_id, p.category_id, p.price, p.style_id, p.colour_family
  into v_this.id, v_this.type_id, v_this.category_id, v_this.price, v_this.style_id, v_this.colour_family
  from public.products p where p.id = p_product_id and p.status = 'published';
  if v_this.id is null then return '[]'; end if;
  v_colour := (
    select v.id from private.listing_values v where v.facet = 'colour' and v.part = '' and v.value = v_this.colour_family
  );
  v_itself := v_this.id || array(select p.id from public.products p where p.style_id = v_this.style_id);
  v_scopes := jsonb_build_array(
    jsonb_build_array(v_this.type_id),
    (select jsonb_agg(o.id) from public.product_types t join public.product_types o on o.parent_id = t.parent_id
     where t.id = v_this.type_id and o.id <> t.id),
    (select jsonb_agg(o.id) from public.product_types o
     where o.category_id = v_this.category_id and o.parent_id is distinct from (
       select t.parent_id from public.product_types t where t.id = v_this.type_id
     ) and o.parent_id is not null)
  );
  for v_scope in select s.value from jsonb_array_elements(v_scopes) s where jsonb_typeof(s.value) = 'array' loop
    exit when cardinality(v_ids) >= v_limit;
    -- Of entries alone: a look at each product would cost as much again as finding them.
    v_ids := v_ids || array(
      select n.product_id from (
        select c.product_id, c.position, c.found_under, abs(c.price - v_this.price) as distance
        from jsonb_array_elements_text(v_scope) as y (type_id)
        cross join lateral (
          (select e.product_id, e.price, e.position, e.found_under from private.listing_entries e
           where e.type_id = y.type_id and not e.is_gone and e.price >= v_this.price order by e.price, e.product_id collate "C" limit 50)
          union all
          (select e.product_id, e.price, e.position, e.found_under from private.listing_entries e
           where e.type_id = y.type_id and not e.is_gone and e.price < v_this.price order by e.price desc, e.product_id collate "C" desc limit 50)
        ) c
        where c.product_id <> all (v_itself)
        order by distance, c.product_id limit 100
      ) n
      order by
        not n.found_under @> array[v_in_stock], not n.found_under @> array[v_colour], n.distance, n.position, n.product_id
      limit v_limit - cardinality(v_ids)
    );
  end loop;
  perform private.let_caches_keep('public, max-age=0, s-maxage=3');
  return private.product_cards(v_ids, false);
end;
$$;
comment on function public.similar_products(text, integer) is
  'Cards of what is like a product, without its other colours: by type, what is in stock, colour and price.';

create function public.count_products() returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform private.let_caches_keep('public, max-age=0, s-maxage=3');
  return coalesce((
    select sum(c.n) from private.listing_values g join private.listing_counts c on c.scope = g.id and c.value = 0
    where g.facet = 'category' and g.part = ''
  ), 0) + (
    -- What the index does not know yet, less what it still counts.
    select count(*) filter (where not e.is_gone) - count(*) filter (where e.indexed_under is not null)
    from private.listing_entries e where e.is_pending
  );
end;
$$;
comment on function public.count_products() is 'How many products are published, by the counts of lists: reading them takes longer the more there are.';

-- As many addresses as a sitemap may hold, in one answer. The index of a sitemap names where each part begins.
create function public.list_sitemap(p_after text default '', p_limit integer default 49000) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'changed', p.page_changed_at) order by p.id), '[]') from (
      select o.id, o.page_changed_at from public.products o
      where o.status = 'published' and o.id > coalesce(p_after, '') order by o.id limit least(greatest(p_limit, 1), 50000)
    ) p
  );
end;
$$;
comment on function public.list_sitemap(text, integer) is 'Published products after an id, in the order of ids: [{id, changed}].';

create function public.list_sitemap_parts(p_size integer default 49000) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(p.id order by p.id), '[]') from (
      select o.id, row_number() over (order by o.id) as n, count(*) over () as most
      from public.products o where o.status = 'published'
    ) p
    where p.n % least(greatest(p_size, 1), 50000) = 0 and p.n < p.most
  );
end;
$$;
comment on function public.list_sitemap_parts(integer) is
  'After which ids the second and further parts of a sitemap begin that has so many products in each.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  private.refuse_listing(text, text),
  private.listing_limit(text),
  private.let_caches_keep(text),
  private.read_listing_choice(jsonb),
  private.resolve_listing_choice(jsonb),
  private.listing_order(text, boolean),
  private.listing_scope(text, text),
  private.gather_listed(text, text, text, text[]),
  private.listing_choice(jsonb, integer[], text[]),
  private.count_through_index(
    text, integer[], integer, integer[], integer[], integer[], integer[], integer, integer, integer[], bigint[], integer
  ),
  private.count_listed(text[], integer, integer[], integer[]),
  private.page_listed(text[], integer, integer[], integer[], text, integer, integer),
  private.listing_facets(integer[], bigint[], bigint[], integer[], integer, boolean),
  private.product_cards(text[], boolean),
  public.list_products(text, text, text, jsonb, integer, text, integer, boolean, text),
  public.similar_products(text, integer),
  public.count_products(),
  public.list_sitemap(text, integer),
  public.list_sitemap_parts(integer)
to anon, authenticated;
