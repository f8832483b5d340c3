-- Catalogue: categories, products and their variants, as the shop shows them. Stock lives on the variant, because a
-- shopper buys a size, not a shirt; a product's stock is the sum of its variants. Clients only read; product editing
-- writes.

-- Tables and policies ---------------------------------------------------------------------------------------------

create table public.categories (
  id text primary key constraint categories_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  description text not null default '',
  image text not null default '',
  icon text not null default '',
  position integer not null default 0
);
comment on table public.categories is 'The shop''s departments, in menu order.';
comment on column public.categories.image is 'Path prefix of a picture, without width and extension.';

alter table public.categories enable row level security;
create policy "everyone reads categories" on public.categories
  for select to anon, authenticated using (true);

-- The departments of spec §3. They are the shop's own and no sample data: without them nobody could add a product.
insert into public.categories (id, name, position, icon, description) values
  ('men', 'Men', 1, 'kurta', 'Kurtas, bandis, denim and easy shirts, from the loom and the indigo vat.'),
  ('women', 'Women', 2, 'saree', 'Sarees, anarkalis, kurtis and everything that goes with them.'),
  ('kids', 'Kids', 3, 'kite', 'Soft cotton for climbing, twirling and falling asleep in.'),
  ('toys-bicycles', 'Cycles & Bikes', 4, 'bicycle', 'Cycles for every height, and toys turned from wood and lac.'),
  ('imitation-jewellery', 'Imitation Jewellery', 5, 'jhumka',
    'Jhumkas, bangles and kundan-look sets that are light on the ear and the purse.'),
  ('anime', 'Anime', 6, 'mask', 'Figures, hoodies, posters and charms drawn by our own studio.'),
  ('home-living', 'Home & Living', 7, 'lamp', 'Blue pottery, block-printed linen and lamps for the good corner.'),
  ('beauty', 'Beauty', 8, 'lotus', 'Attar, kajal and colour mixed for Indian skin.');

create table public.products (
  id text primary key constraint products_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  description text not null default '',
  -- The upper bound keeps the largest order possible (50 lines of 99 pieces, plus GST) inside an integer.
  price integer not null constraint products_price check (price between 1 and 300000),
  original_price integer not null,
  category_id text not null references public.categories (id),
  brand text not null,
  sku text not null unique,
  images jsonb not null default '[]' constraint products_images_array check (jsonb_typeof(images) = 'array'),
  features text[] not null default '{}',
  rating numeric(2, 1) not null default 0 constraint products_rating check (rating between 0 and 5),
  review_count integer not null default 0 constraint products_review_count check (review_count >= 0),
  badges text[] not null default '{}',
  position integer not null default 0,
  status text not null default 'draft' constraint products_status check (
    status in ('draft', 'published', 'archived')
  ),
  published_at timestamptz,
  -- How many gave 1, 2, 3, 4 and 5 stars: mean and count follow from it, so that no two of the three disagree.
  ratings integer[] not null default '{0,0,0,0,0}',
  -- Ratings that came without a written review here (the sample figures). They have a column of their own, or seeding
  -- again would forget the reviews.
  earlier_ratings integer[] not null default '{0,0,0,0,0}' constraint products_earlier_ratings check (
    cardinality(earlier_ratings) = 5 and array_position(earlier_ratings, null) is null and 0 <= all (earlier_ratings)
  ),
  -- For the sitemap. Only what the page shows counts, and only a change: the seed writes every row again at every start.
  page_changed_at timestamptz not null default now(),
  -- A version number tells the second of two admins that the page in front of them is old, before they overwrite what
  -- the first has saved. Neither it nor updated_at is granted: shoppers need neither.
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint products_original_price check (original_price >= price),
  constraint products_published_at check (status <> 'published' or published_at is not null)
);
comment on table public.products is 'What the shop sells. Prices in rupees.';
comment on column public.products.images is
  'Pictures, main one first: [{"path","alt","width","height","widths":[int]}].';
comment on column public.products.badges is
  'Badges set by hand (New, Handmade ...); Best Value, Popular and the like are computed by the domain rules.';
comment on column public.products.position is 'Featured order, ascending.';
comment on column public.products.earlier_ratings is 'How many gave 1 to 5 stars without a written review here.';
comment on column public.products.ratings is 'Computed: how many gave 1 to 5 stars, with a written review or without.';
comment on column public.products.rating is 'Computed: the mean of ratings; see private.set_rating.';
comment on column public.products.review_count is 'Computed: how many ratings there are, with a written review or without.';
comment on column public.products.page_changed_at is 'When what the product''s page shows changed last; stock is no part of it.';
comment on column public.products.version is 'Grows with every save; save_product refuses an older one.';

create index products_category on public.products (category_id, position);
create index products_featured on public.products (position) where status = 'published';
create index products_newest on public.products (published_at desc) where status = 'published';
-- The shop shows products by their position, "featured" (spec section 9, Home lists), which the staff can set.
create index products_position on public.products (position);

alter table public.products enable row level security;
-- Admins too see only published products here: the shop's pages rely on this policy, and a draft must not turn up
-- on the home page because an admin looks at it.
create policy "everyone reads published products" on public.products
  for select to anon, authenticated using (status = 'published');

create table public.product_variants (
  id text primary key,
  product_id text not null references public.products (id) on delete cascade,
  label text not null,
  position integer not null default 0,
  -- The check is the last line of defence against overselling, below the row locks of place_order.
  stock integer not null default 0 constraint product_variants_stock check (stock >= 0),
  constraint product_variants_id_shape check (
    id ~ '^[a-z0-9-]+:[a-z0-9-]+$' and split_part(id, ':', 1) = product_id
  ),
  unique (product_id, label)
);
comment on table public.product_variants is 'The choices of a product (size, shade, wheel size), each with its stock.';
comment on column public.product_variants.id is 'product_id:slug-of-label, or product_id:one without a choice.';
comment on column public.product_variants.label is 'What the shopper reads; empty when there is no choice.';

alter table public.product_variants enable row level security;
-- The subquery runs under the caller's own policies, so a draft's variants are as hidden as the draft.
create policy "everyone reads variants of published products" on public.product_variants
  for select to anon, authenticated
  using (exists (select 1 from public.products p where p.id = product_id and p.status = 'published'));

-- The bucket of product pictures. It is public, which lets anybody fetch a picture by its path; the policies below
-- are about the storage API, so listing and writing stay with admins. A name has to end as a picture of the allowed types
-- does: a server that went by the name alone must not find a page or a drawing with scripts in it. The type itself is no
-- condition, because the storage service tries a policy before it has read the file.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('product-images', 'product-images', true, 5242880, array['image/webp', 'image/avif', 'image/jpeg', 'image/png'])
on conflict (id) do nothing;

create policy "admins list product images" on storage.objects
  for select to authenticated using (bucket_id = 'product-images' and (select private.has_right('catalogue')));
create policy "admins add product images" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'product-images' and name ~ '\.(webp|avif|jpe?g|png)$' and (select private.has_right('catalogue')));
create policy "admins replace product images" on storage.objects
  for update to authenticated
  using (bucket_id = 'product-images' and (select private.has_right('catalogue')))
  with check (bucket_id = 'product-images' and name ~ '\.(webp|avif|jpe?g|png)$' and (select private.has_right('catalogue')));
create policy "admins remove product images" on storage.objects
  for delete to authenticated using (bucket_id = 'product-images' and (select private.has_right('catalogue')));

-- Private functions -----------------------------------------------------------------------------------------------

-- In the arithmetic of discountPercent in the domain.
create function private.discount_percent(p_price integer, p_original_price integer) returns integer
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return floor((p_original_price - p_price)::float8 / p_original_price * 100 + 0.5)::integer;
end;
$$;
comment on function private.discount_percent(integer, integer) is 'Percent off the original price, as a card shows it.';

create function private.slug_of(p_text text) returns text
  language sql immutable security invoker set search_path = ''
as $$
  select btrim(left(regexp_replace(lower(coalesce(p_text, '')), '[^a-z0-9]+', '-', 'g'), 60), '-')
$$;
comment on function private.slug_of(text) is 'Small letters, digits and single dashes; may be empty.';

-- All of the SKU, for those of one design differ at their ends.
create function private.slug_with_sku(p_name text, p_sku text) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_sku text := private.slug_of(p_sku);
begin
  return btrim(btrim(left(private.slug_of(p_name), greatest(59 - char_length(v_sku), 0)), '-') || '-' || v_sku, '-');
end;
$$;
comment on function private.slug_with_sku(text, text) is 'The id of a product among others of its name; may be empty.';

-- Of a name in another script its figures are left, or nothing.
create function private.product_slug(p_name text, p_sku text) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  v_slug text := private.slug_of(p_name);
begin
  return case when v_slug !~ '[a-z]' and p_name ~ '[^\u0001-\u007f]' then private.slug_with_sku(p_name, p_sku) else v_slug end;
end;
$$;
comment on function private.product_slug(text, text) is 'The id of a new product by its name, with its SKU where no letter of that is Latin; may be empty.';

create function private.new_variant_id(p_product text, p_label text, p_place integer) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_id text := p_product || ':' || private.slug_of(p_label);
begin
  if p_label = '' then
    return p_product || ':one';
  elsif v_id = p_product || ':' or p_label ~ '[^\u0001-\u007f]' and exists (
    select 1 from public.product_variants v where v.id = v_id
  ) then
    -- What is left of the label says nothing, or too little: the place does, or the next number that is free.
    select p_product || ':v' || n into v_id from generate_series(p_place, p_place + 100) n
    where not exists (select 1 from public.product_variants v where v.id = p_product || ':v' || n) order by n limit 1;
  end if;
  return v_id;
end;
$$;
comment on function private.new_variant_id(text, text, integer) is 'As the column says; product_id:v and a number where labels in other scripts leave no slug of their own.';

create function private.note_page_change() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  new.page_changed_at := now();
  return new;
end;
$$;
comment on function private.note_page_change() is 'Before update of a row: page_changed_at is now.';

-- Runs after set_rating, by the order of their names.
create trigger touch_product before update on public.products for each row
  when (
    (old.name, old.description, old.price, old.original_price, old.category_id, old.brand, old.images, old.features,
     old.ratings, old.badges, old.status)
    is distinct from
    (new.name, new.description, new.price, new.original_price, new.category_id, new.brand, new.images, new.features,
     new.ratings, new.badges, new.status)
  )
  execute function private.note_page_change();

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (id, name, description, image, icon, position) on public.categories to anon, authenticated;

grant select (
  id, name, description, price, original_price, category_id, brand, sku, images, features, rating, review_count,
  ratings, badges, position, status, published_at, earlier_ratings, page_changed_at
) on public.products to anon, authenticated;

grant select (id, product_id, label, position, stock) on public.product_variants to anon, authenticated;
grant execute on function private.discount_percent(integer, integer) to anon, authenticated;
