-- Foundation: what every later chapter relies on.
--
-- Nobody may do anything with what a migration creates unless it grants that by name. Supabase projects differ: some
-- grant everything on new tables, functions and sequences of `public` to the roles of the API, by defaults of the role
-- that migrates. It is the one that runs this, so these statements take its defaults away. The right of everybody to
-- execute functions is a default of all schemas, which a schema's own cannot take back.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

-- `private` holds what functions and policies need but no client may call: the API exposes `public` only, so a
-- helper in `private` cannot be reached over HTTP even by a role that may execute it.
create schema private;
comment on schema private is 'Helpers for policies and functions; not exposed by the API.';
grant usage on schema private to anon, authenticated, service_role;

-- Rules that the tables ask ---------------------------------------------------------------------------------------

-- Whatever a person writes comes in by this: a shopper, a visitor, the staff. What nobody sees makes a name that is there and
-- reads as none, and marks of direction turn what stands around them on labels, in lists and in mails. They come along unseen
-- when text is copied, so they are taken away and not refused; spaces of any width become the plain one, which forms trim.
-- Joiners make Indic words and emoji what they are: they stay behind any sign that they can join. Control characters of
-- ASCII stay for the caller, who knows whether lines may break.
create function private.clean_text(p_text text) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_text text := p_text;
begin
  if v_text !~ '[^\u0001-\u007f]' then
    return v_text;
  end if;
  v_text := regexp_replace(v_text, '[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000\u3164\u115f\u1160\uffa0]', ' ', 'g');
  v_text := regexp_replace(
    v_text,
    '[\u0080-\u009f\u00ad\u034f\u061c\u180b-\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]',
    '', 'g'
  );
  v_text := regexp_replace(v_text, '(^|\s)[\u200c\u200d\ufe00-\ufe0f]+', '\1', 'g');
  return regexp_replace(v_text, '([\u0001-\u007f\u200c\u200d])[\u200c\u200d]+', '\1', 'g');
end;
$$;
comment on function private.clean_text(text) is
  'What a person wrote without what nobody sees and what turns the direction of reading; not trimmed.';

-- Private functions -----------------------------------------------------------------------------------------------

-- For tables of which rows are added and never changed. Missing grants stop clients; this stops our own functions and
-- scripts as well, for such tables are evidence.
create function private.refuse_change() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  raise exception '%.% is append-only.', tg_table_schema, tg_table_name using errcode = '42501';
end;
$$;
comment on function private.refuse_change() is 'Trigger that keeps a table append-only.';

-- For histories of a person's orders. What happened and when is evidence; the words beside it go with the person (chapter
-- erasure).
create function private.refuse_rewriting() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  if to_jsonb(new) <> to_jsonb(old) || '{"note": ""}' then
    raise exception '%.% is append-only.', tg_table_schema, tg_table_name using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.refuse_rewriting() is 'Trigger that keeps rows as they are, but for a note that is emptied.';

-- Deleting the default among saved addresses or cards makes the newest of the others the default: checkout
-- starts from it, and a shopper who has some should not have to choose again.
create function private.inherit_default() returns trigger
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  -- The same lock as whoever sets a default takes, so that two cannot come up at once.
  perform pg_advisory_xact_lock(hashtextextended(tg_argv[0] || ':' || old.user_id::text, 0));
  execute format(
    'update public.%1$I set is_default = true
     where id = (select t.id from public.%1$I t where t.user_id = $1 order by t.created_at desc, t.id limit 1)
       and not exists (select 1 from public.%1$I t where t.user_id = $1 and t.is_default)',
    tg_table_name
  ) using old.user_id;
  return null;
end;
$$;
comment on function private.inherit_default() is
  'After delete of a default: another row of the user becomes it. Takes the name of the lock.';

create function private.invalid_input(p_field text, p_message text) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  raise exception '%', p_message using errcode = 'PT422', hint = 'INVALID_INPUT',
    detail = jsonb_build_object('field', p_field)::text;
end;
$$;
comment on function private.invalid_input(text, text) is 'Raises INVALID_INPUT {field} with a sentence for the form.';

-- A whole number out of a form's JSON; what is no number is refused by name and never cast.
create function private.read_integer(p_data jsonb, p_field text, p_min integer, p_max integer) returns integer
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  if (p_data ->> p_field) ~ '^-?\d{1,9}$' is not true
    or (p_data ->> p_field)::integer not between p_min and p_max
  then
    perform private.invalid_input(p_field, format('This must be a whole number from %s to %s.', p_min, p_max));
  end if;
  return (p_data ->> p_field)::integer;
end;
$$;
comment on function private.read_integer(jsonb, text, integer, integer) is 'Raises INVALID_INPUT {field}.';

-- Notes, refusals and mails name amounts; what is a number in an answer the page writes.
create function private.format_rupees(p_amount integer) returns text
  language sql immutable security invoker set search_path = ''
as $$
  select replace('₹' || regexp_replace(p_amount::text, '(\d)(?=(\d{2})*\d{3}$)', '\1,', 'g'), '₹-', '−₹')
$$;
comment on function private.format_rupees(integer) is 'Rupees the Indian way, as pages show them: ₹1,25,000.';

create function private.read_optional(p_data jsonb, p_field text, p_max integer) returns integer
  language sql immutable security invoker set search_path = ''
as $$
  select case when coalesce(p_data ->> p_field, '') <> '' then private.read_integer(p_data, p_field, 1, p_max) end
$$;
comment on function private.read_optional(jsonb, text, integer) is 'A number from 1 on or nothing; raises INVALID_INPUT {field}.';

create function private.read_day(p_data jsonb, p_field text) returns date
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_text text := nullif(p_data ->> p_field, '');
begin
  if v_text !~ '^\d{4}-\d{2}-\d{2}$' then
    raise invalid_datetime_format;
  end if;
  return v_text::date;
exception when invalid_datetime_format or datetime_field_overflow then
  perform private.invalid_input(p_field, 'This must be a day such as 2026-12-31.');
end;
$$;
comment on function private.read_day(jsonb, text) is 'A day or nothing; raises INVALID_INPUT {field}.';

create function private.read_text(p_data jsonb, p_field text, p_min integer, p_max integer) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_text text := btrim(private.clean_text(coalesce(p_data ->> p_field, '')), E' \t\r\n');
begin
  if char_length(v_text) not between p_min and p_max then
    perform private.invalid_input(p_field, case
      when v_text = '' then 'Please fill this in.' else format('At most %s characters fit here.', p_max)
    end);
  end if;
  return v_text;
end;
$$;
comment on function private.read_text(jsonb, text, integer, integer) is 'Trimmed text; raises INVALID_INPUT {field}.';

create function private.read_words(p_data jsonb, p_field text, p_max integer) returns text[]
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_list jsonb := coalesce(p_data -> p_field, '[]');
begin
  if jsonb_typeof(v_list) <> 'array' or exists (
    select 1 from jsonb_array_elements(v_list) e
    where jsonb_typeof(e) <> 'string' or char_length(btrim(private.clean_text(e #>> '{}'))) not between 1 and 200
  ) or jsonb_array_length(v_list) > p_max then
    perform private.invalid_input(p_field, format('At most %s lines, each of at most 200 characters.', p_max));
  end if;
  return array(select btrim(private.clean_text(e)) from jsonb_array_elements_text(v_list) e);
end;
$$;
comment on function private.read_words(jsonb, text, integer) is 'A list of short texts; raises INVALID_INPUT {field}.';

-- The lists of the dashboard are searched, filtered, sorted and paged where their rows are. They answer {total, rows};
-- a sort is the name of a column, with a dash in front for the other way round.
create function private.like_pattern(p_query text) returns text
  language sql immutable security invoker set search_path = ''
as $$
  select '%' || regexp_replace(lower(left(btrim(coalesce(p_query, '')), 100)), '([\\%_])', '\\\1', 'g') || '%'
$$;
comment on function private.like_pattern(text) is
  'Finds a text anywhere, its percent signs and underscores taken as they are; ''%%'' for none.';

-- Words are looked for by their beginnings: an index has those, and of a text anywhere in another it has nothing.
create function private.staff_query(p_query text) returns tsquery
  language sql immutable security invoker set search_path = ''
as $$
  select to_tsquery('pg_catalog.simple', string_agg(quote_literal(w.word) || ':*', ' & '))
  from (
    select w.word from string_to_table(
      regexp_replace(lower(left(coalesce(p_query, ''), 100)), '[[:punct:][:space:][:cntrl:]]+', ' ', 'g'), ' '
    ) as w (word) where w.word <> '' limit 8
  ) w
$$;
comment on function private.staff_query(text) is 'Finds what has words that begin with all of these; null for none.';

create function private.written_phone(p_query text) returns text
  language sql immutable security invoker set search_path = ''
as $$
  select case when p_query !~ '[[:alpha:]@]' then
    substring(regexp_replace(p_query, '\D', '', 'g') from '^(?:00)?(?:91)?0?([6-9]\d{9})$')
  end
$$;
comment on function private.written_phone(text) is
  '''+91 98765 43210'' and ''098765-43210'' as orders and profiles have it, ''9876543210''; null for what is no phone.';

-- Ten figures with dashes may be a courier's number too, so that a phone is looked for beside its words.
create function private.people_query(p_query text) returns tsquery
  language sql immutable security invoker set search_path = ''
as $$
  select coalesce(
    private.staff_query(p_query) || private.staff_query(private.written_phone(p_query)), private.staff_query(p_query)
  )
$$;
comment on function private.people_query(text) is
  'Finds orders and their people by the beginnings of words, or by a phone as it is written; null for none.';

create function private.page_of(p_rows jsonb, p_total bigint) returns jsonb
  language sql immutable security invoker set search_path = ''
as $$
  select jsonb_build_object('total', p_total, 'rows', coalesce(p_rows, '[]'))
$$;
comment on function private.page_of(jsonb, bigint) is 'The answer of a list.';

-- One sweep after the other: they touch the credit of many shoppers at once.
create function private.lock_sweep() returns void
  language sql volatile security invoker set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('sweep', 0))
$$;
comment on function private.lock_sweep() is 'Holds off other sweeps until the transaction ends.';

-- Grants ----------------------------------------------------------------------------------------------------------

-- Tables ask it of what clients write into them.
grant execute on function private.clean_text(text) to anon, authenticated, service_role;
