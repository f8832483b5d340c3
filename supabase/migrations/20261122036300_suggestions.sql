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

create function private.suggested_types(p_words text[]) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'name', t.name, 'category', t.category_id, 'category_name', t.category_name
    ) order by t.n), '[]')
    from (
      select y.id, y.name, y.category_id, c.name as category_name,
        row_number() over (order by y.parent_id is null, c.position, y.position, y.id) as n
      from public.product_types y join public.categories c on c.id = y.category_id
      -- Letters first: cutting all names into words would take longer than everything else here.
      where exists (
        select 1 from unnest(p_words) as a (word) where strpos(translate(lower(y.name), '- ', ''), a.word) > 0
      ) and exists (
        select 1 from unnest(private.words_of(y.name)) as n (word), unnest(p_words) as a (word)
        where n.word like a.word || '%' offset 0
      ) and exists (
        select 1 from public.product_types o
        where y.id in (o.id, o.parent_id)
          and (select true from private.listing_entries e where e.type_id = o.id and not e.is_gone limit 1) offset 0
      )
      order by n limit 5
    ) t
  );
end;
$$;
comment on function private.suggested_types(text[]) is
  'Types with products whose name has a word that begins like one of these: [{id, name, category, category_name}], five at most.';

create function private.suggested_brands(p_word text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
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
      where v.facet = 'brand' and lower(v.value) like '%' || p_word || '%'
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
  'Brands with products whose name has these letters: [{name, category: its only one or null}], three at most.';

create function private.suggested_searches(p_text text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(f.words order by f.visitors desc, f.words), '[]') from (
      select o.words, o.visitors from (
        select p.words, p.visitors from private.popular_searches p
        where p.words <> p_text and (starts_with(p.words, p_text) or position(' ' || p_text in p.words) > 0)
        order by p.visitors desc, p.words limit 10
      ) o
      where (private.find_products(string_to_array(o.words, ' '), null, null, 1)).exact
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
  v_words text[] := private.words_of(p_query);
  v_last text;
  v_found record;
  v_called text[];
begin
  perform private.let_caches_keep('public, max-age=60, stale-while-revalidate=600');
  if cardinality(v_words) = 0 then
    return '{"products": [], "types": [], "brands": [], "searches": [], "corrected": null}';
  end if;
  select f.ids[1:5] as ids, f.corrected into v_found from private.find_products(v_words, null, null, 200) f;
  if v_found.corrected is not null then v_words := string_to_array(v_found.corrected, ' '); end if;
  v_last := v_words[cardinality(v_words)];
  -- A necklace whose description speaks of sarees is no saree: it is suggested where nothing is called so.
  v_called := array(
    select i.id from unnest(v_found.ids) with ordinality as i (id, n)
    join private.listing_texts t on t.product_id = i.id
    where ts_rank('{0, 1, 1, 1}', t.search, private.search_query(v_words)) > 0 order by i.n
  );
  return jsonb_build_object(
    'products', private.suggested_products(case when cardinality(v_called) > 0 then v_called else v_found.ids end),
    'types', private.suggested_types(v_last || private.words_alike(v_last)),
    'brands', private.suggested_brands(v_last),
    'searches', private.suggested_searches(array_to_string(v_words, ' ')),
    'corrected', v_found.corrected
  );
end;
$$;
comment on function public.suggest(text) is
  'While somebody types: {products, types, brands, searches, corrected}, five of each at most.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  private.suggested_products(text[]),
  private.suggested_types(text[]),
  private.suggested_brands(text),
  private.suggested_searches(text),
  public.suggest(text)
to anon, authenticated;
