-- Search: words that mean the same in this shop, and what somebody meant who mistyped one. Which products have the words,
-- the chapter on listings asks; here is what words are.

-- Tables and policies ---------------------------------------------------------------------------------------------

create extension if not exists pg_trgm with schema extensions;

create table public.search_synonyms (
  word text primary key constraint search_synonyms_word check (word ~ '^[a-z0-9]{2,30}$'),
  family text not null constraint search_synonyms_family check (family ~ '^[a-z0-9]{2,30}$')
);
comment on table public.search_synonyms is 'Words of one family mean the same to the search; the staff edits them.';
comment on column public.search_synonyms.word is 'As it is typed: small letters and digits, Hindi in Latin letters.';

create index search_synonyms_family on public.search_synonyms (family);

alter table public.search_synonyms enable row level security;
create policy "everyone reads synonyms" on public.search_synonyms for select to anon, authenticated using (true);

-- A beginning, as the categories are one. Spellings first, then words of Hindi.
insert into public.search_synonyms (family, word)
select split_part(f.words, ' ', 1), w.word from (values
  ('kurta kurti kameez kurtha kurtas kurtis'), ('saree sari sarees saris saadi sadi'), ('tee tshirt tshirts tees'),
  ('bicycle bicycles bike bikes cycle cycles saikil'), ('jhumka jhumkas jhumki earring earrings bali jhumke'),
  ('bangle bangles kada chudi choodi kangan'), ('necklace necklaces haar choker mala'),
  ('lehenga lehengas lehnga ghagra ghaghra lahanga'), ('dupatta dupattas chunni stole scarf odhni'),
  ('trousers trouser pants chinos'), ('sneakers sneaker shoes shoe juta joota jute joote'),
  ('mojari mojaris jutti juttis'), ('kolhapuri chappal chappals sandal sandals'),
  ('bag bags tote handbag backpack jhola thaila'), ('sunglasses goggles shades chashma'), ('frock frocks dress dresses'),
  ('hoodie hoodies sweatshirt'), ('figure figures figurine'), ('cushion cushions pillow takiya'),
  ('lamp lamps light lights batti'), ('attar perfume ittar itr fragrance'), ('kajal kohl surma'),
  ('jewellery jewelry gehna gahne zevar'), ('waistcoat bandi nehru sadri'), ('watch watches ghadi'),
  ('anklet anklets payal pajeb'), ('ring rings anguthi'), ('cap caps topi'), ('blouse blouses choli'),
  ('soap soaps sabun'), ('oil oils tel'), ('toy toys khilona khilone'), ('bedspread bedspreads chadar chaadar quilt razai'),
  ('curtain curtains parda'), ('rug rugs dhurrie dhurries dari'), ('silk resham reshmi'), ('cotton sooti suti'),
  ('wedding shaadi shadi vivah'), ('festive tyohar utsav'), ('women ladies mahila aurat'), ('men gents purush mard'),
  ('kids children bachche bachcha'), ('red lal laal'), ('blue neela nila'), ('green hara'), ('black kala kaala'),
  ('white safed'), ('yellow peela pila'), ('pink gulabi'), ('orange narangi'), ('purple baingani'), ('brown bhura'),
  ('gold golden sunehra'), ('silver chandi')
) as f (words), unnest(string_to_array(f.words, ' ')) as w (word);

-- What the names of published products are made of. A word stays when its last product goes: a correction by it is
-- offered only where it finds something.
create table private.search_words (word text primary key);
comment on table private.search_words is 'Words of what is on offer, to tell a slip of the finger from a word.';

-- Private functions -----------------------------------------------------------------------------------------------

create function private.words_of(p_text text) returns text[]
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return array(
    select w.word from string_to_table(btrim(regexp_replace(
      regexp_replace(lower(left(coalesce(p_text, ''), 100)), '\mt[- ]shirt', 'tshirt', 'g'),
      '[[:punct:][:space:][:cntrl:]]+', ' ', 'g'
    )), ' ') with ordinality as w (word, n)
    where w.word <> '' order by w.n limit 8
  );
end;
$$;
comment on function private.words_of(text) is 'The first eight words of what somebody types, in small letters and without punctuation.';

create function private.learn_words(p_texts text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  insert into private.search_words (word)
  select distinct w.word
  from unnest(p_texts) as t (text), unnest(private.words_of(t.text)) as w (word)
  where char_length(w.word) between 3 and 30
    and not exists (select 1 from private.search_words k where k.word = w.word)
  order by w.word
  on conflict do nothing;
end;
$$;
comment on function private.learn_words(text[]) is 'Keeps the words of names for corrections.';

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

-- All words must occur, each by itself, as the beginning of a word, or by one that means the same.
create function private.search_query(p_words text[]) returns tsquery
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select to_tsquery('pg_catalog.english', string_agg('(' || array_to_string(
      quote_literal(w.word) || ':*' || array(select quote_literal(a.word) from unnest(private.words_alike(w.word)) as a (word)),
      ' | '
    ) || ')', ' & '))
    from unnest(p_words) as w (word)
  );
end;
$$;
comment on function private.search_query(text[]) is 'The full-text query for words without punctuation; null for none.';

-- A word that begins something on offer is no slip, however unlike it is to the rest, and one that is far longer than all
-- of them is none either.
create function private.corrected_word(p_word text) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if char_length(p_word) not between 4 and 40
    or exists (select 1 from private.search_words k where k.word like p_word || '%')
    or exists (select 1 from public.search_synonyms s where s.word = p_word)
  then
    return p_word;
  end if;
  -- Every word is compared: there are some ten thousand. By an index on trigrams the embedded engine stopped for good.
  return coalesce((
    select k.word from private.search_words k
    where extensions.similarity(k.word, p_word) >= 0.35
    order by extensions.similarity(k.word, p_word) desc, k.word limit 1
  ), p_word);
end;
$$;
comment on function private.corrected_word(text) is 'The word on offer that is most like this one, or the word itself.';

-- Public functions ------------------------------------------------------------------------------------------------

create function public.save_synonyms(p_family text, p_words text[]) returns text[]
  language plpgsql volatile security definer set search_path = ''
as $$
-- Security definer because no client may write the table.
declare
  v_words text[] := array(
    select distinct w.word from unnest(p_words) as u (text), unnest(private.words_of(u.text)) as w (word)
    where w.word ~ '^[a-z0-9]{2,30}$' order by w.word
  );
  v_before text[] := array(select s.word from public.search_synonyms s where s.family = p_family order by s.word);
begin
  perform private.require_admin();
  if p_family is null or p_family !~ '^[a-z0-9]{2,30}$' then
    perform private.invalid_input('family', 'Small letters and digits, 2 to 30.');
  elsif cardinality(v_words) = 1 or cardinality(v_words) > 50 then
    perform private.invalid_input('words', 'A family has 2 to 50 words, or none to remove it.');
  end if;
  delete from public.search_synonyms s where s.family = p_family;
  insert into public.search_synonyms (word, family) select w.word, p_family from unnest(v_words) as w (word)
  on conflict (word) do update set family = excluded.family;
  perform private.record_action('synonyms/saved', p_family, to_jsonb(v_before), to_jsonb(v_words));
  return v_words;
end;
$$;
comment on function public.save_synonyms(text, text[]) is
  'For admins: makes these words mean the same; none removes the family. A word leaves the family it had. Raises INVALID_INPUT {field}.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (word, family) on public.search_synonyms to anon, authenticated;
grant select on private.search_words to anon, authenticated;

grant execute on function
  private.words_of(text),
  private.words_alike(text),
  private.search_query(text[]),
  private.corrected_word(text),
  public.save_synonyms(text, text[])
to anon, authenticated;
