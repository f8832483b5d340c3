-- Attributes: what can be said of a product besides its texts, such as material, occasion or wheel size. They are rows
-- and no columns, so that the staff adds one without a migration: it says what kind of value it takes and which types
-- have it. Everybody reads; the chapter on taxonomy editing writes.

-- Tables and policies ---------------------------------------------------------------------------------------------

create table public.attributes (
  id text primary key constraint attributes_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  kind text not null constraint attributes_kind check (kind in ('choice', 'number', 'text', 'yes_no')),
  unit text,
  is_filter boolean not null default false,
  takes_many boolean not null default false,
  position integer not null default 0,
  constraint attributes_unit check (unit is null or kind = 'number'),
  constraint attributes_takes_many check (not takes_many or kind = 'choice'),
  -- A facet of texts would have as many values as products, each written in its own way.
  constraint attributes_is_filter check (not is_filter or kind <> 'text'),
  unique (id, kind)
);
comment on table public.attributes is 'What products may have a value for.';
comment on column public.attributes.unit is 'Of a number, as shoppers read it behind it: cm, GSM.';
comment on column public.attributes.is_filter is 'Whether shoppers filter by it.';
comment on column public.attributes.takes_many is 'Whether a product may have several of its choices.';

alter table public.attributes enable row level security;
create policy "everyone reads attributes" on public.attributes for select to anon, authenticated using (true);

create table public.attribute_choices (
  attribute_id text not null references public.attributes (id) on delete cascade,
  id text not null constraint attribute_choices_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  label text not null,
  position integer not null default 0,
  primary key (attribute_id, id)
);
comment on table public.attribute_choices is 'What can be chosen for an attribute of kind choice, in order.';

alter table public.attribute_choices enable row level security;
create policy "everyone reads attribute choices" on public.attribute_choices
  for select to anon, authenticated using (true);

create table public.type_attributes (
  type_id text not null references public.product_types (id) on delete cascade,
  attribute_id text not null references public.attributes (id) on delete cascade,
  is_required boolean not null default false,
  primary key (type_id, attribute_id)
);
comment on table public.type_attributes is 'Which types have an attribute; a group gives it to all of its types.';
comment on column public.type_attributes.is_required is 'Whether a product needs a value to be published.';

create index type_attributes_attribute on public.type_attributes (attribute_id);

alter table public.type_attributes enable row level security;
create policy "everyone reads type attributes" on public.type_attributes for select to anon, authenticated using (true);

create table public.product_attributes (
  product_id text not null references public.products (id) on delete cascade,
  attribute_id text not null,
  -- The attribute's own, by the foreign key: so a check can tell which value it needs, and the kind of an attribute that
  -- is in use cannot change.
  kind text not null,
  choice_id text,
  -- A key holds no null: of a choice it is the choice, of everything else there is one value.
  choice_key text not null generated always as (coalesce(choice_id, '')) stored,
  number numeric(12, 2),
  text text,
  yes_no boolean,
  constraint product_attributes_attribute foreign key (attribute_id, kind) references public.attributes (id, kind),
  constraint product_attributes_choice foreign key (attribute_id, choice_id)
    references public.attribute_choices (attribute_id, id),
  constraint product_attributes_value check (
    num_nonnulls(choice_id, number, text, yes_no) = 1 and case kind
      when 'choice' then choice_id is not null when 'number' then number is not null
      when 'text' then text is not null else yes_no is not null
    end
  ),
  primary key (product_id, attribute_id, choice_key)
);
comment on table public.product_attributes is 'Values of products: one row a value, several where an attribute takes many.';

create index product_attributes_value on public.product_attributes (attribute_id, choice_id);

alter table public.product_attributes enable row level security;
-- The subquery runs under the caller's own policies, as that of the variants does.
create policy "everyone reads attributes of published products" on public.product_attributes
  for select to anon, authenticated
  using (exists (select 1 from public.products p where p.id = product_id and p.status = 'published'));

-- A beginning for each type of the chapter before; the staff goes on from here.
insert into public.attributes (id, name, kind, unit, is_filter, takes_many, position) values
  ('material', 'Material', 'choice', null, true, true, 1), ('pattern', 'Pattern', 'choice', null, true, false, 2),
  ('occasion', 'Occasion', 'choice', null, true, true, 3), ('fit', 'Fit', 'choice', null, true, false, 4),
  ('sleeve', 'Sleeves', 'choice', null, true, false, 5), ('neckline', 'Neck', 'choice', null, false, false, 6),
  ('care', 'Care', 'choice', null, true, false, 7),
  ('gsm', 'Cloth or paper weight', 'number', 'GSM', false, false, 8),
  ('length', 'Length', 'number', 'm', false, false, 9),
  ('blouse-piece', 'Blouse piece included', 'yes_no', null, true, false, 10),
  ('lined', 'Lined', 'yes_no', null, false, false, 11), ('rise', 'Rise', 'choice', null, false, false, 12),
  ('closure', 'Closing', 'choice', null, true, false, 13), ('capacity', 'Capacity', 'number', 'l', false, false, 14),
  ('strap', 'Strap', 'choice', null, false, false, 15), ('movement', 'Movement', 'choice', null, false, false, 16),
  ('uv-protection', 'UV400 lenses', 'yes_no', null, true, false, 17),
  ('frame-material', 'Frame', 'choice', null, true, false, 18), ('gears', 'Gears', 'number', null, true, false, 19),
  ('brakes', 'Brakes', 'choice', null, true, false, 20),
  ('stabilisers', 'Stabilisers', 'yes_no', null, false, false, 21),
  ('load', 'Carries up to', 'number', 'kg', false, false, 22),
  ('age-from', 'From age', 'number', 'years', true, false, 23),
  ('pieces', 'Pieces', 'number', null, false, false, 24), ('height', 'Height', 'number', 'cm', false, false, 25),
  ('diameter', 'Diameter', 'number', 'cm', false, false, 26),
  ('plating', 'Plating', 'choice', null, true, false, 27), ('stones', 'Stones', 'choice', null, true, true, 28),
  ('nickel-free', 'Nickel free', 'yes_no', null, true, false, 29),
  ('adjustable', 'Adjustable', 'yes_no', null, true, false, 30),
  ('paper-size', 'Paper size', 'choice', null, true, false, 31),
  ('volume', 'Holds', 'number', 'ml', false, false, 32), ('weight', 'Weight', 'number', 'g', false, false, 33),
  ('finish', 'Finish', 'choice', null, true, false, 34),
  ('fragrance-notes', 'Fragrance notes', 'choice', null, true, true, 35),
  ('alcohol-free', 'Alcohol free', 'yes_no', null, true, false, 36),
  ('cruelty-free', 'Not tested on animals', 'yes_no', null, true, false, 37),
  ('key-ingredients', 'Key ingredients', 'text', null, false, false, 38),
  ('thread-count', 'Thread count', 'number', null, true, false, 39),
  ('dishwasher-safe', 'Dishwasher safe', 'yes_no', null, true, false, 40),
  ('handmade', 'Made by hand', 'yes_no', null, true, false, 41),
  -- What rule 6(10) of the Legal Metrology (Packaged Commodities) Rules, 2011 asks a shop to say of each product.
  ('origin', 'Country of origin', 'choice', null, true, false, 42),
  ('maker', 'Manufacturer or packer, with address', 'text', null, false, false, 43),
  ('importer', 'Importer, with address', 'text', null, false, false, 44),
  ('net-quantity', 'Net quantity', 'text', null, false, false, 45);

insert into public.attribute_choices (attribute_id, id, label, position)
select a.attribute_id, btrim(regexp_replace(lower(c.label), '[^a-z0-9]+', '-', 'g'), '-'), c.label, c.n from (values
  ('material', array[
    'Cotton', 'Handloom cotton', 'Mul', 'Khadi', 'Linen', 'Silk', 'Silk blend', 'Art silk', 'Chanderi', 'Georgette',
    'Velvet', 'Wool', 'Denim', 'Twill', 'Jersey', 'Fleece', 'French terry', 'Seersucker', 'Polyester', 'Elastane',
    'Leather', 'Vegan leather', 'Canvas', 'Jute', 'Rubber', 'EVA', 'Acetate', 'Stainless steel', 'Steel',
    'Aluminium alloy', 'Brass', 'German silver', 'Zinc alloy', 'Lac', 'Thread', 'Glass', 'Shell pearl', 'Resin',
    'Wood', 'Bamboo', 'Paper', 'Plastic', 'Terracotta', 'Stoneware', 'Blue pottery'
  ]),
  ('pattern', array[
    'Plain', 'Striped', 'Checked', 'Graphic', 'Printed', 'Floral', 'Block print', 'Ajrakh', 'Kalamkari', 'Bandhani',
    'Leheriya', 'Shibori', 'Ikat', 'Dhurrie', 'Woven butti', 'Zari', 'Chikankari', 'Embroidered', 'Colour block',
    'Painted', 'Glazed'
  ]),
  ('occasion', array[
    'Every day', 'Office', 'College', 'School', 'Evening', 'Festive', 'Wedding', 'Sport', 'Travel', 'Gift'
  ]),
  ('fit', array[
    'Slim', 'Regular', 'Straight', 'Tapered', 'A-line', 'Flared', 'Relaxed', 'Oversized', 'Boxy'
  ]),
  ('sleeve', array[
    'Sleeveless', 'Cap', 'Half', 'Three-quarter', 'Full'
  ]),
  ('neckline', array[
    'Crew', 'Scoop', 'Round', 'Split', 'Collar', 'Band collar', 'Nehru collar', 'Camp collar', 'Peter Pan collar',
    'Hood'
  ]),
  ('care', array[
    'Machine wash', 'Hand wash', 'Dry clean', 'Spot clean', 'Wipe clean'
  ]),
  ('rise', array[
    'Mid', 'High'
  ]),
  ('closure', array[
    'Laces', 'Hook and loop', 'Buckle', 'Slip-on'
  ]),
  ('strap', array[
    'Shoulder straps', 'Long handles', 'Detachable strap', 'Wrist strap'
  ]),
  ('movement', array[
    'Quartz', 'Silent sweep', 'Mechanical'
  ]),
  ('frame-material', array[
    'Steel', 'Double-butted steel', 'Aluminium alloy', 'Carbon'
  ]),
  ('brakes', array[
    'Caliper', 'Caliper and band', 'Disc', 'Coaster', 'Foot brake'
  ]),
  ('plating', array[
    'Gold-tone', 'Silver-tone', 'Rose-tone', 'Copper-tone', 'Oxidised', 'Brass'
  ]),
  ('stones', array[
    'Kundan-look', 'Ruby-red glass', 'Green glass', 'Blue glass', 'Pink glass', 'Shell pearl', 'Enamel', 'Resin',
    'Mirror', 'None'
  ]),
  ('paper-size', array[
    'A4', 'A3', 'A2', 'A1'
  ]),
  ('finish', array[
    'Matte', 'Soft matte', 'Satin', 'Velvet', 'Gloss'
  ]),
  ('fragrance-notes', array[
    'Saffron', 'Sandalwood', 'Rose', 'Vetiver', 'Mogra', 'Leather', 'Honey', 'Milk', 'Tulsi', 'Neem'
  ]),
  ('origin', array[
    'India', 'Bangladesh', 'Bhutan', 'China', 'France', 'Germany', 'Indonesia', 'Italy', 'Japan', 'Nepal', 'South Korea',
    'Spain', 'Sri Lanka', 'Taiwan', 'Thailand', 'Turkey', 'United Kingdom', 'United States', 'Vietnam'
  ])
) as a (attribute_id, labels), unnest(a.labels) with ordinality as c (label, n);

insert into public.type_attributes (attribute_id, is_required, type_id)
select a.attribute_id, a.is_required, t.id from (values
  ('material', true, array[
    'men-indian-wear', 'men-topwear', 'men-bottomwear', 'women-indian-wear', 'women-western-wear',
    'kids-indian-wear', 'kids-clothing', 'anime-clothing', 'men-footwear', 'women-footwear', 'kids-footwear',
    'men-accessories', 'women-accessories', 'women-bags', 'kids-accessories', 'anime-bags', 'earrings', 'neckwear',
    'wristwear', 'rings-and-more', 'soft-furnishing', 'lighting', 'decor', 'dining', 'toys', 'anime-collectables',
    'anime-for-the-room'
  ]),
  ('material', false, array[
    'bicycles', 'ride-ons', 'cycling-gear'
  ]),
  ('pattern', true, array[
    'men-indian-wear', 'men-topwear', 'men-bottomwear', 'women-indian-wear', 'women-western-wear',
    'kids-indian-wear', 'kids-clothing', 'anime-clothing', 'men-footwear', 'women-footwear', 'kids-footwear',
    'soft-furnishing', 'lighting', 'decor', 'dining'
  ]),
  ('pattern', false, array[
    'men-accessories', 'women-accessories', 'women-bags', 'kids-accessories', 'anime-bags', 'earrings', 'neckwear',
    'wristwear', 'rings-and-more', 'bicycles', 'ride-ons', 'cycling-gear', 'toys', 'anime-collectables',
    'anime-for-the-room'
  ]),
  ('occasion', true, array[
    'men-indian-wear', 'men-topwear', 'men-bottomwear', 'women-indian-wear', 'women-western-wear',
    'kids-indian-wear', 'kids-clothing', 'anime-clothing', 'men-footwear', 'women-footwear', 'kids-footwear',
    'men-accessories', 'women-accessories', 'women-bags', 'kids-accessories', 'anime-bags', 'earrings', 'neckwear',
    'wristwear', 'rings-and-more', 'bicycles', 'ride-ons', 'toys', 'anime-collectables', 'anime-for-the-room',
    'make-up', 'fragrance', 'skin-care', 'hair-care'
  ]),
  ('occasion', false, array[
    'soft-furnishing', 'lighting', 'decor', 'dining', 'cycling-gear'
  ]),
  ('fit', false, array[
    'men-indian-wear', 'men-topwear', 'men-bottomwear', 'women-western-wear', 'kids-clothing', 'anime-clothing',
    'women-kurtas', 'salwar-suits', 'anarkalis'
  ]),
  ('sleeve', false, array[
    'men-topwear', 'men-kurtas', 'men-kurta-sets', 'men-sherwanis', 'women-kurtas', 'salwar-suits', 'anarkalis',
    'women-tops', 'women-shirts', 'women-dresses', 'saree-blouses', 'frocks', 'kids-tees', 'kids-sets',
    'kids-hoodies', 'anime-tees', 'anime-hoodies'
  ]),
  ('neckline', false, array[
    'men-topwear', 'men-kurtas', 'men-kurta-sets', 'men-sherwanis', 'men-bandis', 'women-kurtas', 'salwar-suits',
    'anarkalis', 'women-tops', 'women-shirts', 'women-dresses', 'saree-blouses', 'frocks', 'kids-tees', 'kids-sets',
    'kids-hoodies', 'anime-tees', 'anime-hoodies'
  ]),
  ('care', false, array[
    'men-indian-wear', 'men-topwear', 'men-bottomwear', 'women-indian-wear', 'women-western-wear',
    'kids-indian-wear', 'kids-clothing', 'anime-clothing', 'soft-furnishing', 'lighting', 'decor', 'dining'
  ]),
  ('gsm', false, array[
    'men-topwear', 'men-bandis', 'women-tops', 'women-shirts', 'women-dresses', 'kids-tees', 'anime-tees',
    'anime-hoodies', 'posters'
  ]),
  ('length', true, array[
    'dupattas', 'women-stoles'
  ]),
  ('length', false, array[
    'sarees'
  ]),
  ('blouse-piece', true, array[
    'sarees'
  ]),
  ('lined', false, array[
    'men-bandis', 'women-kurtas', 'salwar-suits', 'anarkalis', 'lehengas', 'kids-lehengas', 'kids-kurta-sets'
  ]),
  ('rise', false, array[
    'men-bottomwear', 'women-jeans', 'women-trousers'
  ]),
  ('closure', false, array[
    'men-footwear', 'women-footwear', 'kids-footwear'
  ]),
  ('capacity', false, array[
    'men-backpacks', 'school-bags', 'anime-backpacks'
  ]),
  ('strap', false, array[
    'men-backpacks', 'women-handbags', 'women-totes', 'women-clutches', 'anime-totes'
  ]),
  ('movement', false, array[
    'men-watches', 'women-watches', 'wall-clocks'
  ]),
  ('uv-protection', false, array[
    'men-sunglasses', 'women-sunglasses'
  ]),
  ('frame-material', true, array[
    'bicycles'
  ]),
  ('frame-material', false, array[
    'ride-ons'
  ]),
  ('gears', false, array[
    'bicycles'
  ]),
  ('brakes', false, array[
    'bicycles', 'ride-ons'
  ]),
  ('stabilisers', false, array[
    'kids-bicycles'
  ]),
  ('load', false, array[
    'ride-ons', 'city-bicycles'
  ]),
  ('age-from', true, array[
    'toys'
  ]),
  ('pieces', false, array[
    'toys', 'skin-care', 'hair-care', 'necklaces', 'bangles', 'cushion-covers', 'bed-linen-sets', 'tea-sets', 'kajal'
  ]),
  ('height', false, array[
    'anime-collectables', 'anime-for-the-room', 'soft-toys', 'table-lamps', 'vases', 'diyas'
  ]),
  ('diameter', false, array[
    'wall-clocks', 'planters'
  ]),
  ('plating', false, array[
    'earrings', 'neckwear', 'wristwear', 'rings-and-more'
  ]),
  ('stones', false, array[
    'earrings', 'neckwear', 'wristwear', 'rings-and-more'
  ]),
  ('nickel-free', false, array[
    'earrings', 'neckwear', 'wristwear', 'rings-and-more'
  ]),
  ('adjustable', false, array[
    'men-caps', 'kids-caps', 'anime-caps', 'rings'
  ]),
  ('paper-size', true, array[
    'posters'
  ]),
  ('paper-size', false, array[
    'art-prints'
  ]),
  ('volume', true, array[
    'anime-mugs', 'mugs'
  ]),
  ('volume', false, array[
    'fragrance', 'skin-care', 'hair-care', 'tea-sets'
  ]),
  ('weight', false, array[
    'make-up', 'skin-care', 'hair-care'
  ]),
  ('finish', false, array[
    'make-up'
  ]),
  ('fragrance-notes', true, array[
    'fragrance'
  ]),
  ('alcohol-free', false, array[
    'fragrance'
  ]),
  ('cruelty-free', false, array[
    'make-up'
  ]),
  ('key-ingredients', true, array[
    'skin-care', 'hair-care'
  ]),
  ('key-ingredients', false, array[
    'make-up'
  ]),
  ('thread-count', false, array[
    'bed-linen-sets', 'bedspreads'
  ]),
  ('dishwasher-safe', false, array[
    'tea-sets', 'anime-mugs', 'mugs'
  ]),
  ('handmade', false, array[
    'men-indian-wear', 'men-topwear', 'women-indian-wear', 'men-footwear', 'women-footwear', 'women-bags',
    'wristwear', 'lighting', 'decor', 'toys', 'fragrance'
  ])
) as a (attribute_id, is_required, types), unnest(a.types) as t (id);

-- Only what comes from abroad has an importer.
insert into public.type_attributes (attribute_id, is_required, type_id)
select a.id, a.id <> 'importer', g.id
from unnest(array['origin', 'maker', 'importer', 'net-quantity']) as a (id), public.product_types g
where g.parent_id is null;

-- Private functions -----------------------------------------------------------------------------------------------

create function private.attributes_of_type(p_type text)
  returns table (id text, name text, kind text, takes_many boolean, is_required boolean)
  language sql stable security invoker set search_path = ''
as $$
  select a.id, a.name, a.kind, a.takes_many, bool_or(h.is_required)
  from public.product_types t
  join public.type_attributes h on h.type_id in (t.id, t.parent_id)
  join public.attributes a on a.id = h.attribute_id
  where t.id = p_type group by a.id
$$;
comment on function private.attributes_of_type(text) is 'The attributes that a type has of itself and of its group.';

create function private.require_complete(p_type text, p_values jsonb) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_missing record;
begin
  if p_type is null then
    perform private.invalid_input('type_id', 'A published product needs a type.');
  end if;
  -- The first one is the field, and all of them are named: a price list is mended in one go.
  select (array_agg(h.id order by a.position, h.id))[1] as id, string_agg(h.name, '; ' order by a.position, h.id) as names
  into v_missing
  from private.attributes_of_type(p_type) h join public.attributes a on a.id = h.id
  where h.is_required and not p_values ? h.id;
  if v_missing.id is not null then
    perform private.invalid_input(
      'attributes.' || v_missing.id, format('A published product of this type needs: %s.', v_missing.names)
    );
  elsif p_values #>> '{origin,0}' <> 'india' and not p_values ? 'importer' then
    -- Legal Metrology (Packaged Commodities) Rules 2011, rule 6(1)(a).
    perform private.invalid_input('attributes.importer', 'A product from abroad needs its importer, with address.');
  end if;
end;
$$;
comment on function private.require_complete(text, jsonb) is
  'Raises INVALID_INPUT {field} where a product may not be published as it is: its type and values.';

create function private.refuse_foreign_attributes() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
declare
  v_product text := to_jsonb(new) ->> tg_argv[0];
  v_found record;
begin
  select v.attribute_id, a.name, has.id is null as is_foreign, t.name as type_name into v_found
  from public.product_attributes v
  join public.products p on p.id = v.product_id
  join public.attributes a on a.id = v.attribute_id
  left join public.product_types t on t.id = p.type_id
  left join lateral (select h.id from private.attributes_of_type(p.type_id) h where h.id = v.attribute_id) has on true
  where v.product_id = v_product
  group by v.attribute_id, a.name, a.takes_many, has.id, t.name
  having has.id is null or (count(*) > 1 and not a.takes_many) limit 1;
  if found then
    perform private.invalid_input('attributes.' || v_found.attribute_id, case
      when v_found.type_name is null then 'Please choose a type first.'
      when v_found.is_foreign then format('%s have no %s.', v_found.type_name, lower(v_found.name))
      else 'Only one choice fits here.'
    end);
  end if;
  return null;
end;
$$;
comment on function private.refuse_foreign_attributes() is
  'After a change of values or type: raises INVALID_INPUT {field} for attributes that the type has not, and for too many choices. Takes the column with the product''s id.';

-- Deferrable, because a product may get another type and other values in one save.
create constraint trigger product_attributes_fit after insert or update on public.product_attributes
  deferrable initially immediate for each row execute function private.refuse_foreign_attributes('product_id');
create constraint trigger products_attributes after update of type_id on public.products
  deferrable initially immediate for each row
  when (new.type_id is distinct from old.type_id) execute function private.refuse_foreign_attributes('id');

-- Not in SQL, which would be planned anew for each product of a price list.
create function private.attribute_values(p_product text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_object_agg(v.attribute_id, v.texts), '{}') from (
      select a.attribute_id, jsonb_agg(
        coalesce(a.choice_id, trim_scale(a.number)::text, a.text, case when a.yes_no then 'yes' else 'no' end)
        order by c.position, c.id
      ) as texts
      from public.product_attributes a
      left join public.attribute_choices c on c.attribute_id = a.attribute_id and c.id = a.choice_id
      where a.product_id = p_product group by a.attribute_id
    ) v
  );
end;
$$;
comment on function private.attribute_values(text) is
  'Values of a product as texts by attribute: {"material": ["cotton"], "length": ["5.5"], "lined": ["yes"]}.';

-- Public functions ------------------------------------------------------------------------------------------------

create function public.get_taxonomy() returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'categories', (
      select jsonb_agg(jsonb_build_object('id', c.id, 'description', c.description, 'image', c.image) order by c.position, c.id)
      from public.categories c
    ),
    'types', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'category_id', t.category_id, 'parent_id', t.parent_id, 'name', t.name, 'position', t.position,
        'size_system', t.size_system, 'is_final_sale', t.is_final_sale, 'image', t.image
      ) order by c.position, c.id, g.position, g.id, t.parent_id is not null, t.position, t.id), '[]')
      from public.product_types t
      join public.categories c on c.id = t.category_id
      join public.product_types g on g.id = coalesce(t.parent_id, t.id)
    ),
    'size_systems', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'name', s.name, 'title', s.title, 'is_open', s.is_open, 'sizes', coalesce((
          select jsonb_agg(z.label order by z.position) from public.sizes z where z.system_id = s.id
        ), '[]')
      ) order by s.position, s.id), '[]') from public.size_systems s
    ),
    'colours', (
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'hex', f.hex) order by f.position, f.id), '[]')
      from public.colour_families f
    ),
    'attributes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'name', a.name, 'kind', a.kind, 'unit', a.unit, 'is_filter', a.is_filter,
        'takes_many', a.takes_many, 'position', a.position,
        'choices', coalesce((
          select jsonb_agg(jsonb_build_object('id', c.id, 'label', c.label) order by c.position, c.id)
          from public.attribute_choices c where c.attribute_id = a.id
        ), '[]'),
        'types', coalesce((
          select jsonb_agg(jsonb_build_object('type_id', h.type_id, 'is_required', h.is_required) order by h.type_id)
          from public.type_attributes h where h.attribute_id = a.id
        ), '[]')
      ) order by a.position, a.id), '[]') from public.attributes a
    )
  )
$$;
comment on function public.get_taxonomy() is
  'Categories, types in menu order (a group before its types), size systems, colours and attributes: {categories, types, size_systems, colours, attributes}.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (id, name, kind, unit, is_filter, takes_many, position) on public.attributes to anon, authenticated;
grant select (attribute_id, id, label, position) on public.attribute_choices to anon, authenticated;
grant select (type_id, attribute_id, is_required) on public.type_attributes to anon, authenticated;
grant select (product_id, attribute_id, kind, choice_id, number, text, yes_no) on public.product_attributes
  to anon, authenticated;

grant execute on function public.get_taxonomy() to anon, authenticated;
