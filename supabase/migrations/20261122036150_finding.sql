-- Finding: what the words of a search are looked for as, and which products have them. First what is called so, then what merely
-- mentions it, then what a word less or another spelling finds.

-- Tables and policies ---------------------------------------------------------------------------------------------

create type private.search_term as (
  word text, typed text, alike text[], brands text[], weights text, is_whole boolean, is_named boolean, is_sure boolean, is_kind boolean
);
comment on type private.search_term is
  'A word of a search: its stem (typed; null where it says nothing), stems that mean the same (alike), and brands that it writes in two words, the weights of listing_texts that it is looked for in, whether something is called just so and nothing has to begin so (is_whole), whether anything is called so (is_named), by a whole word (is_sure), and whether it says a kind.';

-- Private functions -----------------------------------------------------------------------------------------------

create function private.stem_of(p_word text) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return (ts_lexize('pg_catalog.english_stem', p_word))[1];
end;
$$;
comment on function private.stem_of(text) is 'How the search has a word; null for one that it leaves out, such as the.';

-- Two words may be one: ear rings, hand bag. Where nothing but such words is asked for that are left out, somebody has begun to
-- type: s, a. Small questions one by one: a single one for all of it takes four times as long to begin.
create function private.search_terms(p_words text[]) returns private.search_term[]
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_says_something constant boolean := exists (select 1 from unnest(p_words) as w (word) where private.stem_of(w.word) is not null);
  v_terms private.search_term[] := '{}';
  v_term private.search_term;
  v_joined text;
  v_stem text;
  v_is_alike boolean;
  v_begins_brand boolean;
begin
  for n in 1..cardinality(p_words) loop
    v_term.word := p_words[n];
    v_term.typed := case when v_says_something then private.stem_of(v_term.word) else v_term.word end;
    v_term.alike := array(select private.stem_of(a.word) from unnest(private.words_alike(v_term.word)) as a (word));
    v_term.brands := '{}';
    foreach v_joined in array array[p_words[n - 1] || v_term.word, v_term.word || p_words[n + 1]] loop
      continue when v_joined is null;
      -- Not where a word is taken for an ending: silver ring is no way to be silver.
      v_stem := private.stem_of(v_joined);
      continue when char_length(v_stem) < char_length(v_joined) - 2;
      if exists (select 1 from private.listing_words k where k.lexeme = v_stem and not k.of_brand) then
        v_term.alike := v_term.alike || v_stem;
      end if;
      if exists (select 1 from private.listing_words k where k.lexeme = v_stem and k.of_brand) then
        v_term.brands := v_term.brands || v_stem;
      end if;
      v_term.alike := v_term.alike || array(select private.stem_of(a.word) from unnest(private.words_alike(v_joined)) as a (word));
    end loop;
    v_term.alike := array(select distinct a.stem from unnest(v_term.alike) as a (stem) where a.stem <> v_term.typed);
    v_is_alike := cardinality(v_term.alike) > 0 and exists (
      select 1 from private.listing_words k where k.lexeme = any (v_term.alike) and not k.of_brand
    );
    v_term.is_whole := exists (select 1 from private.listing_words k where k.lexeme = v_term.typed and not k.of_brand);
    v_term.weights := case when v_is_alike or v_term.is_whole or exists (
      select 1 from private.listing_words k
      where k.lexeme >= v_term.typed and k.lexeme < v_term.typed || U&'\+10FFFF' and not k.of_brand
    ) then 'AB' else 'ABC' end;
    -- Begun words that are no stem's beginning: wedd is of wedding, whose stem is wed, and joot of a word of Hindi.
    if v_term.weights = 'ABC' and char_length(v_term.typed) >= 3 then
      v_term.alike := v_term.alike || array(
        select distinct private.stem_of(m.word) from (
          select k.word from private.search_words k
          where k.word >= v_term.word and k.word < v_term.word || U&'\+10FFFF' order by k.word limit 10
        ) b cross join lateral unnest(b.word || private.words_alike(b.word)) as m (word)
        where private.stem_of(m.word) <> v_term.typed
      );
      if exists (select 1 from private.listing_words k where k.lexeme = any (v_term.alike) and not k.of_brand) then
        v_term.weights := 'AB';
      end if;
    end if;
    v_begins_brand := v_term.weights = 'ABC' and exists (
      select 1 from private.listing_words k where k.lexeme >= v_term.typed and k.lexeme < v_term.typed || U&'\+10FFFF'
    );
    v_term.is_named := v_term.weights = 'AB' or v_begins_brand or cardinality(v_term.brands) > 0;
    v_term.is_sure := v_is_alike or v_term.is_whole or v_begins_brand and exists (
      select 1 from private.listing_words k where k.lexeme = v_term.typed
    );
    -- Children's bicycles are for children: a department is no kind.
    v_term.is_kind := exists (
      select 1 from private.kind_words k where k.lexeme = v_term.typed or k.lexeme = any (v_term.alike)
    ) and not exists (
      select 1 from public.categories c where private.stem_of(c.id) = v_term.typed or private.stem_of(c.id) = any (v_term.alike)
    );
    -- Whoever has typed red sar will not have said red by then, but a saree.
    if n = cardinality(p_words) and not v_term.is_sure and char_length(v_term.typed) >= 3 and exists (
      select 1 from private.kind_words k where k.lexeme > v_term.typed and k.lexeme < v_term.typed || U&'\+10FFFF'
    ) then
      v_term.is_sure := true;
      v_term.is_kind := true;
    end if;
    v_terms := v_terms || v_term;
  end loop;
  return v_terms;
end;
$$;
comment on function private.search_terms(text[]) is 'What these words are looked for as.';

-- All words must be said, each as it is, as the beginning of a word or by one that means the same; or they are a brand's, one after
-- the other: Chappal Chowk.
create function private.called_query(p_terms private.search_term[]) returns tsquery
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select (
      string_agg('(' || concat_ws(
        ' | ', quote_literal(t.typed) || case when t.is_whole then ':' else ':*' end || t.weights,
        (select string_agg(quote_literal(a.stem) || ':' || t.weights, ' | ') from unnest(t.alike) as a (stem)),
        (select string_agg(quote_literal(b.stem) || ':C', ' | ') from unnest(t.brands) as b (stem))
      ) || ')', ' & ' order by t.n)
      || case when count(*) > 1 then ' | (' || string_agg(
        quote_literal(t.typed) || case when t.n = cardinality(p_terms) then ':*C' else ':C' end, ' <-> ' order by t.n
      ) || ')' else '' end
    )::tsquery
    from unnest(p_terms) with ordinality
      as t (word, typed, alike, brands, weights, is_whole, is_named, is_sure, is_kind, n)
    where t.typed is not null
  );
end;
$$;
comment on function private.called_query(private.search_term[]) is 'What is called by all these words; null for none.';

-- Whatever says a kind has to be one: what a necklace goes with does not make it a saree.
create function private.mentioned_query(p_terms private.search_term[]) returns tsquery
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select string_agg('(' || concat_ws(
      ' | ', quote_literal(t.typed) || f.weights,
      case when char_length(t.typed) > 3 and not t.is_whole then quote_literal(t.typed) || ':*' || substr(f.weights, 2) end,
      (select string_agg(quote_literal(a.stem) || f.weights, ' | ') from unnest(t.alike) as a (stem))
    ) || ')', ' & ')::tsquery
    from unnest(p_terms) as t cross join lateral (select case when t.is_kind then ':AB' else '' end as weights) f
    where t.typed is not null
  );
end;
$$;
comment on function private.mentioned_query(private.search_term[]) is 'What says all these words, in its description too; null for none.';

create function private.typed_query(p_terms private.search_term[]) returns tsquery
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select string_agg(quote_literal(t.typed), ' | ')::tsquery from unnest(p_terms) as t where t.typed is not null
  );
end;
$$;
comment on function private.typed_query(private.search_term[]) is 'One of these words as it was typed: what has it fits best.';

-- A wooden ring to stack is called a ring, and is none.
create function private.kind_query(p_terms private.search_term[]) returns tsquery
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return coalesce((
    select string_agg('(' || concat_ws(
      ' | ', quote_literal(t.typed) || ':B', (select string_agg(quote_literal(a.stem) || ':B', ' | ') from unnest(t.alike) as a (stem))
    ) || ')', ' & ')::tsquery
    from unnest(p_terms) as t where t.typed is not null and t.is_kind
  ), '');
end;
$$;
comment on function private.kind_query(private.search_term[]) is 'What is of the kinds that these words say, and not merely named so; empty for none.';

create function private.meant_query(p_terms private.search_term[]) returns tsquery
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select string_agg(concat_ws(
      ' | ', quote_literal(t.typed) || case when t.is_whole then '' else ':*' end,
      (select string_agg(quote_literal(a.stem), ' | ') from unnest(t.alike || t.brands) as a (stem))
    ), ' | ')::tsquery
    from unnest(p_terms) as t where t.typed is not null
  );
end;
$$;
comment on function private.meant_query(private.search_term[]) is 'One of these words, or what begins so or means the same.';

-- Of short words too much begins with them, so they are not looked for by the index.
create function private.named_slots(p_terms private.search_term[], out slots integer[], out ids integer[])
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if exists (
    select 1 from unnest(p_terms) as t
    where t.typed is not null and (char_length(t.typed) < 3 and not t.is_whole or not t.is_named)
  ) then
    return;
  end if;
  with term as materialized (
    select t.n::integer as slot, t.typed, t.alike, t.brands, t.is_whole, t.weights
    from unnest(p_terms) with ordinality
      as t (word, typed, alike, brands, weights, is_whole, is_named, is_sure, is_kind, n)
    where t.typed is not null
  ),
  named as (
    select t.slot, k.id from term t
    join private.listing_words k
      on k.lexeme >= t.typed and k.lexeme < t.typed || case when t.is_whole then U&'\0001' else U&'\+10FFFF' end
    where t.weights = 'ABC' or not k.of_brand
    union
    select t.slot, k.id from term t
    cross join lateral unnest(t.alike) as a (stem)
    join private.listing_words k on k.lexeme = a.stem
    where t.weights = 'ABC' or not k.of_brand
    union
    select t.slot, k.id from term t
    cross join lateral unnest(t.brands) as b (stem)
    join private.listing_words k on k.lexeme = b.stem and k.of_brand
  )
  select array_agg(1000 + n.slot), array_agg(n.id) into slots, ids from named n;
end;
$$;
comment on function private.named_slots(private.search_term[]) is
  'For each word a slot with the stems that it is looked for as, as filters have; null where one has none.';

-- The first that the index comes to, whatever their order: collecting all that begin with a few letters grows with the shop.
-- A large index is looked at in some sixteen chunks first, of all categories; what is rare, in all of it.
create function private.some_named(
  p_terms private.search_term[], p_slots integer[], p_named integer[], p_most integer, p_min integer, p_max integer
) returns text[]
  language plpgsql stable security invoker set search_path = '' set enable_seqscan = off set enable_hashjoin = off
  set enable_mergejoin = off set jit = off
as $$
declare
  v_every integer := greatest((select count(*) from private.listing_chunks) / 16, 1);
  v_typed constant tsquery := private.typed_query(p_terms);
  v_meant constant tsquery := private.meant_query(p_terms);
  v_kind constant tsquery := private.kind_query(p_terms);
  v_ids text[];
begin
  loop
    v_ids := array(
      select e.product_id
      from (
        select f.chunk, f.bits from private.filter_index(null, null, p_max, p_slots, p_named, v_every, p_min) f
        where f.slot = 0 and bit_count(f.bits) > 0 order by bit_count(f.bits) desc, f.chunk
      ) m
      -- Chunk by chunk, so that what is not needed is not looked at.
      cross join lateral (
        select n.word from generate_series(0, 127) as n (word)
        where substring(m.bits from n.word * 64 + 1 for 64) <> repeat('0', 64)::bit(64) offset 0
      ) w
      cross join lateral (
        select n.bit from generate_series(0, 63) as n (bit) where get_bit(m.bits, w.word * 64 + n.bit) = 1 offset 0
      ) b
      join private.listing_entries e on e.ord = m.chunk * 8192 + w.word * 64 + b.bit
      limit p_most
    );
    exit when cardinality(v_ids) >= p_most or v_every = 1;
    v_every := 1;
  end loop;
  if cardinality(v_ids) < p_most then return null; end if;
  return (
    select array_agg(t.product_id order by r.fit desc, e.position, e.product_id collate "C")
    from unnest(v_ids) as i (id)
    join private.listing_texts t on t.product_id = i.id join private.listing_entries e on e.product_id = i.id
    cross join lateral (
      select 3 * ts_rank('{0.02, 0.2, 0.6, 1}', t.search, v_typed) + ts_rank('{0.02, 0.2, 0.6, 1}', t.search, v_meant)
        + case when t.search @@ v_kind then 2 else 0 end as fit
    ) r
  );
end;
$$;
comment on function private.some_named(private.search_term[], integer[], integer[], integer, integer, integer) is
  'So many indexed products that are called by these words (private.named_slots), best first; null where there are fewer.';

-- Starting a second process takes longer than the index.
create function private.products_with(
  p_query tsquery, p_terms private.search_term[], p_category text, p_types text[], p_limit integer, p_min integer, p_max integer
) returns text[]
  language plpgsql stable security invoker set search_path = '' set jit = off set max_parallel_workers_per_gather = 0
as $$
declare
  v_typed constant tsquery := private.typed_query(p_terms);
  v_meant constant tsquery := private.meant_query(p_terms);
  v_kind constant tsquery := private.kind_query(p_terms);
begin
  return (
    select array_agg(f.product_id order by f.fit desc, f.position, f.product_id collate "C") from (
      select e.product_id, e.position, 3 * ts_rank('{0.02, 0.2, 0.6, 1}', t.search, v_typed)
        + ts_rank('{0.02, 0.2, 0.6, 1}', t.search, v_meant) + case when t.search @@ v_kind then 2 else 0 end as fit
      -- Not planned for the limit, which makes reading text by text look cheap: where nothing matches, it is all of them.
      from (select x.product_id, x.search from private.listing_texts x where x.search @@ p_query offset 0) t
      join private.listing_entries e on e.product_id = t.product_id
      where not e.is_gone
        and (p_category is null or e.category_id = p_category) and (p_types is null or e.type_id = any (p_types))
        and (p_min is null or e.price >= p_min) and (p_max is null or e.price <= p_max)
      limit p_limit
    ) f
  );
end;
$$;
comment on function private.products_with(tsquery, private.search_term[], text, text[], integer, integer, integer) is
  'At most so many published products that match, best first; null for none.';

-- A brand that two words name together, the index does not know of.
create function private.find_called(
  p_terms private.search_term[], p_category text, p_types text[], p_limit integer, p_min integer, p_max integer,
  out ids text[], out slots integer[], out named integer[]
)
  language plpgsql stable security invoker set search_path = '' set jit = off
as $$
declare
  v_types integer[];
begin
  if exists (select 1 from unnest(p_terms) as t where t.typed is not null and not t.is_named) then return; end if;
  select n.slots, n.ids into slots, named from private.named_slots(p_terms) n;
  if cardinality(slots) > 0 and p_limit >= private.listing_limit('ranked') then
    if p_types is not null then
      v_types := array(
        select v.id from private.listing_values v where v.facet = 'type' and v.part = '' and v.value = any (p_types)
      );
    end if;
    if private.listing_limit('ranked') <= (
      select sum(bit_count(f.bits)) from private.filter_index(p_category, v_types, p_max, slots, named, 1, p_min) f where f.slot = 0
    ) then
      ids := array(
        select e.product_id from private.listing_entries e
        where e.is_pending and not e.is_gone
          and (p_category is null or e.category_id = p_category) and (p_types is null or e.type_id = any (p_types))
          and (p_min is null or e.price >= p_min) and (p_max is null or e.price <= p_max)
          and not exists (
            select 1 from unnest(slots, named) as u (slot, id) group by u.slot having not array_agg(u.id) && e.words
          )
      );
      return;
    end if;
  elsif cardinality(slots) > 0 and p_category is null and p_types is null then
    ids := private.some_named(p_terms, slots, named, p_limit, p_min, p_max);
  end if;
  slots := null;
  named := null;
  if ids is null then
    ids := private.products_with(private.called_query(p_terms), p_terms, p_category, p_types, p_limit, p_min, p_max);
  end if;
end;
$$;
comment on function private.find_called(private.search_term[], text, text[], integer, integer, integer) is
  'Published products that are called by all words, best first; of thousands the slots of the index and what it does not know yet. Null where none is.';

-- A word that nothing says is known sooner by itself: the index would collect all that have the other words.
create function private.find_mentioned(
  p_terms private.search_term[], p_category text, p_types text[], p_limit integer, p_min integer, p_max integer
) returns text[]
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_term private.search_term;
begin
  if not exists (select 1 from unnest(p_terms) as t where t.typed is not null and not t.is_kind) then return null; end if;
  if cardinality(p_terms) > 1 then
    foreach v_term in array p_terms loop
      if v_term.typed is not null and not v_term.is_named
        and private.products_with(private.mentioned_query(array[v_term]), array[v_term], null, null, 1, null, null) is null then
        return null;
      end if;
    end loop;
  end if;
  return private.products_with(private.mentioned_query(p_terms), p_terms, p_category, p_types, p_limit, p_min, p_max);
end;
$$;
comment on function private.find_mentioned(private.search_term[], text, text[], integer, integer, integer) is
  'Published products that say all words, some in their description only, best first; null where none does.';

-- Half of what was asked for has to be left, numbers apart, or a third of it with a kind, and a kind where one was asked for: of a red
-- saree the saree, of a red curtain nothing where there are none. First without what is not known here, then without a word that says no kind (the last is the
-- least), then without a kind: first one that many are called, as sets are.
create function private.fewer_words(p_terms private.search_term[]) returns table (words text[])
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
  with term as materialized (
    select t.n, t.word, t.is_sure, t.is_kind, 6 > (
        select count(*) from private.kind_words k where k.lexeme = t.typed
      ) as is_telling
    from unnest(p_terms) with ordinality
      as t (word, typed, alike, brands, weights, is_whole, is_named, is_sure, is_kind, n)
    where t.typed is not null
  ),
  choice as (
    select 1 as step, 0::bigint as place, array(select t.n from term t where t.is_sure order by t.n) as kept
    union all
    select 2, - o.n, array(select t.n from term t where t.is_sure and t.n <> o.n order by t.n)
    from term o where o.is_sure and not o.is_kind
    union all
    select 3, 0, array(select t.n from term t where t.is_sure and t.is_kind order by t.n)
    union all
    select case when o.is_telling then 5 else 4 end, o.n, array(select t.n from term t where t.is_sure and t.n <> o.n order by t.n)
    from term o where o.is_sure and o.is_kind
  ),
  few as (
    select c.kept, min(c.step * 100 + c.place) as place from choice c
    where cardinality(c.kept) between 1 and (select count(*) - 1 from term)
      and cardinality(c.kept) * case
        when exists (select 1 from term t where t.is_kind and t.n = any (c.kept)) then 3
        when exists (select 1 from term t where t.is_kind) then 0
        else 2
      end >= (select count(*) from term t where t.word !~ '^[0-9]+$')
    group by c.kept
  )
  select array(select t.word from term t where t.n = any (f.kept) order by t.n) from few f order by f.place;
end;
$$;
comment on function private.fewer_words(private.search_term[]) is 'Some of the words where all of them find nothing, in the order in which to try them.';

create function private.find_products(
  p_words text[], p_category text, p_types text[], p_limit integer, p_min integer, p_max integer,
  out ids text[], out words text[], out mentioned boolean, out left_out text[], out slots integer[], out named integer[]
)
  language plpgsql stable security invoker set search_path = '' set jit = off
as $$
declare
  v_terms constant private.search_term[] := private.search_terms(p_words);
  v_spelled text[];
  v_spelled_terms private.search_term[];
  v_few_terms private.search_term[];
begin
  words := p_words;
  mentioned := false;
  left_out := '{}';
  select f.* into ids, slots, named from private.find_called(v_terms, p_category, p_types, p_limit, p_min, p_max) f;
  if ids is not null then return; end if;
  ids := private.find_mentioned(v_terms, p_category, p_types, p_limit, p_min, p_max);
  mentioned := ids is not null;
  if mentioned then return; end if;

  v_spelled := array(
    select private.corrected_word(w.word) from unnest(p_words) with ordinality as w (word, n) order by w.n
  );
  if v_spelled = p_words then
    v_spelled_terms := v_terms;
  else
    words := v_spelled;
    v_spelled_terms := private.search_terms(v_spelled);
    select f.* into ids, slots, named from private.find_called(v_spelled_terms, p_category, p_types, p_limit, p_min, p_max) f;
    if ids is not null then return; end if;
    ids := private.find_mentioned(v_spelled_terms, p_category, p_types, p_limit, p_min, p_max);
    mentioned := ids is not null;
    if mentioned then return; end if;
  end if;

  for words in select f.words from private.fewer_words(v_spelled_terms) f loop
    left_out := array(
      select p_words[t.n] from unnest(v_spelled_terms) with ordinality
        as t (word, typed, alike, brands, weights, is_whole, is_named, is_sure, is_kind, n)
      where t.typed is not null and t.word <> all (words) order by t.n
    );
    -- Of guesses at spellings alone, none is left and none left out: a kind may be.
    continue when not words && p_words and not (left_out <@ v_spelled and exists (
      select 1 from unnest(v_spelled_terms) as t where t.is_kind and t.word = any (words)
    ));
    v_few_terms := private.search_terms(words);
    -- One of two words that were a kind together, is none.
    continue when not exists (select 1 from unnest(v_few_terms) as t where t.is_kind)
      and exists (select 1 from unnest(v_spelled_terms) as t where t.is_kind);
    select f.* into ids, slots, named from private.find_called(v_few_terms, p_category, p_types, p_limit, p_min, p_max) f;
    if ids is not null then return; end if;
  end loop;
  left_out := '{}';
  words := p_words;
end;
$$;
comment on function private.find_products(text[], text, text[], integer, integer, integer) is
  'Published products that these words are for, best first (find_called), or that merely mention them; where there are none, those of other spellings, then of fewer words (left_out). The words are those that found them.';

-- Whoever has a number of a piece, from a label or a bill, wants that piece.
create function private.find_searched(
  p_search text, p_category text, p_types text[], p_limit integer,
  out ids text[], out words text[], out exact boolean, out corrected text, out mentioned boolean, out left_out text[],
  out slots integer[], out named integer[], out lowest integer, out highest integer, out says_price_only boolean
)
  language plpgsql stable security invoker set search_path = '' set jit = off
as $$
declare
  v_price record;
  v_words text[];
begin
  mentioned := false;
  left_out := '{}';
  exact := false;
  says_price_only := false;
  select array[p.id] into ids from public.products p
  where p.sku in (btrim(p_search), upper(btrim(p_search))) and p.status = 'published'
    and (p_category is null or p.category_id = p_category) and (p_types is null or p.type_id = any (p_types))
  limit 1;
  if ids is not null then
    words := private.words_of(p_search);
    exact := true;
    return;
  end if;

  select * into v_price from private.read_price(p_search);
  v_words := private.telling_words(private.words_of(v_price.rest));
  words := v_words;
  lowest := v_price.lowest;
  highest := v_price.highest;
  says_price_only := cardinality(v_words) = 0 and v_price.said is not null;
  if cardinality(v_words) = 0 then
    exact := says_price_only;
    return;
  end if;
  select f.* into ids, words, mentioned, left_out, slots, named
  from private.find_products(v_words, p_category, p_types, p_limit, lowest, highest) f;
  if ids is null and v_price.said is not null then
    select f.* into ids, words, mentioned, left_out, slots, named
    from private.find_products(v_words, p_category, p_types, p_limit, null, null) f;
    lowest := null;
    highest := null;
    if ids is not null then left_out := left_out || v_price.said; end if;
  end if;
  exact := ids is not null and words = v_words and cardinality(left_out) = 0;
  if ids is not null and not exact then
    corrected := concat_ws(' ', array_to_string(words, ' '), case when coalesce(lowest, highest) is not null then v_price.said end);
  end if;
end;
$$;
comment on function private.find_searched(text, text, text[], integer) is
  'What somebody finds who searches for this: a SKU, or words with a price perhaps (lowest, highest), which is left out too where nothing costs that. As find_products, and whether all of it was found (exact), else what was (corrected).';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  private.stem_of(text),
  private.search_terms(text[]),
  private.called_query(private.search_term[]),
  private.mentioned_query(private.search_term[]),
  private.typed_query(private.search_term[]),
  private.kind_query(private.search_term[]),
  private.meant_query(private.search_term[]),
  private.named_slots(private.search_term[]),
  private.some_named(private.search_term[], integer[], integer[], integer, integer, integer),
  private.products_with(tsquery, private.search_term[], text, text[], integer, integer, integer),
  private.find_called(private.search_term[], text, text[], integer, integer, integer),
  private.find_mentioned(private.search_term[], text, text[], integer, integer, integer),
  private.fewer_words(private.search_term[]),
  private.find_products(text[], text, text[], integer, integer, integer),
  private.find_searched(text, text, text[], integer)
to anon, authenticated;
