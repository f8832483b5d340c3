/** A number from 0 up to 1 that is always the same for `seed` and `salt`; no numeric, whose powers take ten times as long. */
const chance = (seed: string, salt: number): string =>
  `((hashint4((${seed}) + ${salt * 1_000_003})::bigint & 2147483647) / 2147483648::float8)`;
const pick = (array: string, share: string): string =>
  `(${array})[1 + floor(${share} * cardinality(${array}))::integer]`;
const words = (text: string): string => `string_to_array('${text}', ' ')`;

const motifs = words(
  'Kamal Mor Bel Ambi Paisley Lotus Gulmohar Champa Chameli Genda Tara Chand Suraj Lehar Jaal Buti Phool Patti Anar Kairi',
);
const makers = words(
  'Neel Rang Zari Reshma Bunkar Gulmohar Chandan Kesar Amrit Surya Chandra Tulsi Mehendi Indigo Madder Kumkum Sona Rupa Moti Heera Nila Lal Hara Safed Kala Pila Gulabi Firozi Jamuni Dhani',
);
const houses = words(
  'Kothi Mill House Lane Works Studio Loom Bazaar Haveli Mahal Ghar Gali Sutra Karkhana Atelier Row Collective Craft',
);

/** Three products of one number are one style: the same thing in other colours. */
const style = '(n.n / 3)';

const products = `
  with type as materialized (
    select array_agg(t.id order by hashtext(t.id)) as ids from public.product_types t where t.parent_id is not null
  ), colour as materialized (
    select array_agg(f.id order by hashtext(f.id)) as ids from public.colour_families f
  ), draft as (
    select n.n, ${pick('type.ids', `power(${chance(style, 1)}, 1.8)`)} as type_id,
      ${pick('colour.ids', `power(${chance('n.n', 2)}, 1.4)`)} as colour,
      (149 + 10 * floor(power(${chance(style, 3)}, 3) * 900))::integer as price,
      ${pick(motifs, chance(style, 4))} as motif,
      ${pick(makers, `power(${chance(style, 5)}, 2)`)} || ' ' || ${pick(houses, `power(${chance(style, 6)}, 2)`)} as brand
    from generate_series($1::integer, $2::integer) as n (n), type, colour
  )
  insert into public.products (
    id, name, description, price, original_price, category_id, type_id, colour_family, style_id, brand, sku,
    earlier_ratings, ratings, review_count, rating, position, status, published_at
  )
  select 'g' || d.n, d.motif || ' ' || initcap(d.colour) || ' ' || split_part(t.name, ' & ', 1),
    'Made in ' || ${pick(words('Jaipur Banaras Kutch Bhuj Kanchipuram Lucknow Surat Bagru'), chance('d.n', 7))} || '.',
    d.price, d.price + floor(${chance('d.n', 8)} * d.price)::integer, t.category_id, d.type_id, d.colour,
    case when (d.n / 3) % 3 = 0 then 'gs' || d.n / 3 end, d.brand, 'G-' || d.n, r.ratings,
    r.ratings, r.given, coalesce(round((3 * r.ratings[3] + 4 * r.ratings[4] + 5 * r.ratings[5])::numeric / nullif(r.given, 0), 1), 0),
    1000 + d.n, 'published', now() - make_interval(secs => d.n * 60)
  from draft d
  join public.product_types t on t.id = d.type_id
  cross join lateral (
    select array[0, 0, given - lower - best, lower, best] as ratings, given
    from (
      select given, floor(given * ${chance('d.n', 10)})::integer as best,
        floor((given - floor(given * ${chance('d.n', 10)})) * ${chance('d.n * 3', 10)})::integer as lower
      from (
        select case when ${chance('d.n', 9)} < 0.2 then 0 else 1 + floor(power(${chance('d.n', 11)}, 4) * 2000)::integer end
          as given
      ) g
    ) h
  ) r`;

/** Four neighbouring sizes of the type's system, or the one of a type without any. */
const variants = `
  insert into public.product_variants (id, product_id, label, position, stock)
  select 'g' || n.n || ':' || coalesce(s.slug, 'one'), 'g' || n.n, coalesce(s.label, ''), coalesce(s.position, 1),
    case when ${chance('n.n * 7 + coalesce(s.position, 0)', 12)} < 0.15 then 0
      else 1 + floor(${chance('n.n * 7 + coalesce(s.position, 0)', 13)} * 60)::integer end
  from generate_series($1::integer, $2::integer) as n (n)
  join public.products p on p.id = 'g' || n.n
  join public.product_types t on t.id = p.type_id
  left join lateral (
    select z.label, z.position, btrim(regexp_replace(lower(z.label), '[^a-z0-9]+', '-', 'g'), '-') as slug
    from public.sizes z where z.system_id = t.size_system
    order by abs(z.position - 3 - floor(${chance('n.n', 14)} * 3)), z.position limit 4
  ) s on true`;

const values = `
  with wanted as materialized (
    select t.id as type_id, a.id as attribute_id, k.kind, row_number() over (order by t.id, a.id)::integer as salt,
      -- What is from abroad needs its importer, with address.
      case a.id when 'origin' then '{india}'
        else array(select c.id from public.attribute_choices c where c.attribute_id = a.id order by c.position) end as choices
    from public.product_types t
    cross join lateral private.attributes_of_type(t.id) a
    join public.attributes k on k.id = a.id
    where t.parent_id is not null and (a.is_required or k.is_filter and k.kind <> 'text')
  )
  insert into public.product_attributes (product_id, attribute_id, kind, choice_id, number, yes_no, text)
  select p.id, w.attribute_id, w.kind,
    case w.kind when 'choice' then w.choices[1 + floor(power(r.chance, 2) * cardinality(w.choices))::integer] end,
    case w.kind when 'number' then 1 + floor(r.chance * 12) end, case w.kind when 'yes_no' then r.chance < 0.4 end,
    case w.kind when 'text' then case w.attribute_id when 'net-quantity' then '1 N' else p.brand || ', Jaipur' end end
  from generate_series($1::integer, $2::integer) as n (n)
  join public.products p on p.id = 'g' || n.n
  join wanted w on w.type_id = p.type_id
  cross join lateral (select ${chance('n.n * 13 + w.salt', 15)} as chance) r`;

/** What writes products `$1` to `$2` with variants and values. */
export const writeBatch: readonly string[] = [products, variants, values];
