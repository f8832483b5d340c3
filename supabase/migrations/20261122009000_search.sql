-- Search over published products: full text with prefixes and the words of Indian fashion that mean the same, and
-- likeness by trigrams only where no product has the words, for slips of the finger.

create extension if not exists pg_trgm with schema extensions;

-- Private functions -----------------------------------------------------------------------------------------------

create function private.words_alike(p_word text) returns text[]
  language sql immutable security invoker set search_path = ''
as $$
  select coalesce((
    select g.words from (values
      (array['kurta', 'kurti', 'kameez']), (array['saree', 'sari']), (array['tee', 'tshirt', 'tshirts', 'tees']),
      (array['bike', 'bikes', 'bicycle', 'bicycles', 'cycle', 'cycles']),
      (array['earring', 'earrings', 'jhumka', 'jhumkas', 'jhumki']), (array['bangle', 'bangles', 'kada', 'chudi']),
      (array['necklace', 'haar', 'choker', 'mala']), (array['lehenga', 'lehnga', 'ghagra']),
      (array['dupatta', 'chunni', 'stole', 'scarf']), (array['trousers', 'trouser', 'pants', 'chinos']),
      (array['sneakers', 'sneaker', 'shoes', 'shoe']), (array['mojari', 'jutti', 'juttis', 'mojaris']),
      (array['kolhapuri', 'chappal', 'chappals', 'sandal', 'sandals']), (array['bag', 'tote', 'handbag', 'backpack']),
      (array['sunglasses', 'goggles', 'shades']), (array['frock', 'dress']), (array['hoodie', 'sweatshirt']),
      (array['figure', 'figurine']), (array['cushion', 'pillow']), (array['lamp', 'light']),
      (array['perfume', 'attar', 'ittar', 'fragrance']), (array['kajal', 'kohl']), (array['jewellery', 'jewelry']),
      (array['waistcoat', 'bandi', 'nehru'])
    ) as g (words)
    where p_word = any (g.words)
  ), array[p_word])
$$;
comment on function private.words_alike(text) is 'A search word with those that mean the same in this shop.';

-- All words must occur, each by itself, by one that means the same, or as the beginning of a word.
create function private.search_query(p_words text[]) returns tsquery
  language sql stable security invoker set search_path = ''
as $$
  select to_tsquery('pg_catalog.english', string_agg(q.alternatives, ' & '))
  from unnest(p_words) as w (word),
    lateral (
      select '(' || string_agg(quote_literal(a.word) || ':*', ' | ') || ')' as alternatives
      from unnest(private.words_alike(w.word)) as a (word)
    ) q
$$;
comment on function private.search_query(text[]) is 'The full-text query for words without punctuation; null for none.';

-- Public functions ------------------------------------------------------------------------------------------------

create function public.search_products(p_query text, p_limit integer default 24, p_offset integer default 0)
  returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_text text := btrim(regexp_replace(
    regexp_replace(lower(left(coalesce(p_query, ''), 100)), '\mt[- ]shirt', 'tshirt', 'g'),
    '[[:punct:][:space:][:cntrl:]]+', ' ', 'g'
  ));
  v_limit integer := least(greatest(coalesce(p_limit, 24), 1), 200);
  v_offset integer := greatest(coalesce(p_offset, 0), 0);
  v_query tsquery;
  v_exact boolean;
  v_ids text[];
begin
  if v_text <> '' then
    v_query := private.search_query((string_to_array(v_text, ' '))[1:8]);
    select array_agg(p.id order by ts_rank_cd(p.search, v_query) desc, p.position, p.id) into v_ids
    from public.products p where p.status = 'published' and p.search @@ v_query;
    v_exact := v_ids is not null;
    if not v_exact then
      select array_agg(p.id order by extensions.word_similarity(v_text, p.name) desc, p.position, p.id) into v_ids
      from public.products p
      where p.status = 'published' and extensions.word_similarity(v_text, p.name) >= 0.45;
    end if;
  end if;
  return jsonb_build_object(
    'total', coalesce(cardinality(v_ids), 0),
    'exact', coalesce(v_exact, false),
    'ids', to_jsonb(coalesce(v_ids[v_offset + 1 : v_offset + v_limit], '{}'::text[]))
  );
end;
$$;
comment on function public.search_products(text, integer, integer) is
  'Ids of published products for a search, best first: {total, exact, ids}; exact is false where only likeness was found.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  private.words_alike(text),
  private.search_query(text[]),
  public.search_products(text, integer, integer)
to anon, authenticated;
