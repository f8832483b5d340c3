-- Suggestions: what somebody may mean who types, while they type.

-- Private functions -----------------------------------------------------------------------------------------------

create function private.suggested_products(p_ids text[]) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'name', p.name, 'price', p.price, 'picture', p.images -> 0
    ) order by i.n), '[]')
    from unnest(p_ids) with ordinality as i (id, n)
    join public.products p on p.id = i.id and p.status = 'published'
  );
end;
$$;
comment on function private.suggested_products(text[]) is 'Published products in the given order: [{id, name, price, picture}].';

-- The kinds that most of the words are for, with those of their groups and departments; by what was typed before what means the same.
create function private.suggested_types(p_terms private.search_term[], p_products text[]) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    with term as materialized (
      select t.n, t.typed, t.alike, t.is_whole
      from unnest(p_terms) with ordinality as t (word, typed, alike, brands, weights, is_whole, is_named, is_sure, is_kind, n)
      where t.typed is not null
    ),
    said as (
      select k.type_id, t.n, true as is_typed from term t
      join private.kind_words k
        on k.lexeme >= t.typed and k.lexeme < t.typed || case when t.is_whole then U&'\0001' else U&'\+10FFFF' end
      union all
      select k.type_id, t.n, false from term t cross join lateral unnest(t.alike) as a (stem) join private.kind_words k on k.lexeme = a.stem
    ),
    kind as (
      select s.type_id, bool_or(s.is_typed) as is_typed from said s group by s.type_id
    ),
    -- What a search found is of these; of thousands it is not known.
    found as materialized (
      select distinct e.type_id from unnest(p_products) as i (id) join private.listing_entries e on e.product_id = i.id
    ),
    offered as (
      select y.id, y.name, y.category_id, c.name as category_name, y.parent_id is null as is_group, k.is_typed,
        c.position as department, y.position, rank() over (order by (
          select count(*) from term t where exists (
            select 1 from said s where s.n = t.n and s.type_id in (y.id, y.parent_id)
          ) or exists (
            select 1 from unnest(string_to_array(y.category_id, '-')) as w (word)
            where private.stem_of(w.word) = t.typed or private.stem_of(w.word) = any (t.alike)
          )
        ) desc) as place
      from kind k join public.product_types y on y.id = k.type_id join public.categories c on c.id = y.category_id
      where exists (
        select 1 from public.product_types o
        where y.id in (o.id, o.parent_id) and case
          when p_products is null then
            (select true from private.listing_entries e where e.type_id = o.id and not e.is_gone limit 1)
          else o.id in (select f.type_id from found f)
        end offset 0
      )
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'name', t.name, 'category', t.category_id, 'category_name', t.category_name
    ) order by t.n), '[]')
    from (
      select o.id, o.name, o.category_id, o.category_name,
        row_number() over (order by o.is_typed desc, o.is_group, o.department, o.position, o.id) as n
      from offered o where o.place = 1 order by n limit 5
    ) t
  );
end;
$$;
comment on function private.suggested_types(private.search_term[], text[]) is
  'Types and groups on offer, of these products where they are not null, that are called by these words: [{id, name, category, category_name}].';

create function private.suggested_brands(p_text text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if p_text = '' or p_text is null then return '[]'; end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('name', b.value, 'category', b.category) order by b.value collate "C"), '[]')
    from (
      select v.value, (
        select case when count(distinct k.value) = 1 then min(k.value) end from (
          select g.value from private.listing_counts c
          join private.listing_values g on g.id = c.scope and g.facet = 'category'
          where c.value = v.id and c.n > 0
          union all
          select e.category_id from private.listing_entries e
          where e.is_pending and not e.is_gone and e.found_under @> array[v.id]
        ) k
      ) as category
      from private.listing_values v
      where v.facet = 'brand' and (
          position(' ' || p_text in ' ' || lower(v.value)) > 0
          or starts_with(replace(lower(v.value), ' ', ''), replace(p_text, ' ', ''))
        )
        and (
          exists (
            select 1 from private.listing_values g join private.listing_counts c on c.scope = g.id and c.value = v.id and c.n > 0
            where g.facet = 'category' offset 0
          )
          or exists (
            select 1 from private.listing_entries e
            where e.is_pending and not e.is_gone and e.found_under @> array[v.id]
          )
        )
      order by v.value collate "C" limit 3
    ) b
  );
end;
$$;
comment on function private.suggested_brands(text) is
  'Brands on offer of which a word begins so, each with its category where it has one only: [{name, category}].';

create function private.suggested_searches(p_text text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(f.words order by f.visitors desc, f.words), '[]') from (
      select o.words, o.visitors from (
        select p.words, p.visitors from private.popular_searches p
        where p_text <> '' and p.words <> p_text and (starts_with(p.words, p_text) or position(' ' || p_text in p.words) > 0)
        order by p.visitors desc, p.words limit 10
      ) o
      where (private.find_searched(o.words, null, null, 1)).exact
      order by o.visitors desc, o.words limit 5
    ) f
  );
end;
$$;
comment on function private.suggested_searches(text) is
  'What others searched for that has this text at the beginning of a word, and finds something: five at most, the most frequent first.';

-- Public functions ------------------------------------------------------------------------------------------------

create function public.suggest(p_query text) returns jsonb
  language plpgsql stable security invoker set search_path = '' set jit = off set plan_cache_mode = force_generic_plan
as $$
declare
  v_found record;
  v_terms private.search_term[];
  v_text text;
  v_most constant integer := 200;
begin
  perform private.let_caches_keep('public, max-age=60, stale-while-revalidate=600');
  select f.ids, f.words, f.corrected, f.mentioned, f.left_out, f.lowest, f.highest, f.says_price_only into v_found
  from private.find_searched(p_query, null, null, v_most) f;
  if v_found.says_price_only then
    v_found.ids := array(
      select c.product_id from (
        (select e.product_id, e.position from private.listing_entries e
         where not e.is_pending and (v_found.lowest is null or e.price >= v_found.lowest) and (v_found.highest is null or e.price <= v_found.highest)
         order by e.position, e.product_id collate "C" limit 5)
        union all
        select e.product_id, e.position from private.listing_entries e
        where e.is_pending and not e.is_gone
          and (v_found.lowest is null or e.price >= v_found.lowest) and (v_found.highest is null or e.price <= v_found.highest)
      ) c order by c.position, c.product_id collate "C" limit 5
    );
  end if;
  if cardinality(v_found.words) > 0 then v_terms := private.search_terms(v_found.words); end if;
  v_text := array_to_string(v_found.words, ' ');
  return jsonb_build_object(
    'products', private.suggested_products(v_found.ids[1:5]),
    'types', private.suggested_types(v_terms, case when cardinality(v_found.ids) < v_most then v_found.ids end),
    'brands', private.suggested_brands(v_text),
    'searches', private.suggested_searches(v_text),
    'corrected', v_found.corrected, 'mentioned', v_found.mentioned, 'left_out', v_found.left_out
  );
end;
$$;
comment on function public.suggest(text) is
  'While somebody types: {products, types, brands, searches, corrected, mentioned, left_out}, five of each at most. Its products are the first that a list of the search has, where not more than two hundred are called so.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  private.suggested_products(text[]),
  private.suggested_types(private.search_term[], text[]),
  private.suggested_brands(text),
  private.suggested_searches(text),
  public.suggest(text)
to anon, authenticated;
