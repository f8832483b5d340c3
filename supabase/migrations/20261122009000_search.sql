-- Search: words that mean the same in this shop, what somebody meant who mistyped one, prices in words, and what is searched for
-- often. Which products have the words, the chapter on finding asks; here is what words are.

-- Tables and policies ---------------------------------------------------------------------------------------------

create extension if not exists pg_trgm with schema extensions;

create table public.search_synonyms (
  word text primary key constraint search_synonyms_word check (word ~ '^[a-z0-9\u0900-\u097F]{2,30}$'),
  family text not null constraint search_synonyms_family check (family ~ '^[a-z0-9\u0900-\u097F]{2,30}$')
);
comment on table public.search_synonyms is 'Words of one family mean the same to the search; the staff edits them.';
comment on column public.search_synonyms.word is 'As it is typed: small letters and digits, Hindi in Latin letters or its own.';

create index search_synonyms_family on public.search_synonyms (family);

alter table public.search_synonyms enable row level security;
create policy "everyone reads synonyms" on public.search_synonyms for select to anon, authenticated using (true);

-- What the names of published products are made of. A word stays when its last product goes: a correction by it is
-- offered only where it finds something.
create table private.search_words (word text collate "C" primary key);
comment on table private.search_words is 'Words of what is on offer, to tell a slip of the finger from a word.';

-- By its parts a word is found that differs from what was typed in one or two letters, wherever they are: both leave the same
-- part when letters are taken out. That is a look into an index, where comparing all words takes longer with each of them.
create table private.search_parts (
  part text collate "C" not null,
  word text collate "C" not null,
  primary key (part, word)
);
comment on table private.search_parts is 'Words of what is on offer with up to two letters taken out.';

-- What was searched for with success: words and counts, nothing of who. Written by count_search; forgotten after 28 days.
-- No policy and no grant.
create table private.search_days (
  words text collate "C" not null constraint search_days_words check (char_length(words) between 3 and 60),
  day date not null,
  visitors integer not null default 1,
  primary key (words, day)
);
comment on table private.search_days is 'By day in India, how many visitors searched for these words and found something.';
create index search_days_age on private.search_days (day);
alter table private.search_days enable row level security;

create table private.popular_searches (
  words text collate "C" primary key,
  visitors integer not null
);
comment on table private.popular_searches is
  'Sums of search_days that are offered to others: of five visitors on two days at least. Kept in the same transaction.';

-- Private functions -----------------------------------------------------------------------------------------------

-- Letters with a dot below are of one code or of two, as the keyboard has it: NFKC makes them one spelling. What joins letters and
-- emoji unseen is left out; digits of Hindi are the others.
create function private.plain_text(p_text text) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return translate(regexp_replace(
    lower(left(normalize(left(coalesce(p_text, ''), 200), nfkc), 100)), '[\u00AD\u200B-\u200F\u2060\uFE00-\uFE0F\uFEFF]', '', 'g'
  ), '०१२३४५६७८९', '0123456789');
end;
$$;
comment on function private.plain_text(text) is 'The first hundred letters of what somebody types, small, each in one spelling.';

-- By their codes, for to some engines the marks above and below letters of Hindi are punctuation: signs and spaces of ASCII and Latin,
-- quotes and dashes of books, the rupee, emoji.
create function private.words_of(p_text text) returns text[]
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return array(
    select w.word from string_to_table(btrim(regexp_replace(
      regexp_replace(private.plain_text(p_text), '\mt(ee)?[- ]shirt', 'tshirt', 'g'),
      '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u0964\u0965\u2000-\u2BFF\u3000-\u303F\U0001F000-\U0001FAFF\U000E0000-\U000E007F]+',
      ' ', 'g'
    )), ' ') with ordinality as w (word, n)
    where w.word <> '' order by w.n limit 8
  );
end;
$$;
comment on function private.words_of(text) is 'The first eight words of what somebody types, in small letters and without punctuation.';

-- Amounts stand as 2000, 2,000, 2k, with a sign of the rupee or without. Two numbers are a range where the dearer one has three
-- digits: 2-3 are years of age. A number by itself is none, unless it has the rupee's sign.
create function private.read_price(p_text text, out rest text, out said text, out lowest integer, out highest integer)
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_amount constant text := '(?:₹|\mrs\.?|\minr)?\s*([0-9][0-9,]{0,9}\M|[0-9]{1,4}k\M)(?:\s*(?:/-|₹|rs\M|rupees?\M|rupaye\M|रुपये|रुपए))?';
  v_under constant text := '(?:\m(?:under|below|less than|lower than|cheaper than|up ?to|within|max(?:imum)?|not over)|<=?)\s*';
  v_over constant text := '(?:\m(?:above|over|more than|higher than|starting from|min(?:imum)?)|>=?)\s*';
  v_forms constant text[] := array[
    '(?:\m(?:between|from)\s+)?' || v_amount || '\s*(?:-|–|—|\mto\M|\mand\M|\mse\M|से)\s*' || v_amount || '(?:\s*(?:ke beech|tak|के बीच|तक))?',
    v_under || v_amount,
    v_amount || '\s*(?:(?:se kam|tak|ke andar|ke niche|ke neeche|(?:and|or) (?:below|less|under))\M|से कम|तक|के अंदर|के नीचे)',
    v_over || v_amount,
    v_amount || '\s*(?:(?:se (?:zyada|jyada|upar)|(?:and|or) (?:above|more|over))\M|\+|से ज़?्यादा|से ऊपर)',
    '(?:₹|\mrs\.?|\minr)\s*([0-9][0-9,]{0,9}\M|[0-9]{1,4}k\M)(?:/-)?'
  ];
  v_match text[];
  v_amounts integer[];
begin
  rest := private.plain_text(p_text);
  if rest !~ '[0-9]' then return; end if;
  for v_form in 1..cardinality(v_forms) loop
    v_match := regexp_match(rest, v_forms[v_form]);
    continue when v_match is null;
    v_amounts := array(
      select least(replace(replace(m.amount, ',', ''), 'k', '000')::numeric, 10000000)::integer
      from unnest(v_match) with ordinality as m (amount, n) order by m.n
    );
    continue when v_form = 1 and (v_amounts[2] < 100 or v_amounts[1] >= v_amounts[2]);
    if v_form = 1 then
      lowest := v_amounts[1];
      highest := v_amounts[2];
    elsif v_form in (4, 5) then
      lowest := v_amounts[1];
    else
      highest := v_amounts[1];
    end if;
    said := case
      when highest is null then 'above ' || lowest
      when lowest is null then 'under ' || highest
      else lowest || ' to ' || highest
    end;
    rest := regexp_replace(rest, v_forms[v_form], ' ');
    return;
  end loop;
end;
$$;
comment on function private.read_price(text) is
  'What of a search is a price in rupees (under 2000, 500 to 1000, 1000 se kam), as the shop says it, and what is left of it.';

-- Said of anything, they find what happens to be called so instead of what is meant.
create function private.telling_words(p_words text[]) returns text[]
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_telling constant text[] := array(
    select w.word from unnest(p_words) with ordinality as w (word, n)
    where w.word <> all (array[
      'for', 'with', 'online', 'buy', 'shop', 'shopping', 'latest', 'best', 'price', 'rate', 'collection', 'style', 'stylish', 'design',
      'designs', 'designer', 'fancy', 'trendy', 'beautiful', 'nice', 'cheap', 'size', 'fit',
      'ke', 'ka', 'ki', 'liye', 'wala', 'wali', 'wale', 'vala', 'vali', 'chahiye', 'dikhao', 'pehnne', 'के', 'का', 'की', 'लिए', 'वाला', 'वाली',
      'वाले', 'चाहिए'
    ]) order by w.n
  );
begin
  return case when cardinality(v_telling) > 0 then v_telling else p_words end;
end;
$$;
comment on function private.telling_words(text[]) is 'These words without those that say nothing of a product, such as for and online; all of them where no other is left.';

-- Of a long word the first twelve letters: somebody who types has all of it wrong seldom, and it would have hundreds of parts.
create function private.parts_of(p_word text) returns table (part text, removed integer)
  language plpgsql immutable security invoker set search_path = '' rows 50
as $$
begin
  return query
  with whole as (select left(p_word, 12) as word, least(char_length(p_word), 12) as size),
  less as (
    select n.n, overlay(w.word placing '' from n.n for 1) as part, w.size
    from whole w cross join lateral generate_series(1, w.size) as n (n)
  )
  select distinct on (p.part) p.part, p.removed from (
    select w.word as part, 0 as removed from whole w
    union all select l.part, 1 from less l
    union all
    select overlay(l.part placing '' from m.m for 1), 2
    from less l cross join lateral generate_series(l.n, l.size - 1) as m (m) where l.size >= 6
  ) p
  order by p.part, p.removed;
end;
$$;
comment on function private.parts_of(text) is 'A word with up to two letters taken out, of a short one with one, and how many were.';

create function private.learn_words(p_texts text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_words text[];
begin
  if cardinality(p_texts) = 0 then return; end if;
  with new as (
    insert into private.search_words (word)
    select distinct w.word
    from unnest(p_texts) as t (text), unnest(private.words_of(t.text)) as w (word)
    where char_length(w.word) between 3 and 30
      and not exists (select 1 from private.search_words k where k.word = w.word)
    order by w.word
    on conflict do nothing
    returning word
  )
  select array_agg(n.word) into v_words from new n;
  if v_words is null then return; end if;
  insert into private.search_parts (part, word)
  select p.part, w.word from unnest(v_words) as w (word) cross join lateral private.parts_of(w.word) p
  order by p.part, w.word on conflict do nothing;
end;
$$;
comment on function private.learn_words(text[]) is 'Keeps the words of names for corrections.';

-- What the shop calls alike, somebody may mistype as well.
create function private.learn_synonyms() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  perform private.learn_words(array(select n.word from after_change n));
  return null;
end;
$$;
comment on function private.learn_synonyms() is 'After a statement on synonyms: they are words as those of names are.';

create trigger learn_synonyms after insert on public.search_synonyms
  referencing new table as after_change for each statement execute function private.learn_synonyms();

create function private.words_alike(p_word text) returns text[]
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return array(
    select o.word from public.search_synonyms s join public.search_synonyms o on o.family = s.family
    where s.word = p_word and o.word <> p_word order by o.word
  );
end;
$$;
comment on function private.words_alike(text) is 'The other words that mean the same in this shop.';

-- A word that begins something on offer is no slip, however unlike it is to the rest, and one that is far longer than all
-- of them is none either. Of the words that differ least, the one that sounds most alike.
create function private.corrected_word(p_word text) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if char_length(p_word) not between 4 and 31 or exists (
    select 1 from private.search_words k where k.word >= p_word and k.word < p_word || U&'\+10FFFF'
  ) then
    return p_word;
  end if;
  return coalesce((
    select n.word from (
      select s.word, min(greatest(p.removed, o.removed)) as removed, extensions.similarity(s.word, p_word) as alike
      from private.parts_of(p_word) p
      join private.search_parts s on s.part = p.part
      cross join lateral (
        select least(char_length(s.word), 12) - char_length(s.part) as removed
      ) o
      group by s.word
    ) n
    -- Two letters each in different places may be four slips: such a word must be like the other besides.
    where n.removed < 2 or n.alike >= 0.3
    order by n.removed, n.alike desc, n.word limit 1
  ), p_word);
end;
$$;
comment on function private.corrected_word(text) is 'The word on offer that is most like this one, or the word itself.';

create function private.rank_searches(p_words text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  delete from private.popular_searches p where p.words = any (p_words) and not exists (
    select 1 from private.search_days d where d.words = p.words having sum(d.visitors) >= 5 and count(*) >= 2
  );
  insert into private.popular_searches as p (words, visitors)
  select d.words, sum(d.visitors)::integer from private.search_days d where d.words = any (p_words)
  group by d.words having sum(d.visitors) >= 5 and count(*) >= 2
  on conflict (words) do update set visitors = excluded.visitors;
end;
$$;
comment on function private.rank_searches(text[]) is 'Sums the days of these searches; few or of one day only are nobody''s to see.';

-- Public functions ------------------------------------------------------------------------------------------------

create function public.save_synonyms(
  p_family text, p_words text[], p_is_created boolean default false, p_expected jsonb default '{}'
) returns text[]
  language plpgsql volatile security definer set search_path = ''
as $$
-- Security definer because no client may write the table.
declare
  v_staff constant uuid := private.require_right('catalogue');
  v_words text[] := array(
    select distinct w.word from unnest(p_words) as u (text), unnest(private.words_of(u.text)) as w (word)
    where w.word ~ '^[a-z0-9\u0900-\u097F]{2,30}$' order by w.word
  );
  v_before text[];
  v_left record;
begin
  if p_family is null or p_family !~ '^[a-z0-9\u0900-\u097F]{2,30}$' then
    perform private.invalid_input('family', 'Small letters and digits, 2 to 30.');
  elsif cardinality(v_words) = 1 or cardinality(v_words) > 50 then
    perform private.invalid_input('words', 'A family has 2 to 50 words, or none to remove it.');
  end if;
  -- Whoever saves meanwhile waits, and is compared with what stands then: words move from family to family.
  lock table public.search_synonyms in share row exclusive mode;
  v_before := array(select s.word from public.search_synonyms s where s.family = p_family order by s.word);
  if p_is_created and cardinality(v_before) > 0 then
    perform private.invalid_input('words', format('There is a family %s already. Please add to it.', p_family));
  end if;
  perform private.refuse_stale(
    case when cardinality(v_before) > 0 then jsonb_build_object('words', v_before) end,
    jsonb_build_object('words', v_words), p_expected, p_family
  );
  -- A family that words leave has a line of its own: whoever has it open is told by whom it was changed.
  for v_left in
    select s.family, array_agg(s.word order by s.word) as before,
      coalesce(array_agg(s.word order by s.word) filter (where s.word <> all (v_words)), '{}') as after
    from public.search_synonyms s where s.family <> p_family group by s.family having bool_or(s.word = any (v_words))
  loop
    perform private.record_action(
      'synonyms/saved', v_left.family, jsonb_build_object('words', array_to_string(v_left.before, ', ')),
      jsonb_build_object('words', array_to_string(v_left.after, ', '))
    );
  end loop;
  delete from public.search_synonyms s where s.family = p_family;
  insert into public.search_synonyms (word, family) select w.word, p_family from unnest(v_words) as w (word)
  on conflict (word) do update set family = excluded.family;
  perform private.record_action(
    case when cardinality(v_words) = 0 then 'synonyms/deleted' else 'synonyms/saved' end, p_family,
    jsonb_build_object('words', array_to_string(v_before, ', ')), jsonb_build_object('words', array_to_string(v_words, ', '))
  );
  return v_words;
end;
$$;
comment on function public.save_synonyms(text, text[], boolean, jsonb) is
  'For admins: makes these words mean the same; none removes the family. A word leaves the family it had. p_expected has the {words} that were opened. Raises INVALID_INPUT {field}, STALE {fields, by}.';

-- security definer: counts are nobody's to write but through its rules. It never tells whether it counted.
create function public.count_search(p_words text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_words text[] := private.words_of(p_words);
  v_text text := array_to_string(v_words, ' ');
  v_visitor text := private.client_key();
  v_day date := (now() at time zone 'Asia/Kolkata')::date;
  v_once text := encode(sha256(convert_to(concat_ws(' ', v_visitor, v_day, v_text), 'UTF8')), 'hex');
  v_found record;
begin
  -- Where a visitor's address is not known, one could be many.
  if v_visitor is null or char_length(v_text) not between 3 and 60 then return; end if;
  perform private.throttle('search', v_visitor, 60, interval '1 hour');
  -- A visitor counts once a day: the hash is of both, and is forgotten with the other tries.
  if exists (select 1 from private.throttle_hits h where h.bucket = 'searched' and h.key = v_once) then return; end if;
  -- What nothing here is called, was no search for something: it may be anything, a name or an insult.
  select f.exact, f.mentioned into v_found from private.find_searched(p_words, null, null, 1) f;
  if v_found.exact is not true or v_found.mentioned then return; end if;
  perform private.count_try('searched', v_once);
  update private.search_days d set visitors = d.visitors + 1 where d.words = v_text and d.day = v_day;
  if not found then
    if (select count(*) from private.search_days d where d.day = v_day) >= 20000 then return; end if;
    insert into private.search_days as d (words, day) values (v_text, v_day)
    on conflict (words, day) do update set visitors = d.visitors + 1;
  end if;
  perform private.rank_searches(array[v_text]);
end;
$$;
comment on function public.count_search(text) is
  'A visitor searched for this: counted once a day where it finds something by itself. Raises TOO_MANY_ATTEMPTS. Open to visitors: they search, and hold no write grant; limited by network.';

-- security definer, service role only: the sweep forgets.
create function public.forget_searches() returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_words text[];
begin
  with old as (
    delete from private.search_days d where d.day < (now() at time zone 'Asia/Kolkata')::date - 28 returning d.words
  )
  select array_agg(distinct o.words) into v_words from old o;
  if v_words is null then return 0; end if;
  perform private.rank_searches(v_words);
  return cardinality(v_words);
end;
$$;
comment on function public.forget_searches() is 'Forgets searches older than 28 days; answers of how many words.';

create function public.list_synonyms(
  p_query text default '', p_sort text default 'family', p_offset integer default 0, p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
-- Security definer as every list of the staff.
declare
  v_admin uuid := private.require_right('catalogue');
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select s.family, array_agg(s.word order by s.word) as words
      from public.search_synonyms s group by s.family having v_like = '%%' or bool_or(s.word like v_like or s.family like v_like)
    )
    select private.page_of((select jsonb_agg(to_jsonb(r)) from (
      select f.family, f.words from found f
      order by case p_sort when '-family' then f.family end desc, f.family
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from found))
  );
end;
$$;
comment on function public.list_synonyms(text, text, integer, integer) is
  'For admins: families of words that mean the same, {total, rows: [{family, words}]}. Raises FORBIDDEN.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (word, family) on public.search_synonyms to anon, authenticated;
grant select on private.search_words, private.search_parts, private.popular_searches to anon, authenticated;

grant execute on function
  private.plain_text(text),
  private.words_of(text),
  private.read_price(text),
  private.telling_words(text[]),
  private.words_alike(text),
  private.parts_of(text),
  private.corrected_word(text),
  public.save_synonyms(text, text[], boolean, jsonb),
  public.list_synonyms(text, text, integer, integer),
  public.count_search(text)
to anon, authenticated;
grant execute on function public.forget_searches() to service_role;
