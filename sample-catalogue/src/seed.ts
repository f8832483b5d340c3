import { categoryCovers } from './catalogue/categoryCovers';
import { reviewRows } from './catalogue/reviewRows';
import { sampleProducts } from './catalogue/sampleProducts';

export { normaliseStock } from './catalogue/normaliseStock';
export { spreadRatings } from './catalogue/spreadRatings';

/** Runs one statement with numbered parameters, as a role that may write the catalogue. */
export type RunSql = (sql: string, params?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

// One statement, so that a start that is interrupted leaves either no catalogue or a whole one. Stock of variants
// that exist is kept: it may have been sold since.
const writeCatalogue = `
with input as (
  select $1::text::jsonb as data
), cover as (
  update public.categories c set image = r.image
  from input, jsonb_to_recordset(data -> 'covers') as r (id text, image text) where c.id = r.id
), product as (
  insert into public.products (
    id, name, description, price, original_price, category_id, type_id, colour_family, style_id, brand, sku, images, features, earlier_ratings,
    badges, position, published_at, status
  )
  select r.*, 'published' from input, jsonb_to_recordset(data -> 'products') as r (
    id text, name text, description text, price integer, original_price integer, category_id text,
    type_id text, colour_family text, style_id text, brand text, sku text, images jsonb, features text[], ratings integer[], badges text[],
    position integer, published_at timestamptz
  )
  on conflict (id) do update set name = excluded.name, description = excluded.description,
    price = excluded.price, original_price = excluded.original_price, category_id = excluded.category_id,
    type_id = excluded.type_id, colour_family = excluded.colour_family, style_id = excluded.style_id,
    brand = excluded.brand, sku = excluded.sku, images = excluded.images, features = excluded.features,
    earlier_ratings = excluded.earlier_ratings,
    badges = excluded.badges, position = excluded.position, published_at = excluded.published_at, status = excluded.status
), variant as (
  insert into public.product_variants (id, product_id, label, position, stock)
  select v.id, p.id, v.label, v.position, v.stock
  from input,
    jsonb_to_recordset(data -> 'products') as p (id text, variants jsonb),
    jsonb_to_recordset(p.variants) as v (id text, label text, position integer, stock integer)
  on conflict (id) do update set label = excluded.label, position = excluded.position
), measure as (
  insert into public.garment_measures (product_id, size, measure, centimetres)
  select p.id, v.label, m.key, m.value::numeric
  from input,
    jsonb_to_recordset(data -> 'products') as p (id text, variants jsonb),
    jsonb_to_recordset(p.variants) as v (label text, measures jsonb),
    jsonb_each_text(v.measures) m
  -- What the staff has measured since, stays.
  where not exists (select 1 from public.garment_measures x where x.product_id = p.id)
), value as (
  insert into public.product_attributes (product_id, attribute_id, kind, choice_id, number, text, yes_no)
  select p.id, g.key, a.kind, case a.kind when 'choice' then t end, case a.kind when 'number' then t::numeric end,
    case a.kind when 'text' then t end, case a.kind when 'yes_no' then t = 'yes' end
  from input,
    jsonb_to_recordset(data -> 'products') as p (id text, attributes jsonb),
    jsonb_each_text(p.attributes) g left join public.attributes a on a.id = g.key,
    unnest(case a.kind when 'choice' then string_to_array(g.value, ',') else array[g.value] end) t
  -- What the staff has said of a product since, stays.
  where not exists (select 1 from public.product_attributes x where x.product_id = p.id)
), review as (
  insert into public.reviews (id, product_id, user_name, rating, comment, reviewed_on, verified)
  select r.* from input, jsonb_to_recordset(data -> 'reviews') as r (
    id uuid, product_id text, user_name text, rating integer, comment text, reviewed_on date, verified boolean
  )
  on conflict (id) do nothing
)
select 1`;

/**
 * Writes the sample catalogue: the categories' covers, products with variants, stock and attributes, and the four
 * sample reviews. Can run again. Throws what the database throws.
 */
export async function seed(run: RunSql): Promise<void> {
  const data = { covers: categoryCovers, products: sampleProducts(), reviews: reviewRows };
  await run(writeCatalogue, [JSON.stringify(data)]);
}
