-- Entries of lists: under which values every published product is found: its size M that is in stock, its brand, cotton.
-- Triggers keep entries in the transaction of the change. So a filter is a set of values, a product passes it when it has one
-- of them, and every count of every facet is a count of entries that have a value.

-- Tables and policies ---------------------------------------------------------------------------------------------

create table private.listing_values (
  id integer generated always as identity primary key,
  facet text not null,
  part text not null,
  value text not null,
  unique (facet, part, value)
);
comment on table private.listing_values is 'Everything that products are found under; a number stands for it in entries.';
comment on column private.listing_values.facet is
  'category, type, size, price, brand, colour, discount, rating, stock, or the id of an attribute.';
comment on column private.listing_values.part is 'Of a size its system; empty otherwise.';

create table private.listing_words (
  lexeme text collate "C" not null,
  of_brand boolean not null,
  id integer generated always as identity (start with -1001 increment by -1) unique,
  primary key (lexeme, of_brand)
);
comment on table private.listing_words is
  'Stems of what products are called: name, category, type, colour, values of attributes, brand. A number stands for each, as for a value.';
comment on column private.listing_words.of_brand is
  'A brand''s. Sandals are called so; a belt of the house of Chappal Chowk is none, and is found by words that name nothing else.';

create table private.kind_words (
  lexeme text collate "C" not null,
  type_id text not null references public.product_types (id) on delete cascade,
  primary key (lexeme, type_id)
);
create index kind_words_type on private.kind_words (type_id);
comment on table private.kind_words is
  'Stems of the names of types and groups. What such a word is searched for has to be one: a saree, not what goes with one.';

create table private.listing_entries (
  product_id text primary key,
  category_id text not null,
  type_id text,
  price integer not null,
  rating numeric(2, 1) not null,
  position integer not null,
  published_at timestamptz not null,
  found_under integer[] not null,
  words integer[] not null default '{}',
  ord integer unique,
  is_pending boolean not null default true,
  is_gone boolean not null default false,
  indexed_under integer[],
  indexed_price integer,
  constraint listing_entries_pending check (is_pending or (ord is not null and not is_gone and indexed_under is null))
);
comment on table private.listing_entries is 'Every published product, as lists find it. No foreign key: triggers keep it.';
comment on column private.listing_entries.found_under is 'Ids of listing_values.';
comment on column private.listing_entries.words is 'Ids of listing_words: what it is called, not what its description mentions.';
comment on column private.listing_entries.ord is 'Its bit in the index: that of chunk ord / 8192.';
comment on column private.listing_entries.is_pending is 'The index does not know it, or knows it as it was.';
comment on column private.listing_entries.is_gone is 'Not published any more; it stays until the index has forgotten it.';
comment on column private.listing_entries.indexed_under is 'While pending: what the index finds it under, words as well.';

create index listing_entries_pending on private.listing_entries (category_id, product_id) where is_pending;
create index listing_entries_featured on private.listing_entries (position, product_id collate "C")
  where not is_pending;
create index listing_entries_newest on private.listing_entries (published_at desc, position, product_id collate "C")
  where not is_pending;
create index listing_entries_cheapest on private.listing_entries (price, position, product_id collate "C")
  where not is_pending;
create index listing_entries_dearest on private.listing_entries (price desc, position, product_id collate "C")
  where not is_pending;
create index listing_entries_best on private.listing_entries (rating desc, position, product_id collate "C")
  where not is_pending;
create index listing_entries_featured_in_category on private.listing_entries (category_id, position, product_id collate "C")
  where not is_pending;
create index listing_entries_newest_in_category on private.listing_entries (category_id, published_at desc, position, product_id collate "C")
  where not is_pending;
create index listing_entries_cheapest_in_category on private.listing_entries (category_id, price, position, product_id collate "C")
  where not is_pending;
create index listing_entries_dearest_in_category on private.listing_entries (category_id, price desc, position, product_id collate "C")
  where not is_pending;
create index listing_entries_best_in_category on private.listing_entries (category_id, rating desc, position, product_id collate "C")
  where not is_pending;
create index listing_entries_type on private.listing_entries (type_id, price, product_id collate "C");

-- No column of products: under their policy the index of a full text cannot be used, because an operator that might tell what
-- it saw is asked after the policy. What is here, is published.
create table private.listing_texts (
  product_id text primary key,
  search tsvector not null
);
comment on table private.listing_texts is
  'What the search looks in, of published products: name (A), type, category, colour and attributes (B), brand (C), description (D).';
create index listing_texts_search on private.listing_texts using gin (search);

-- Private functions -----------------------------------------------------------------------------------------------

create function private.refuse_reserved_attribute() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  if new.id = any (array[
    'category', 'type', 'size', 'price', 'brand', 'colour', 'discount', 'rating', 'stock', 'max', 'page', 'sort', 'view', 'q'
  ]) then
    perform private.invalid_input('name', 'Lists know this name already. Please choose another.');
  end if;
  return new;
end;
$$;
comment on function private.refuse_reserved_attribute() is
  'Before insert of an attribute: raises INVALID_INPUT {field} for a name that stands for something else in a list''s address.';

create trigger refuse_reserved_attribute before insert on public.attributes
  for each row execute function private.refuse_reserved_attribute();

-- The discount is rounded as the badge on the card is (discountPercent in the domain), in the same arithmetic.
create function private.read_figure_values(p_products text[])
  returns table (product_id text, facet text, part text, value text)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
  select p.id, f.facet, '', f.value::text
  from public.products p
  cross join lateral (
    select floor((p.original_price - p.price)::float8 / p.original_price * 100 + 0.5) as percent
  ) d
  cross join lateral (
    select 'price' as facet, max(s.step) as value from unnest(array[0, 500, 1000, 2000, 5000]) s (step) where s.step <= p.price
    union all select 'discount', s.step from unnest(array[50, 40, 30, 20, 10]) s (step) where s.step <= d.percent
    union all select 'rating', s.step from unnest(array[4, 3, 2]) s (step) where s.step <= p.rating
  ) f
  where p.id = any (p_products) and p.status = 'published';
end;
$$;
comment on function private.read_figure_values(text[]) is
  'What published products are found under by their figures: the facets price, discount and rating.';

create function private.read_listing_values(p_products text[])
  returns table (product_id text, facet text, part text, value text)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
  with piece as materialized (
    select p.id, p.category_id, p.type_id, p.colour_family, p.brand from public.products p
    where p.id = any (p_products) and p.status = 'published'
  )
  select p.id, f.facet, '', f.value
  from piece p
  cross join lateral (
    values ('category', p.category_id), ('type', p.type_id), ('colour', p.colour_family), ('brand', p.brand)
  ) f (facet, value)
  where f.value is not null
  union all
  select r.product_id, r.facet, r.part, r.value from private.read_figure_values(p_products) r
  union all
  select p.id, 'size', coalesce(t.size_system, ''), v.label
  from piece p join public.product_variants v on v.product_id = p.id
  left join public.product_types t on t.id = p.type_id
  where v.stock > 0 and v.label <> ''
  union all
  select p.id, 'stock', '', 'in' from piece p
  where exists (select 1 from public.product_variants v where v.product_id = p.id and v.stock > 0)
  union all
  -- A text is no filter, and as many values as products would be most of the index.
  select p.id, a.attribute_id, '',
    coalesce(a.choice_id, trim_scale(a.number)::text, case when a.yes_no then 'yes' else 'no' end)
  from piece p join public.product_attributes a on a.product_id = p.id and a.kind <> 'text';
end;
$$;
comment on function private.read_listing_values(text[]) is 'Everything that published products are found under.';

create function private.concerns_lists(p_products text[]) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return exists (select 1 from public.products p where p.id = any (p_products) and p.status = 'published')
    or exists (select 1 from private.listing_entries e where e.product_id = any (p_products))
    or exists (select 1 from private.listing_texts t where t.product_id = any (p_products));
end;
$$;
comment on function private.concerns_lists(text[]) is
  'Whether lists find one of these or have to forget it: a price list writes many drafts, of which neither is true.';

create function private.learn_kinds(p_types text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  delete from private.kind_words k where k.type_id = any (p_types);
  insert into private.kind_words (lexeme, type_id)
  select distinct l.lexeme, t.id from public.product_types t
  cross join lateral unnest(tsvector_to_array(to_tsvector('pg_catalog.english', private.searched_name(t.name)))) as l (lexeme)
  where t.id = any (p_types);
  -- A kind of which nothing is on offer is no slip of the finger.
  perform private.learn_words(array(select t.name from public.product_types t where t.id = any (p_types) order by t.id));
end;
$$;
comment on function private.learn_kinds(text[]) is 'Keeps the words of the names of these types.';

create function private.learn_kind() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  perform private.learn_kinds(array[new.id]);
  return null;
end;
$$;
comment on function private.learn_kind() is 'After a type is new or renamed: the words of its name.';

create trigger learn_kind after insert or update of name on public.product_types for each row execute function private.learn_kind();

-- Two words are often written as one: bed linen, wall clock, hand bag.
create function private.searched_name(p_name text) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_words constant text[] := private.words_of(p_name);
begin
  return array_to_string(v_words || array(
    select v_words[n] || v_words[n + 1] from generate_series(1, cardinality(v_words) - 1) as g (n)
  ), ' ');
end;
$$;
comment on function private.searched_name(text) is 'The name of a type as it is searched for: its words, and two that follow each other as one.';

-- Of a department that sells toys and bicycles, a bicycle is no toy: words of kinds are said by the types alone. What is for men stays
-- so, whatever kind is called men's. Of attributes what
-- somebody would say: nothing is searched for by how it closes. Sleeves and necks are said in one word, for a cap sleeve makes no cap.
create function private.read_descriptive_words(p_products text[]) returns table (product_id text, words text)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
  select p.id, concat_ws(' ', private.searched_name(t.name), private.searched_name(g.name), p.colour_family, c.words, a.words)
  from public.products p
  left join public.product_types t on t.id = p.type_id
  left join public.product_types g on g.id = t.parent_id
  cross join lateral (
    select string_agg(w.word, ' ') as words from unnest(string_to_array(p.category_id, '-')) as w (word)
    where w.word = p.category_id or not exists (
      select 1 from private.kind_words k where k.lexeme = (ts_lexize('pg_catalog.english_stem', w.word))[1]
    )
  ) c
  cross join lateral (
    select string_agg(case v.attribute_id
        when 'sleeve' then v.choice_id || case v.choice_id when 'sleeveless' then '' else 'sleeve' end
        when 'neckline' then v.choice_id || 'neck'
        else replace(replace(coalesce(v.choice_id, v.attribute_id), 'every-day', 'everyday'), '-', ' ')
      end, ' ') as words
    from public.product_attributes v join public.attributes b on b.id = v.attribute_id
    where v.product_id = p.id and v.choice_id is distinct from 'none' and (
      v.kind = 'choice' and (b.is_filter or b.id = 'neckline')
        and b.id <> all (array['care', 'closure', 'frame-material', 'brakes', 'paper-size', 'finish', 'origin'])
      or v.yes_no and b.id = 'handmade'
    )
  ) a
  where p.id = any (p_products) and p.status = 'published';
end;
$$;
comment on function private.read_descriptive_words(text[]) is
  'What published products are, in words: type and group, category, colour, values of attributes.';

create function private.enter_texts(p_products text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  insert into private.listing_texts as t (product_id, search)
  select p.id, setweight(to_tsvector('pg_catalog.english', regexp_replace(p.name, '\mt[- ]shirt', 'tshirt', 'gi')), 'A')
    || setweight(to_tsvector('pg_catalog.english', d.words), 'B')
    || setweight(to_tsvector('pg_catalog.english', p.brand), 'C')
    || setweight(to_tsvector('pg_catalog.english', regexp_replace(p.description, '\mt[- ]shirt', 'tshirt', 'gi')), 'D')
  from public.products p join private.read_descriptive_words(p_products) d on d.product_id = p.id order by p.id
  on conflict (product_id) do update set search = excluded.search where t.search <> excluded.search;

  insert into private.listing_words (lexeme, of_brand)
  select distinct w.lexeme, w.of_brand from private.words_called(p_products) w
  where not exists (
    select 1 from private.listing_words k where k.lexeme = w.lexeme and k.of_brand = w.of_brand
  )
  order by 1, 2
  on conflict do nothing;

  delete from private.listing_texts t
  where t.product_id = any (p_products)
    and not exists (select 1 from public.products p where p.id = t.product_id and p.status = 'published');
end;
$$;
comment on function private.enter_texts(text[]) is
  'Writes what the search looks in anew, for these products; those that are not published have nothing.';

create function private.words_called(p_products text[]) returns table (product_id text, lexeme text, of_brand boolean)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
  select t.product_id, w.lexeme, f.of_brand
  from private.listing_texts t
  cross join lateral (values (ts_filter(t.search, '{a,b}'), false), (ts_filter(t.search, '{c}'), true)) f (search, of_brand)
  cross join lateral unnest(f.search) w
  where t.product_id = any (p_products);
end;
$$;
comment on function private.words_called(text[]) is 'What the texts of these products call them, and of what brand.';

-- Two orders may take the last M and the last L of one product at once: who comes second reads what the first one left.
create function private.lock_entries(p_products text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform 1 from private.listing_entries e where e.product_id = any (p_products) order by e.product_id for no key update;
end;
$$;
comment on function private.lock_entries(text[]) is
  'Locks the entries of these products. Before what they are found under is read, or what commits meanwhile is lost.';

create function private.number_values(p_facets text[], p_parts text[], p_values text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  insert into private.listing_values (facet, part, value)
  select distinct r.facet, r.part, r.value from unnest(p_facets, p_parts, p_values) as r (facet, part, value)
  where not exists (
    select 1 from private.listing_values v where (v.facet, v.part, v.value) = (r.facet, r.part, r.value)
  )
  order by 1, 2, 3
  on conflict do nothing;
end;
$$;
comment on function private.number_values(text[], text[], text[]) is 'Gives a number to each of these values that has none.';

create function private.enter_figures(p_products text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_products text[];
  v_facets text[];
  v_parts text[];
  v_values text[];
  v_figures integer[];
begin
  perform private.lock_entries(p_products);
  select array_agg(r.product_id), array_agg(r.facet), array_agg(r.part), array_agg(r.value)
  into v_products, v_facets, v_parts, v_values from private.read_figure_values(p_products) r;
  perform private.number_values(v_facets, v_parts, v_values);
  v_figures := array(select v.id from private.listing_values v where v.facet in ('price', 'discount', 'rating'));

  update private.listing_entries e set
    price = p.price, rating = p.rating, position = p.position, published_at = p.published_at, found_under = u.ids,
    is_pending = true,
    indexed_under = case when e.is_pending then e.indexed_under else e.found_under || e.words end,
    indexed_price = case when e.is_pending then e.indexed_price else e.price end
  from (
    select r.product_id, array_agg(v.id) as ids
    from unnest(v_products, v_facets, v_parts, v_values) as r (product_id, facet, part, value)
    join private.listing_values v on (v.facet, v.part, v.value) = (r.facet, r.part, r.value)
    group by r.product_id
  ) f
  join public.products p on p.id = f.product_id
  join private.listing_entries k on k.product_id = f.product_id
  cross join lateral (
    select array_agg(i.id order by i.id) as ids
    from unnest(array(select o.id from unnest(k.found_under) o (id) where o.id <> all (v_figures)) || f.ids) i (id)
  ) u
  where e.product_id = k.product_id and not e.is_gone
    and (e.price, e.rating, e.position, e.published_at, e.found_under)
      is distinct from (p.price, p.rating, p.position, p.published_at, u.ids);
end;
$$;
comment on function private.enter_figures(text[]) is
  'Writes what is entered of figures anew: price, discount, rating, place and day. For products of which all else is as it was.';

create function private.enter_values(p_products text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_products text[];
  v_facets text[];
  v_parts text[];
  v_values text[];
begin
  if not private.concerns_lists(p_products) then return; end if;
  perform private.lock_entries(p_products);
  select array_agg(r.product_id), array_agg(r.facet), array_agg(r.part), array_agg(r.value)
  into v_products, v_facets, v_parts, v_values from private.read_listing_values(p_products) r;

  perform private.number_values(v_facets, v_parts, v_values);

  insert into private.listing_entries as e (
    product_id, category_id, type_id, price, rating, position, published_at, found_under, words
  )
  select p.id, p.category_id, p.type_id, p.price, p.rating, p.position, p.published_at, u.ids, coalesce(c.ids, '{}')
  from (
    select r.product_id, array_agg(v.id order by v.id) as ids
    from unnest(v_products, v_facets, v_parts, v_values) as r (product_id, facet, part, value)
    join private.listing_values v on (v.facet, v.part, v.value) = (r.facet, r.part, r.value)
    group by r.product_id
  ) u
  join public.products p on p.id = u.product_id
  left join (
    select w.product_id, array_agg(k.id order by k.id) as ids
    from private.words_called(p_products) w
    join private.listing_words k on k.lexeme = w.lexeme and k.of_brand = w.of_brand
    group by w.product_id
  ) c on c.product_id = p.id
  order by p.id
  on conflict (product_id) do update set
    category_id = excluded.category_id, type_id = excluded.type_id, price = excluded.price, rating = excluded.rating,
    position = excluded.position, published_at = excluded.published_at, found_under = excluded.found_under,
    words = excluded.words, is_gone = false, is_pending = true,
    indexed_under = case when e.is_pending then e.indexed_under else e.found_under || e.words end,
    indexed_price = case when e.is_pending then e.indexed_price else e.price end
  where e.is_gone
    or (e.category_id, e.type_id, e.price, e.rating, e.position, e.published_at, e.found_under, e.words) is distinct from (
      excluded.category_id, excluded.type_id, excluded.price, excluded.rating, excluded.position, excluded.published_at,
      excluded.found_under, excluded.words
    );

  delete from private.listing_entries e
  where e.product_id = any (p_products) and e.ord is null
    and not exists (select 1 from public.products p where p.id = e.product_id and p.status = 'published');
  update private.listing_entries e set is_gone = true, is_pending = true,
    indexed_under = case when e.is_pending then e.indexed_under else e.found_under || e.words end,
    indexed_price = case when e.is_pending then e.indexed_price else e.price end
  where e.product_id = any (p_products) and not e.is_gone
    and not exists (select 1 from public.products p where p.id = e.product_id and p.status = 'published');
end;
$$;
comment on function private.enter_values(text[]) is
  'Writes the entries of these products anew; those that are not published have none. For what their texts say as it was.';

create function private.enter_products(p_products text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if not private.concerns_lists(p_products) then return; end if;
  perform private.enter_texts(p_products);
  perform private.enter_values(p_products);
end;
$$;
comment on function private.enter_products(text[]) is
  'Writes texts and entries of these products anew; those that are not published have none.';

create function private.enter_and_learn(p_products text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.enter_products(p_products);
  perform private.learn_words(array(
    select w.text from public.products p
    cross join lateral (values (p.name), (p.brand), (replace(p.type_id, '-', ' ')), (p.colour_family)) w (text)
    where p.status = 'published' and p.id = any (p_products)
    union all
    select replace(v.choice_id, '-', ' ') from public.product_attributes v
    where v.product_id = any (p_products) and v.attribute_id in ('material', 'pattern', 'occasion') and v.choice_id is not null
  ));
end;
$$;
comment on function private.enter_and_learn(text[]) is
  'Writes the entries of these products anew, and keeps their words for whoever mistypes one.';

-- Once a statement, for an import writes many rows with one. Its plans are kept: making them anew took half of a changed price.
create function private.enter_changed() returns trigger
  language plpgsql security invoker set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  v_products text[];
  v_renamed boolean := true;
begin
  if tg_table_name = 'products' and tg_op = 'UPDATE' then
    select array_agg(n.id order by n.id), bool_or(
      (o.name, o.description, o.category_id, o.type_id, o.colour_family, o.brand, o.status)
      is distinct from (n.name, n.description, n.category_id, n.type_id, n.colour_family, n.brand, n.status)
    ) into v_products, v_renamed from before_change o full join after_change n on n.id = o.id
    where (o.name, o.description, o.price, o.original_price, o.category_id, o.type_id, o.colour_family, o.brand, o.rating, o.position,
        o.published_at, o.status)
      is distinct from (n.name, n.description, n.price, n.original_price, n.category_id, n.type_id, n.colour_family, n.brand, n.rating,
        n.position, n.published_at, n.status);
  elsif tg_table_name = 'products' and tg_op = 'INSERT' then
    select array_agg(n.id order by n.id) into v_products from after_change n;
  elsif tg_table_name = 'products' then
    select array_agg(o.id order by o.id) into v_products from before_change o;
  elsif tg_table_name = 'product_variants' and tg_op = 'UPDATE' then
    -- Stock that stays above zero changes no list.
    select array_agg(distinct c.product_id order by c.product_id) into v_products
    from before_change o full join after_change n on n.id = o.id
    cross join lateral (values (o.product_id), (n.product_id)) c (product_id)
    where (o.label, o.stock > 0, o.product_id) is distinct from (n.label, n.stock > 0, n.product_id);
  elsif tg_op = 'UPDATE' then
    select array_agg(distinct c.product_id order by c.product_id) into v_products
    from (select o.product_id from before_change o union all select n.product_id from after_change n) c;
  elsif tg_op = 'INSERT' then
    select array_agg(distinct n.product_id order by n.product_id) into v_products from after_change n;
  else
    select array_agg(distinct o.product_id order by o.product_id) into v_products from before_change o;
  end if;
  -- Whoever changes many products one by one enters them all at once, afterwards (private.end_many_products).
  if v_products is null or current_setting('shop.many_products', true) = 'on' then return null; end if;
  if tg_table_name = 'product_variants' then
    perform private.enter_values(v_products);
  elsif tg_table_name = 'product_attributes' or tg_op = 'DELETE' then
    perform private.enter_products(v_products);
  elsif not v_renamed then
    -- A price, most often.
    perform private.enter_figures(v_products);
  else
    perform private.enter_and_learn(v_products);
  end if;
  return null;
end;
$$;
comment on function private.enter_changed() is 'After a statement on products, variants or values: the entries of what it changed.';

create trigger enter_inserted after insert on public.products
  referencing new table as after_change for each statement execute function private.enter_changed();
create trigger enter_updated after update on public.products
  referencing old table as before_change new table as after_change
  for each statement execute function private.enter_changed();
create trigger enter_deleted after delete on public.products
  referencing old table as before_change for each statement execute function private.enter_changed();
create trigger enter_inserted after insert on public.product_variants
  referencing new table as after_change for each statement execute function private.enter_changed();
create trigger enter_updated after update on public.product_variants
  referencing old table as before_change new table as after_change
  for each statement execute function private.enter_changed();
create trigger enter_deleted after delete on public.product_variants
  referencing old table as before_change for each statement execute function private.enter_changed();
create trigger enter_inserted after insert on public.product_attributes
  referencing new table as after_change for each statement execute function private.enter_changed();
create trigger enter_updated after update on public.product_attributes
  referencing old table as before_change new table as after_change
  for each statement execute function private.enter_changed();
create trigger enter_deleted after delete on public.product_attributes
  referencing old table as before_change for each statement execute function private.enter_changed();

create function private.enter_products_of_type() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  perform private.enter_products(array(
    select p.id from public.products p join public.product_types t on t.id = p.type_id
    where new.id in (t.id, t.parent_id) order by p.id
  ));
  return null;
end;
$$;
comment on function private.enter_products_of_type() is
  'After a type gets another size system, name or group, or a group another name: texts and entries of its products.';

-- After the words of the new name: triggers run in the order of their names.
create trigger reenter_products_of_type after update of size_system, name, parent_id on public.product_types for each row
  when ((new.size_system, new.name, new.parent_id) is distinct from (old.size_system, old.name, old.parent_id))
  execute function private.enter_products_of_type();

create function private.enter_products_with_attribute() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  perform private.enter_products(array(
    select distinct v.product_id from public.product_attributes v where v.attribute_id = new.id order by 1
  ));
  return null;
end;
$$;
comment on function private.enter_products_with_attribute() is
  'After an attribute becomes a filter or none: texts and entries of the products that have it, which are called by filters alone.';

create trigger reenter_products_with_attribute after update of is_filter on public.attributes for each row
  when (new.is_filter <> old.is_filter) execute function private.enter_products_with_attribute();

-- Grants ----------------------------------------------------------------------------------------------------------

-- Tables of `private` are reached through functions alone; what is in these is on offer.
grant select on private.listing_values, private.listing_words, private.kind_words, private.listing_entries, private.listing_texts
to anon, authenticated;

-- The types that are there already.
do $$
begin
  perform private.learn_kinds(array(select t.id from public.product_types t));
end;
$$;
