-- Product types: what a saree is. Each category has groups ("Indian wear"), each group has types ("Sarees"), and a type
-- says which sizes its products come in; a letter, a shoe size and a ring size are never one list. Colour families are
-- what shoppers filter colours by. Everybody reads; the chapter on taxonomy editing writes.

-- Tables and policies ---------------------------------------------------------------------------------------------

create table public.size_systems (
  id text primary key constraint size_systems_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  title text not null,
  is_open boolean not null default false,
  position integer not null default 0
);
comment on table public.size_systems is 'Ways of telling the variants of a product apart.';
comment on column public.size_systems.name is 'For the staff, and for shoppers where several of a list have one title.';
comment on column public.size_systems.title is 'What shoppers choose: Size, UK size, Shade ...';
comment on column public.size_systems.is_open is
  'Its labels are names and no sizes, such as shades: each product has its own.';

alter table public.size_systems enable row level security;
create policy "everyone reads size systems" on public.size_systems for select to anon, authenticated using (true);

create table public.sizes (
  system_id text not null references public.size_systems (id),
  label text not null,
  position integer not null,
  primary key (system_id, label),
  unique (system_id, position)
);
comment on table public.sizes is 'The sizes of a system, in order; a variant''s label is one of them, letter by letter.';

alter table public.sizes enable row level security;
create policy "everyone reads sizes" on public.sizes for select to anon, authenticated using (true);

-- Two levels by construction: what is below something is a type, what is above it has the level of a group.
create table public.product_types (
  id text primary key constraint product_types_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category_id text not null references public.categories (id),
  parent_id text,
  name text not null,
  position integer not null default 0,
  size_system text references public.size_systems (id),
  image text not null default '',
  is_final_sale boolean not null default false,
  best_value_from integer not null default 101,
  level smallint not null generated always as (case when parent_id is null then 1 else 2 end) stored,
  parent_level smallint generated always as (case when parent_id is not null then 1 end) stored,
  constraint product_types_size_system check ((parent_id is null) = (size_system is null)),
  unique (id, category_id, level),
  constraint product_types_parent foreign key (parent_id, category_id, parent_level)
    references public.product_types (id, category_id, level)
);
comment on table public.product_types is 'Groups of a category (no parent) and the types in them; products have a type.';
comment on column public.product_types.position is 'Order among its siblings.';
comment on column public.product_types.image is 'Path prefix of a picture as of a category; empty where its department''s is shown.';
comment on column public.product_types.is_final_sale is
  'What comes back only where it came broken or wrong, such as intimate wear (spec section 9); of a type, never of a group.';
comment on column public.product_types.best_value_from is
  'Computed: percent off from which a product is among the best tenth (private.set_best_values); 101 where none is.';
comment on column public.product_types.level is '1: a group, 2: a type.';
comment on column public.product_types.parent_level is 'Level of its parent; for the foreign key.';

create index product_types_category on public.product_types (category_id, position);
create index product_types_parent on public.product_types (parent_id);
create index product_types_size_system on public.product_types (size_system);

alter table public.product_types enable row level security;
create policy "everyone reads product types" on public.product_types for select to anon, authenticated using (true);

create table public.colour_families (
  id text primary key constraint colour_families_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  hex text constraint colour_families_hex check (hex ~ '^#[0-9a-f]{6}$'),
  position integer not null default 0
);
comment on table public.colour_families is 'The colours that shoppers filter by.';
comment on column public.colour_families.hex is 'Colour of the swatch, #rrggbb; null for several colours at once.';

alter table public.colour_families enable row level security;
create policy "everyone reads colour families" on public.colour_families
  for select to anon, authenticated using (true);

-- The type is of the product's own category and no group, by the foreign key.
alter table public.products
  add column type_id text,
  add column type_level smallint generated always as (case when type_id is not null then 2 end) stored,
  add column colour_family text references public.colour_families (id),
  add column style_id text constraint products_style_id_slug check (style_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  add constraint products_type foreign key (type_id, category_id, type_level)
    references public.product_types (id, category_id, level);
comment on column public.products.type_id is 'What it is. A draft may lack it, and what was published before types were.';
comment on column public.products.type_level is 'Always that of a type; for the foreign key.';
comment on column public.products.colour_family is 'Main colour, for filters and swatches.';
comment on column public.products.style_id is 'Products of one style are the same thing in several colours.';

create index products_type on public.products (type_id, position);
create index products_colour_family on public.products (colour_family);
create index products_style on public.products (style_id) where style_id is not null;

-- What set_best_values weighs: a type of a hundred thousand products is not read for a change of one price. Changes are added
-- and never change a row, so that two of one type do not wait for each other.
create table private.discount_counts (
  id bigint generated always as identity primary key,
  type_id text not null,
  percent integer not null,
  n integer not null
);
comment on table private.discount_counts is
  'How many published products of a type have which discount: sums of changes, rows of one type and percent add up.';
create index discount_counts_type on private.discount_counts (type_id);

-- What an Indian shop of these eight categories sells. Like the categories it is the shop's own and no sample data.
insert into public.size_systems (id, name, title, is_open, position) values
  ('none', 'One size', 'Size', false, 1), ('letters', 'Letter sizes', 'Size', false, 2),
  ('waist', 'Waist in inches', 'Waist', false, 3), ('belt', 'Belts', 'Length', false, 4),
  ('uk-shoes', 'Shoes, UK', 'UK size', false, 5), ('uk-kids-shoes', 'Children''s shoes, UK', 'UK size', false, 6),
  ('ages', 'Children''s clothes by age', 'Age', false, 7), ('age-spans', 'Toys and caps by age', 'Age', false, 8),
  ('bangles', 'Bangles, inner diameter', 'Bangle size', false, 9),
  ('rings', 'Rings, Indian numbers', 'Ring size', false, 10), ('wheels', 'Wheels', 'Wheel', false, 11),
  ('frames', 'Cycle frames', 'Frame', false, 12), ('beds', 'Beds', 'Bed', false, 13),
  ('sheets', 'Sheets', 'Sheet', false, 14), ('volume', 'Volume', 'Volume', false, 15),
  ('paper', 'Paper sizes', 'Size', false, 16), ('finish', 'Print finish', 'Finish', false, 17),
  ('shade', 'Shades and colours', 'Shade', true, 18);

insert into public.sizes (system_id, label, position)
select s.system_id, l.label, l.n from (values
  ('letters', array['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL']),
  ('waist', array['24', '26', '28', '30', '32', '34', '36', '38', '40', '42', '44']),
  ('belt', array['28 in', '30 in', '32 in', '34 in', '36 in', '38 in', '40 in', '42 in', '44 in', '46 in']),
  ('uk-shoes', array['UK 2', 'UK 3', 'UK 4', 'UK 5', 'UK 6', 'UK 7', 'UK 8', 'UK 9', 'UK 10', 'UK 11', 'UK 12', 'UK 13']),
  ('uk-kids-shoes', array['UK 4 Kids', 'UK 5 Kids', 'UK 6 Kids', 'UK 7 Kids', 'UK 8 Kids', 'UK 9 Kids', 'UK 10 Kids', 'UK 11 Kids', 'UK 12 Kids', 'UK 13 Kids', 'UK 1', 'UK 2', 'UK 3']),
  ('ages', array['0-3M', '3-6M', '6-9M', '9-12M', '12-18M', '18-24M', '2-3Y', '3-4Y', '4-5Y', '5-6Y', '6-7Y', '7-8Y', '8-9Y', '9-10Y', '10-11Y', '11-12Y', '12-13Y', '13-14Y', '14-15Y', '15-16Y']),
  ('age-spans', array['0-1Y', '1-2Y', '2-3Y', '2-5Y', '3-5Y', '6-9Y', '6-10Y', '10-12Y']),
  ('bangles', array['2.2', '2.4', '2.6', '2.8', '2.10']),
  ('rings', array['6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30']),
  ('wheels', array['12 in', '14 in', '16 in', '20 in', '24 in', '26 in', '27.5 in', '29 in']),
  ('frames', array['47 cm', '50 cm', '53 cm', '56 cm', '59 cm']),
  ('beds', array['Single', 'Double', 'Queen', 'King']),
  ('sheets', array['Flat sheet', 'Fitted sheet']),
  ('volume', array['3 ml', '6 ml', '10 ml', '20 ml', '30 ml', '50 ml', '100 ml', '200 ml', '250 ml', '500 ml', '1 l']),
  ('paper', array['A5', 'A4', 'A3', 'A2', 'A1']),
  ('finish', array['Matte', 'Gloss'])
) as s (system_id, labels), unnest(s.labels) with ordinality as l (label, n);

insert into public.colour_families (id, name, hex, position) values
  ('black', 'Black', '#2a2730', 1), ('grey', 'Grey', '#8f97a3', 2), ('silver', 'Silver', '#c3c6cc', 3),
  ('white', 'White', '#fbfaf7', 4), ('cream', 'Cream', '#f4ead8', 5), ('beige', 'Beige', '#d9ad74', 6),
  ('brown', 'Brown', '#6b432f', 7), ('gold', 'Gold', '#c79a45', 8), ('yellow', 'Yellow', '#e9b23c', 9),
  ('orange', 'Orange', '#e2812f', 10), ('red', 'Red', '#b3262f', 11), ('pink', 'Pink', '#e0608f', 12),
  ('purple', 'Purple', '#63356e', 13), ('blue', 'Blue', '#26407f', 14), ('turquoise', 'Turquoise', '#1d8f94', 15),
  ('green', 'Green', '#2f6b4a', 16), ('multicolour', 'Multicolour', null, 17);

insert into public.product_types (id, category_id, parent_id, name, position, size_system) values
  ('men-indian-wear', 'men', null, 'Indian wear', 1, null),
    ('men-kurtas', 'men', 'men-indian-wear', 'Kurtas', 1, 'letters'),
    ('men-kurta-sets', 'men', 'men-indian-wear', 'Kurta sets', 2, 'letters'),
    ('men-bandis', 'men', 'men-indian-wear', 'Bandis & Nehru jackets', 3, 'letters'),
    ('men-sherwanis', 'men', 'men-indian-wear', 'Sherwanis', 4, 'letters'),
  ('men-topwear', 'men', null, 'Topwear', 2, null),
    ('men-tees', 'men', 'men-topwear', 'T-shirts', 1, 'letters'),
    ('men-shirts', 'men', 'men-topwear', 'Shirts', 2, 'letters'),
    ('men-hoodies', 'men', 'men-topwear', 'Hoodies & sweatshirts', 3, 'letters'),
    ('men-jackets', 'men', 'men-topwear', 'Jackets', 4, 'letters'),
  ('men-bottomwear', 'men', null, 'Bottomwear', 3, null),
    ('men-jeans', 'men', 'men-bottomwear', 'Jeans', 1, 'waist'),
    ('men-trousers', 'men', 'men-bottomwear', 'Trousers & chinos', 2, 'waist'),
    ('men-joggers', 'men', 'men-bottomwear', 'Joggers', 3, 'letters'),
    ('men-shorts', 'men', 'men-bottomwear', 'Shorts', 4, 'waist'),
  ('men-footwear', 'men', null, 'Footwear', 4, null),
    ('men-sneakers', 'men', 'men-footwear', 'Sneakers', 1, 'uk-shoes'),
    ('men-chappals', 'men', 'men-footwear', 'Chappals & sandals', 2, 'uk-shoes'),
    ('men-mojaris', 'men', 'men-footwear', 'Mojaris & juttis', 3, 'uk-shoes'),
    ('men-formal-shoes', 'men', 'men-footwear', 'Formal shoes', 4, 'uk-shoes'),
  ('men-accessories', 'men', null, 'Accessories', 5, null),
    ('men-backpacks', 'men', 'men-accessories', 'Backpacks & bags', 1, 'none'),
    ('men-wallets', 'men', 'men-accessories', 'Wallets', 2, 'none'),
    ('men-belts', 'men', 'men-accessories', 'Belts', 3, 'belt'),
    ('men-caps', 'men', 'men-accessories', 'Caps', 4, 'none'),
    ('men-sunglasses', 'men', 'men-accessories', 'Sunglasses', 5, 'none'),
    ('men-watches', 'men', 'men-accessories', 'Watches', 6, 'none'),
  ('women-indian-wear', 'women', null, 'Indian wear', 1, null),
    ('sarees', 'women', 'women-indian-wear', 'Sarees', 1, 'none'),
    ('women-kurtas', 'women', 'women-indian-wear', 'Kurtas & kurtis', 2, 'letters'),
    ('salwar-suits', 'women', 'women-indian-wear', 'Salwar suits', 3, 'letters'),
    ('lehengas', 'women', 'women-indian-wear', 'Lehengas', 4, 'letters'),
    ('anarkalis', 'women', 'women-indian-wear', 'Anarkalis & gowns', 5, 'letters'),
    ('saree-blouses', 'women', 'women-indian-wear', 'Saree blouses', 6, 'letters'),
    ('dupattas', 'women', 'women-indian-wear', 'Dupattas', 7, 'none'),
  ('women-western-wear', 'women', null, 'Western wear', 2, null),
    ('women-tops', 'women', 'women-western-wear', 'Tops & tees', 1, 'letters'),
    ('women-shirts', 'women', 'women-western-wear', 'Shirts', 2, 'letters'),
    ('women-dresses', 'women', 'women-western-wear', 'Dresses', 3, 'letters'),
    ('women-jeans', 'women', 'women-western-wear', 'Jeans', 4, 'waist'),
    ('women-trousers', 'women', 'women-western-wear', 'Trousers & skirts', 5, 'letters'),
  ('women-footwear', 'women', null, 'Footwear', 3, null),
    ('women-mojaris', 'women', 'women-footwear', 'Mojaris & juttis', 1, 'uk-shoes'),
    ('women-sandals', 'women', 'women-footwear', 'Sandals & flats', 2, 'uk-shoes'),
    ('women-heels', 'women', 'women-footwear', 'Heels', 3, 'uk-shoes'),
    ('women-sneakers', 'women', 'women-footwear', 'Sneakers', 4, 'uk-shoes'),
  ('women-bags', 'women', null, 'Bags', 4, null),
    ('women-handbags', 'women', 'women-bags', 'Handbags', 1, 'none'),
    ('women-totes', 'women', 'women-bags', 'Totes', 2, 'none'),
    ('women-clutches', 'women', 'women-bags', 'Clutches & potlis', 3, 'none'),
  ('women-accessories', 'women', null, 'Accessories', 5, null),
    ('women-sunglasses', 'women', 'women-accessories', 'Sunglasses', 1, 'none'),
    ('women-watches', 'women', 'women-accessories', 'Watches', 2, 'none'),
    ('women-stoles', 'women', 'women-accessories', 'Stoles & scarves', 3, 'none'),
  ('kids-indian-wear', 'kids', null, 'Indian wear', 1, null),
    ('kids-kurta-sets', 'kids', 'kids-indian-wear', 'Kurta & dhoti sets', 1, 'ages'),
    ('kids-lehengas', 'kids', 'kids-indian-wear', 'Lehengas', 2, 'ages'),
  ('kids-clothing', 'kids', null, 'Clothing', 2, null),
    ('frocks', 'kids', 'kids-clothing', 'Frocks & dresses', 1, 'ages'),
    ('kids-tees', 'kids', 'kids-clothing', 'T-shirts', 2, 'ages'),
    ('kids-sets', 'kids', 'kids-clothing', 'Sets', 3, 'ages'),
    ('kids-bottoms', 'kids', 'kids-clothing', 'Shorts & trousers', 4, 'ages'),
    ('kids-hoodies', 'kids', 'kids-clothing', 'Hoodies & sweatshirts', 5, 'ages'),
    ('kids-nightwear', 'kids', 'kids-clothing', 'Nightwear', 6, 'ages'),
  ('kids-footwear', 'kids', null, 'Footwear', 3, null),
    ('kids-shoes', 'kids', 'kids-footwear', 'Shoes', 1, 'uk-kids-shoes'),
    ('kids-sandals', 'kids', 'kids-footwear', 'Sandals', 2, 'uk-kids-shoes'),
  ('kids-accessories', 'kids', null, 'Accessories', 4, null),
    ('school-bags', 'kids', 'kids-accessories', 'School bags', 1, 'none'),
    ('kids-caps', 'kids', 'kids-accessories', 'Caps', 2, 'age-spans'),
  ('bicycles', 'toys-bicycles', null, 'Bicycles', 1, null),
    ('city-bicycles', 'toys-bicycles', 'bicycles', 'City bicycles', 1, 'wheels'),
    ('mountain-bicycles', 'toys-bicycles', 'bicycles', 'Mountain bicycles', 2, 'wheels'),
    ('road-bicycles', 'toys-bicycles', 'bicycles', 'Road bicycles', 3, 'frames'),
    ('kids-bicycles', 'toys-bicycles', 'bicycles', 'Children''s bicycles', 4, 'wheels'),
  ('ride-ons', 'toys-bicycles', null, 'Ride-ons', 2, null),
    ('tricycles', 'toys-bicycles', 'ride-ons', 'Tricycles', 1, 'age-spans'),
    ('kick-scooters', 'toys-bicycles', 'ride-ons', 'Kick scooters', 2, 'age-spans'),
  ('cycling-gear', 'toys-bicycles', null, 'Cycling gear', 3, null),
    ('helmets', 'toys-bicycles', 'cycling-gear', 'Helmets', 1, 'letters'),
    ('cycle-accessories', 'toys-bicycles', 'cycling-gear', 'Bells, lights & locks', 2, 'none'),
  ('toys', 'toys-bicycles', null, 'Toys', 4, null),
    ('stacking-toys', 'toys-bicycles', 'toys', 'Stackers', 1, 'none'),
    ('blocks', 'toys-bicycles', 'toys', 'Blocks & puzzles', 2, 'none'),
    ('soft-toys', 'toys-bicycles', 'toys', 'Soft toys', 3, 'none'),
    ('pull-toys', 'toys-bicycles', 'toys', 'Pull-along toys', 4, 'none'),
    ('board-games', 'toys-bicycles', 'toys', 'Board games', 5, 'none'),
    ('spinning-tops', 'toys-bicycles', 'toys', 'Spinning tops', 6, 'none'),
  ('earrings', 'imitation-jewellery', null, 'Earrings', 1, null),
    ('jhumkas', 'imitation-jewellery', 'earrings', 'Jhumkas', 1, 'none'),
    ('studs', 'imitation-jewellery', 'earrings', 'Studs', 2, 'none'),
    ('chandbalis', 'imitation-jewellery', 'earrings', 'Chandbalis & hoops', 3, 'none'),
  ('neckwear', 'imitation-jewellery', null, 'Necklaces', 2, null),
    ('necklaces', 'imitation-jewellery', 'neckwear', 'Necklaces & sets', 1, 'none'),
    ('pendants', 'imitation-jewellery', 'neckwear', 'Pendants', 2, 'none'),
    ('mangalsutras', 'imitation-jewellery', 'neckwear', 'Mangalsutras', 3, 'none'),
  ('wristwear', 'imitation-jewellery', null, 'Bangles & bracelets', 3, null),
    ('bangles', 'imitation-jewellery', 'wristwear', 'Bangles & kadas', 1, 'bangles'),
    ('bracelets', 'imitation-jewellery', 'wristwear', 'Bracelets', 2, 'none'),
  ('rings-and-more', 'imitation-jewellery', null, 'Rings & more', 4, null),
    ('rings', 'imitation-jewellery', 'rings-and-more', 'Rings', 1, 'rings'),
    ('maang-tikkas', 'imitation-jewellery', 'rings-and-more', 'Maang tikkas', 2, 'none'),
    ('nose-pins', 'imitation-jewellery', 'rings-and-more', 'Nose pins', 3, 'none'),
    ('anklets', 'imitation-jewellery', 'rings-and-more', 'Anklets', 4, 'none'),
  ('anime-collectables', 'anime', null, 'Figures & collectables', 1, null),
    ('character-figures', 'anime', 'anime-collectables', 'Character figures', 1, 'none'),
    ('mecha-figures', 'anime', 'anime-collectables', 'Mecha figures', 2, 'none'),
    ('keychains', 'anime', 'anime-collectables', 'Charms & keychains', 3, 'none'),
  ('anime-clothing', 'anime', null, 'Clothing', 2, null),
    ('anime-tees', 'anime', 'anime-clothing', 'T-shirts', 1, 'letters'),
    ('anime-hoodies', 'anime', 'anime-clothing', 'Hoodies', 2, 'letters'),
    ('anime-caps', 'anime', 'anime-clothing', 'Caps', 3, 'none'),
  ('anime-for-the-room', 'anime', null, 'For the room', 3, null),
    ('posters', 'anime', 'anime-for-the-room', 'Posters', 1, 'finish'),
    ('art-prints', 'anime', 'anime-for-the-room', 'Art prints', 2, 'paper'),
    ('anime-mugs', 'anime', 'anime-for-the-room', 'Mugs', 3, 'none'),
  ('anime-bags', 'anime', null, 'Bags', 4, null),
    ('anime-totes', 'anime', 'anime-bags', 'Totes', 1, 'none'),
    ('anime-backpacks', 'anime', 'anime-bags', 'Backpacks', 2, 'none'),
  ('soft-furnishing', 'home-living', null, 'Bed & soft furnishing', 1, null),
    ('cushion-covers', 'home-living', 'soft-furnishing', 'Cushion covers', 1, 'none'),
    ('bed-linen-sets', 'home-living', 'soft-furnishing', 'Bed linen sets', 2, 'sheets'),
    ('bedspreads', 'home-living', 'soft-furnishing', 'Bedspreads & quilts', 3, 'beds'),
    ('curtains', 'home-living', 'soft-furnishing', 'Curtains', 4, 'none'),
    ('rugs', 'home-living', 'soft-furnishing', 'Rugs & dhurries', 5, 'none'),
  ('lighting', 'home-living', null, 'Lighting', 2, null),
    ('table-lamps', 'home-living', 'lighting', 'Table lamps', 1, 'none'),
    ('diyas', 'home-living', 'lighting', 'Diyas & lanterns', 2, 'none'),
  ('decor', 'home-living', null, 'Decor', 3, null),
    ('vases', 'home-living', 'decor', 'Vases', 1, 'none'),
    ('planters', 'home-living', 'decor', 'Planters', 2, 'none'),
    ('wall-clocks', 'home-living', 'decor', 'Wall clocks', 3, 'none'),
    ('framed-prints', 'home-living', 'decor', 'Framed prints', 4, 'shade'),
  ('dining', 'home-living', null, 'Kitchen & dining', 4, null),
    ('tea-sets', 'home-living', 'dining', 'Tea sets', 1, 'none'),
    ('mugs', 'home-living', 'dining', 'Mugs', 2, 'none'),
    ('table-linen', 'home-living', 'dining', 'Table linen', 3, 'none'),
  ('make-up', 'beauty', null, 'Make-up', 1, null),
    ('lipsticks', 'beauty', 'make-up', 'Lipsticks', 1, 'shade'),
    ('kajal', 'beauty', 'make-up', 'Kajal & eyes', 2, 'none'),
    ('blushes', 'beauty', 'make-up', 'Blushes & compacts', 3, 'shade'),
    ('nail-colours', 'beauty', 'make-up', 'Nail colours', 4, 'shade'),
  ('fragrance', 'beauty', null, 'Fragrance', 2, null),
    ('attars', 'beauty', 'fragrance', 'Attars', 1, 'volume'),
    ('perfumes', 'beauty', 'fragrance', 'Perfumes', 2, 'volume'),
  ('skin-care', 'beauty', null, 'Skin care', 3, null),
    ('creams-and-serums', 'beauty', 'skin-care', 'Creams & serums', 1, 'none'),
    ('soaps', 'beauty', 'skin-care', 'Soaps', 2, 'none'),
    ('ubtans', 'beauty', 'skin-care', 'Ubtans & masks', 3, 'none'),
  ('hair-care', 'beauty', null, 'Hair care', 4, null),
    ('hair-oils', 'beauty', 'hair-care', 'Hair oils', 1, 'volume'),
    ('shampoos', 'beauty', 'hair-care', 'Shampoos', 2, 'volume');

-- Private functions -----------------------------------------------------------------------------------------------

-- The best tenth by their discount, of 25 percent or more (spec section 9, Automatic badges); of several with the same
-- discount all or none, so that never more than a tenth is the best. Types with fewer than ten, of which one would be
-- the best wherever there are few, are weighed together with the others of their category, each time all of them.
create function private.set_best_values(p_types text[], p_resized boolean default true) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_read text[] := p_types;
begin
  -- Small types are weighed together, so another one of the category may matter: where a type grew or shrank, or is small.
  if p_resized or exists (
    select 1 from unnest(p_types) as t (id)
    where 10 > (select coalesce(sum(d.n), 0) from private.discount_counts d where d.type_id = t.id)
  ) then
    v_read := array(
      select t.id from public.product_types t
      where t.category_id in (select c.category_id from public.product_types c where c.id = any(p_types))
    );
  end if;
  with counted as materialized (
    select d.type_id as id, d.percent, sum(d.n)::integer as n
    from private.discount_counts d where d.type_id = any(v_read)
    group by d.type_id, d.percent having sum(d.n) > 0
  ), sized as (
    select t.id, t.category_id, coalesce(sum(c.n), 0) < 10 as small
    from public.product_types t left join counted c on c.id = t.id where t.id = any(v_read) group by t.id
  ), weighed as (
    select z.id, case when z.small then 'category ' || z.category_id else 'type ' || z.id end as pool
    from sized z where z.small or z.id = any(p_types)
  ), ranked as (
    select w.pool, c.percent,
      sum(sum(c.n)) over (partition by w.pool order by c.percent desc) as among,
      sum(sum(c.n)) over (partition by w.pool) as all_of_pool
    from weighed w join counted c on c.id = w.id group by w.pool, c.percent
  ), best as (
    select r.pool, min(r.percent) as best_from from ranked r
    where r.percent >= 25 and r.among <= ceil(r.all_of_pool / 10.0) group by r.pool
  )
  update public.product_types t set best_value_from = coalesce(b.best_from, 101)
  from weighed w left join best b on b.pool = w.pool
  where t.id = w.id and t.best_value_from <> coalesce(b.best_from, 101);

  -- Whoever changes prices meanwhile adds rows and holds none of these for long; what another one adds up now, stays.
  with many as (
    select d.type_id from private.discount_counts d where d.type_id = any(p_types)
    group by d.type_id having count(*) > 200
  ), taken as (
    delete from private.discount_counts d where d.id = any (array(
      select c.id from private.discount_counts c join many m on m.type_id = c.type_id for update of c skip locked
    ))
    returning d.type_id, d.percent, d.n
  )
  insert into private.discount_counts (type_id, percent, n)
  select k.type_id, k.percent, sum(k.n) from taken k group by k.type_id, k.percent having sum(k.n) <> 0;
end;
$$;
comment on function private.set_best_values(text[], boolean) is
  'Writes best_value_from of these types anew, and of the small types beside them. Unless p_resized each has as many products as before.';

create function private.count_discounts() returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  delete from private.discount_counts where true;
  insert into private.discount_counts (type_id, percent, n)
  select p.type_id, private.discount_percent(p.price, p.original_price), count(*) from public.products p
  where p.status = 'published' and p.type_id is not null group by 1, 2;
  perform private.set_best_values(array(select t.id from public.product_types t));
end;
$$;
comment on function private.count_discounts() is 'Counts all discounts anew, for whoever wrote products without triggers.';

create function private.weigh_best_values() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
declare
  v_types text[];
  v_percents integer[];
  v_changes integer[];
begin
  -- Only what is published is weighed.
  if tg_op = 'INSERT' then
    select array_agg(n.type_id), array_agg(private.discount_percent(n.price, n.original_price)), array_agg(1)
    into v_types, v_percents, v_changes from after_change n where n.status = 'published' and n.type_id is not null;
  elsif tg_op = 'DELETE' then
    select array_agg(o.type_id), array_agg(private.discount_percent(o.price, o.original_price)), array_agg(-1)
    into v_types, v_percents, v_changes from before_change o where o.status = 'published' and o.type_id is not null;
  else
    select array_agg(c.type_id), array_agg(private.discount_percent(c.price, c.original_price)), array_agg(c.n)
    into v_types, v_percents, v_changes
    from before_change o full join after_change n on n.id = o.id
    cross join lateral (values
      (o.status, o.type_id, o.price, o.original_price, -1), (n.status, n.type_id, n.price, n.original_price, 1)
    ) c (status, type_id, price, original_price, n)
    where (private.discount_percent(o.price, o.original_price), o.type_id, o.status)
        is distinct from (private.discount_percent(n.price, n.original_price), n.type_id, n.status)
      and c.status = 'published' and c.type_id is not null;
  end if;
  if v_types is null then return null; end if;
  insert into private.discount_counts (type_id, percent, n)
  select c.type_id, c.percent, sum(c.n) from unnest(v_types, v_percents, v_changes) as c (type_id, percent, n)
  group by c.type_id, c.percent having sum(c.n) <> 0;
  -- Whoever changes many products one by one weighs their types once, afterwards.
  if current_setting('shop.many_products', true) is distinct from 'on' then
    perform private.set_best_values(
      array(select distinct u.id from unnest(v_types) as u (id) order by 1),
      exists (select 1 from unnest(v_types, v_changes) as c (type_id, n) group by c.type_id having sum(c.n) <> 0)
    );
  end if;
  return null;
end;
$$;
comment on function private.weigh_best_values() is
  'After a statement on products: the discounts of the types it touched, and their best_value_from.';

create function private.begin_many_products(p_ids text[]) returns text[]
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform set_config('shop.many_products', 'on', true);
  return array(select distinct p.type_id from public.products p where p.id = any (p_ids) and p.type_id is not null);
end;
$$;
comment on function private.begin_many_products(text[]) is
  'Before many products are changed one by one: their types, for private.end_many_products; until then best values and lists stand still.';

create function private.end_many_products(p_ids text[], p_types text[]) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform set_config('shop.many_products', 'off', true);
  perform private.enter_and_learn(p_ids);
  perform private.set_best_values(array(
    select distinct t.id from (
      select unnest(p_types) as id
      union all
      select p.type_id from public.products p where p.id = any (p_ids)
    ) t
    where t.id is not null order by t.id
  ));
end;
$$;
comment on function private.end_many_products(text[], text[]) is
  'Enters these products in the lists and weighs the types that they had (p_types) and have.';

create trigger weigh_best_values_of_new after insert on public.products
  referencing new table as after_change for each statement execute function private.weigh_best_values();
create trigger weigh_best_values_of_changed after update on public.products
  referencing old table as before_change new table as after_change
  for each statement execute function private.weigh_best_values();
create trigger weigh_best_values_of_gone after delete on public.products
  referencing old table as before_change for each statement execute function private.weigh_best_values();

-- A trigger and no constraint, because a shop may have published products from before there were types: they stay, and
-- get a type when somebody saves them next.
create function private.require_type() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  if new.status = 'published' and new.type_id is null then
    perform private.invalid_input('type_id', 'A published product needs a type.');
  end if;
  return new;
end;
$$;
comment on function private.require_type() is
  'Before a product is published or changes its type: raises INVALID_INPUT {field} without a type.';

create trigger require_type before insert or update of status, type_id on public.products
  for each row execute function private.require_type();

create trigger touch_product_type before update on public.products for each row
  when (
    (old.type_id, old.colour_family, old.style_id) is distinct from (new.type_id, new.colour_family, new.style_id)
  )
  execute function private.note_page_change();

-- A variant without a label is the one of a product without a choice, which every type may have.
create function private.refuse_foreign_sizes() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
declare
  v_found record;
begin
  select v.label, t.name, t.size_system into v_found
  from public.product_variants v
  join public.products p on p.id = v.product_id
  join public.product_types t on t.id = p.type_id
  join public.size_systems s on s.id = t.size_system
  where v.product_id = to_jsonb(new) ->> tg_argv[0] and v.label <> '' and not s.is_open
    and not exists (select 1 from public.sizes z where z.system_id = s.id and z.label = v.label)
  order by v.position limit 1;
  if found then
    perform private.invalid_input('variants', format('“%s” is no size of %s: %s.', v_found.label, v_found.name, coalesce(
      (select string_agg(z.label, ', ' order by z.position) from public.sizes z where z.system_id = v_found.size_system),
      'they come in one size'
    )));
  end if;
  return null;
end;
$$;
comment on function private.refuse_foreign_sizes() is
  'After a change of a label or a type: raises INVALID_INPUT {field} for a size of another system. Takes the column with the product''s id.';

-- Deferrable, because a product may get another type and other sizes in one save.
create constraint trigger product_variants_sizes after insert or update of label, product_id on public.product_variants
  deferrable initially immediate for each row execute function private.refuse_foreign_sizes('product_id');
create constraint trigger products_sizes after update of type_id on public.products
  deferrable initially immediate for each row
  when (new.type_id is distinct from old.type_id) execute function private.refuse_foreign_sizes('id');

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (id, name, title, is_open, position) on public.size_systems to anon, authenticated;
grant select (system_id, label, position) on public.sizes to anon, authenticated;
grant select (id, category_id, parent_id, name, position, size_system, image, level, is_final_sale, best_value_from) on public.product_types
  to anon, authenticated;
grant select (id, name, hex, position) on public.colour_families to anon, authenticated;
grant select (type_id, type_level, colour_family, style_id) on public.products to anon, authenticated;
