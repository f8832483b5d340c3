import type { TestBackend } from '../testing/testBackend';

/** Tables that bend every way a request can: a grant on some columns, a row that may not be read, both embeds. */
const statements = `
  create table public.shelves (id int primary key, name text not null, room text);
  create table public.books (
    id int primary key, shelf_id int references public.shelves, title text not null, price numeric,
    tags text[] not null default '{}', meta jsonb not null default '{}', secret text default 'hidden', sold boolean
  );
  insert into public.shelves values (1, 'Cookery', 'North'), (2, 'Poetry', 'South'), (3, 'Empty', null);
  insert into public.books (id, shelf_id, title, price, tags, meta, sold) values
    (1, 1, 'Curry, leaf', 250, '{spice,home}', '{"pages": 90, "by": {"name": "Asha"}}', true),
    (2, 1, 'Dal "slow"', 100.50, '{home}', '{"pages": 40}', false),
    (3, 2, '50% monsoon_', null, '{}', '{"pages": 12}', null),
    (4, null, 'चाय और गीत', 75, '{music}', '{}', false);
  grant select on public.shelves to anon, authenticated;
  grant select (id, shelf_id, title, price, tags, meta, sold) on public.books to anon;
  grant insert (id, shelf_id, title, price, tags), update (title, price), delete on public.books to anon;
  create table public.boxes (id int primary key, box_id int references public.boxes);
  create table public.readers (id int primary key, name text not null);
  create table public.loans (
    book_id int references public.books, reader_id int references public.readers, primary key (book_id, reader_id)
  );
  create view public.north with (security_invoker = on) as select id, name from public.shelves where room = 'North';
  grant select on public.boxes, public.readers, public.loans, public.north to anon;
  create table public.tags (id int primary key, name text not null, uses int not null default 0);
  grant select, insert, update on public.tags to anon;
  insert into public.tags values (1, 'home', 2);
  create function public.shelf_label(public.shelves) returns text
    language sql stable as $$ select $1.room || ', ' || $1.name $$;
  create function public.books_on(public.shelves) returns setof public.books
    language sql stable as $$ select b.* from public.books b where b.shelf_id = $1.id $$;
  create function public.take_json(json) returns json language sql as $$ select $1 $$;
  create function public.add_all(variadic p_numbers int[]) returns int
    language sql as $$ select sum(n)::int from unnest(p_numbers) n $$;
  create function public.pick(p_id int) returns public.shelves
    language sql stable as $$ select * from public.shelves where id = p_id $$;
  create function public.cheap_books(p_below numeric default 200) returns setof public.shelves
    language sql stable as $$ select s.* from public.shelves s where s.id in (
      select b.shelf_id from public.books b where b.price < p_below) $$;
  create function public.price_list() returns table (label text, amount int)
    language sql stable as $$ values ('tea', 20), ('lassi', 60) $$;
  create function public.add_up(p_numbers int[], p_note jsonb default null) returns int
    language sql immutable as $$ select sum(n)::int from unnest(p_numbers) n $$;
  create function public.say_nothing() returns void language sql as $$ select $$;
  create function public.count_up() returns int language plpgsql stable as $$
    begin insert into public.shelves values (99, 'sneaked', null); return 1; end $$;
  create function public.twins(p_one int) returns int language sql as $$ select 1 $$;
  create function public.twins(p_one text) returns int language sql as $$ select 2 $$;
  create function public.refuse(p_code text) returns void language plpgsql as $$
    begin raise exception 'Refused.' using errcode = p_code, hint = 'WHY', detail = '{"left":2}'; end $$`;

/** Adds the playground, for the data API's tests. */
export async function createPlayground(backend: TestBackend): Promise<void> {
  for (const statement of statements.split(/;\n/)) await backend.sql(statement);
}
