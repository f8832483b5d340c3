-- Categories, products and their variants. Stock lives on the variant, because a shopper buys a size, not a shirt;
-- a product's stock is the sum of its variants. Clients only read: products are written by the seed and, later, by
-- admin functions.
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
grant select (id, name, description, image, icon, position) on public.categories to anon, authenticated;

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
  status text not null default 'draft' constraint products_status check (status in ('draft', 'published')),
  published_at timestamptz,
  constraint products_original_price check (original_price >= price),
  constraint products_published_at check (status = 'draft' or published_at is not null)
);
comment on table public.products is 'What the shop sells. Prices in rupees.';
comment on column public.products.images is
  'Pictures, main one first: [{"path","alt","width","height","widths":[int]}].';
comment on column public.products.badges is
  'Badges set by hand (New, Handmade ...); Best Value, Popular and the like are computed by the domain rules.';
comment on column public.products.position is 'Featured order, ascending.';

create index products_category on public.products (category_id, position);
create index products_featured on public.products (position) where status = 'published';
create index products_newest on public.products (published_at desc) where status = 'published';

alter table public.products enable row level security;
-- Admins too see only published products here: the shop's pages rely on this policy, and a draft must not turn up
-- on the home page because an admin looks at it.
create policy "everyone reads published products" on public.products
  for select to anon, authenticated using (status = 'published');
grant select (
  id, name, description, price, original_price, category_id, brand, sku, images, features, rating, review_count,
  badges, position, status, published_at
) on public.products to anon, authenticated;

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
grant select (id, product_id, label, position, stock) on public.product_variants to anon, authenticated;
