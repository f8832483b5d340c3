-- The index of lists. A million entries are not read for a list: for each value the index has a string of bits, a bit a
-- product, in chunks of 8192. A change marks its entry as pending in its own transaction, and a sweep takes pending entries
-- into the index later. Lists answer from the index without the pending ones, and from those by reading them. So no answer
-- is old, and the sweep decides only how fast it is.

-- Tables and policies ---------------------------------------------------------------------------------------------

create table private.listing_chunks (
  chunk integer primary key,
  category_id text not null,
  used integer not null default 0 constraint listing_chunks_used check (used between 0 and 8192)
);
comment on table private.listing_chunks is 'Ranges of 8192 bits, each of products of one category.';
create index listing_chunks_category on private.listing_chunks (category_id, chunk);

create table private.listing_bits (
  value integer not null,
  chunk integer not null,
  bits bit(8192) not null,
  primary key (value, chunk)
)
-- Room for a row of each page to be written anew where it stands.
with (fillfactor = 80);
comment on table private.listing_bits is 'Which products of a chunk are found under a value.';
comment on column private.listing_bits.value is
  'Id of listing_values; 0 for every product; -1 to -19 for the digits of the price in base 2, the lowest first; below, of listing_words.';
alter table private.listing_bits alter column bits set storage plain;

create table private.listing_counts (
  scope integer not null,
  value integer not null,
  n integer not null,
  primary key (scope, value)
);
comment on table private.listing_counts is 'How many indexed products of a category or a type (scope) are found under a value.';

create type private.passed_bits as (chunk integer, slot integer, bits bit(8192));
comment on type private.passed_bits is 'Which products of a chunk pass the filters: all of them (slot 0), or all but those of a slot.';

-- Private functions -----------------------------------------------------------------------------------------------

create function private.indexed_values(p_found_under integer[], p_price integer) returns integer[]
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return 0 || p_found_under || array(
    select - (d.digit + 1) from generate_series(0, 18) as d (digit) where (p_price >> d.digit) & 1 = 1
  );
end;
$$;
comment on function private.indexed_values(integer[], integer) is 'The values whose bits an entry sets.';

-- Bits of products that left the shop stay unset and unused: one in so many that it does not matter. What is placed is known to
-- the index from then on: a second update would write eleven indexes again.
create function private.place_entries(p_products text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_category record;
  v_chunk private.listing_chunks;
  v_placed integer;
  v_ords integer[];
begin
  update private.listing_entries e set ord = null
  from private.listing_chunks c
  where e.product_id = any (p_products) and c.chunk = e.ord >> 13 and c.category_id <> e.category_id;
  for v_category in
    select e.category_id as id, array_agg(e.product_id order by e.position, e.product_id) as products
    from private.listing_entries e where e.product_id = any (p_products) and e.ord is null group by e.category_id order by 1
  loop
    v_ords := '{}';
    while cardinality(v_ords) < cardinality(v_category.products) loop
      select * into v_chunk from private.listing_chunks c
      where c.category_id = v_category.id and c.used < 8192 order by c.chunk limit 1;
      if not found then
        insert into private.listing_chunks (chunk, category_id)
        select coalesce(max(c.chunk) + 1, 0), v_category.id from private.listing_chunks c returning * into v_chunk;
      end if;
      v_placed := least(8192 - v_chunk.used, cardinality(v_category.products) - cardinality(v_ords));
      v_ords := v_ords || array(
        select v_chunk.chunk * 8192 + n from generate_series(v_chunk.used, v_chunk.used + v_placed - 1) as n
      );
      update private.listing_chunks c set used = c.used + v_placed where c.chunk = v_chunk.chunk;
    end loop;
    update private.listing_entries e set ord = n.ord, is_pending = false, indexed_under = null, indexed_price = null
    from unnest(v_category.products, v_ords) as n (product_id, ord) where e.product_id = n.product_id;
  end loop;
end;
$$;
comment on function private.place_entries(text[]) is
  'Gives each of these entries that has none a bit in a chunk of its category, and marks it as indexed.';

-- Of twenty thousand products half a million pairs are joined: by hash, whatever the planner thinks how many they are.
create function private.count_indexed(p_ords integer[], p_values integer[], p_sign integer) returns void
  language plpgsql volatile security invoker set search_path = '' set enable_nestloop = off
as $$
begin
  insert into private.listing_counts as c (scope, value, n)
  select s.value, u.value, p_sign * count(*)
  from unnest(p_ords, p_values) as u (ord, value)
  join (
    select o.ord, o.value from unnest(p_ords, p_values) as o (ord, value)
    join private.listing_values v on v.id = o.value and v.facet in ('category', 'type')
  ) s on s.ord = u.ord
  where u.value >= 0 group by s.value, u.value
  on conflict (scope, value) do update set n = c.n + excluded.n;
end;
$$;
comment on function private.count_indexed(integer[], integer[], integer) is 'Adds entries (ord, value) to the counts, or takes them out.';

create function private.index_entries(p_products text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_zero constant bit(8192) := repeat('0', 8192)::bit(8192);
  v_off_ords integer[];
  v_off integer[];
  v_on_ords integer[];
  v_on integer[];
begin
  select array_agg(e.ord), array_agg(u.value) into v_off_ords, v_off
  from private.listing_entries e
  cross join lateral unnest(private.indexed_values(e.indexed_under, e.indexed_price)) as u (value)
  where e.product_id = any (p_products) and e.ord is not null and e.indexed_under is not null;
  delete from private.listing_entries e where e.product_id = any (p_products) and e.is_gone;
  perform private.place_entries(p_products);
  select array_agg(e.ord), array_agg(u.value) into v_on_ords, v_on
  from private.listing_entries e
  cross join lateral unnest(private.indexed_values(e.found_under || e.words, e.price)) as u (value)
  where e.product_id = any (p_products);

  -- What is new to the index has nothing to take out, and sorting all bits for nothing would take as long as setting them.
  if v_off is not null then
    update private.listing_bits b set bits = b.bits & ~m.bits
    from (
      select o.value, o.ord >> 13 as chunk, bit_or(set_bit(v_zero, o.ord & 8191, 1)) as bits
      from (
        select u.ord, u.value from unnest(v_off_ords, v_off) as u (ord, value)
        except select n.ord, n.value from unnest(v_on_ords, v_on) as n (ord, value)
      ) o group by 1, 2
    ) m where b.value = m.value and b.chunk = m.chunk;
  end if;
  insert into private.listing_bits as b (value, chunk, bits)
  select n.value, n.ord >> 13, bit_or(set_bit(v_zero, n.ord & 8191, 1))
  from unnest(v_on_ords, v_on) as n (ord, value)
  where not exists (
    select 1 from unnest(v_off_ords, v_off) as o (ord, value) where o.ord = n.ord and o.value = n.value
  )
  group by 1, 2
  on conflict (value, chunk) do update set bits = b.bits | excluded.bits;

  perform private.count_indexed(v_off_ords, v_off, -1);
  perform private.count_indexed(v_on_ords, v_on, 1);
  update private.listing_entries e set is_pending = false, indexed_under = null, indexed_price = null
  where e.product_id = any (p_products) and e.is_pending;
end;
$$;
comment on function private.index_entries(text[]) is 'Takes these entries into the index as they are now. The caller holds their locks.';

create function private.cheap_bits(p_chunk integer, p_max integer) returns bit
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_equal bit(8192) := repeat('1', 8192)::bit(8192);
  v_less bit(8192) := repeat('0', 8192)::bit(8192);
  v_digit record;
begin
  -- From the highest digit: less where the first digit that differs is smaller. No price has more digits than nineteen.
  if p_max >= 524288 then return v_equal; elsif p_max < 0 then return v_less; end if;
  for v_digit in
    select (p_max >> d.digit) & 1 as wanted, coalesce(b.bits, repeat('0', 8192)::bit(8192)) as bits
    from generate_series(0, 18) as d (digit)
    left join private.listing_bits b on b.value = - (d.digit + 1) and b.chunk = p_chunk
    order by d.digit desc
  loop
    if v_digit.wanted = 1 then
      v_less := v_less | (v_equal & ~v_digit.bits);
      v_equal := v_equal & v_digit.bits;
    else
      v_equal := v_equal & ~v_digit.bits;
    end if;
  end loop;
  return v_less | v_equal;
end;
$$;
comment on function private.cheap_bits(integer, integer) is 'Which products of a chunk cost at most so many rupees.';

create function private.pending_bits() returns table (chunk integer, bits bit)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return query
  select e.ord >> 13, ~bit_or(set_bit(repeat('0', 8192)::bit(8192), e.ord & 8191, 1))
  from private.listing_entries e where e.is_pending and e.ord is not null group by 1;
end;
$$;
comment on function private.pending_bits() is 'By chunk the bits that the index may be believed.';

-- Slot 0 passes everything; slot n everything but the filters of slot n. From 1000 on a slot is a word of a search, which is no facet.
create function private.filter_index(
  p_category text, p_types integer[], p_max integer, p_slots integer[], p_chosen integer[], p_every integer default 1,
  p_min integer default null
)
  returns setof private.passed_bits
  language plpgsql stable security invoker set search_path = '' set jit = off
as $$
declare
  v_slots constant integer := (select count(distinct u.slot) from unnest(p_slots) as u (slot));
begin
  return query
  with base as materialized (
    select b.chunk, b.bits & coalesce(m.bits, ~repeat('0', 8192)::bit(8192))
      & coalesce(case when p_max is not null then private.cheap_bits(b.chunk, p_max) end, b.bits)
      & coalesce(case when p_min is not null then ~private.cheap_bits(b.chunk, p_min - 1) end, b.bits)
      & coalesce(t.bits, b.bits) as bits
    from private.listing_bits b
    join private.listing_chunks c on c.chunk = b.chunk
    left join private.pending_bits() m on m.chunk = b.chunk
    left join (
      select y.chunk, bit_or(y.bits) as bits from private.listing_bits y where y.value = any (p_types) group by y.chunk
    ) t on t.chunk = b.chunk
    where b.value = 0 and b.chunk % p_every = 0
      and (p_category is null or c.category_id = p_category) and (p_types is null or t.chunk is not null)
  ),
  passed as materialized (
    select b.chunk, u.slot, bit_or(b.bits) as bits
    from unnest(p_slots, p_chosen) as u (slot, id)
    join private.listing_bits b on b.value = u.id
    join base a on a.chunk = b.chunk
    group by b.chunk, u.slot
  )
  select a.chunk, 0, (case when v_slots = 0 then a.bits else a.bits & p.bits end)::bit(8192)
  from base a
  left join (
    select q.chunk, bit_and(q.bits) as bits from passed q group by q.chunk having count(*) = v_slots
  ) p on p.chunk = a.chunk
  where v_slots = 0 or p.chunk is not null
  union all
  select a.chunk, s.slot, (case when v_slots = 1 then a.bits else a.bits & (
    select bit_and(q.bits) from passed q where q.chunk = a.chunk and q.slot <> s.slot
  ) end)::bit(8192)
  from base a cross join (select distinct u.slot from unnest(p_slots) as u (slot) where u.slot < 1000) s
  where v_slots = 1 or (select count(*) from passed q where q.chunk = a.chunk and q.slot <> s.slot) = v_slots - 1;
end;
$$;
comment on function private.filter_index(text, integer[], integer, integer[], integer[], integer, integer) is
  'Which indexed products pass the filters, by chunk, in every so many of them: {chunk, slot, bits}.';

-- Of a long list fifty values are shown, so no more are counted; and of a facet that some products have, none where they are
-- fewer than one in eight: listing_facets offers it from one in five on.
create function private.count_in_index(
  p_category text, p_passed private.passed_bits[], p_slots integer[], p_chosen integer[], p_ids integer[],
  p_offered bigint[], p_unknown integer
) returns bigint[]
  language plpgsql stable security invoker set search_path = '' set enable_seqscan = off set jit = off set plan_cache_mode = force_custom_plan
as $$
declare
  -- Of the whole shop a value is read from end to end.
  v_chunks integer[] := case when p_category is not null then array(
    select c.chunk from private.listing_chunks c where c.category_id = p_category
  ) end;
begin
  return (
    with mask as materialized (
      select * from unnest(p_passed)
    ),
    wanted as materialized (
      select w.id, coalesce(s.slot, 0) as slot from (
        select o.id, v.facet, row_number() over (
          partition by v.facet, v.part order by o.id = any (p_chosen) desc, o.offered desc, v.value collate "C"
        ) as rank, sum(o.offered) over (partition by v.facet, v.part) as said,
          bool_or(o.id = any (p_chosen)) over (partition by v.facet) as is_chosen
        from unnest(p_ids, p_offered) as o (id, offered) join private.listing_values v on v.id = o.id
        where v.facet in ('type', 'colour', 'price', 'brand', 'discount', 'rating', 'stock', 'size') or exists (
          select 1 from public.attributes a where a.id = v.facet and a.is_filter
        )
      ) w
      left join (
        select distinct u.slot, v.facet from unnest(p_slots, p_chosen) as u (slot, id)
        join private.listing_values v on v.id = u.id
      ) s on s.facet = w.facet
      where w.rank <= 50 + p_unknown and (
        w.is_chosen or w.facet in ('type', 'colour', 'price', 'brand', 'discount', 'rating', 'stock')
        or (w.said + p_unknown) * 8 >= p_offered[array_position(p_ids, 0)]
      )
      union all select 0, 0
    ),
    -- Counted before they are added up, or kilobytes would be sorted.
    part as materialized (
      select v.id, bit_count(v.bits & m.bits) as n
      from (
        select w.id, w.slot, b.chunk, b.bits from wanted w
        cross join lateral (
          select o.chunk, o.bits from private.listing_bits o
          where o.value = w.id and (v_chunks is null or o.chunk = any (v_chunks)) offset 0
        ) b offset 0
      ) v
      join mask m on m.slot = v.slot and m.chunk = v.chunk
    ),
    counted as (select p.id, sum(p.n) as found from part p group by p.id)
    select array_agg(coalesce(c.found, 0) order by o.n)
    from unnest(p_ids) with ordinality as o (id, n) left join counted c on c.id = o.id
  );
end;
$$;
comment on function private.count_in_index(text, private.passed_bits[], integer[], integer[], integer[], bigint[], integer) is
  'How many indexed products pass the other facets'' filters (by filter_index), for each of these values; so many entries more are not indexed yet.';

create function private.offered_in_index(p_category text, p_types integer[]) returns table (id integer, offered bigint)
  language plpgsql stable security invoker set search_path = '' set jit = off
as $$
declare
  v_scopes integer[] := coalesce(p_types, array(
    select v.id from private.listing_values v
    where v.facet = 'category' and v.part = '' and (p_category is null or v.value = p_category)
  ));
begin
  return query
  select u.value, sum(u.n) from (
    select c.value, c.n from private.listing_counts c where c.scope = any (v_scopes)
    union all
    select o.value, - count(*)::integer from private.listing_entries e
    cross join lateral unnest(0 || e.indexed_under) as o (value)
    where e.is_pending and e.ord is not null and e.indexed_under && v_scopes group by o.value
  ) u group by u.value having sum(u.n) > 0;
end;
$$;
comment on function private.offered_in_index(text, integer[]) is
  'How many indexed products of a category or of types are found under each value; 0 counts products.';

-- Sizes of shoes are worth counting among shoes: by the types of what was found, how much of each value there may be.
create function private.offered_among(p_passed private.passed_bits[], p_ids integer[]) returns bigint[]
  language plpgsql stable security invoker set search_path = '' set enable_seqscan = off set jit = off
as $$
begin
  return (
    with mask as materialized (
      select f.chunk, f.bits from unnest(p_passed) f where f.slot = 0
    ),
    part as materialized (
      select b.value as type, bit_count(b.bits & m.bits) as n
      from (
        select o.value, o.chunk, o.bits from private.listing_values v join private.listing_bits o on o.value = v.id
        where v.facet = 'type' and v.id = any (p_ids) offset 0
      ) b join mask m on m.chunk = b.chunk
    ),
    -- Types of which there is hardly anything make no facet.
    found as materialized (
      select p.type, sum(p.n)::float8 as n from part p group by p.type having sum(p.n) * 100 >= (select sum(a.n) from part a)
    ),
    shared as (
      select c.value, sum(f.n * c.n / w.n) as n
      from found f
      join private.listing_counts w on w.scope = f.type and w.value = 0
      join private.listing_counts c on c.scope = f.type
      where f.n > 0 and w.n > 0 group by c.value
    )
    select array_agg(coalesce(ceil(s.n), 0)::bigint order by o.n)
    from unnest(p_ids) with ordinality as o (id, n) left join shared s on s.value = o.id
  );
end;
$$;
comment on function private.offered_among(private.passed_bits[], integer[]) is
  'About how many indexed products that passed (by filter_index) have each of these values.';

-- Beside the type that an address names, as if it had been ticked: what else the address asks for does not know of it. Products are
-- those that are read entry by entry.
create function private.count_types_beside(
  p_type text, p_category text, p_max integer, p_slots integer[], p_chosen integer[], p_named_slots integer[], p_named integer[],
  p_is_indexed boolean, p_products text[], p_min integer
) returns table (id integer, offered bigint, found bigint)
  language plpgsql stable security invoker set search_path = '' set jit = off
as $$
declare
  v_ids integer[];
  v_offered bigint[];
  v_found bigint[];
begin
  if p_is_indexed then
    select array_agg(o.id), array_agg(o.offered) into v_ids, v_offered from private.offered_in_index(p_category, null) o
    join private.listing_values v on v.id = o.id and v.facet = 'type' and v.part = '';
  end if;
  v_found := v_offered;
  if v_ids is not null and (cardinality(p_slots || p_named_slots) > 0 or p_max is not null or p_min is not null) then
    v_found := private.count_in_index(
      p_category, array(
        select f from private.filter_index(p_category, null, p_max, p_slots || p_named_slots, p_chosen || p_named, 1, p_min) f
        where f.slot = 0
      ), '{}', '{}', v_ids, v_offered, cardinality(p_products)
    );
  end if;
  return query
  select c.id, sum(c.offered)::bigint, sum(c.found)::bigint from (
    select * from unnest(v_ids, v_offered, v_found) as i (id, offered, found)
    union all select * from private.count_listed(p_products, p_max, p_slots, p_chosen)
  ) c
  join private.listing_values v on v.id = c.id and v.facet = 'type' and v.part = '' and v.value <> p_type
  group by c.id;
end;
$$;
comment on function private.count_types_beside(text, text, integer, integer[], integer[], integer[], integer[], boolean, text[], integer) is
  'As count_listed, of the other types of a category, a search or a collection: what a type that stands in the address leaves to choose.';

-- Either along the order, testing the bits, or from the bits to the order: what reads less.
create function private.page_of_index(
  p_category text, p_bits bit varying[], p_order text, p_total bigint, p_scope bigint, p_offset integer, p_limit integer
) returns text[]
  language plpgsql stable security invoker set search_path = '' set enable_sort = off set enable_bitmapscan = off
  set enable_seqscan = off set jit = off
as $$
declare
  v_ids text[];
begin
  if p_total = 0 then return '{}'; end if;
  if p_bits is null or (p_offset + p_limit) * p_scope / p_total < least(p_scope, 64 * p_total) / 8 + p_total * 3 then
    execute format(
      'select array(
         select e.product_id from private.listing_entries e
         where not e.is_pending %s %s order by %s offset $3 limit $4
       )',
      case when p_category is not null then 'and e.category_id = $1' else '' end,
      case when p_bits is not null then 'and get_bit($2[(e.ord >> 13) + 1], e.ord & 8191) = 1' else '' end,
      p_order
    ) into v_ids using p_category, p_bits, p_offset, p_limit;
  else
    execute format(
      'select array(
         select e.product_id from unnest($2) with ordinality as m (bits, n)
         cross join generate_series(0, 127) as w (word)
         cross join generate_series(0, 63) as b (bit)
         join private.listing_entries e on e.ord = (m.n - 1) * 8192 + w.word * 64 + b.bit
         where substring(m.bits from w.word * 64 + 1 for 64) <> $5 and get_bit(m.bits, w.word * 64 + b.bit) = 1
         order by %s offset $3 limit $4
       )', p_order
    ) into v_ids using p_category, p_bits, p_offset, p_limit, repeat('0', 64)::bit(64);
  end if;
  return v_ids;
end;
$$;
comment on function private.page_of_index(text, bit varying[], text, bigint, bigint, integer, integer) is
  'A page of the indexed products whose bits are set (all for null), in an order over entries e.';

-- Public functions ------------------------------------------------------------------------------------------------

create function public.index_products(p_limit integer) returns integer
  language plpgsql volatile security definer set search_path = '' set jit = off
as $$
-- Security definer because nobody but the owner writes the index.
declare
  v_products text[];
begin
  -- One at a time; who writes a product meanwhile is not waited for.
  if not pg_try_advisory_xact_lock(hashtextextended('listing index', 0)) then return 0; end if;
  v_products := array(
    select e.product_id from private.listing_entries e where e.is_pending
    order by e.category_id, e.product_id limit least(greatest(p_limit, 1), 50000) for update skip locked
  );
  if cardinality(v_products) > 0 then perform private.index_entries(v_products); end if;
  return cardinality(v_products);
end;
$$;
comment on function public.index_products(integer) is
  'Takes up to so many changed products into the index of lists; answers how many. Lists are right before, too.';

-- A list reads a value from its first chunk to its last, and the index grows chunk by chunk, so each row comes to stand on a
-- page of its own: six times as many pages for every list. Below some hundred thousand products all of it is small.
create function public.order_index(p_chunks integer default 17) returns boolean
  language plpgsql volatile security definer set search_path = '' set lock_timeout = '500ms'
as $$
-- Security definer because only its owner may move a table's rows.
begin
  if (select count(*) from private.listing_chunks) < p_chunks or not exists (
    select 1 from (
      select count(*) as rows, count(distinct (b.ctid::text::point)[0]) as pages
      from private.listing_bits b where b.value between -19 and 0 group by b.value
    ) v having sum(v.pages) > 2 * sum(v.rows / 6 + 1)
  ) then
    return false;
  end if;
  cluster private.listing_bits using listing_bits_pkey;
  cluster private.listing_counts using listing_counts_pkey;
  analyze private.listing_bits, private.listing_counts;
  return true;
exception when lock_not_available then
  -- Lists wait for whoever waits for them, so not for long: the next sweep tries again.
  return false;
end;
$$;
comment on function public.order_index(integer) is
  'Puts the index of lists in the order in which lists read it, from so many chunks on, where it has grown or changed out of it; answers whether. Lists wait meanwhile, two seconds in a shop of a million.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select on private.listing_chunks, private.listing_bits, private.listing_counts to anon, authenticated;

grant execute on function
  private.cheap_bits(integer, integer),
  private.pending_bits(),
  private.filter_index(text, integer[], integer, integer[], integer[], integer, integer),
  private.count_in_index(text, private.passed_bits[], integer[], integer[], integer[], bigint[], integer),
  private.offered_in_index(text, integer[]),
  private.offered_among(private.passed_bits[], integer[]),
  private.count_types_beside(text, text, integer, integer[], integer[], integer[], integer[], boolean, text[], integer),
  private.page_of_index(text, bit varying[], text, bigint, bigint, integer, integer)
to anon, authenticated;
grant execute on function public.index_products(integer), public.order_index(integer) to service_role;
