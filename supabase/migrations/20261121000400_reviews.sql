-- What buyers say. Writing reviews comes with its own rules later (delivered purchase, one per item); until then
-- rows come from the seed and nobody may add any.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references public.products (id) on delete cascade,
  -- A review outlives the account that wrote it.
  user_id uuid references auth.users (id) on delete set null,
  user_name text not null check (char_length(user_name) between 1 and 120),
  rating integer not null check (rating between 1 and 5),
  comment text not null check (char_length(comment) between 1 and 2000),
  reviewed_on date not null,
  verified boolean not null default false
);
comment on table public.reviews is 'Product reviews; verified means the writer bought the piece.';

create index reviews_product on public.reviews (product_id, reviewed_on desc);
create index reviews_user on public.reviews (user_id);

alter table public.reviews enable row level security;
create policy "everyone reads reviews" on public.reviews
  for select to anon, authenticated using (true);
-- user_id is left out: it would tie a public text to an account. Clients therefore name their columns.
grant select (id, product_id, user_name, rating, comment, reviewed_on, verified)
  on public.reviews to anon, authenticated;
